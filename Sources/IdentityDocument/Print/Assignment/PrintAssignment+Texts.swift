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

  private mutating func findText(_ field: DocumentField, _ caption: Caption) {
    let candidates = texts.indices.compactMap { index in
      score(of: texts[index], as: caption).map { (index: index, score: $0) }
    }.filter { caption != .address || texts[$0.index].mayBeAddress }
    guard var best = candidates.max(by: { ($0.score, $1.index) < ($1.score, $0.index) }) else {
      return
    }
    if caption == .address
      || caption == .placeOfBirth && announcesDistrict(texts[best.index].labels)
    {
      // The first line of an address is the upper one, whichever was read better.
      let near = candidates.filter { $0.score > best.score - 0.4 }
      best = near.min { baseline($0.index) < baseline($1.index) } ?? best
      // What stands below a row that was not read begins in the middle.
      guard !isBehindUnreadRow(texts[best.index]) else { return }
    }
    if caption != .address { best.index = firstRow(above: best.index, of: caption) ?? best.index }
    let left = caption == .address ? nil : leftPart(of: best.index, at: caption)
    best.index = left ?? best.index
    let reading = texts[best.index]
    texts[best.index].isTaken = true
    var text = reading.text
    // A date beside a text tells where it ends, as far as two looks see both.
    var isAgreed = reading.place != .behindCaption && lines[reading.line].isAgreed
    var taken = [reading.line]
    let part = caption == .address ? nil : takePart(beside: best.index, of: caption)
    if let part { text += " " + texts[part].text }
    isAgreed = isAgreed && isRowRead(best.index, with: part, isCut: left != nil)
    let most = mostRows(below: reading, of: caption)
    if most > 0 {
      var last = best.index
      while taken.count <= most, let next = following(last, of: caption),
        !texts[next].isTaken,
        caption != .placeOfBirth || most > 1 || isSecondRow(next, of: last, caption),
        caption == .address || texts[next].labels[caption] > 0
          || texts[next].labels.strengths.keys.allSatisfy({ Caption.dates.contains($0) })
      {
        text += " " + texts[next].text
        texts[next].isTaken = true
        isAgreed = isAgreed && lines[texts[next].line].isAgreed
        taken.append(texts[next].line)
        last = next
      }
      if caption != .address, isBehindUnreadRow(reading) { isAgreed = false }
      if taken.count <= most, caption != .placeOfBirth, goesOn(below: last, at: caption) {
        isAgreed = false
      }
    }
    if caption == .address { text = Self.withSharpS(text) }
    let measured = min(
      0.6, 0.3 + 0.25 * reading.labels[caption] + 0.4 * reading.confidence * reading.likeness)
    put(
      field, .text(adaptedOffice(text, of: reading.line)), from: reading.line,
      isAgreed ? .captionAgreed : .caption,
      confidence: isAgreed ? reading.confidence >= 0.45 ? 0.87 : 0.75 : measured, text: text,
      caption: reading.labels.text)
    if let part { taken.append(texts[part].line) }
    fields[field]?.lines = taken.map { lines[$0].index }
    lines[reading.line].role = .value
  }

  /// How many rows a value may have below its first one.
  private func mostRows(below reading: TextReading, of caption: Caption) -> Int {
    switch caption {
    case .address: 3
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
    return texts.indices.first { other in
      let next = lines[texts[other].line]
      let below = next.baseline - line.baseline
      return other != index && texts[other].place == .alone && below > 1.05 * line.height
        && below < 2.05 * line.height
        && [line.left, line.part?.lineLeft, labelLeft].contains { left in
          left.map { abs(next.left - $0) < 1.2 } ?? false
        }
        && ((caption == .authority && next.isAgreed ? 0.65 : 0.75)...1.33).contains(
          next.height / line.height)
        && texts[other].confidence > 0.55
        && texts[other].labels[.relative] < 0.5
        && (texts[other].likeness > 0.7
          || caption == .address
            && (texts[other].likeness > 0.35 && next.isAgreed || isHouse(texts[other])))
        && !lines.contains { $0.parts(line, from: next) }
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
}

extension AssignedLine {
  /// Whether it is a caption between two lines of which one stands below the other.
  fileprivate func parts(_ upper: AssignedLine, from lower: AssignedLine) -> Bool {
    role == .caption && baseline > upper.baseline + 0.3 * upper.height
      && baseline < lower.baseline - 0.3 * lower.height && left < upper.right && right > upper.left
  }
}
