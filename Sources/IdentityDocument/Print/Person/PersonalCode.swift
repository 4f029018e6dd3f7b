/// A personal code that holds the day on which its holder was born.
///
/// Registers of persons put it first: `121282-88882` (Latvia, Denmark, Finland, Iceland), `45911231023`
/// (Estonia, Lithuania), `115229/1111` (Czechia, Slovakia), `19750515-1234` (Sweden), `0101980500012`
/// (states of former Yugoslavia), `1980101123456` (Romania), `80211512345` (Poland), and those of China
/// behind six digits of a region.
struct PersonalCode {
  private let digits: [UInt8]

  /// Looks at a text for a code, or `nil` where it is none: 10 to 18 digits, with at most one sign or blank
  /// among them, and a date on its own is none.
  init?(_ text: String) {
    guard text.utf8.count(where: { $0.isDigit }) >= 10 else { return nil }
    let text = PrintedText.cleaned(text)
    let digits = text.utf8.filter { $0.isDigit }
    let signs = text.utf8.filter { !$0.isDigit }
    guard (10...18).contains(digits.count), signs.count <= 1,
      signs.allSatisfy({ " -/+A".utf8.contains($0) }), PrintedDate.dates(in: text).isEmpty
    else { return nil }
    self.digits = digits
  }

  /// Whether the code holds a day where codes have that of the birth.
  ///
  /// Some codes add 20 or 50 to the month for the sex or the century.
  func holds(_ date: PrintedDate) -> Bool {
    let short = date.year % 100
    let months = [0, 20, 40, 50, 70, 80].map { date.month + $0 }
    let forms = months.flatMap { month in
      [[date.day, month, short], [short, month, date.day]]
    }
    for form in forms where starts(with: form) || digits.count != 12 && follows(form, at: 1) {
      return true
    }
    let (thousand, century) = (date.year % 1000, date.year / 100)
    // Three digits of the year, as JMBG has them; four, as in Sweden and China.
    if starts(with: [date.day, date.month, thousand / 10]), digits.count == 13 {
      return digits[6].digitValue == thousand % 10
    }
    let whole = [century, short, date.month, date.day]
    return starts(with: whole) || digits.count == 18 && follows(whole, at: 6)
  }

  private func starts(with pairs: [Int]) -> Bool { follows(pairs, at: 0) }

  /// Whether pairs of digits stand at a place.
  private func follows(_ pairs: [Int], at start: Int) -> Bool {
    guard start + 2 * pairs.count <= digits.count else { return false }
    return pairs.enumerated().allSatisfy { index, pair in
      let place = start + 2 * index
      return digits[place..<place + 2].decimalValue == pair
    }
  }
}
