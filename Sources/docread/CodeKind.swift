import Barcodes
import DocumentReading

/// Barcodes that are only read when they are asked for.
enum CodeKind: String, Hashable, CaseIterable {
  /// Code 128, Code 93, Code 39, Codabar, ITF, EAN, UPC and DataBar.
  case linear
  /// MicroPDF417.
  case microPDF417 = "micropdf417"
  /// Micro QR.
  case microQR = "microqr"
  /// rMQR.
  case rMQR = "rmqr"

  /// What it stands for.
  var symbologies: [Symbology] {
    switch self {
    case .linear: Symbology.allCases.filter { !$0.isMatrixOrStacked }
    case .microPDF417: [.microPDF417]
    case .microQR: [.microQR]
    case .rMQR: [.rMQR]
    }
  }
}

extension ReaderConfiguration {
  /// Reads further kinds of barcode, in every picture.
  mutating func add(_ codes: Set<CodeKind>) {
    guard !codes.isEmpty else { return }
    symbologies.formUnion(codes.flatMap(\.symbologies))
    exhaustsMethods = true
  }
}
