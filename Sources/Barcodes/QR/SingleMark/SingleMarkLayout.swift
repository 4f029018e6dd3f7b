/// How a Micro QR or an rMQR symbol is built: what its format information states, and what follows.
struct SingleMarkLayout {
  let symbology: Symbology
  /// The version of Micro QR, 1 to 4; `nil` for rMQR, whose size says it.
  let version: Int?
  /// The error correction level; `nil` for M1, which only detects errors.
  let level: QRFormat.Level?
  let mask: QRMask
  let modules: FunctionModules
  let blocks: QRBlocks
  /// Whether the last data codeword has four bits (ISO/IEC 18004, 7.4.10).
  let hasHalfCodeword: Bool
  let grammar: SegmentGrammar

  /// The places of the bits in their order: those of rMQR begin beside the right edge.
  var dataPlaces: [(x: Int, y: Int)] {
    modules.dataPlaces(from: symbology == .microQR ? modules.width - 1 : modules.width - 2)
  }
}
