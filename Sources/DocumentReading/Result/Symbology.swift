import Barcodes

/// The kinds of barcode that are read; raw values are the names that answers print.
public enum Symbology: String, Hashable, Sendable, Codable, CaseIterable {
  /// PDF417, ISO/IEC 15438.
  case pdf417 = "PDF417"
  /// QR Code, ISO/IEC 18004.
  case qr = "QR"
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

  /// The method that looks for it.
  var method: ReaderConfiguration.Method { self == .pdf417 ? .pdf417 : .qr }

  /// The name by which the scanner knows it; PDF417 has a reader of its own.
  var scanned: Barcodes.Symbology? {
    self == .pdf417 ? nil : Barcodes.Symbology(rawValue: rawValue)
  }
}
