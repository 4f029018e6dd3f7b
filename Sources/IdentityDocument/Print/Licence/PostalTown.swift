/// The last line of an American, Canadian or Australian address: `HARRISBURG, PA 17101-0000`,
/// `OTTAWA ON K1A 0B1`, `CARLTON VIC 3053`.
struct PostalTown: Hashable {
  /// The town, its state and its postal code, as printed.
  let text: String
  /// Whether it is one of the United States.
  let isAmerican: Bool
  /// Whether it is one of the United States or of Canada.
  let isNorthAmerican: Bool

  /// Understands a line, or answers `nil` where it is no such one.
  ///
  /// - Parameter line: The line.
  init?(_ line: String) {
    let line = Self.parted(line)
    let words = line.split(separator: " ")
    guard words.count >= 3, let code = words.last else { return nil }
    let isCanadian = words.count >= 4 && Self.isCanadianCode(words.suffix(2))
    let own = words.dropLast(isCanadian ? 2 : 1)
    guard let state = own.last.map({ String($0.filter { !",.()".contains($0) }) }) else {
      return nil
    }
    let digits = Array(code.utf8)
    let hasFive = digits.prefix(5).count(where: { $0.isDigit }) == 5
    let isLong =
      digits.count == 10 && digits[5] == .ascii("-") && digits.suffix(4).allSatisfy { $0.isDigit }
    isAmerican = hasFive && (digits.count == 5 || isLong) && Self.states.contains(state)
    let isAustralian =
      digits.count == 4 && digits.allSatisfy { $0.isDigit } && Self.australian.contains(state)
    isNorthAmerican = isAmerican || isCanadian && Self.provinces.contains(state)
    guard isNorthAmerican || isAustralian else { return nil }
    let town = own.dropLast().joined(separator: " ")
    guard PrintedText.letterCount(town) >= 3, PrintedText.likeness(town) > 0.7 else { return nil }
    text = PrintedText.cleaned(line)
  }

  /// A line whose state and postal code small print has joined, `IA-18003` or `IA18003`, with a blank between them.
  private static func parted(_ line: String) -> String {
    guard let word = line.split(separator: " ").last, line.hasSuffix(word) else { return line }
    let state = word.utf8.prefix { $0.isCapital }.count
    let code = word.dropFirst(state).drop { $0 == "-" || $0 == "." }
    guard state == 2, code.utf8.count == 5, code.utf8.allSatisfy({ $0.isDigit }) else {
      return line
    }
    return line.dropLast(word.count) + word.prefix(state) + " " + code
  }

  /// Whether a text is a postal code of Canada and nothing else.
  static func isCanadianCode(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.count == 2 && isCanadianCode(words[...])
  }

  /// Whether two words are a postal code of Canada: `K1A 0B1`.
  private static func isCanadianCode(_ words: ArraySlice<Substring>) -> Bool {
    let signs = words.flatMap { Array($0.utf8) }
    return words.allSatisfy { $0.utf8.count == 3 } && signs.count == 6
      && signs.enumerated().allSatisfy {
        $0.offset % 2 == 0 ? $0.element.isCapital : $0.element.isDigit
      }
  }

  /// The provinces and territories of Canada (Canada Post, Addressing Guidelines).
  private static let provinces: Set<String> = [
    "AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT",
  ]

  /// The states and territories of Australia (Australia Post, addressing guidelines).
  private static let australian: Set<String> = [
    "ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA",
  ]

  /// The states, districts and territories, by the letters of the United States Postal Service
  /// (Publication 28, appendix B).
  private static let states: Set<String> = [
    "AL", "AK", "AZ", "AR", "CA", "CO", "CT", "DE", "DC", "FL", "GA", "HI", "ID", "IL", "IN", "IA",
    "KS", "KY", "LA", "ME", "MD", "MA", "MI", "MN", "MS", "MO", "MT", "NE", "NV", "NH", "NJ", "NM",
    "NY", "NC", "ND", "OH", "OK", "OR", "PA", "RI", "SC", "SD", "TN", "TX", "UT", "VT", "VA", "WA",
    "WV", "WI", "WY", "PR", "GU", "VI", "AS", "MP",
  ]
}
