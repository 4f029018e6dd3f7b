public import Raster

/// A barcode that was read in a picture, of whatever kind.
public struct Barcode: Hashable, Sendable {
  /// The kind of barcode.
  public let symbology: Symbology
  /// The symbology identifier of ISO/IEC 15424 with its modifier: `]L2`, `]Q1`, `]Q3` and so on.
  public let identifier: String
  /// The content exactly as encoded, before any character set.
  public let bytes: [UInt8]
  /// The content as text, or `nil` where it is none.
  ///
  /// A character set that the barcode states (an extended channel interpretation, ECI) decides; one
  /// that is unknown, or that the bytes break, makes this `nil`. Where none is stated, bytes that are
  /// valid UTF-8 are taken for UTF-8; those of a QR code or a linear code that hold sequences usual in
  /// Shift JIS and unknown in Latin-1, for Shift JIS; all others for Latin-1 (ISO 8859-1), in which
  /// every byte is a character.
  public let text: String?
  /// The corners of the code in the picture, from where its reading begins, in pixels.
  ///
  /// For a linear code it is the box around the scan lines that met it, which may be flat.
  public let quadrilateral: Quadrilateral
  /// How the code is built, as far as it was measured.
  public let symbol: Symbol
  /// The code's place among those that carry one message together, or `nil` for one that stands alone.
  ///
  /// Macro PDF417 has such parts, and structured append of QR codes.
  public let part: Part?

  /// Makes a barcode of its parts.
  ///
  /// - Parameters:
  ///   - symbology: The kind of barcode.
  ///   - identifier: The symbology identifier; that of plain content when left out.
  ///   - bytes: The content as encoded.
  ///   - text: The content as text.
  ///   - quadrilateral: The corners, in pixels.
  ///   - symbol: How the code is built.
  ///   - part: Its place among several.
  public init(
    symbology: Symbology, identifier: String? = nil, bytes: [UInt8], text: String?,
    quadrilateral: Quadrilateral, symbol: Symbol = Symbol(), part: Part? = nil
  ) {
    self.symbology = symbology
    self.identifier = identifier ?? symbology.plainIdentifier
    self.bytes = bytes
    self.text = text
    self.quadrilateral = quadrilateral
    self.symbol = symbol
    self.part = part
  }

  /// The direction in which the code is read, in degrees clockwise from the right, above -180 and up
  /// to 180; 0 where its corners lie on one another.
  public var orientation: Double {
    let upper = quadrilateral.topRight - quadrilateral.topLeft
    let lower = quadrilateral.bottomRight - quadrilateral.bottomLeft
    return Barcode.degrees(of: upper + lower)
  }
}
