/// Names in one row, which cards of India, Indonesia, Kenya, Malaysia, Singapore and others have.
extension PrintAssignment {
  /// A name with what announces it.
  private struct WholeName {
    var text: String
    /// The lines that it stands in, and the texts of these that are taken.
    var lines: [Int]
    var texts: [Int] = []
    var caption: String?
    var isVietnamese: Bool
    /// Whether its caption announces nothing else anywhere.
    var isTold: Bool
  }

  /// Finds a name that stands whole at its caption, where no surname and no given names were found.
  ///
  /// Nothing tells which of its words are the surname, but for Viet Nam, whose surnames come first, as the zones of
  /// its cards have them. NAME alone announces a surname elsewhere: there another row below, which might
  /// be the given names, keeps it from being stated.
  mutating func findWholeName() {
    guard fields[.lastName] == nil, fields[.firstName] == nil,
      let name = wholeNameBelowCaption ?? wholeNameBehindCaption
    else { return }
    let isAgreed = name.lines.allSatisfy { lines[$0].isAgreed }
    let confidence = !isAgreed ? 0.6 : name.isTold ? 0.87 : 0.75
    let words = name.text.split(separator: " ")
    let values: [(DocumentField, String)] =
      name.isVietnamese && words.count > 1
      ? [(.lastName, String(words[0])), (.firstName, words.dropFirst().joined(separator: " "))]
      : [(.fullName, name.text)]
    for (field, text) in values {
      put(
        field, .text(text), from: name.lines[0], isAgreed ? .captionAgreed : .caption,
        confidence: confidence, text: text, caption: name.caption)
      fields[field]?.lines = name.lines.map { lines[$0].index }
    }
    for text in name.texts { texts[text].isTaken = true }
    for line in name.lines { lines[line].role = .name }
  }

  private var wholeNameBelowCaption: WholeName? {
    let candidates = texts.indices.filter { index in
      let reading = texts[index]
      return !reading.isTaken && reading.likeness > 0.7 && reading.confidence > 0.5
        && !reading.text.utf8.contains { $0.isDigit } && reading.labels[.relative] < 0.5
        && announcesWholeName(reading)
    }
    guard let best = candidates.min(by: { (baseline($0), $0) < (baseline($1), $1) }),
      !isBehindUnreadRow(texts[best]),
      texts[best].labels[.bothNames] <= 0.5 || !hasNeighbour(texts[best].line)
    else { return nil }
    let labels = texts[best].labels
    var rows = [best]
    if labels[.wholeName] > 0.5 || hasWholeNames, let next = following(best),
      !texts[next].isTaken,
      hasWholeNames || texts[next].labels.strengths.keys.allSatisfy({ $0 == .wholeName })
    {
      rows.append(next)
    }
    let text = rows.map { adapted(Self.withoutStrays(texts[$0].text), of: texts[$0].line) }
      .joined(separator: " ")
    guard labels[.wholeName] > 0.5 || text.contains(" ") else { return nil }
    let caption = labels.caption.map { lines[$0].reading.text } ?? []
    return WholeName(
      text: text, lines: rows.map { texts[$0].line }, texts: rows, caption: labels.text,
      isVietnamese: Self.isVietnamese(caption),
      isTold: labels[.wholeName] > 0.5 || labels[.bothNames] > 0.5)
  }

  /// Whether words stand beside a line: captions of two columns may be read as one, whose values are no whole name.
  private func hasNeighbour(_ place: Int) -> Bool {
    let line = lines[place]
    return lines.indices.contains { other in
      other != place && lines[other].role == nil && lines[other].isBeside(line, within: 0.6)
        && (0.75...1.33).contains(lines[other].height / line.height)
        && PrintedText.letterCount(lines[other].text) >= 3
    }
  }

