/// Names that captions announce, where neither a zone nor a barcode has them.
extension PrintAssignment {
  /// Finds names at their captions.
  ///
  /// A caption that announces both, such as NOME / NAME, is that of given names where another has the
  /// surname, and of neither elsewhere; so is NOME alone, below which permits have both.
  mutating func findNamesAtCaptions() {
    if hasWholeNames { return }
    if let (last, first) = namesBelowOtherScript {
      takeName(.lastName, from: [last], at: .surname)
      takeName(.firstName, from: [first], at: .givenNames)
      for field in [DocumentField.lastName, .firstName]
      where fields[field].map({ $0.confidence > 0.75 }) ?? false {
        fields[field]?.confidence = 0.75
      }
      return
    }
    for (field, caption) in [(DocumentField.lastName, Caption.surname), (.firstName, .givenNames)] {
      let candidates = texts.indices.filter { isAnnouncedAsName(texts[$0], at: caption) }
      guard let first = upper(of: candidates, caption), !isBehindUnreadRow(texts[first]),
        caption != .surname || isSurnameAlone(first), let rows = rows(ofNameIn: first, at: caption)
      else { continue }
      takeName(field, from: rows, at: caption)
    }
    if fields[.lastName] == nil, fields[.firstName] == nil { findNamesBelowCaptionOfBoth() }
  }

  /// Whether captions announce a text as one of the names, and it reads like one.
  private func isAnnouncedAsName(_ reading: TextReading, at caption: Caption) -> Bool {
    guard reading.labels[caption] > 0.5, !reading.isTaken, reading.likeness > 0.7,
      reading.confidence > 0.5, !reading.hasDigit
    else { return false }
    if fields[.lastName] != nil { return true }
    let isOfBoth =
      caption == .givenNames && isBelowBareGivenName(reading) && !hasCaption(of: .surname)
    // A comma parts given names on French cards, and elsewhere both names.
    return !isOfBoth && !reading.text.utf8.contains(.ascii(","))
      && abs(reading.labels[.surname] - reading.labels[.givenNames]) > 0.25
  }

  /// Whether a line is surely the caption of something.
  private func hasCaption(of caption: Caption) -> Bool {
    lines.contains { $0.captions[caption] ?? 0 > 0.5 }
  }

  /// Whether the nearest caption of a text is a word such as NOME, which means given names or both.
  private func isBelowBareGivenName(_ reading: TextReading) -> Bool {
    reading.labels.caption.map { lines[$0].reading.isBareGivenName } ?? false
  }

  /// Whether a text announced as a surname is not all names: NAME alone stands over one row with all of them, as on
  /// Indian licences, or over two.
  private func isSurnameAlone(_ index: Int) -> Bool {
    let isBare = texts[index].labels.caption.map { lines[$0].reading.isBareName } ?? false
    return !isBare || hasCaption(of: .givenNames) || following(index) != nil
  }

  /// The rows of a name, or `nil` where one that belongs to it was not read: a second surname with a caption of its
  /// own leaves half a name.
  private func rows(ofNameIn first: Int, at caption: Caption) -> [Int]? {
    if caption == .surname { return secondSurname(beside: first).map { [first] + $0 } }
    guard fields[.lastName] != nil, let next = following(first), texts[next].mayBeRowOfName,
      isSecondRow(next, of: first, .givenNames)
    else { return [first] }
    return [first, next]
  }

  /// States the name that some rows are.
  private mutating func takeName(
    _ field: DocumentField, from rows: [Int], at caption: Caption
  ) {
    let first = rows[0]
    let reading = texts[first]
    let rest = rows.count == 1 ? restOfName(first) : nil
    let parts = rows + (rest.map { [$0] } ?? [])
    let isWhole =
      (rows.count > 1 || !goesOn(below: first, at: caption)) && !isFarBelowCaption(first)
    let isAgreed =
      reading.place == .alone && isWhole && parts.allSatisfy { lines[texts[$0].line].isAgreed }
      && !PrintedText.hasBareArticle(lines[reading.line].text)
    // A hyphen at the end of a row is the name's.
    let isHyphened = lines[reading.line].text.utf8.last == .ascii("-")
    let read = parts.map(nameInRow).joined(separator: isHyphened ? "-" : " ")
    let ended = alphabet?.endingMended(read)
    put(
      field, .text(ended ?? read), from: reading.line, isAgreed ? .captionAgreed : .caption,
      confidence: isAgreed ? ended == nil ? 0.87 : 0.8 : 0.6, text: reading.text,
      caption: reading.labels.text)
    for part in parts { takeForName(part) }
  }

