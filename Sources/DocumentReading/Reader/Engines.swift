import BarcodeScanning
import Barcodes
import MRZRecognition
import TextRecognition

/// The engines that one picture at a time is read with, each made when it is first needed.
struct Engines: ~Copyable {
  /// The recognisers of zones.
  var recognizers = ZoneRecognizers()
  private let symbologies: Set<Symbology>
  private var barcodeScanner = Kept<BarcodeScanner>()

  private let printModels: [String]
  private var printRecognizer = Kept<PrintRecognizer>()

  /// Makes engines that read some kinds of barcode, and print with some models.
  init(symbologies: Set<Symbology>, printModels: [String]) {
    self.symbologies = symbologies
    self.printModels = printModels
  }

  /// Works with the recogniser of print.
  mutating func withPrintRecognizer<Output>(
    _ body: (inout PrintRecognizer) throws(TextRecognizerError) -> Output
  ) throws(ReaderError) -> Output {
    do throws(TextRecognizerError) {
      let models = printModels
      return try printRecognizer.lend { () throws(TextRecognizerError) in
        try PrintRecognizer(models)
      } _: { (recognizer) throws(TextRecognizerError) in
        try body(&recognizer)
      }
    } catch {
      throw ReaderError(.textRecognizer, ["fault": "\(error)"])
    }
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
