/// A QR symbol whose modules have been understood.
struct QRSymbol: Hashable {
  let version: QRVersion
  let format: QRFormat
  let content: QRContent
  /// How many codewords were wrong and have been corrected.
  let correctedCount: Int

  /// Makes a symbol of what was understood.
  init(version: QRVersion, format: QRFormat, content: QRContent, correctedCount: Int) {
    self.version = version
    self.format = format
    self.content = content
    self.correctedCount = correctedCount
  }

  /// Decodes the modules, or gives `nil` where they are no symbol or more damaged than the error
  /// correction can undo.
  init?(_ matrix: ModuleMatrix) {
    self.init(matrix) { _, _ in [] }
  }

  /// The same where some modules are surer than others: the least sure codewords of a block are taken
  /// for not read, more and more of them.
  ///
  /// - Parameters:
  ///   - matrix: The modules.
  ///   - trust: What each of them is worth, row by row.
  init?(_ matrix: ModuleMatrix, trust: [Float]) {
    guard trust.count == matrix.side * matrix.side, let version = QRVersion(side: matrix.side)
    else {
      return nil
    }
    var worth = [Float](repeating: .infinity, count: version.codewordCount)
    Self.visit(version) { bit, x, y in
      worth[bit / 8] = min(worth[bit / 8], trust[y * matrix.side + x])
    }
    for part in [0, 1, 2, 3] {
      let symbol = QRSymbol(matrix) { layout, block in
        let most = layout.correctionCount - Self.reserve
        let indices = layout.deinterleaved(Array(worth.indices))[block]
        let order = indices.indices.sorted { worth[indices[$0]] < worth[indices[$1]] }
        return Array(order.prefix(max(0, most * part / 3)))
      }
      if let symbol {
        self = symbol
        return
      }
    }
    return nil
  }

  /// The error correction codewords of a block that erasures leave unused, so that chance passes once
  /// in 256⁴.
  private static let reserve = 4

  /// Decodes the modules where the caller says which codewords of a block were not read.
  private init?(_ matrix: ModuleMatrix, erasures: (QRBlocks, Int) -> [Int]) {
    guard let version = QRVersion(side: matrix.side), let format = QRFormat(matrix) else {
      return nil
    }
    let layout = QRBlocks(version, format.level)
    var data: [UInt8] = []
    var correctedCount = 0
    let blocks = layout.deinterleaved(Self.codewords(matrix, version, format))
    for (index, read) in blocks.enumerated() {
      var block = read
      let erased = erasures(layout, index)
      let most =
        erased.isEmpty
        ? layout.greatestErrorCount : (layout.correctionCount - Self.reserve + erased.count) / 2
      guard
        let count = ReedSolomon.correct(
          &block, correctionCount: layout.correctionCount, erasures: erased),
        count <= most
      else { return nil }
      correctedCount += count
      data += block.dropLast(layout.correctionCount)
    }
    guard let content = QRContent(data, version: version), !content.bytes.isEmpty else {
      return nil
    }
    self.version = version
    self.format = format
    self.content = content
    self.correctedCount = correctedCount
  }

  /// The codewords in the order of their places.
  private static func codewords(
    _ matrix: ModuleMatrix, _ version: QRVersion, _ format: QRFormat
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(version.codewordCount)
    visit(version) { index, x, y in
      if index % 8 == 0 { result.append(0) }
      let bit: UInt8 = matrix[x, y] != format.isMasked(x: x, y: y) ? 1 : 0
      result[index / 8] = result[index / 8] << 1 | bit
    }
    return result
  }

  /// Visits the modules that hold codewords, bit by bit: pairs of columns from the right, up and down
  /// by turns, column 6 passed over (ISO/IEC 18004, 7.7.3).
  private static func visit(_ version: QRVersion, _ body: (_ bit: Int, _ x: Int, _ y: Int) -> Void)
  {
    let function = version.functionModules
    let count = 8 * version.codewordCount
    var bit = 0
    var isUpward = true
    for pair in stride(from: version.side - 1, to: 0, by: -2) {
      let right = pair <= 6 ? pair - 1 : pair
      for step in 0..<version.side {
        let y = isUpward ? version.side - 1 - step : step
        for x in [right, right - 1] where !function[x, y] && bit < count {
          body(bit, x, y)
          bit += 1
        }
      }
      isUpward.toggle()
    }
  }
}
