/// Licences of Québec, whose title is that of France's, and whose numbers are those of North America.
extension PrintAssignment {
  /// Finds the address by its postal code, and the number by its form.
  ///
  /// That is a letter and four digits, the day of birth and two digits: a birth that was found elsewhere proves it.
  mutating func findQuebecLicence() {
    let words = ["quebec", "permis de conduire"].map { Array($0.utf8) }
    guard words.allSatisfy({ word in lines.contains { $0.reading.text.holds(word) } }) else {
      return
    }
    if fields[.addressLine].map({ $0.evidence == .position }) ?? true { findPostalAddress() }
    for place in lines.indices where lines[place].role == nil || lines[place].role == .number {
      let numbers = lines[place].line.versions.compactMap { version in
        version.text.split(separator: " ").last.map { String($0) }.flatMap {
          Self.isQuebecNumber($0) ? $0 : nil
        }
      }
      guard let number = numbers.first else { continue }
      let isAgreed = numbers.count { $0 == number } > 1
      let digits = number.utf8.filter { $0.isDigit }[4..<10]
      let day = [digits.suffix(2), digits.dropFirst(2).prefix(2), digits.prefix(2)].map {
        $0.decimalValue
      }
      if fields[.dob] == nil { findBirth(of: day) }
      let birth = (fields[.dob]?.value.text).flatMap { PrintedDate.dates(in: $0).first?.key }
      let isProven = birth.map { [$0[0] % 100, $0[1], $0[2]] == day } ?? false
      fields[.idNumber] = nil
      put(
        .idNumber, .text(number), from: place, .form,
        confidence: !isAgreed ? 0.6 : isProven ? 0.9 : 0.75, text: number)
      lines[place].role = .number
      return
    }
  }

  /// Takes the printed day of which the number has the year without its century, the month and the day for the birth.
  private mutating func findBirth(of day: [Int]) {
    let births = dates.filter { reading in
      reading.date.statesCentury && isPossible(reading.date.key)
        && [reading.date.year % 100, reading.date.month, reading.date.day] == day
    }
    guard let birth = births.first, Set(births.map { $0.date.key }).count == 1 else { return }
    put(.dob, birth.value, from: birth.line, .form, confidence: 0.9, text: birth.printed)
    takeForDate(birth.line)
  }

  /// Whether a text is such a number: `B9634-200370-34`.
  private static func isQuebecNumber(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map { $0.utf8.count } == [5, 6, 2] && text.utf8.first?.isCapital == true
      && groups.joined().utf8.dropFirst().allSatisfy { $0.isDigit }
  }
}
