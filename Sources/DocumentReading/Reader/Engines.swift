import BarcodeScanning
import Barcodes
import MRZRecognition

/// The engines that one picture at a time is read with, each made when it is first needed.
struct Engines: ~Copyable {
  /// The recognisers of zones.
  var recognizers = ZoneRecognizers()
  private let symbologies: Set<Symbology>
  private var barcodeScanner: BarcodeScanner?

  /// Makes engines that read some kinds of barcode.
  init(symbologies: Set<Symbology>) {
    self.symbologies = symbologies
  }

  /// Works with the scanner of QR codes and linear codes.
  mutating func withBarcodeScanner<Output>(
    _ body: (inout BarcodeScanner) throws(BarcodeScannerError) -> Output
  ) throws(ReaderError) -> Output {
    do throws(BarcodeScannerError) {
      var scanner: BarcodeScanner
      if let present = barcodeScanner.take() {
        scanner = present
      } else {
        scanner = try BarcodeScanner(symbologies: symbologies)
      }
      let result = Result { () throws(BarcodeScannerError) in try body(&scanner) }
      barcodeScanner = consume scanner
      return try result.get()
    } catch {
      throw ReaderError(.barcodeScanner, ["fault": "\(error)"])
    }
  }
}
