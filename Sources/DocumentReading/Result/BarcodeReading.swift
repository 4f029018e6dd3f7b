public import Raster

/// A barcode as it was read from a picture.
public struct BarcodeReading: Hashable, Sendable {
  /// The kind of symbol: `PDF417`, `QR`.
  public var symbology: String
  /// The bytes the symbol carries, exactly as encoded.
  public var bytes: [UInt8]
  /// The bytes as text, where they are text.
  public var text: String?
  /// The four corners of the symbol in the picture.
  public var quadrilateral: Quadrilateral
  /// The codewords that error correction changed, where the symbol says so.
  public var correctedErrors: Int?
  /// The codewords that error correction filled in, where the symbol says so.
  public var correctedErasures: Int?
}
