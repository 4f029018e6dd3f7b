public import Raster

/// A barcode that was read in a picture.
public struct Barcode: Hashable, Sendable {
  /// A kind of barcode.
  public enum Symbology: String, Hashable, Sendable, CaseIterable {
    /// QR Code, ISO/IEC 18004.
    case qrCode = "QR"
    /// Code 128, ISO/IEC 15417.
    case code128 = "Code 128"
    /// Code 93.
    case code93 = "Code 93"
    /// Code 39, ISO/IEC 16388.
    case code39 = "Code 39"
    /// Codabar.
    case codabar = "Codabar"
    /// Interleaved 2 of 5, ISO/IEC 16390.
    case interleaved2of5 = "ITF"
    /// EAN-13 and UPC-A, ISO/IEC 15420.
    case ean13 = "EAN-13"
    /// EAN-8, ISO/IEC 15420.
    case ean8 = "EAN-8"
    /// UPC-E, ISO/IEC 15420.
    case upcE = "UPC-E"
    /// GS1 DataBar, ISO/IEC 24724.
    case dataBar = "DataBar"
    /// GS1 DataBar Expanded, ISO/IEC 24724.
    case dataBarExpanded = "DataBar Expanded"
  }

  /// The kind of barcode.
  public let symbology: Symbology
  /// The content exactly as encoded, before any character set.
  public let bytes: [UInt8]
  /// The content as text.
  ///
  /// A character set that the barcode states (ECI) decides. Without one, bytes that are valid UTF-8
  /// are taken for UTF-8; bytes that hold sequences usual in Shift JIS and unknown in Latin-1, for
  /// Shift JIS; all others for Latin-1 (ISO 8859-1), in which every byte is a character.
  public let text: String
  /// The corners of the code in the picture, from where its reading begins.
  ///
  /// For a linear code it is the box around the scan lines that met it, which may be flat.
  public let quadrilateral: Quadrilateral

  /// Makes a barcode of its parts.
  public init(
    symbology: Symbology, bytes: [UInt8], text: String, quadrilateral: Quadrilateral
  ) {
    self.symbology = symbology
    self.bytes = bytes
    self.text = text
    self.quadrilateral = quadrilateral
  }
}
