import BarcodeScanning
import Barcodes
import MRZRecognition

/// The engines that one picture at a time is read with, each made when it is first needed.
struct Engines: ~Copyable {
  /// The recognisers of zones.
  var recognizers = ZoneRecognizers()
  private let symbologies: Set<Symbology>
  private var barcodeScanner = Kept<BarcodeScanner>()

  /// Makes engines that read some kinds of barcode.
  init(symbologies: Set<Symbology>) {
    self.symbologies = symbologies
  }

  /// Works with the scanner of QR codes and linear codes.
  mutating func withBarcodeScanner<Output>(
    _ body: (inout BarcodeScanner) throws(BarcodeScannerError) -> Output
  ) throws(ReaderError) -> Output {
    do throws(BarcodeScannerError) {
      let symbologies = symbologies
      return try barcodeScanner.lend { () throws(BarcodeScannerError) in
        try BarcodeScanner(symbologies: symbologies)
      } _: { (scanner) throws(BarcodeScannerError) in
        try body(&scanner)
      }
    } catch {
      throw ReaderError(.barcodeScanner, ["fault": "\(error)"])
    }
  }
}
