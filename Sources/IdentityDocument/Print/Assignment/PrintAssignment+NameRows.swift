/// Names of cards whose captions are too small to be read.
extension PrintAssignment {
  /// The distance of two rows with a caption between them, in heights of their capitals: 3.1 to 3.4 on
  /// drawn cards, and 2.2 to 2.6 on licences, which have no captions.
  private static let captioned = 2.9...4.5
  /// How much the distances of neighbouring rows differ; it was not varied.
  private static let equal = 0.88...1.14

  /// Takes the two rows above the date of birth for surname and given names.
  ///
  /// Documents have the primary identifier above the secondary one, and both above the birth (ICAO Doc
  /// 9303-3, §3.3); passports have the nationality between (Doc 9303-4, §4.1). Only where three dates, a personal
  /// number or a caption that two looks agree on tell the birth, and two lines of its size, of which two looks agree on
  /// one, stand at equal distances above it with room for captions between, with no third. A row that is read too
  /// poorly to be stated is one of the two.
  mutating func findNamesAboveBirth() {
    guard fields[.lastName] == nil, fields[.firstName] == nil,
      let birth = places[.dob].map({ lines[$0] }), isBirthProven
    else { return }
    var rows = nameRows(above: birth)
    let column = rows.filter { abs(lines[$0].left - birth.left) < 2.5 }
    let nationality = column.last.map { lines[$0] }.flatMap { line in
      NationalityName.state(in: line.text) == nil ? nil : line
    }
    if nationality != nil { rows = column.dropLast() }
    guard let given = rows.last, let surname = rows.dropLast().last else { return }
    let below = nationality ?? birth
    let step = below.baseline - lines[given].baseline
    let above = lines[given].baseline - lines[surname].baseline
    let upper = rows.dropLast(2).last { abs(lines[$0].left - lines[surname].left) < 6 }
      .map { lines[surname].baseline - lines[$0].baseline }
    let height = nationality == nil ? birth.height : min(birth.height, lines[surname].height)
    guard Self.captioned.contains(step / height), Self.equal.contains(above / step),
      upper.map({ $0 > 1.2 * step }) ?? true,
      nationality.map({ Self.equal.contains((birth.baseline - $0.baseline) / step) }) ?? true,
      abs(lines[given].left - lines[surname].left) < 2.5, lines[given].left < birth.left + 2.5
    else { return }
    let order = hasGivenNamesFirst ? [given, surname] : [surname, given]
    let names = [(DocumentField.lastName, order[0]), (.firstName, order[1])].filter {
      isName($0.1)
    }
    guard names.contains(where: { lines[$0.1].isAgreed || sharedText(of: $0.1) != nil }) else {
      return
    }
    for (field, place) in names {
      let text = sharedText(of: place) ?? PrintedText.cleaned(lines[place].text)
      // What both looks have seen is a name's own, of whatever language.
      let isSeen = lines[place].isSeenByBothLooks(text)
      let name = isSeen ? alphabet?.withOwnTwins(text) ?? text : adapted(text, of: place)
      put(field, .text(name), from: place, .position, confidence: 0.6, text: text)
      lines[place].role = .name
    }
  }

  /// The rows of a birth's size above it that are read well, and those at the margin of one of these that are not.
  private func nameRows(above birth: AssignedLine) -> [Int] {
    let rows = lines.indices.filter { place in
      let line = lines[place]
      return line.baseline < birth.baseline - birth.height && !line.isOfPageAlone
        && (0.8...1.25).contains(line.height / birth.height) && line.confidence > Self.leastOfRow
    }
    let good = rows.filter { lines[$0].confidence > Self.leastOfName }
    return rows.filter { place in
      good.contains(place)
        || PrintedText.letterCount(lines[place].text) >= 4
          && good.contains { abs(lines[$0].left - lines[place].left) < 2.5 }
    }
  }

  /// What is read with less is a pattern sooner than a row, or a row that is not stated.
  private static let (leastOfRow, leastOfName) = (0.3, 0.6)

  /// Whether other dates, a number that holds it, or its caption say that a day is the birth.
  private var isBirthProven: Bool {
    guard let birth = fields[.dob] else { return false }
    return birth.evidence == .threeDates || birth.evidence == .captionAgreed
      || birth.evidence == .form && birth.confidence >= 0.95
  }

  /// The reading with more marks of two that agree but for marks, of which small print loses some.
  private func sharedText(of place: Int) -> String? {
    let versions = lines[place].line.versions.filter { $0.confidence >= 0.75 }
    guard versions.count > 1, let first = versions.first else { return nil }
    let letters = FoldedText.words(of: first.text)
    let same = versions.filter { FoldedText.words(of: $0.text) == letters }
    guard same.count > 1 else { return nil }
    func marks(_ text: String) -> Int { text.unicodeScalars.count { !$0.isASCII } }
    return same.max { marks($0.text) < marks($1.text) }.map { PrintedText.cleaned($0.text) }
  }

  /// Whether a line is words in capitals that two looks agree on, or one is sure of, and that no caption
  /// says to be something else.
  private func isName(_ place: Int) -> Bool {
    let line = lines[place]
    let text = PrintedText.cleaned(line.text)
    let others = labels(of: place).strengths.filter {
      $0.key != .surname && $0.key != .givenNames
    }
    return line.role == nil && line.confidence > Self.leastOfName
      && (line.isAgreed || line.confidence >= 0.88 || sharedText(of: place) != nil)
      && PrintedText.letterCount(text) >= 2
      && PrintedText.likeness(text) > 0.8 && (others.values.max() ?? 0) < 0.5
      && !text.unicodeScalars.contains { $0.properties.isLowercase || ("0"..."9").contains($0) }
  }
}
