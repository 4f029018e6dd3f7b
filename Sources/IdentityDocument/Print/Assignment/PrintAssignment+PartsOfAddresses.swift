/// The first row of an address that has come apart at its blanks.
extension PrintAssignment {
  /// Two words are no further apart, in heights of their capitals; columns are.
  private static let widestBlank = 2.4

  /// The first text of the row of an address, of which one further right was taken for the first: `PLACE` of `PLACE`,
  /// `DU`, `MARCHÉ`.
  func leftmostPart(of index: Int) -> Int? {
    var first = index
    // A row has a few words.
    for _ in 0..<4 {
      guard let part = leftPart(of: first, at: .address),
        isWord(texts[part].line, before: texts[first].line)
      else { break }
      first = part
    }
    return first == index ? nil : first
  }

  /// Whether a text with the number of a house, in it or before it, goes on with the next word of its row at the same
  /// caption; a town has none, and what stands behind it is another value.
  func isWordBeside(_ reading: TextReading) -> Bool {
    let hasHouse =
      reading.text.utf8.first?.isDigit == true
      || lines.indices.contains { isWord($0, before: reading.line) && isHouseNumber($0) }
    return hasHouse
      && texts.contains { other in
        other.labels[.address] > 0.5 && other.labels.caption == reading.labels.caption
          && isWord(reading.line, before: other.line)
      }
  }

  /// Mends the letters of an address and puts the number of the house before it that has come apart from it; what stands
  /// there and is no such number makes it less sure.
  mutating func completeAddress(_ text: inout String, _ isAgreed: inout Bool, from place: Int) {
    text = Self.withHouseNumber(Self.withSharpS(text))
    guard let house = wordBeforeAddress(place) else { return }
    if isHouseNumber(house) {
      text = PrintedText.cleaned(lines[house].text, keepsDigit: true) + " " + text
      lines[house].role = .value
    }
    isAgreed = isAgreed && lines[house].isAgreed
  }

  /// What stands right before an address in its row, where that is no caption: the number of a house is no text.
  private func wordBeforeAddress(_ place: Int) -> Int? {
    lines.indices.first { other in
      lines[other].role != .caption && isWord(other, before: place)
        && lines[other].text.unicodeScalars.contains(where: PrintedText.isWordPart)
    }
  }

  /// Whether a line is the number of a house as a look at the line has read it: `12`, `3B`.
  private func isHouseNumber(_ place: Int) -> Bool {
    let line = lines[place]
    return line.role == nil && !line.isOfPageAlone && line.confidence > 0.8
      && (1...5).contains(line.text.utf8.count) && line.text.utf8.first?.isDigit == true
  }

  private func isWord(_ place: Int, before next: Int) -> Bool {
    let (line, other) = (lines[place], lines[next])
    let gap = other.left - line.right
    return place != next && line.isBeside(other, within: 0.25) && gap > 0.3 * other.height
      && gap < Self.widestBlank * other.height && (0.8...1.25).contains(line.height / other.height)
  }
}
