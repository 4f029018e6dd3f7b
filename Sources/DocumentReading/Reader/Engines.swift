import BarcodeScanning
import MRZRecognition

/// The engines that one picture at a time is read with, each made when it is first needed.
struct Engines: ~Copyable {
  /// The recognisers of zones.
  var recognizers = ZoneRecognizers()
  private var barcodeScanner: BarcodeScanner?

  init() {}

  /// Works with the scanner of QR codes.
  mutating func withBarcodeScanner<Output>(
    _ body: (inout BarcodeScanner) throws(BarcodeScannerError) -> Output
  ) throws(ReaderError) -> Output {
    do throws(BarcodeScannerError) {
      var scanner: BarcodeScanner
      if let present = barcodeScanner.take() {
        scanner = present
      } else {
        scanner = try BarcodeScanner()
      }
      let result = Result { () throws(BarcodeScannerError) in try body(&scanner) }
      barcodeScanner = consume scanner
      return try result.get()
    } catch {
      throw ReaderError(.barcodeScanner, ["fault": "\(error)"])
    }
  }
}
