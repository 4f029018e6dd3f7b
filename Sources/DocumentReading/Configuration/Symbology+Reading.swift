import Barcodes

extension Symbology {
  /// The method that looks for it.
  var method: ReaderConfiguration.Method { self == .pdf417 ? .pdf417 : .qr }

  /// Whether the scanner looks for it; PDF417 has a reader of its own.
  var isScanned: Bool { self != .pdf417 }
}
