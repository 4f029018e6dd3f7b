extension QRSymbol {
  /// The versions of Model 1 (ISO/IEC 18004:2000, annex M, table M.1).
  static let firstModelVersions = 1...14

  /// Decodes the modules of a symbol of Model 1, QR Code's first edition (ISO/IEC 18004:2000, annex
  /// M), or gives `nil` where they are none.
  ///
  /// Its versions go to 14, it has extension patterns on two sides and no alignment patterns, its
  /// blocks follow one another, and its first codeword has four bits.
  init?(firstModel matrix: ModuleMatrix) {
    guard let version = QRVersion(side: matrix.side),
      Self.firstModelVersions.contains(version.number),
      let format = QRFormat(matrix, cover: 0x2825, mostErrors: 1)
    else { return nil }
    let index = version.number - 1
    let level = format.level.rawValue
    let (count, dataCount, correctionCount) = (
      Self.blockCounts[level][index], Self.dataCounts[level][index],
      Self.correctionCounts[level][index]
    )
    var codewords = Self.firstModelPlaces(side: matrix.side).map { places in
      places.reduce(UInt8(0)) { bits, place in
        let isDark = matrix[place.x, place.y] != format.isMasked(x: place.x, y: place.y)
        return bits << 1 | (isDark ? 1 : 0)
      }
    }
    guard codewords.count >= count * (dataCount + correctionCount) else { return nil }
    codewords[0] &= 0x0F
    var data: [UInt8] = []
    var corrected = 0
    for block in 0..<count {
      let start = count * dataCount + block * correctionCount
      var words =
        Array(codewords[(block * dataCount)..<((block + 1) * dataCount)])
        + codewords[start..<(start + correctionCount)]
      // As in Model 2, some codewords of the least symbols only guard against wrong corrections.
      guard let errors = ReedSolomon.correct(&words, correctionCount: correctionCount),
        errors <= (correctionCount - (version.number == 1 ? 3 : 0)) / 2
      else { return nil }
      corrected += errors
      data += words.prefix(dataCount)
    }
    // The content begins in the middle of the first codeword.
    let shifted = data.indices.map { place in
      data[place] << 4 | (place + 1 < data.count ? data[place + 1] >> 4 : 0)
    }
    guard var content = QRContent(shifted, version: version), !content.bytes.isEmpty else {
      return nil
    }
    content.isFirstModel = true
    self.init(version: version, format: format, content: content, correctedCount: corrected)
  }

  /// The modules of every codeword in the order of its bits, codewords in order: upright ones of two
  /// columns on the right, lying ones of four columns in the middle, and upright ones on the left
  /// (annex M, figure M.5).
  static func firstModelPlaces(side: Int) -> [[(x: Int, y: Int)]] {
    let last = side - 1
    var result: [[(x: Int, y: Int)]] = []
    func add(_ x: Int, _ y: Int, width: Int) {
      result.append((0..<8).map { (x: x - $0 % width, y: y - $0 / width) })
    }
    for column in 0...1 {
      let rows = (side - 8) / 4
      // An extension pattern takes every second place of the outermost column.
      for row in 0..<rows where column == 1 || row % 2 == 1 || row == 0 || row == rows - 1 {
        add(last - 2 * column, last - 4 * row, width: 2)
      }
    }
    let bands = side / 4 - 3
    for band in 0..<bands {
      let rows = side / 2
      for row in 0..<rows {
        // The first band ends at the finder pattern; extension patterns lie along the lower side.
        if band == 0, row >= rows - 4 { continue }
        if row == 0, band % 2 == 1, band + 1 != bands { continue }
        let timing = row >= rows - 3 ? 1 : 0
        add(last - 4 - 4 * band, last - 2 * row - timing, width: 4)
      }
    }
    for x in [8, 5, 3, 1] {
      for row in 0..<(side - 16) / 4 { add(x, last - 8 - 4 * row, width: 2) }
    }
    return result
  }

  /// Blocks, by level and version (annex M, tables M.2 and M.4).
  static let blockCounts = [
    [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3], [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 4, 4, 4, 4],
    [1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5], [1, 1, 1, 1, 2, 2, 3, 3, 3, 4, 5, 5, 6, 6],
  ]
  /// Data codewords a block.
  static let dataCounts = [
    [19, 36, 57, 80, 108, 136, 170, 104, 123, 145, 168, 192, 144, 163],
    [16, 30, 44, 60, 82, 53, 66, 80, 93, 111, 64, 73, 83, 92],
    [13, 24, 36, 50, 68, 43, 54, 64, 52, 61, 52, 61, 69, 62],
    [9, 16, 24, 34, 23, 29, 24, 29, 34, 31, 29, 33, 32, 35],
  ]
  /// Error correction codewords a block.
  static let correctionCounts = [
    [7, 10, 15, 20, 26, 34, 42, 24, 30, 34, 40, 46, 36, 40],
    [10, 16, 28, 40, 52, 32, 40, 48, 60, 68, 40, 46, 52, 60],
    [13, 22, 36, 50, 66, 42, 52, 64, 50, 58, 52, 58, 66, 60],
    [17, 30, 48, 66, 44, 56, 46, 56, 68, 58, 54, 62, 58, 66],
  ]
}
