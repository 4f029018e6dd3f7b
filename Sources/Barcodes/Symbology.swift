/// A kind of barcode; the raw value is its name in answers.
public enum Symbology: String, Hashable, Sendable, Codable, CaseIterable {
  /// PDF417, ISO/IEC 15438, compact and Macro PDF417 counted in.
  case pdf417 = "PDF417"
  /// QR Code, ISO/IEC 18004.
  case qr = "QR"
  /// MicroPDF417, ISO/IEC 24728.
  case microPDF417 = "MicroPDF417"
  /// Micro QR, ISO/IEC 18004.
  case microQR = "Micro QR"
  /// rMQR, the rectangular relative of Micro QR, ISO/IEC 23941.
  case rMQR = "rMQR"
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

  /// Whether ``BarcodeReader`` reads it; the others are linear codes.
  public var isMatrixOrStacked: Bool { self == .pdf417 || self == .qr || isReadByNameOnly }

  /// Whether it is only looked for where it is asked for by its name: no identity document has it, and
  /// what is small is easily seen by chance.
  public var isReadByNameOnly: Bool {
    self == .microPDF417 || self == .microQR || self == .rMQR
  }

  /// The identifier of content without anything particular (ISO/IEC 15424, annex A).
  public var plainIdentifier: String {
    switch self {
    case .pdf417, .microPDF417: "]L2"
    case .qr, .microQR, .rMQR: "]Q1"
    case .code128: "]C0"
    case .code93: "]G0"
    case .code39: "]A0"
    case .codabar: "]F0"
    case .interleaved2of5: "]I0"
    case .ean13, .upcE: "]E0"
    case .ean8: "]E4"
    case .dataBar, .dataBarExpanded: "]e0"
    }
  }
}
