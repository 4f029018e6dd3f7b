import LineRecognition

/// The engines that one picture at a time is read with, each made when it is first needed.
struct Engines: ~Copyable {
  private var lineRecognizer: LineRecognizer?

  init() {}

  /// Works with our own recogniser.
  mutating func withLineRecognizer<Result>(
    _ body: (inout LineRecognizer) -> Result
  ) throws(ReaderError) -> Result {
    var recognizer = lineRecognizer.take() ?? LineRecognizer()
    guard recognizer.isReady else {
      throw ReaderError(
        .resources, stage: .recognition, detail: 1, message: "the line recogniser's weights are damaged")
    }
    let result = body(&recognizer)
    lineRecognizer = consume recognizer
    return result
  }
}
