/// Numbers of Singapore's identity cards, `S1234567D`: a letter, seven digits and a check letter.
///
/// Source: the check letters that the Immigration and Checkpoints Authority's numbers are known to have, of the series
/// S and T (citizens), F and G (foreigners) and M (foreigners from 2022 on).
enum SingaporeNumber {
  /// Whether a text is such a number but for its first letter, for which a digit or another sign stands.
  static func isMisread(_ text: String) -> Bool {
    let signs = Array(text.utf8)
    return signs.count == 9 && signs[1..<8].allSatisfy { $0.isDigit } && signs[8].isCapital
      && !series.contains { $0.letter == signs[0] }
  }

  /// The number with the letter that its digit looks like, where the check letter agrees with that one alone.
  static func mended(_ text: String) -> String? {
    let signs = Array(text.utf8)
    guard isMisread(text), let letters = alike[signs[0]] else { return nil }
    let fitting = letters.filter { check(of: [$0] + signs[1..<8]) == signs[8] }
    guard fitting.count == 1 else { return nil }
    return String(decoding: fitting + signs[1...], as: UTF8.self)
  }

  /// The check letter of a letter and seven digits, or `nil` where no series has the letter.
  static func check(of signs: [UInt8]) -> UInt8? {
    guard signs.count == 8, let row = series.first(where: { $0.letter == signs[0] }) else {
      return nil
    }
    let weights = [2, 7, 6, 5, 4, 3, 2]
    let sum = zip(signs.dropFirst(), weights).reduce(row.offset) { sum, pair in
      sum + pair.1 * Int(pair.0 &- .ascii("0"))
    }
    return Array(row.checks.utf8)[sum % 11]
  }

  private static let series: [(letter: UInt8, offset: Int, checks: String)] = [
    (.ascii("S"), 0, "JZIHGFEDCBA"), (.ascii("T"), 4, "JZIHGFEDCBA"),
    (.ascii("F"), 0, "XWUTRQPNMLK"), (.ascii("G"), 4, "XWUTRQPNMLK"),
    (.ascii("M"), 3, "XWUTRQPNJLK"),
  ]

  private static let alike: [UInt8: [UInt8]] = [
    .ascii("8"): [.ascii("S")], .ascii("5"): [.ascii("S")], .ascii("7"): [.ascii("T")],
    .ascii("1"): [.ascii("T")], .ascii("6"): [.ascii("G")],
  ]
}
