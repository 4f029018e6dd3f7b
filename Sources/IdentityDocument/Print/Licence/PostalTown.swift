/// The last line of an American address: `HARRISBURG, PA 17101-0000`.
struct PostalTown: Hashable {
  /// The town, its state and its postal code, as printed.
  let text: String

  /// Understands a line, or answers `nil` where it is no such one.
  ///
  /// - Parameter line: The line.
  init?(_ line: String) {
    let words = line.split(separator: " ")
    guard words.count >= 3, let code = words.last, let state = words.dropLast().last else {
      return nil
    }
    let digits = Array(code.utf8)
    let hasFive = digits.prefix(5).count(where: { $0.isDigit }) == 5
    let isLong =
      digits.count == 10 && digits[5] == .ascii("-") && digits.suffix(4).allSatisfy { $0.isDigit }
    guard hasFive, digits.count == 5 || isLong,
      Self.states.contains(String(state.filter { $0 != "," && $0 != "." }))
    else { return nil }
    let town = words.dropLast(2).joined(separator: " ")
    guard PrintedText.letterCount(town) >= 3, PrintedText.likeness(town) > 0.7 else { return nil }
    text = PrintedText.cleaned(line)
  }

  /// The states, districts and territories, by the letters of the United States Postal Service
  /// (Publication 28, appendix B).
  private static let states: Set<String> = [
    "AL", "AK", "AZ", "AR", "CA", "CO", "CT", "DE", "DC", "FL", "GA", "HI", "ID", "IL", "IN", "IA",
    "KS", "KY", "LA", "ME", "MD", "MA", "MI", "MN", "MS", "MO", "MT", "NE", "NV", "NH", "NJ", "NM",
    "NY", "NC", "ND", "OH", "OK", "OR", "PA", "RI", "SC", "SD", "TN", "TX", "UT", "VT", "VA", "WA",
    "WV", "WI", "WY", "PR", "GU", "VI", "AS", "MP",
  ]
}
