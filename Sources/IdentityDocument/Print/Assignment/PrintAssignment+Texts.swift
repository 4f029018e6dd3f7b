extension PrintAssignment {
  /// Collects the texts that may be values: as large and as dark as what is proven.
  mutating func collectTexts() {
    let height = medianOfProven { $0.height }
    let contrast = medianOfProven { $0.line.contrast }
    for place in lines.indices where !lines[place].isOfPageAlone {
      let line = lines[place]
      switch line.role {
      case .name, .number, .value: continue
      case .caption: collectBehindCaption(place)
      case .date: collectBesideDate(place)
      case nil:
        let text = PrintedText.cleaned(line.text)
        guard text.unicodeScalars.count(where: PrintedText.isWordPart) >= 2,
          height.map({ 0.7 < line.height / $0 && line.height / $0 < 1.5 }) ?? true,
          contrast.map({ line.line.contrast >= 0.35 * $0 }) ?? true
        else { continue }
        texts.append(
          TextReading(
            line: place, text: text, labels: labels(of: place), confidence: line.confidence,
            place: .alone))
      }
    }
  }

  /// The value that stands behind a caption and its colon.
  private mutating func collectBehindCaption(_ place: Int) {
    let line = lines[place]
    guard let colon = line.text.firstIndex(of: ":") else { return }
    let text = PrintedText.cleaned(String(line.text[line.text.index(after: colon)...]))
    guard text.unicodeScalars.count > 2, PrintedText.likeness(text) > 0.8, line.confidence > 0.65,
      CaptionReading(text).coverage < 0.4
    else { return }
    let labels = CaptionLabels(strengths: line.captions, text: String(line.text[..<colon]))
    texts.append(
      TextReading(
        line: place, text: text, labels: labels, confidence: line.confidence,
        place: .behindCaption))
  }

  /// The place or office that stands in a line with a date.
  private mutating func collectBesideDate(_ place: Int) {
    let line = lines[place]
    guard line.confidence > 0.6, let date = PrintedDate.dates(in: line.text).first else { return }
    let scalars = Array(line.text.unicodeScalars)
    guard date.range.upperBound <= scalars.count else { return }
    let rest =
      date.range.lowerBound > 2
      ? scalars[..<date.range.lowerBound] : scalars[date.range.upperBound...]
    let text = PrintedText.cleaned(String(String.UnicodeScalarView(rest)))
    guard PrintedText.letterCount(text) >= 2, PrintedText.likeness(text) > 0.8 else { return }
    texts.append(
      TextReading(
        line: place, text: text, labels: labels(of: place), confidence: line.confidence,
        place: .besideDate))
  }

  /// Finds the texts that captions announce.
  ///
  /// A caption and two looks that agree were right on 56 of 61 specimens, a caption and one look on
  /// 11 of 23: agreement proves the letters, not where the value ends nor whose it is.
  mutating func findTexts() {
    if format == .frenchIdentityCard { findFrenchPlaceOfBirth() }
    findText(.placeOfBirth, .placeOfBirth)
    findText(.addressLine, .address)
    findText(.authority, .authority)
  }

  private mutating func findText(_ field: DocumentField, _ caption: Caption) {
    let candidates = texts.indices.compactMap { index in
      score(of: texts[index], as: caption).map { (index: index, score: $0) }
    }
    guard var best = candidates.max(by: { ($0.score, $1.index) < ($1.score, $0.index) }) else {
      return
    }
    if caption == .address {
      // The first line of an address is the upper one, whichever was read better.
      let near = candidates.filter { $0.score > best.score - 0.4 }
      best = near.min { baseline($0.index) < baseline($1.index) } ?? best
    }
    let reading = texts[best.index]
    texts[best.index].isTaken = true
    var text = reading.text
    // A date beside a text tells where it ends, as far as two looks see both.
    var isAgreed = reading.place != .behindCaption && lines[reading.line].isAgreed
    var taken = [reading.line]
    if caption != .placeOfBirth {
      var last = best.index
      let most = caption == .address ? 3 : 1
      while taken.count <= most, let next = following(last), !texts[next].isTaken,
        caption == .address || texts[next].labels.strengths.isEmpty
          || texts[next].labels[caption] > 0
      {
        text += " " + texts[next].text
        texts[next].isTaken = true
        isAgreed = isAgreed && lines[texts[next].line].isAgreed
        taken.append(texts[next].line)
        last = next
      }
    }
    let measured = min(
      0.6, 0.3 + 0.25 * reading.labels[caption] + 0.4 * reading.confidence * reading.likeness)
    put(
      field, .text(adaptedOffice(text, of: reading.line)), from: reading.line,
      isAgreed ? .captionAgreed : .caption,
      confidence: isAgreed ? reading.confidence >= 0.45 ? 0.87 : 0.75 : measured, text: text,
      caption: reading.labels.text)
    fields[field]?.lines = taken.map { lines[$0].index }
    lines[reading.line].role = .value
  }

  /// How well a text fits a caption, or `nil` where another field has it or it is no text.
  private func score(of reading: TextReading, as caption: Caption) -> Double? {
    let strength = reading.labels[caption]
    guard strength > 0, !reading.isTaken,
      reading.confidence >= 0.45 || lines[reading.line].isDoubtedForMarksAlone,
      reading.likeness > 0.35 || caption == .authority && isOfficeCode(reading),
      reading.place != .besideDate || caption != .address
    else { return nil }
    let rival = reading.labels.rival(of: caption)
    let loss = rival > strength - 0.15 ? 0.25 * max(0, rival - strength + 0.3) : 0
    return strength - loss + 0.5 * reading.confidence + 0.3 * reading.likeness
  }

  /// Whether a text is the code of an office, which Spanish passports print for their authority: capitals
  /// and digits that two looks have read alike at its caption.
  private func isOfficeCode(_ reading: TextReading) -> Bool {
    let characters = reading.text.utf8
    return reading.labels[.authority] > 0.85 && reading.labels.rival(of: .authority) < 0.5
      && (5...12).contains(characters.count)
      && characters.allSatisfy { $0.isDigit || $0.isCapital } && lines[reading.line].isAgreed
      && document.idNumber.map { PrintedText.compact($0) != Array(characters) } ?? true
  }

  /// The text in the next line of the same value.
  func following(_ index: Int) -> Int? {
    let line = lines[texts[index].line]
    return texts.indices.first { other in
      let next = lines[texts[other].line]
      let below = next.baseline - line.baseline
      return other != index && texts[other].place == .alone && below > 1.05 * line.height
        && below < 2.05 * line.height && abs(next.left - line.left) < 1.2
        && (0.75...1.33).contains(next.height / line.height) && texts[other].confidence > 0.55
        && texts[other].likeness > 0.7 && !lines.contains { $0.parts(line, from: next) }
    }
  }

  /// A text in the letters of the issuing state, but for a mark that the look at its line and that at
  /// the page have seen alike, in small print surely: a place may lie in another state, and a name be from there.
  ///
  /// Of 124 names on drawn passports (`make.py pages`, seeds 27201, 27202 and 28301) two more are right with 0.9 in
  /// small print than with none there, and two fewer wrong.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - place: Its line.
  /// - Returns: The text.
  func adapted(_ text: String, of place: Int) -> String {
    adapted(text, of: place, surelyFrom: 0.9)
  }

  /// The text of a place or an office, which may be named in another language than persons are.
  ///
  /// In smaller print two looks that are sure tell its marks: of 13 such words on drawn pages all were right.
  func adaptedOffice(_ text: String, of place: Int) -> String {
    adapted(text, of: place, surelyFrom: 0.8)
  }

  private func adapted(_ text: String, of place: Int, surelyFrom sure: Double) -> String {
    guard let alphabet else { return text }
    guard lines[place].pixelHeight >= Self.leastMarked else { return alphabet.adapting(text) }
    let confidence = lines[place].pixelHeight >= Self.smallPrint ? 0 : sure
    // One of several words may be misread.
    var adapted = ""
    for word in text.split(omittingEmptySubsequences: false, whereSeparator: { "- ".contains($0) })
    {
      if word.startIndex > text.startIndex {
        adapted.append(text[text.index(before: word.startIndex)])
      }
      let isSeen = lines[place].isSeenByBothLooks(String(word), surerThan: confidence)
      adapted += isSeen ? alphabet.withOwnTwins(String(word)) : alphabet.adapting(String(word))
    }
    return adapted
  }

  /// Marks of lower capitals, in pixels, are not told even by two looks that are sure.
  private static let leastMarked = 11.0

  func baseline(_ index: Int) -> Double { lines[texts[index].line].baseline }

  /// The place of birth of a French identity card, behind `à :`.
  private mutating func findFrenchPlaceOfBirth() {
    for place in lines.indices {
      let line = lines[place]
      let words = line.text.split(separator: " ")
      guard let first = words.first, words.count > 1,
        FoldedText.words(of: String(first)) == [.ascii("a")], first.unicodeScalars.count <= 3,
        first.unicodeScalars.contains(where: { !$0.isASCII }) || words[1] == ":"
          || first.last == ":"
      else { continue }
      let text = PrintedText.cleaned(words.dropFirst().joined(separator: " "))
      guard text.unicodeScalars.count >= 3, text.first?.isUppercase == true else { continue }
      put(
        .placeOfBirth, .text(adapted(text, of: place)), from: place,
        line.isAgreed ? .captionAgreed : .caption,
        confidence: line.isAgreed ? 0.87 : min(0.6, 0.3 + 0.3 * line.confidence), text: text,
        caption: "à")
      lines[place].role = .value
    }
  }
}

extension AssignedLine {
  /// Whether it is a caption between two lines of which one stands below the other.
  fileprivate func parts(_ upper: AssignedLine, from lower: AssignedLine) -> Bool {
    role == .caption && baseline > upper.baseline + 0.3 * upper.height
      && baseline < lower.baseline - 0.3 * lower.height && left < upper.right && right > upper.left
  }
}
