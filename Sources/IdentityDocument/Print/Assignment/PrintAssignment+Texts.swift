extension PrintAssignment {
  /// Finds the texts that captions announce.
  ///
  /// A caption and two looks that agree were right on 56 of 61 specimens, a caption and one look on
  /// 11 of 23: agreement proves the letters, not where the value ends nor whose it is.
  mutating func findTexts() {
    if format == .frenchIdentityCard { findFrenchPlaceOfBirth() }
    findText(.placeOfBirth, .placeOfBirth)
    findText(.addressLine, .address)
    findText(.authority, .authority)
    if fields[.authority] == nil { findText(.authority, .placeOfIssue) }
  }

  /// Finds the text of a field at a caption, with all rows that it has.
  private mutating func findText(_ field: DocumentField, _ caption: Caption) {
    guard let row = firstRow(at: caption) else { return }
    let left =
      caption == .address
      ? leftmostPart(of: row)
      : leftPart(of: row, at: caption) ?? (caption == .authority ? wordBefore(row) : nil)
    let reading = texts[left ?? row]
    let value = takeValue(from: left ?? row, at: caption, isCut: left != nil)
    var (text, isAgreed) = (value.text, value.isAgreed)
    if caption == .address { completeAddress(&text, &isAgreed, from: reading.line) }
    put(
      field, .text(adaptedOffice(text, of: reading.line)), from: reading.line,
      isAgreed ? .captionAgreed : .caption,
      confidence: Self.confidence(of: reading, at: caption, isAgreed: isAgreed), text: text,
      caption: reading.labels.text)
    fields[field]?.lines = value.lines.map { lines[$0].index }
    lines[reading.line].role = .value
  }

  /// The share of such values that are right.
  private static func confidence(
    of reading: TextReading, at caption: Caption, isAgreed: Bool
  ) -> Double {
    if isAgreed { return reading.confidence >= 0.45 ? 0.87 : 0.75 }
    return min(
      0.6, 0.3 + 0.25 * reading.labels[caption] + 0.4 * reading.confidence * reading.likeness)
  }

  /// The first row of the value that a caption announces.
  private func firstRow(at caption: Caption) -> Int? {
    let candidates = texts.indices.compactMap { index in
      score(of: texts[index], as: caption).map { (index: index, score: $0) }
    }.filter { caption != .address || texts[$0.index].mayBeAddress }
    guard var best = candidates.max(by: { ($0.score, $1.index) < ($1.score, $0.index) }) else {
      return nil
    }
    if caption == .address
      || caption == .placeOfBirth && announcesDistrict(texts[best.index].labels)
    {
      // The first line of an address is the upper one, whichever was read better.
      let near = candidates.filter { $0.score > best.score - 0.4 }
      best = near.min { baseline($0.index) < baseline($1.index) } ?? best
      // What stands below a row that was not read begins in the middle.
      guard !isBehindUnreadRow(texts[best.index]) else { return nil }
    }
    if caption == .address { return best.index }
    return firstRow(above: best.index, of: caption) ?? best.index
  }

  /// A value of one row or more.
  private struct RowsOfValue {
    /// What they say.
    var text: String
    /// Their lines, and that of a part which has come apart.
    var lines: [Int]
    /// Whether two looks agree on each of them, and none was left unread.
    var isAgreed: Bool
  }

  /// Takes all rows of a value.
  ///
  /// - Parameters:
  ///   - first: The text that begins it.
  ///   - caption: What it is announced as.
  ///   - isCut: Whether another text of the same caption stands behind it in its row.
  /// - Returns: What the rows say together.
  private mutating func takeValue(
    from first: Int, at caption: Caption, isCut: Bool
  ) -> RowsOfValue {
    let reading = texts[first]
    texts[first].isTaken = true
    // A date beside a text tells where it ends, as far as two looks see both.
    let isAgreed = reading.place != .behindCaption && lines[reading.line].isAgreed
    var value = RowsOfValue(text: reading.text, lines: [reading.line], isAgreed: isAgreed)
    // What stands behind an address is another value, but for a comma between them.
    let goesOn =
      caption != .address || lines[reading.line].text.utf8.last == .ascii(",")
      || isWordBeside(reading)
    let parts = goesOn ? takeParts(beside: first, of: caption) : []
    // A hyphen at the end of a part is the word's: Pass- und Patentbüro.
    let isHyphened = lines[reading.line].line.versions.contains { $0.text.utf8.last == .ascii("-") }
    if isHyphened, !parts.isEmpty {
      value.text = PrintedText.withoutStop(value.text) + "-"
    }
    for (part, before) in zip(parts, [first] + parts) {
      let hasComma = lines[texts[before].line].text.utf8.last == .ascii(",")
      value.text += (hasComma ? ", " : " ") + texts[part].text
    }
    value.isAgreed = value.isAgreed && isRowRead(first, with: parts, isCut: isCut)
    takeRows(below: first, into: &value, at: caption)
    value.lines += parts.map { texts[$0].line }
    return value
  }

  /// Takes the rows below the first one of a value, as many as it may have.
  private mutating func takeRows(
    below first: Int, into value: inout RowsOfValue, at caption: Caption
  ) {
    let most = mostRows(below: texts[first], of: caption)
    var last = first
    while value.lines.count <= most, let next = following(last, of: caption),
      isRow(next, below: last, at: caption, isOnly: most == 1)
    {
      value.text += joint(texts[last].line, texts[next].line) + texts[next].text
      value.lines.append(texts[next].line)
      value.isAgreed = value.isAgreed && lines[texts[next].line].isAgreed
      texts[next].isTaken = true
      if caption == .authority {
        for part in takeParts(beside: next, of: caption) {
          value.text += " " + texts[part].text
          value.isAgreed = value.isAgreed && lines[texts[part].line].isAgreed
        }
      }
      last = next
    }
    if caption != .address, isBehindUnreadRow(texts[first]) { value.isAgreed = false }
    if value.lines.last.map({ hasAnd(at: $0, isAtEnd: true) }) ?? false { value.isAgreed = false }
    if value.lines.count <= most, caption != .placeOfBirth, goesOn(below: last, at: caption) {
      value.isAgreed = false
    }
  }

  /// Whether the text in the next line is a row of the same value.
  private func isRow(_ next: Int, below last: Int, at caption: Caption, isOnly: Bool) -> Bool {
    guard !texts[next].isTaken,
      caption != .placeOfBirth || !isOnly || isSecondRow(next, of: last, caption)
    else { return false }
    let labels = texts[next].labels
    return caption == .address || labels[caption] > 0
      || labels.strengths.keys.allSatisfy { Caption.dates.contains($0) }
  }

  /// How many rows a value may have below its first one, one at least.
  private func mostRows(below reading: TextReading, of caption: Caption) -> Int {
    switch caption {
    // Ireland's office has four rows, two in each language.
    case .address, .authority: 3
    // The district and the state stand below the town where the caption announces them, or one row does.
    case .placeOfBirth: announcesDistrict(reading.labels) ? 2 : 1
    default: 2
    }
  }

  /// Whether a caption announces a district beside the place of birth, as those of Czechia and Serbia do.
  private func announcesDistrict(_ labels: CaptionLabels) -> Bool {
    let caption = FoldedText.words(of: labels.text ?? "")
    return ["a okres", "opstina i"].contains { caption.holds(Array($0.utf8)) }
  }

  /// How well a text fits a caption, or `nil` where another field has it or it is no text.
  private func score(of reading: TextReading, as caption: Caption) -> Double? {
    let strength = reading.labels[caption]
    guard strength > 0, !reading.isTaken,
      reading.confidence >= 0.45 || lines[reading.line].isDoubtedForMarksAlone,
      reading.likeness > 0.35 || caption == .authority && isOfficeCode(reading)
        || caption == .address && isHouse(reading),
      reading.place != .besideDate || caption != .address,
      caption == .address || !PrintedText.isSentence(reading.text)
    else { return nil }
    let rival = reading.labels.rival(of: caption)
    let loss = rival > strength - 0.15 ? 0.25 * max(0, rival - strength + 0.3) : 0
    return strength - loss + 0.5 * reading.confidence + 0.3 * reading.likeness
  }

  /// Whether a text is the code of an office, which Spanish passports print for their authority: capitals
  /// and digits that two looks have read alike at its caption.
  private func isOfficeCode(_ reading: TextReading) -> Bool {
    let characters = reading.text.utf8
    // Armenia's and Ukraine's have three or four digits.
    let isInDigits =
      ["ARM", "UKR"].contains(document.issuingCountry?.rawValue)
      && (3...4).contains(characters.count)
    return reading.labels[.authority] > 0.85 && reading.labels.rival(of: .authority) < 0.5
      && (isInDigits || (5...12).contains(characters.count))
      && characters.allSatisfy { $0.isDigit || $0.isCapital } && lines[reading.line].isAgreed
      && document.idNumber.map { PrintedText.compact($0) != Array(characters) } ?? true
  }

  /// Whether a text with more digits than letters is the first row of an address, as `ČSA 1234/5`.
  private func isHouse(_ reading: TextReading) -> Bool {
    reading.labels[.address] > 0.85 && reading.labels.rival(of: .address) < 0.5
      && lines[reading.line].isAgreed && reading.text.utf8.contains { $0.isDigit }
      && PrintedText.letterCount(reading.text) >= 1
      && !PrintedDate.dates(in: reading.text).contains { $0.order != .word || $0.statesCentury }
  }

  /// The text in the next line of the same value; that of an address may have the digits of a post code, that
  /// of an office smaller letters.
  func following(_ index: Int, of caption: Caption? = nil) -> Int? {
    let line = lines[texts[index].line]
    // The second row of a value beside its caption may begin below the caption.
    let label = texts[index].labels.caption.map { lines[$0] }
    let labelLeft = label.flatMap { $0.isBeside(line, within: 0.6) ? $0.left : nil }
    let lefts = [line.left, line.part?.lineLeft, labelLeft].compactMap { $0 }
    return texts.indices.first { other in
      let next = lines[texts[other].line]
      let below = next.baseline - line.baseline
      let size = next.height / line.height
      return other != index && texts[other].place == .alone && below > 1.05 * line.height
        && below < 2.05 * line.height && lefts.contains { abs(next.left - $0) < 1.2 }
        && ((0.75...1.33).contains(size)
          || caption == .authority && (0.65...1.33).contains(size) && next.isAgreed)
        && mayGoOn(texts[other], of: caption)
        && !lines.contains { $0.parts(line, from: next) }
    }
  }

  /// Whether a text is read well enough for a further row of a value.
  private func mayGoOn(_ reading: TextReading, of caption: Caption?) -> Bool {
    guard reading.confidence > 0.55, reading.labels[.relative] < 0.5 else { return false }
    if reading.likeness > 0.7 { return true }
    return caption == .address
      && (reading.likeness > 0.35 && lines[reading.line].isAgreed || isHouse(reading))
  }

  /// Keeps a text from other fields, as it is the value of one.
  mutating func takeForValue(_ index: Int) {
    texts[index].isTaken = true
    lines[texts[index].line].role = .value
  }

  /// Where the line of a text stands.
  func baseline(_ index: Int) -> Double { lines[texts[index].line].baseline }
}

extension AssignedLine {
  /// Whether it is a caption between two lines of which one stands below the other.
  fileprivate func parts(_ upper: AssignedLine, from lower: AssignedLine) -> Bool {
    role == .caption && baseline > upper.baseline + 0.3 * upper.height
      && baseline < lower.baseline - 0.3 * lower.height && left < upper.right && right > upper.left
  }
}
