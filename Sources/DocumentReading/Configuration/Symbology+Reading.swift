import BarcodeScanning
public import Barcodes

extension Symbology {
  /// The method that looks for it.
  var method: ReaderConfiguration.Method { self == .pdf417 ? .pdf417 : .qr }

  /// Whether the scanner looks for it; PDF417 has a reader of its own.
  var isScanned: Bool { self != .pdf417 }

  /// Whether its reader was built in.
  ///
  /// That of linear codes is where the package has its trait `ZBar`, which is on unless it is switched
  /// off. To look for what is not built in is an error, `F50001`.
  public var isBuiltIn: Bool { BarcodeScanner.readableSymbologies.contains(self) }
}
