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
    guard let version = QRVersion(side: matrix.side), let format = QRFormat(matrix) else {
      return nil
    }
    let layout = QRBlocks(version, format.level)
    var data: [UInt8] = []
    var correctedCount = 0
    for var block in layout.deinterleaved(Self.codewords(matrix, version, format)) {
      guard
        let count = ReedSolomon.correct(&block, correctionCount: layout.correctionCount),
        count <= layout.greatestErrorCount
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

  /// The codewords in the order of their places: pairs of columns from the right, up and down by
  /// turns, column 6 passed over (ISO/IEC 18004, 7.7.3).
  private static func codewords(
    _ matrix: ModuleMatrix, _ version: QRVersion, _ format: QRFormat
  ) -> [UInt8] {
    let function = version.functionModules
    var result: [UInt8] = []
    result.reserveCapacity(version.codewordCount)
    var bits: UInt8 = 0
    var bitCount = 0
    var isUpward = true
    for pair in stride(from: matrix.side - 1, to: 0, by: -2) {
      let right = pair <= 6 ? pair - 1 : pair
      for step in 0..<matrix.side {
        let y = isUpward ? matrix.side - 1 - step : step
        for x in [right, right - 1] where !function[x, y] {
          bits = bits << 1 | (matrix[x, y] != format.isMasked(x: x, y: y) ? 1 : 0)
          bitCount += 1
          if bitCount == 8 {
            result.append(bits)
            (bits, bitCount) = (0, 0)
          }
        }
      }
      isUpward.toggle()
    }
    return result
  }
}
