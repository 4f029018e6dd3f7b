/// How the codewords of a symbol are shared out among blocks of error correction
/// (ISO/IEC 18004, table 9).
struct QRBlocks {
  /// The number of blocks.
  let count: Int
  /// The number of error correction codewords in every block.
  let correctionCount: Int
  /// The greatest number of wrong codewords that may be corrected in a block.
  let greatestErrorCount: Int
  /// The number of data codewords of each block; the later ones may have one more.
  let dataCounts: [Int]

  init(_ version: QRVersion, _ level: QRFormat.Level) {
    let count = Self.counts[level.rawValue][version.number - 1]
    let correctionCount = Self.correctionCounts[level.rawValue][version.number - 1]
    // In the least symbols some codewords only guard against wrong corrections (note to table 9).
    let guards =
      switch (version.number, level) {
      case (1, .low): 3
      case (1, .medium), (2, .low): 2
      case (1, _), (3, .low): 1
      default: 0
      }
    self.init(
      count: count, correctionCount: correctionCount,
      greatestErrorCount: (correctionCount - guards) / 2,
      dataCount: version.codewordCount - count * correctionCount)
  }

  /// Makes blocks that share data codewords out as evenly as may be.
  init(count: Int, correctionCount: Int, greatestErrorCount: Int, dataCount: Int) {
    self.count = count
    self.correctionCount = correctionCount
    self.greatestErrorCount = greatestErrorCount
    let (share, remainder) = dataCount.quotientAndRemainder(dividingBy: count)
    let firstLonger = count - remainder
    dataCounts = (0..<count).map { share + ($0 >= firstLonger ? 1 : 0) }
  }

  /// The number of codewords of all blocks.
  var codewordCount: Int { count * correctionCount + dataCounts.reduce(0, +) }

  /// Sorts the codewords of a symbol into their blocks: first the data of all, then the error
  /// correction (ISO/IEC 18004, 7.6).
  func deinterleaved<Codeword>(_ codewords: [Codeword]) -> [[Codeword]] {
    var blocks = [[Codeword]](repeating: [], count: count)
    var next = 0
    for index in 0..<(dataCounts.last ?? 0) {
      for block in 0..<count where index < dataCounts[block] {
        blocks[block].append(codewords[next])
        next += 1
      }
    }
    for _ in 0..<correctionCount {
      for block in 0..<count {
        blocks[block].append(codewords[next])
        next += 1
      }
    }
    return blocks
  }

  /// Error correction codewords a block, by level and version.
  private static let correctionCounts: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28,
      28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
      26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30,
      28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28,
      30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  /// Blocks, by level and version.
  private static let counts: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8,
      8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
      17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20,
      23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25,
      25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}
