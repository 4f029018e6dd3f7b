/// A Micro QR or rMQR symbol whose modules have been understood.
struct SingleMarkSymbol {
  let layout: SingleMarkLayout
  let content: QRContent
  /// How many codewords were wrong and have been corrected.
  let correctedCount: Int

  /// The least share of the modules of patterns that have to be as the standard wants them; all but
  /// one in twenty where errors are only detected.
  private static let leastAgreement = 0.8
  private static let leastAgreementWithoutCorrection = 0.95

  /// Decodes the modules, or gives `nil` where they are no symbol of that layout or more damaged than
  /// the error correction can undo.
  init?(_ matrix: ModuleMatrix, _ layout: SingleMarkLayout) {
    let least =
      layout.level == nil ? Self.leastAgreementWithoutCorrection : Self.leastAgreement
    guard matrix.width == layout.modules.width, matrix.height == layout.modules.height,
      layout.modules.agreement(with: matrix) >= least
    else { return nil }
    let codewords = Self.codewords(matrix, layout)
    guard codewords.count >= layout.blocks.codewordCount else { return nil }
    var data: [UInt8] = []
    var correctedCount = 0
    for var block in layout.blocks.deinterleaved(codewords) {
      guard
        let count = ReedSolomon.correct(&block, correctionCount: layout.blocks.correctionCount),
        count <= layout.blocks.greatestErrorCount
      else { return nil }
      correctedCount += count
      data += block.dropLast(layout.blocks.correctionCount)
    }
    // The error correction may not have put bits where a codeword of four has none.
    if layout.hasHalfCodeword, let last = data.last, last & 0x0F != 0 { return nil }
    guard let content = QRContent(data, grammar: layout.grammar), !content.bytes.isEmpty else {
      return nil
    }
    self.layout = layout
    self.content = content
    self.correctedCount = correctedCount
  }

  /// The codewords in the order of their places; one of four bits has them above four that are 0.
  private static func codewords(_ matrix: ModuleMatrix, _ layout: SingleMarkLayout) -> [UInt8] {
    let half = layout.hasHalfCodeword ? (layout.blocks.dataCounts.last ?? 0) - 1 : -1
    var result: [UInt8] = []
    var bits: UInt8 = 0
    var bitCount = 0
    for (x, y) in layout.dataPlaces {
      bits = bits << 1 | (matrix[x, y] != layout.mask.covers(x: x, y: y) ? 1 : 0)
      bitCount += 1
      if result.count == half, bitCount == 4 { (bits, bitCount) = (bits << 4, 8) }
      if bitCount == 8 {
        result.append(bits)
        (bits, bitCount) = (0, 0)
      }
    }
    return result
  }
}
