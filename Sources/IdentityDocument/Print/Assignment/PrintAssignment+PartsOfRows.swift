/// Values of which a row has come apart at a dash or a wide blank.
extension PrintAssignment {
  /// The text right behind another one in its row that goes on with its value: as large, at the same caption or none.
  ///
  /// - Parameters:
  ///   - index: The text.
  ///   - caption: What it is announced as.
  /// - Returns: The text; none where nothing stands there, and where that is not read well.
  private func beside(_ index: Int, of caption: Caption) -> Int? {
    texts.indices.first { other in
      let reading = texts[other]
      return goesOn(index, in: reading.line, within: caption == .authority ? 3.2 : 2.6)
        && (caption != .address || lines[texts[index].line].text.utf8.last == .ascii(",")
          || reading.labels.caption == texts[index].labels.caption)
        && !reading.isTaken && reading.place == .alone
        && reading.confidence > 0.6
        && (reading.likeness > 0.7 || caption == .authority && isCode(reading))
        && (isAnnounced(reading, beside: index, as: caption) || reading.labels.strengths.isEmpty)
    }
  }

  /// Whether the caption of a text, or another one of the same in its row, announces what stands behind it.
  private func isAnnounced(_ reading: TextReading, beside index: Int, as caption: Caption) -> Bool {
    let (labels, own) = (reading.labels, texts[index].labels)
    guard labels[caption] > 0 else { return false }
    if labels.caption == own.caption { return true }
    if caption == .authority, own.strengths.isEmpty {
      return labels[caption] > 0.6 && labels.rival(of: caption) < 0.3
    }
    guard let other = labels.caption, let first = own.caption else { return false }
    return labels[caption] > 0.6 && labels.rival(of: caption) < 0.3
      && lines[first].isBeside(lines[other], within: 0.5)
  }

  /// Whether a text is the code of an office behind a word for it: `285A6D1` of `OFIC. 285A6D1`.
  private func isCode(_ reading: TextReading) -> Bool {
    (4...12).contains(reading.text.utf8.count)
      && reading.text.utf8.allSatisfy { $0.isDigit || $0.isCapital }
      && lines[reading.line].isAgreed
  }

  /// Takes the texts right behind another one in its row that go on with its value, two at most, and five of an office,
  /// whose words may have come apart.
  ///
  /// - Parameters:
  ///   - index: The text.
  ///   - caption: What it is announced as.
  /// - Returns: The texts that were taken.
  mutating func takeParts(beside index: Int, of caption: Caption) -> [Int] {
    var parts: [Int] = []
    let most = caption == .authority ? 5 : 2
    while parts.count < most, let part = beside(parts.last ?? index, of: caption) {
      takeForValue(part)
      parts.append(part)
    }
    return parts
  }

  /// The text behind a name in its row that goes on with it behind a wide blank, where it is a name as well and no other
  /// caption announces it: `LAKSHMI` and `DEVI`.
  func restOfName(_ index: Int) -> Int? {
    texts.indices.first { other in
      let reading = texts[other]
      return goesOn(index, in: reading.line, within: 2) && reading.place == .alone
        && reading.mayBeRowOfName && reading.confidence > 0.6
        && (reading.labels.strengths.isEmpty
          || reading.labels.caption == texts[index].labels.caption)
    }
  }

  /// The text before another one in its row that has the same caption, though the other is read better: `MACEIÓ` before
  /// `AL`, where the dash between them was not seen.
  func leftPart(of index: Int, at caption: Caption) -> Int? {
    let line = lines[texts[index].line]
    return texts.indices.first { other in
      let (reading, before) = (texts[other], lines[texts[other].line])
      let gap = line.left - before.right
      return !reading.isTaken && reading.place == .alone && reading.labels[caption] > 0.5
        && reading.labels.caption == texts[index].labels.caption
        && reading.confidence > 0.6 && reading.likeness > 0.7
        && before.isBeside(line, within: 0.4) && gap > 0.3 * line.height && gap < 3.5 * line.height
        && (0.8...1.25).contains(before.height / line.height)
    }
  }

  /// Whether all of a value's row was read: two looks agree about the part behind its text, or nothing stands there.
  ///
  /// - Parameters:
  ///   - index: The text.
  ///   - parts: The texts behind it that were taken as well.
  ///   - isCut: Whether another text of the same caption stands behind it.
  /// - Returns: Whether it was.
  func isRowRead(_ index: Int, with parts: [Int], isCut: Bool) -> Bool {
    guard let last = parts.last else { return !(isCut || hasUnreadPart(beside: index)) }
    return parts.allSatisfy { lines[texts[$0].line].isAgreed } && !hasUnreadPart(beside: last)
  }

  /// Whether something as large stands right behind a text in its row that is no other field's and was not read well.
  private func hasUnreadPart(beside index: Int) -> Bool {
    lines.indices.contains { place in
      let line = lines[place]
      return line.role == nil && goesOn(index, in: place) && !line.isOfPageAlone
        && line.text.unicodeScalars.count(where: PrintedText.isWordPart) >= 3
    }
  }

  /// Whether a line stands right behind a text in its row, so many heights of its capitals away at most.
  private func goesOn(_ index: Int, in place: Int, within reach: Double = 2.6) -> Bool {
    let (line, other) = (lines[texts[index].line], lines[place])
    let gap = other.left - line.right
    return place != texts[index].line && other.isBeside(line, within: 0.4)
      && gap > 0.3 * line.height && gap < reach * line.height
      && (0.8...1.25).contains(other.height / line.height)
  }

  /// The row above a text that goes on with it and has the same caption: `United States` above
  /// `Department of State`.
  func firstRow(above index: Int, of caption: Caption) -> Int? {
    texts.indices.first { other in
      !texts[other].isTaken && texts[other].labels[caption] > 0.5
        && texts[other].confidence > 0.6 && texts[other].likeness > 0.7
        && texts[other].labels.caption == texts[index].labels.caption
        && following(other, of: .authority) == index
    }
  }

  /// The row right above a place that nothing announces, which ends with a comma: `GUADALAJARA,` above `JALISCO`.
  func firstRowOfPlace(above index: Int) -> Int? {
    texts.indices.first { other in
      let reading = texts[other]
      return !reading.isTaken && reading.place == .alone && reading.likeness > 0.8
        && lines[reading.line].isAgreed && lines[reading.line].text.utf8.last == .ascii(",")
        && following(other) == index
    }
  }

  /// The row right above an office that nothing announces, which begins it: `PASSPORT OFFICE` above `MALTA`.
  func firstRowOfOffice(above index: Int) -> Int? {
    texts.indices.first { other in
      let reading = texts[other]
      return !reading.isTaken && reading.place == .alone && OfficeName.isOffice(reading.text)
        && (lines[reading.line].isAgreed
          || reading.confidence >= 0.9 && OfficeName.isCut(lines[reading.line].text))
        && following(other, of: .authority) == index
    }
  }
}
