/// The format information of a Micro QR symbol: version, error correction level and mask
/// (ISO/IEC 18004, 7.9.2).
enum MicroQRFormat {
  /// The places of the fifteen bits, the most significant first (figure 26).
  static let places: [(x: Int, y: Int)] =
    (1...8).map { (x: $0, y: 8) } + (1...7).reversed().map { (x: 8, y: $0) }

  /// What the bits are combined with, so that they are never all light.
  static let cover = 0x4445

  /// The layout that fifteen bits state, or `nil` where more than one is wrong: the code could correct
  /// three, but chance then passes for a format too often.
  static func layout(_ bits: Int) -> SingleMarkLayout? {
    let value = (0..<32).first { (bits ^ cover ^ QRFormat.codeword(of: $0)).nonzeroBitCount <= 1 }
    return value.map { layout(number: $0 >> 2, mask: $0 & 3) }
  }

  /// Data and error correction codewords, and the errors that may be corrected, by symbol number
  /// (tables 7 and 9).
  private static let codewords = [
    (3, 2, 0), (5, 5, 1), (4, 6, 2), (11, 6, 2), (9, 8, 4), (16, 8, 3), (14, 10, 5), (10, 14, 7),
  ]

  /// The layout of a symbol number, 0 to 7 (table 13), and a mask, 0 to 3 (table 10).
  static func layout(number: Int, mask: Int) -> SingleMarkLayout {
    let version = [1, 2, 2, 3, 3, 4, 4, 4][number]
    let levels: [QRFormat.Level?] = [nil, .low, .medium, .low, .medium, .low, .medium, .quartile]
    let (dataCount, correctionCount, greatest) = codewords[number]
    return SingleMarkLayout(
      symbology: .microQR, version: version, level: levels[number],
      mask: QRMask(number: [1, 4, 6, 7][mask]),
      modules: FunctionModules(microSide: 9 + 2 * version),
      blocks: QRBlocks(
        count: 1, correctionCount: correctionCount, greatestErrorCount: greatest,
        dataCount: dataCount),
      hasHalfCodeword: version % 2 == 1, grammar: SegmentGrammar(microVersion: version))
  }
}
