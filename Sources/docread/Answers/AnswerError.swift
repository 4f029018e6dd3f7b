import DocumentReading

/// The `error` object of an answer.
struct AnswerError: Encodable, Hashable {
  var code: String
  var message: String

  init(_ error: ReaderError) {
    code = error.code
    message = error.message
  }
}
