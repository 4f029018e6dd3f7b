package import Raster

/// Finds and reads MicroPDF417 symbols (ISO/IEC 24728) in pictures, at any angle, in perspective, in a
/// mirror, light on dark.
///
/// It costs much more than the search for PDF417: a symbol has no pattern that stands out, so that lines
/// of many directions have to be followed. It is only to be asked where such symbols are expected.
package struct MicroPDF417Reader {
  /// Makes a reader.
  package init() {}

  /// Larger pictures are reduced before lines of any direction but four are followed.
  private static let mostPixels = 1_500_000
  /// The directions of lines, in degrees: upright first, then in steps that keep a line of the widest
  /// symbol within two rows.
  private static let directions: [Double] =
    [0, 90] + (1..<36).flatMap { [2.5 * Double($0), 180 - 2.5 * Double($0)] }
  /// No more symbols are read in one picture.
  private static let mostSymbols = 8

  /// Reads the symbols in a picture.
  ///
  /// - Parameter image: The picture; modules should be one and a half pixels wide or more.
  /// - Returns: The symbols in no particular order; none where nothing is certain.
  /// - Complexity: O(*n*) in the number of pixels, for each of 72 directions where there is no symbol.
  package func symbols(in image: GrayImage) -> [MicroPDF417Symbol] {
    var (picture, scale) = (image, 1.0)
    while picture.width * picture.height > Self.mostPixels {
      (picture, scale) = (picture.halved(), 2 * scale)
    }
    for direction in Self.directions where !Interruption.isRaised {
      let scanner = MicroRowScanner(picture, degrees: direction)
      let symbols = Self.symbols(among: scanner.sightings, in: picture)
      guard symbols.isEmpty else {
        return symbols.map {
          var symbol = $0
          symbol.quadrilateral = $0.quadrilateral.scaled(by: scale)
          return symbol
        }
      }
    }
    return []
  }

  private static func symbols(
    among sightings: [MicroRowSighting], in image: GrayImage
  ) -> [MicroPDF417Symbol] {
    var rest = sightings
    var symbols: [MicroPDF417Symbol] = []
    for _ in 0..<mostSymbols {
      guard let geometry = MicroGeometry(fitting: rest) else { break }
      rest.removeAll { geometry.fits($0) }
      let decoder = MicroSymbolDecoder(geometry, in: image)
      if let symbol = decoder.symbol() { symbols.append(symbol) }
    }
    return symbols
  }
}
