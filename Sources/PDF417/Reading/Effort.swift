/// How much work may still go into what looks like symbols of a picture and cannot be read.
///
/// Its unit is the comparison of 17 modules with the patterns of codewords.
struct Effort {
  /// What one picture is worth: of 1009 drawn pictures of symbols, whole and damaged, none was read after
  /// more than 110 707 in vain.
  static let most = 300_000

  private(set) var left = most

  /// Whether nothing is left.
  var isSpent: Bool { left <= 0 }

  /// Counts some comparisons.
  mutating func spend(_ count: Int) { left -= count }
}
