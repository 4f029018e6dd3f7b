package import PDF417
package import Raster

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

  /// A barcode that several frames say together.
  package struct Joint: Hashable, Sendable {
    /// The barcode, at its place in one of them.
    package let barcode: Barcode
    /// Where each of the frames that it rests on shows it, by the frames' places in the list.
    package let places: [Int: Quadrilateral]
  }

  /// The barcodes that frames say together.
  ///
  /// - Parameter frames: What each of them saw.
  /// - Returns: At most one PDF417 symbol and one QR code; an error correction that succeeds is their
  ///   proof, as in one picture.
  /// - Complexity: O(frames · codewords or modules) for each of the symbols that they show.
  package static func barcodes(of frames: [DoubtfulBarcodes]) -> [Joint] {
    let stacked = DoubtfulSymbol.symbol(of: frames.flatMap(\.stacked)).map { symbol, seen in
      Joint(
        barcode: Barcode(symbol),
        places: places(of: frames) { frame in frame.stacked.first(where: seen.contains) }
          .mapValues(\.quadrilateral))
    }
    let code = DoubtfulCode.find(of: frames.flatMap(\.codes)).map { find, seen in
      Joint(
        barcode: Barcode(find),
        places: places(of: frames) { frame in frame.codes.first(where: seen.contains) }
          .mapValues(\.quadrilateral))
    }
    return [stacked, code].compactMap(\.self)
  }

  /// What some frames show, by their places in the list.
  private static func places<Seen>(
    of frames: [DoubtfulBarcodes], _ seen: (DoubtfulBarcodes) -> Seen?
  ) -> [Int: Seen] {
    Dictionary(
      uniqueKeysWithValues: frames.enumerated().compactMap { index, frame in
        seen(frame).map { (index, $0) }
      })
  }
}
