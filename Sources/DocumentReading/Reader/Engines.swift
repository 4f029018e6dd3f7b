import BarcodeScanning
import LineRecognition
import TextRecognition

/// The engines that one picture at a time is read with, each made when it is first needed.
struct Engines: ~Copyable {
  private var lineRecognizer: LineRecognizer?
  private var textRecognizer: TextRecognizer?
  private var barcodeScanner: BarcodeScanner?

  init() {}

  /// Works with our own recogniser.
  mutating func withLineRecognizer<Result>(
    _ body: (inout LineRecognizer) -> Result
  ) throws(ReaderError) -> Result {
    var recognizer = lineRecognizer.take() ?? LineRecognizer()
    guard recognizer.isReady else {
      throw ReaderError(
        .resources, stage: .recognition, detail: 1,
        message: "the weights of the line recogniser are damaged")
    }
    let result = body(&recognizer)
    lineRecognizer = consume recognizer
    return result
  }

  /// Works with Tesseract.
  mutating func withTextRecognizer<Output>(
    _ body: (inout TextRecognizer) throws(TextRecognizerError) -> Output
  ) throws(ReaderError) -> Output {
    do throws(TextRecognizerError) {
      var recognizer: TextRecognizer
      if let present = textRecognizer.take() {
        recognizer = present
      } else {
        recognizer = try TextRecognizer()
      }
      let result = Result { () throws(TextRecognizerError) in try body(&recognizer) }
      textRecognizer = consume recognizer
      return try result.get()
    } catch {
      throw ReaderError(.resources, stage: .recognition, detail: 2, message: "\(error)")
    }
  }

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
      throw ReaderError(.resources, stage: .barcode, detail: 1, message: "\(error)")
    }
  }
}
