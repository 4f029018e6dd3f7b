package import PDF417

/// What a picture shows of barcodes that were found and not decoded, for the frames of one document
/// to say together.
package struct DoubtfulBarcodes: Hashable, Sendable {
  /// PDF417 symbols.
  package var stacked: [DoubtfulSymbol] = []
  /// QR codes.
  package var codes: [DoubtfulCode] = []

  /// Makes an empty one.
  package init() {}

  /// Whether nothing was seen.
  package var isEmpty: Bool { stacked.isEmpty && codes.isEmpty }

  /// The barcodes that frames say together.
  ///
  /// - Parameter frames: What each of them saw.
  /// - Returns: At most one PDF417 symbol and one QR code; an error correction that succeeds is their
  ///   proof, as in one picture.
  /// - Complexity: O(frames · codewords or modules) for each of the symbols that they show.
  package static func barcodes(of frames: [DoubtfulBarcodes]) -> [Barcode] {
    let stacked = DoubtfulSymbol.symbol(of: frames.flatMap(\.stacked)).map(Barcode.init)
    let code = DoubtfulCode.find(of: frames.flatMap(\.codes)).map(Barcode.init)
    return [stacked, code].compactMap(\.self)
  }
}