  /// The name behind its caption and a colon, in letters of one size, so that the line is no caption.
  private var wholeNameBehindCaption: WholeName? {
    for place in lines.indices where lines[place].role == nil && lines[place].confidence > 0.65 {
      let line = lines[place]
      if let text = text(behind: Self.bareNames, in: place).map({ PrintedText.cleaned($0) }),
        PrintedText.likeness(text) > 0.8, text.contains(" "),
        !text.utf8.contains(where: { $0.isDigit }), !isAboveOtherName(place)
      {
        return WholeName(
          text: adapted(text, of: place), lines: [place], isVietnamese: false, isTold: false)
      }
      guard let colon = line.text.firstIndex(of: ":") else { continue }
      let caption = FoldedText.words(of: String(line.text[..<colon]))
      let isTold = Self.wholeNames.contains(caption)
      let text = PrintedText.cleaned(String(line.text[line.text.index(after: colon)...]))
      guard isTold || Self.bareNames.contains(caption), PrintedText.likeness(text) > 0.8,
        text.contains(" "), !text.utf8.contains(where: { $0.isDigit }),
        isTold || !isAboveOtherName(place)
      else { continue }
      return WholeName(
        text: adapted(text, of: place), lines: [place], caption: String(line.text[..<colon]),
        isVietnamese: Self.isVietnamese(caption), isTold: isTold)
    }
    return nil
  }

  /// The captions of whole names.
  private static let wholeNames = Set(
    Caption.phrases.filter { $0.caption == .wholeName }.map { Array($0.text.utf8) })

  /// Words that announce a surname elsewhere.
  private static let bareNames: Set<[UInt8]> = [Array("name".utf8), Array("nama".utf8)]

  private static func isVietnamese(_ caption: [UInt8]) -> Bool {
    caption.holds(Array("va ten".utf8)) || caption.starts(with: "ho ten".utf8)
  }

  /// Whether a caption announces the whole name, or a word that announces a surname elsewhere and has no second
  /// row of a name below.
  private func announcesWholeName(_ reading: TextReading) -> Bool {
    if reading.labels[.wholeName] > 0.5 || reading.labels[.bothNames] > 0.5 { return true }
    guard let caption = reading.labels.caption.map({ lines[$0].reading }) else { return false }
    let isBare =
      reading.labels[.surname] > 0.5 && caption.isBareName
      || reading.labels[.givenNames] > 0.5
        && (Self.bareNames.contains(caption.text)
          || caption.text == Array("nome".utf8) && isBrazilian)
    return isBare && (hasWholeNames || !isAboveOtherName(reading.line))
  }

  /// Whether the print names a state whose cards have a whole name below NAME, in two rows where it is long.
  var hasWholeNames: Bool {
    let titles = [
      "united arab emirates", "state of qatar", "state of kuwait", "kingdom of bahrain",
      "sultanate of oman", "kingdom of saudi arabia",
    ]
    return isPrintAlone
      && lines.contains { line in
        titles.contains { line.reading.text.holds(Array($0.utf8)) }
      }
  }

  /// Whether the print names Brazil, whose licences of before 2022 have the whole name below NOME.
  private var isBrazilian: Bool {
    lines.contains { $0.reading.text.holds(Array("brasil".utf8)) }
  }

  /// Whether the next row of a line's column is words of the same size and without a caption.
  private func isAboveOtherName(_ place: Int) -> Bool {
    let line = lines[place]
    let rows = lines.indices.filter { other in
      let below = lines[other].baseline - line.baseline
      return below > 0.8 * line.height && below < 5.5 * line.height
        && abs(lines[other].left - line.left) < 7 && lines[other].role != .caption
    }
    guard let other = rows.min(by: { lines[$0].baseline < lines[$1].baseline }) else {
      return false
    }
    let next = lines[other]
    let text = PrintedText.cleaned(next.text)
    return next.role == nil && (0.75...1.33).contains(next.height / line.height)
      && next.confidence > 0.2 && PrintedText.letterCount(text) >= 3
      && PrintedText.likeness(text) > 0.7 && !text.utf8.contains { $0.isDigit }
      && !next.text.utf8.contains(.ascii(":"))
      && labels(of: other).strengths.keys.allSatisfy { [.surname, .givenNames].contains($0) }
      && !next.reading.matches.contains { match in
        match.range.lowerBound == 0 && ![.surname, .givenNames].contains(match.caption)
      }
  }
}
