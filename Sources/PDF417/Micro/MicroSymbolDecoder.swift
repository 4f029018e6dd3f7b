import Raster

/// Reads the codewords of a MicroPDF417 symbol whose rows were found.
struct MicroSymbolDecoder {
  private let geometry: MicroGeometry
  private let image: GrayImage

  /// Makes a decoder.
  init(_ geometry: MicroGeometry, in image: GrayImage) {
    self.geometry = geometry
    self.image = image
  }

  /// The symbol, or `nil` where no shape decodes.
  ///
  /// - Complexity: at most eleven shapes of 176 codewords.
  func symbol() -> MicroPDF417Symbol? {
    for layout in geometry.layouts {
      var codewords: [Int] = []
      var confidences: [Float] = []
      var matcher = CodewordMatcher()
      for row in 0..<layout.rows {
        let modules = modules(number: layout.left + row, width: layout.width)
        for column in 0..<layout.columns {
          let match = matcher.match(
            modules, at: layout.module(ofColumn: column), cluster: layout.cluster(row: row))
          codewords.append(match.codeword)
          confidences.append(max(0, match.lead / 4))
        }
      }
      let assembly = SymbolAssembler.assemble(
        codewords, confidences: confidences, correctionCount: layout.correctionCount
      ) { Self.message(of: $0.prefix(layout.dataCount)) }
      if let assembly { return symbol(assembly, layout) }
    }
    return nil
  }

  private func symbol(
    _ assembly: SymbolAssembler.Assembly, _ layout: MicroLayout
  ) -> MicroPDF417Symbol {
    let (top, bottom) = (Double(layout.left), Double(layout.left + layout.rows))
    let width = Double(layout.width)
    let place = Quadrilateral(
      topLeft: geometry.mapping(0, top), topRight: geometry.mapping(width, top),
      bottomRight: geometry.mapping(width, bottom), bottomLeft: geometry.mapping(0, bottom))
    let turn = (place.topRight - place.topLeft).cross(place.bottomLeft - place.topLeft)
    return MicroPDF417Symbol(
      bytes: assembly.message.bytes, interpretations: assembly.message.interpretations,
      quadrilateral: place, rows: layout.rows, columns: layout.columns,
      correctedErrors: assembly.errors, correctedErasures: assembly.erasures,
      isMirrored: turn < 0, isInverted: geometry.isInverted, macro: assembly.message.macro)
  }

  /// What the data codewords say: they begin in byte compaction (ISO/IEC 24728, 5.4.1).
  ///
  /// Codewords that stand for other symbologies' flags or are linked to a linear code are refused: what
  /// they add to the bytes is not read.
  private static func message(of codewords: ArraySlice<Int>) -> Message? {
    guard
      !codewords.contains(where: { (903...912).contains($0) || (914...920).contains($0) })
    else { return nil }
    return MessageDecoder.message(of: ([Function.byteLatch] + codewords)[...])
  }

  /// The modules of a row, dark +1 and light −1 by the row's own black and white.
  private func modules(number: Int, width: Int) -> [Float] {
    var grays = [Float](repeating: 0, count: width)
    for share in [0.3, 0.5, 0.7] {
      for module in 0..<width {
        let place = geometry.mapping(Double(module) + 0.5, Double(number) + share)
        grays[module] += Float(image.gray(place)) / 3
      }
    }
    let sorted = grays.sorted()
    let (black, white) = (sorted[width / 10], sorted[width - 1 - width / 10])
    let (middle, half) = ((white + black) / 2, max(4, (white - black) / 2))
    let sign: Float = geometry.isInverted ? -1 : 1
    return grays.map { sign * min(1.3, max(-1.3, (middle - $0) / half)) }
  }
}
