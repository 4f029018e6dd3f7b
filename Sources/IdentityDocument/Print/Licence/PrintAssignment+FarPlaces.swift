/// Places of birth in the second column of a licence.
extension PrintAssignment {
  /// The second column of a licence begins no further right of a day, in millimetres: a card is 85.6 wide.
  private static let farthestColumn = 24.0

  /// The text right of the day of birth in its row, where the licence has it in a column of its own: as large, words alone
  /// that two looks have read alike, and the only one there.
  ///
  /// Entry 3 is the date and the place of birth (Directive 2006/126/EC, annex I, point 3).
  func placeFarBeside(_ day: Int) -> Int? {
    let birth = lines[day]
    let row = lines.indices.filter { place in
      let line = lines[place]
      let gap = line.left - birth.right
      return line.isBeside(birth, within: 0.4) && gap > 0 && gap < Self.farthestColumn
        && !line.isOfPageAlone && line.text.unicodeScalars.contains(where: PrintedText.isWordPart)
    }
    guard row.count == 1, let place = row.first else { return nil }
    let (line, text) = (lines[place], PrintedText.cleaned(lines[place].text))
    let isFree =
      line.role == nil
      || line.role == .value
        && !fields.values.contains { $0.lines.contains(line.index) }
    return isFree && line.isAgreed && line.confidence > 0.5 && !hasNumber(place)
      && (0.85...1.18).contains(line.height / birth.height)
      && PrintedText.letterCount(text) >= 3 && PrintedText.likeness(text) > 0.7
      && text.utf8.count { $0.isDigit } < 3 ? place : nil
  }

  /// States such a text as the place of birth.
  mutating func putPlaceFarBeside(_ place: Int) {
    let text = PrintedText.cleaned(lines[place].text)
    put(
      .placeOfBirth, .text(alphabet?.withOwnTwins(text) ?? text), from: place, .position,
      confidence: 0.75, text: text)
    lines[place].role = .value
  }
}
