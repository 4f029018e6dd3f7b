import BarcodeScanning
import LineRecognition
import TextRecognition

/// The engines that one picture at a time is read with, each made when it is first needed.
struct Engines: ~Copyable {
  private var fastRecognizer: LineRecognizer?
  private var thoroughRecognizer: LineRecognizer?
  private var textRecognizer: TextRecognizer?
  private var barcodeScanner: BarcodeScanner?

  init() {}

  /// Works with one of our own recogniser's nets.
  mutating func withLineRecognizer<Result>(
    _ model: LineModel, _ body: (inout LineRecognizer) -> Result
  ) throws(ReaderError) -> Result {
    switch model {
    case .fast: try Self.run(model, &fastRecognizer, body)
    case .thorough: try Self.run(model, &thoroughRecognizer, body)
    }
  }

  private static func run<Result>(
    _ model: LineModel, _ kept: inout LineRecognizer?, _ body: (inout LineRecognizer) -> Result
  ) throws(ReaderError) -> Result {
    var recognizer = kept.take() ?? LineRecognizer(model: model)
    guard recognizer.isReady else {
      throw ReaderError(
        .resources, stage: .recognition, detail: 1,
        message: "the weights of the line recogniser are damaged")
    }
    let result = body(&recognizer)
    kept = consume recognizer
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
