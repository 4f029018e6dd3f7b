import BarcodeScanning
import LineRecognition
import TextRecognition

/// The engines that one picture at a time is read with, each made when it is first needed.
struct Engines: ~Copyable {
  private var lineRecognizer: LineRecognizer?
  private var textRecognizer: TextRecognizer?
  private var barcodeScanner: BarcodeScanner?

  /// Works with our own recogniser.
  mutating func withLineRecognizer<Result>(
    _ body: (inout LineRecognizer) -> Result
  ) throws(ReaderError) -> Result {
    var recognizer = try lineRecognizer.take() ?? Self.makeLineRecognizer()
    defer { lineRecognizer = consume recognizer }
    return body(&recognizer)
  }
}