  /// A row of a name in the letters of the issuing state.
  private func nameInRow(_ index: Int) -> String {
    adapted(Self.withoutStrays(Self.behindOther(texts[index].text)), of: texts[index].line)
  }

  /// The capitals behind the stroke of a name before which small letters alone stand, as another script is read:
  /// `bəgəmanə / NATALIA`.
  private static func behindOther(_ name: String) -> String {
    let parts = name.split(separator: "/")
    guard parts.count == 2, PrintedText.letterCount(String(parts[0])) >= 3,
      !parts[0].unicodeScalars.contains(where: { $0.properties.isUppercase }),
      !parts[1].unicodeScalars.contains(where: { $0.properties.isLowercase }),
      PrintedText.letterCount(String(parts[1])) >= 2
    else { return name }
    return PrintedText.cleaned(String(parts[1]))
  }

  /// Keeps a text from other fields, as it is a name.
  mutating func takeForName(_ index: Int) {
    texts[index].isTaken = true
    lines[texts[index].line].role = .name
  }

  /// Finds surname and given names in the two rows below a caption that announces both, the surname first
  /// (Regulation (EC) 1030/2002, annex).
  private mutating func findNamesBelowCaptionOfBoth() {
    let announced = texts.indices.filter { isAnnouncedAsBothNames(texts[$0]) }
    guard let first = announced.min(by: { (baseline($0), $0) < (baseline($1), $1) }),
      // A comma between the names is another form.
      !texts[first].text.utf8.contains(.ascii(",")),
      !isBehindUnreadRow(texts[first]), let second = following(first), texts[second].mayBeRowOfName,
      // Of three rows nobody knows where the surname ends.
      following(second) == nil
    else { return }
    for (field, index) in [(DocumentField.lastName, first), (.firstName, second)] {
      put(
        field, .text(nameInRow(index)), from: texts[index].line, .caption, confidence: 0.6,
        text: texts[index].text, caption: texts[first].labels.text)
      takeForName(index)
    }
  }

  /// Whether a caption announces a text as both names, and it reads like one.
  private func isAnnouncedAsBothNames(_ reading: TextReading) -> Bool {
    reading.mayBeRowOfName && reading.confidence > 0.6 && reading.labels[.givenNames] > 0.5
      && (reading.labels[.surname] > 0.5 || isBelowBareGivenName(reading))
  }

  /// Whether between a text and the caption above it there is a row as large that was read too poorly to be
  /// its value: what stands below that row is not.
  func isBehindUnreadRow(_ reading: TextReading) -> Bool {
    guard let caption = reading.labels.caption.map({ lines[$0] }), reading.place == .alone else {
      return false
    }
    let value = lines[reading.line]
    return lines.indices.contains { place in
      let line = lines[place]
      return place != reading.line && line.role != .caption
        && line.baseline > caption.baseline + 0.5 * value.height
        && line.baseline < value.baseline - 0.7 * value.height
        && abs(line.left - value.left) < 2.5 && (0.75...1.33).contains(line.height / value.height)
        && line.line.versions.contains {
          $0.confidence >= 0.2 && PrintedText.letterCount($0.text) >= 3
        }
    }
  }

  /// A name in capitals without the small letters before it, which guilloches are read as.
  static func withoutStrays(_ text: String) -> String {
    let words = text.split(separator: " ")
    let kept = words.drop { word in
      word.unicodeScalars.count <= 2 && !PrintedText.isArticle(word)
        && !word.unicodeScalars.contains { $0.properties.isUppercase }
    }
    let isInCapitals = kept.allSatisfy { word in
      PrintedText.isArticle(word) || !word.unicodeScalars.contains { $0.properties.isLowercase }
    }
    return isInCapitals && !kept.isEmpty ? kept.joined(separator: " ") : text
  }

  /// The text that captions announce the most clearly, the upper one of several: NAME and NOME stand
  /// over given names where SURNAME stands above them.
  private func upper(of candidates: [Int], _ caption: Caption) -> Int? {
    func clarity(_ index: Int) -> Double {
      let labels = texts[index].labels
      return labels[caption] - (labels.rival(of: caption) > labels[caption] - 0.05 ? 0.2 : 0)
    }
    let best = candidates.map(clarity).max() ?? 0
    return candidates.filter { clarity($0) > best - 0.15 }.min { left, right in
      (lines[texts[left].line].baseline, left) < (lines[texts[right].line].baseline, right)
    }
  }
}
