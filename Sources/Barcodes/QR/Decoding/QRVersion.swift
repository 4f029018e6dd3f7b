/// One of the forty sizes of a QR symbol, with what its size determines.
struct QRVersion: Hashable {
  /// 1 to 40.
  let number: Int

  /// Makes a version, or `nil` for a number out of range.
  init?(number: Int) {
    guard (1...40).contains(number) else { return nil }
    self.number = number
  }

  /// Makes the version of a side in modules, or `nil` where none has that side.
  init?(side: Int) {
    guard side % 4 == 1 else { return nil }
    self.init(number: (side - 17) / 4)
  }

  /// The number of modules along each side (ISO/IEC 18004, 6.3.1).
  var side: Int { 17 + 4 * number }

  /// Whether the symbol states its version (ISO/IEC 18004, 7.10).
  var hasVersionInformation: Bool { number >= 7 }

  /// The columns and rows of the centres of alignment patterns (ISO/IEC 18004, annex E).
  ///
  /// The table of the annex follows this rule: the last stands seven modules from the edge, the
  /// others at even distances back towards column 6, which takes what remains.
  var alignmentCenters: [Int] {
    guard number >= 2 else { return [] }
    let gaps = number / 7 + 1
    let step = (8 * number + 3 * (gaps + 1) + 5) / (4 * gaps) * 2
    return [6] + (0..<gaps).reversed().map { 4 * number + 10 - step * $0 }
  }

  /// The alignment patterns' centres as pairs; the three that would lie on finder patterns are
  /// left out.
  var alignmentPositions: [(x: Int, y: Int)] {
    let centers = alignmentCenters
    guard let last = centers.last else { return [] }
    var result: [(x: Int, y: Int)] = []
    for y in centers {
      for x in centers where !((x == 6 && y == 6) || (x == 6 && y == last) || (x == last && y == 6))
      {
        result.append((x, y))
      }
    }
    return result
  }

  /// Which modules are part of patterns and information, not of data (ISO/IEC 18004, 6.3).
  var functionModules: ModuleMatrix {
    var result = ModuleMatrix(side: side)
    func mark(_ columns: Range<Int>, _ rows: Range<Int>) {
      for y in rows {
        for x in columns { result[x, y] = true }
      }
    }
    // Finder patterns with separators, format information and the single dark module.
    mark(0..<9, 0..<9)
    mark(side - 8..<side, 0..<9)
    mark(0..<9, side - 8..<side)
    mark(6..<7, 0..<side)
    mark(0..<side, 6..<7)
    for (x, y) in alignmentPositions { mark(x - 2..<x + 3, y - 2..<y + 3) }
    if hasVersionInformation {
      mark(side - 11..<side - 8, 0..<6)
      mark(0..<6, side - 11..<side - 8)
    }
    return result
  }

  /// The number of codewords, data and error correction together (ISO/IEC 18004, table 1).
  var codewordCount: Int {
    var modules = (16 * number + 128) * number + 64
    if number >= 2 {
      let patterns = number / 7 + 2
      modules -= (25 * patterns - 10) * patterns - 55
    }
    if hasVersionInformation { modules -= 36 }
    return modules / 8
  }
}
