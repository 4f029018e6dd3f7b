/// The format information of a symbol: its error correction level and its mask
/// (ISO/IEC 18004, 7.9).
struct QRFormat: Hashable {
  /// The share of codewords spent on error correction, in rising order.
  enum Level: Int {
    case low, medium, quartile, high

    /// The letter of the standard: L, M, Q or H.
    var letter: String { ["L", "M", "Q", "H"][rawValue] }
  }

  let level: Level
  /// The number of the mask pattern, 0 to 7.
  let mask: Int

  /// Reads both copies and takes the one with fewer errors, or gives `nil` where both have more than
  /// three, the most that the code can correct.
  ///
  /// - Parameters:
  ///   - matrix: The symbol.
  ///   - cover: What the fifteen bits are combined with, so that they are never all light; Model 1 has
  ///     another one.
  ///   - mostErrors: The most errors.
  init?(_ matrix: ModuleMatrix, cover: Int = 0x5412, mostErrors: Int = 3) {
    let last = matrix.side - 1
    // Figure 25, from the least significant bit: around the upper left pattern, and along the
    // upper right and lower left ones.
    let first =
      (0..<6).map { (8, $0) } + [(8, 7), (8, 8), (7, 8)] + (0..<6).reversed().map { ($0, 8) }
    let second = (0..<8).map { (last - $0, 8) } + (0..<7).reversed().map { (8, last - $0) }
    var best = (distance: mostErrors + 1, value: 0)
    for positions in [first, second] {
      var bits = 0
      for (x, y) in positions.reversed() {
        bits = bits << 1 | (matrix[x, y] ? 1 : 0)
      }
      for value in 0..<32 {
        let distance = (bits ^ cover ^ Self.codeword(of: value)).nonzeroBitCount
        if distance < best.distance { best = (distance, value) }
      }
    }
    guard best.distance <= mostErrors else { return nil }
    level = [.medium, .low, .high, .quartile][best.value >> 3]
    mask = best.value & 7
  }

  /// The five bits with their ten check bits, generator x¹⁰ + x⁸ + x⁵ + x⁴ + x² + x + 1
  /// (ISO/IEC 18004, annex C).
  static func codeword(of value: Int) -> Int {
    var rest = value
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    return value << 10 | rest
  }

  /// Whether the mask turns the module of column `x`, row `y` over (ISO/IEC 18004, table 10).
  func isMasked(x: Int, y: Int) -> Bool { QRMask(number: mask).covers(x: x, y: y) }
}
