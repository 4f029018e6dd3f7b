/// Cards of India's income tax department, whose older ones have no captions but that of the number.
extension PrintAssignment {
  /// Finds the name in the upper one of two rows above the day of birth, below which the father's stands, and the
  /// number by its form: five letters, four digits and a letter, the fifth letter that of a name.
  mutating func findIndianAccount() {
    guard lines.contains(where: { $0.reading.text.holds(Self.title) }),
      let number = lines.indices.first(where: { Self.isAccount(lines[$0].text) })
    else { return }
    let isAgreed = lines[number].isAgreed
    put(
      .idNumber, .text(lines[number].text), from: number, .form, confidence: isAgreed ? 0.85 : 0.6)
    lines[number].role = .number
    let days = Set(dates.filter { $0.date.order != .monthFirst && isMain($0) }.map { $0.line })
    guard days.count == 1, let day = days.first else { return }
    findBirthOfAccount(in: day)
    findNameOfAccount(lines[number].text, above: lines[day])
  }

  private static let title = Array("income tax department".utf8)

  /// Takes the only day of the card for the birth.
  private mutating func findBirthOfAccount(in day: Int) {
    guard fields[.dob] == nil, let birth = dates.first(where: { $0.line == day }),
      birth.date.order != .monthFirst, isPossible(birth.date.key)
    else { return }
    put(
      .dob, birth.value, from: day, .position, confidence: lines[day].isAgreed ? 0.75 : 0.6,
      text: birth.printed)
    takeForDate(day)
  }

  /// Takes the upper one of two rows above the day for the name.
  private mutating func findNameOfAccount(_ number: String, above day: AssignedLine) {
    let rows = lines.indices.filter { isRowOfAccount($0, above: day) }
    guard rows.count == 2, fields[.fullName] == nil, fields[.lastName] == nil else { return }
    let name = PrintedText.cleaned(lines[rows[0]].text)
    // The fifth letter is the initial of the surname, or of the only name.
    let initial = Array(number.utf8)[4]
    guard name.contains(" "), PrintedText.likeness(name) > 0.8,
      name.split(separator: " ").contains(where: { $0.utf8.first == initial })
    else { return }
    put(.fullName, .text(name), from: rows[0], .position, confidence: 0.75, text: name)
    lines[rows[0]].role = .name
  }

  /// Whether a line is words in capitals above the day in its column, as large, that two looks agree on.
  private func isRowOfAccount(_ place: Int, above day: AssignedLine) -> Bool {
    let line = lines[place]
    return line.baseline < day.baseline - line.height
      && line.baseline > day.baseline - 8 * day.height
      && abs(line.left - day.left) < 2 && line.role == nil && line.isAgreed
      && (0.75...1.33).contains(line.height / day.height)
      && !line.text.unicodeScalars.contains { $0.properties.isLowercase || ("0"..."9") ~= $0 }
      && !line.reading.text.holds(Self.title) && labels(of: place).strengths.isEmpty
  }

  /// Whether a text is such a number.
  private static func isAccount(_ text: String) -> Bool {
    let signs = Array(text.utf8)
    return signs.count == 10 && signs[..<5].allSatisfy { $0.isCapital }
      && signs[5..<9].allSatisfy { $0.isDigit } && signs[9].isCapital
  }
}
