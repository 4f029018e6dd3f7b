extension PrintAssignment {
  /// Finds place of birth and authority of a passport by their place, where no caption was read.
  ///
  /// ICAO Doc 9303-4, §4.1 has the place of birth between birth and issue, the authority beside or
  /// below the issue. Where two looks agreed, 22 of 27 specimens were right; without, half of them:
  /// such a text is not sure enough to enter the document.
  mutating func findTextsByPlace() {
    if format == .mrvA || format == .mrvB { findPlaceOfIssue() }
    guard format == .td3 || format == nil && !showsLicence, let birth = birthLine else { return }
    let area = areaOfTexts(below: birth)
    let free = texts.indices.filter(isFree)
    if fields[.placeOfBirth] == nil { findPlaceOfBirth(in: area, among: free) }
    // Without an issue nothing says where an authority would stand on a card.
    if fields[.authority] == nil, format != nil || places[.issuingDate] != nil {
      findAuthority(in: area, among: free)
    }
  }

  /// Where place of birth and authority stand on a passport.
  private struct AreaOfTexts {
    /// The line of the birth.
    var birth: AssignedLine
    /// Whether that line was not read.
    var isGuessed: Bool
    /// The baseline of the first date below the birth, or where one would be.
    var edge: Double
    /// The left edge of the print.
    var left: Double
  }

  private func areaOfTexts(below birth: AssignedLine) -> AreaOfTexts {
    let rows = [DocumentField.issuingDate, .expiryDate].compactMap { places[$0] }
      .map { lines[$0].baseline }.filter { $0 > birth.baseline + 1 }
    let isGuessed = places[.dob] == nil
    let lefts = lines.filter { [.name, .date, .number].contains($0.role) && $0.baseline > 8 }
      .map { $0.left }
    return AreaOfTexts(
      birth: birth, isGuessed: isGuessed,
      edge: min(
        rows.min() ?? birth.baseline + 14, birth.baseline + (isGuessed ? 21 : 14)),
      left: (lefts.min() ?? 0) - 4)
  }

  /// Finds the place of birth between the birth and the next date.
  private mutating func findPlaceOfBirth(in area: AreaOfTexts, among free: [Int]) {
    let birth = area.birth
    var between = free.filter { index in
      let line = lines[texts[index].line]
      let isBeforeBirth = line.isBeside(birth, within: 0.45) && line.left < birth.right
      return line.baseline > birth.baseline - 0.5 * birth.height
        && (!area.isGuessed || line.isAgreed)
        && line.baseline < area.edge - 0.6 * birth.height && line.left > area.left
        && !isBeforeBirth && !OfficeName.isOffice(texts[index].text)
    }
    // Where the birth was not read, its place may be any text in the lowest row.
    if area.isGuessed, let last = between.max(by: { baseline($0) < baseline($1) }) {
      between = between.filter {
        lines[texts[$0].line].isBeside(lines[texts[last].line], within: 0.6)
      }
      if between.count > 1 { between = [] }
    }
    place(
      .placeOfBirth,
      best(of: between) { index in
        (lines[texts[index].line].isBeside(birth, within: 0.45) ? 0 : 0.05)
          + (PlaceName.endsWithState(texts[index].text) ? 0.15 : 0)
      })
  }

  /// Finds the authority beside or below the first date behind the birth.
  private mutating func findAuthority(in area: AreaOfTexts, among free: [Int]) {
    let below = free.filter { index in
      let line = lines[texts[index].line]
      return !texts[index].isTaken && line.baseline > area.edge - 0.5 * area.birth.height
        && (line.left > area.left || line.baseline > area.edge + 3)
    }
    place(
      .authority,
      best(of: below) { index in
        let line = lines[texts[index].line]
        return (line.left > area.left ? 0.05 : 0) - 0.008 * abs(line.baseline - area.edge)
          + (OfficeName.isOffice(texts[index].text) ? 0.3 : 0)
      })
  }

  /// Whether neither a zone nor a barcode, but print says that this is a licence, whose fields stand elsewhere.
  private var showsLicence: Bool {
    guard isPrintAlone else { return false }
    return isOfCommonwealth || americanTitle != nil
      || lines.contains { line in
        line.line.versions.contains {
          DocumentTitle.kind(of: FoldedText.words(of: $0.text)) == .driverLicense
        }
      }
  }

  /// Finds the authority of a visa: the place of issue stands left of the first date (ICAO Doc 9303-7,
  /// §4.1), or above the date of issue on the uniform format of the Schengen states (Regulation (EC)
  /// 1683/95, annex).
  private mutating func findPlaceOfIssue() {
    guard fields[.authority] == nil, let date = places[.issuingDate].map({ lines[$0] }) else {
      return
    }
    let near = texts.indices.filter { index in
      let line = lines[texts[index].line]
      let above = date.baseline - line.baseline
      let isLeft = line.isBeside(date, within: 0.45) && line.right < date.left
      let isAbove =
        above > date.height && above < 2.4 * date.height && abs(line.left - date.left) < 4
      return isFree(index) && line.isAgreed && (isLeft || isAbove)
    }
    place(
      .authority,
      best(of: near) { index in
        lines[texts[index].line].isBeside(date, within: 0.45) ? 0.3 : 0
      })
  }

  /// The line of the birth, or its likely place below the given names.
  var birthLine: AssignedLine? {
    if let place = places[.dob] { return lines[place] }
    guard let place = places[.printedFirstName] ?? places[.firstName] else { return nil }
    let names = lines[place]
    var line = names.line
    line.baseline += max(7, 3.2 * names.height)
    line.right = line.left - 1
    return AssignedLine(line, index: names.index)
  }

  /// Whether no caption speaks of a text and it is read well.
  func isFree(_ index: Int) -> Bool {
    let reading = texts[index]
    let line = lines[reading.line]
    let others = reading.labels.strengths.filter {
      ![.placeOfBirth, .authority, .address].contains($0.key)
    }
    let height = medianOfProven { $0.height }
    return !reading.isTaken && reading.place == .alone && line.role == nil
      && (reading.confidence > leastConfidence(of: line)
        || reading.confidence > 0.55 && isTold(reading.text))
      && reading.likeness > 0.8
      && PrintedText.letterCount(reading.text) >= 3 && (others.values.max() ?? 0) <= 0.75
      && (height.map { 0.75 < line.height / $0 && line.height / $0 < 1.3 } ?? true)
      && !PrintedText.isSentence(reading.text) && (zoneTop.map { line.baseline < $0 - 1.8 } ?? true)
      && !isSex(reading.text) && !PrintedSex.isWord(reading.text)
      && !(isPrintAlone && (isOfPerson(reading.text) || isOfOtherKind(index)))
  }

  /// Whether the words of a text tell what it is, an office or a place with the code of its state.
  private func isTold(_ text: String) -> Bool {
    PlaceName.endsWithState(text) || OfficeName.isOffice(text)
  }

  /// Whether the words of a text tell what it is, and no other look at the line sees another such text.
  private func isToldAlike(_ place: Int, _ text: String) -> Bool {
    isTold(text)
      && !lines[place].line.versions.contains {
        $0.confidence >= 0.5 && isTold($0.text)
          && PrintedText.plain($0.text) != PrintedText.plain(text)
      }
  }

  /// What a text without a caption has to be read with; looks that agree need less, more so where they
  /// differ in what was cut out.
  private func leastConfidence(of line: AssignedLine) -> Double {
    guard line.isAgreed else { return 0.68 }
    return line.isAgreedByPage ? 0.5 : 0.62
  }

  /// Whether a text goes on beside its line, so that a part of it would be taken for the whole.
  private func isPart(_ place: Int) -> Bool {
    let line = lines[place]
    return lines.contains { other in
      let gap = max(other.left - line.right, line.left - other.right)
      return other.index != line.index && other.role == nil && !other.isOfPageAlone
        && other.isBeside(line, within: 0.4) && gap > 0 && gap < 2.6 * line.height
        && (0.75...1.33).contains(other.height / line.height)
        && PrintedText.letterCount(other.text) >= 3
    }
  }

  /// Whether a text is no more than a sex in one or two languages, such as `ŽEN/F`.
  func isSex(_ text: String) -> Bool {
    var parts = text.split { $0 == "/" || $0 == "|" }
    // The slash may be read as a letter: `VIF`.
    let scalars = Array(text.unicodeScalars)
    if scalars.count == 3, "Il1J".unicodeScalars.contains(scalars[1]) {
      parts = [text.prefix(1), text.suffix(1)]
    }
    guard parts.count == 2, let last = parts.last else { return false }
    let letters = last.unicodeScalars.filter { $0 != " " }
    guard letters.count == 1, let letter = letters.first else { return false }
    return "MFKЖVWNЧX".unicodeScalars.contains(letter)
      && parts[0].unicodeScalars.count <= 7
  }

  func best(of indices: [Int], bonus: (Int) -> Double) -> Int? {
    indices.max { left, right in
      let scores = [left, right].map { texts[$0].confidence * texts[$0].likeness + bonus($0) }
      return scores[0] != scores[1] ? scores[0] < scores[1] : left > right
    }
  }

  mutating func place(_ field: DocumentField, _ index: Int?) {
    guard var index else { return }
    let upper = field == .authority ? firstRowOfOffice(above: index) : firstRowOfPlace(above: index)
    if let upper { index = upper }
    let first = field == .authority ? wordBefore(index) : nil
    if let first { index = first }
    let reading = texts[index]
    takeForValue(index)
    var isAgreed = lines[reading.line].isAgreed && !isPart(reading.line)
    var text = reading.text
    if first != nil {
      for part in takeParts(beside: index, of: .authority) {
        text += " " + texts[part].text
        isAgreed = isAgreed && lines[texts[part].line].isAgreed
      }
    }
    let goesOn = lines[reading.line].text.utf8.last == .ascii(",")
    if field == .authority || goesOn, let next = following(index), !texts[next].isTaken {
      text += (goesOn ? ", " : joint(texts[index].line, texts[next].line)) + texts[next].text
      isAgreed = isAgreed && lines[texts[next].line].isAgreed
      for part in field == .authority ? takeParts(beside: next, of: .authority) : [] {
        text += " " + texts[part].text
        isAgreed = isAgreed && lines[texts[part].line].isAgreed
      }
    }
    let isLikely = isToldAlike(reading.line, reading.text) || isInColumn(reading.line)
    put(
      field, .text(adaptedOffice(text, of: reading.line)), from: reading.line, .position,
      confidence: isAgreed ? 0.75 : isLikely ? 0.6 : 0.45, text: text)
  }

  /// Whether a line that is read surely begins where a date of the zone does.
  private func isInColumn(_ place: Int) -> Bool {
    let line = lines[place]
    return line.confidence >= 0.9
      && [DocumentField.dob, .expiryDate].compactMap { places[$0] }.contains {
        abs(lines[$0].left - line.left) < 1
      } && !isPart(place)
  }
}
