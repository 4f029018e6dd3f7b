/// The format information of an rMQR symbol: size and error correction level (ISO/IEC 23941, 7.9).
enum RMQRFormat {
  /// The places of the eighteen bits beside the finder pattern, the most significant first.
  static let left: [(x: Int, y: Int)] =
    (1...3).reversed().map { (x: 11, y: $0) }
    + (8...10).reversed().flatMap { x in (1...5).reversed().map { (x: x, y: $0) } }

  /// The places beside the finder sub-pattern.
  static func right(width: Int, height: Int) -> [(x: Int, y: Int)] {
    (3...5).map { (x: width - $0, y: height - 6) }
      + (6...8).flatMap { x in (2...6).map { (x: width - x, y: height - $0) } }
  }

  /// What the bits on either side are combined with.
  static let covers = (left: 0x1FAB2, right: 0x20A7B)

  /// Six bits with twelve check bits, the generator of QR Code's version information.
  static func codeword(of value: Int) -> Int { QRVersion.codeword(of: value) }

  /// The layout that eighteen bits beside the finder pattern state, or `nil` where more than two are
  /// wrong: the code could correct three, but chance then passes for a format too often.
  static func layout(_ bits: Int) -> SingleMarkLayout? {
    let value = (0..<64).first {
      (bits ^ covers.left ^ codeword(of: $0)).nonzeroBitCount <= 2
    }
    return value.map { layout(size: $0 & 31, level: $0 >> 5 == 0 ? .medium : .high) }
  }

  /// The layout of a size, 0 to 31 (table 1), and a level, M or H.
  static func layout(size: Int, level: QRFormat.Level) -> SingleMarkLayout {
    let size = sizes[size]
    let (data, blocks) =
      level == .medium ? (size.data.m, size.blocks.m) : (size.data.h, size.blocks.h)
    let correctionCount = (size.codewords - data) / blocks
    let alignmentColumns =
      [43: [21], 59: [19, 39], 77: [25, 51], 99: [23, 49, 75], 139: [27, 55, 83, 111]][size.width]
    return SingleMarkLayout(
      symbology: .rMQR, version: nil, level: level, mask: QRMask(number: 4),
      modules: FunctionModules(
        rectangularWidth: size.width, height: size.height,
        alignmentColumns: alignmentColumns ?? []),
      // One codeword of small blocks is left to guard against wrong corrections.
      blocks: QRBlocks(
        count: blocks, correctionCount: correctionCount,
        greatestErrorCount: (correctionCount - (correctionCount <= 10 ? 2 : 0)) / 2,
        dataCount: data),
      hasHalfCodeword: false, grammar: SegmentGrammar(rectangularCountLengths: size.counts))
  }

  /// One of the thirty-two sizes.
  private struct Size {
    let height: Int
    let width: Int
    let codewords: Int
    let data: (m: Int, h: Int)
    let blocks: (m: Int, h: Int)
    let counts: [Int]

    init(
      _ height: Int, _ width: Int, _ codewords: Int, _ data: (Int, Int), _ blocks: (Int, Int),
      _ counts: [Int]
    ) {
      (self.height, self.width, self.codewords) = (height, width, codewords)
      (self.data, self.blocks, self.counts) = (data, blocks, counts)
    }
  }

  /// Rows, columns, codewords, data codewords and blocks of levels M and H, and the bits of character
  /// counts, in the order of the version indicators (ISO/IEC 23941, tables 1, 3, 6 and 8).
  private static let sizes = [
    Size(7, 43, 13, (6, 3), (1, 1), [4, 3, 3, 2]),
    Size(7, 59, 21, (12, 7), (1, 1), [5, 5, 4, 3]),
    Size(7, 77, 32, (20, 10), (1, 1), [6, 5, 5, 4]),
    Size(7, 99, 44, (28, 14), (1, 1), [7, 6, 5, 5]),
    Size(7, 139, 68, (44, 24), (1, 2), [7, 6, 6, 5]),
    Size(9, 43, 21, (12, 7), (1, 1), [5, 5, 4, 3]),
    Size(9, 59, 33, (21, 11), (1, 1), [6, 5, 5, 4]),
    Size(9, 77, 49, (31, 17), (1, 2), [7, 6, 5, 5]),
    Size(9, 99, 66, (42, 22), (1, 2), [7, 6, 6, 5]),
    Size(9, 139, 99, (63, 33), (2, 3), [8, 7, 6, 6]),
    Size(11, 27, 15, (7, 5), (1, 1), [4, 4, 3, 2]),
    Size(11, 43, 31, (19, 11), (1, 1), [6, 5, 5, 4]),
    Size(11, 59, 47, (31, 15), (1, 2), [7, 6, 5, 5]),
    Size(11, 77, 67, (43, 23), (1, 2), [7, 6, 6, 5]),
    Size(11, 99, 89, (57, 29), (2, 2), [8, 7, 6, 6]),
    Size(11, 139, 132, (84, 42), (2, 3), [8, 7, 7, 6]),
    Size(13, 27, 21, (12, 7), (1, 1), [5, 5, 4, 3]),
    Size(13, 43, 41, (27, 13), (1, 1), [6, 6, 5, 5]),
    Size(13, 59, 60, (38, 20), (1, 2), [7, 6, 6, 5]),
    Size(13, 77, 85, (53, 29), (2, 2), [7, 7, 6, 6]),
    Size(13, 99, 113, (73, 35), (2, 3), [8, 7, 7, 6]),
    Size(13, 139, 166, (106, 54), (3, 4), [8, 8, 7, 7]),
    Size(15, 43, 51, (33, 15), (1, 2), [7, 6, 6, 5]),
    Size(15, 59, 74, (48, 26), (1, 2), [7, 7, 6, 5]),
    Size(15, 77, 103, (67, 31), (2, 3), [8, 7, 7, 6]),
    Size(15, 99, 136, (88, 48), (2, 4), [8, 7, 7, 6]),
    Size(15, 139, 199, (127, 69), (3, 5), [9, 8, 7, 7]),
    Size(17, 43, 61, (39, 21), (1, 2), [7, 6, 6, 5]),
    Size(17, 59, 88, (56, 28), (2, 2), [8, 7, 6, 6]),
    Size(17, 77, 122, (78, 38), (2, 3), [8, 7, 7, 6]),
    Size(17, 99, 160, (100, 56), (3, 4), [8, 8, 7, 6]),
    Size(17, 139, 232, (152, 76), (4, 6), [9, 8, 8, 7]),
  ]

  /// The number of sizes.
  static var sizeCount: Int { sizes.count }
}
