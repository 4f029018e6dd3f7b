import DocumentReading
import IdentityDocument

/// Why an input could not be answered, as answers write it.
struct AnswerError: Hashable {
  var code: String
  var message: String
  var canBeRetried: Bool
  /// What is wrong with a text, and where.
  var fault: MRZError?

  init(_ error: ReaderError, fault: MRZError? = nil) {
    code = error.code
    message = error.message
    canBeRetried = error.isRetryable
    self.fault = fault
  }

  /// The `error` object; in other languages than English the sentence is that of the code.
  ///
  /// - Parameters:
  ///   - path: The file that the error is about, where an answer has several.
  ///   - language: The language of the sentence.
  /// - Returns: The object.
  func json(path: String? = nil, in language: MessageLanguage) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("code", .string(code)), .init("message", .string(message(in: language))),
      .init("retry", .boolean(canBeRetried)),
    ]
    if let path { members.append(.init("path", .string(path))) }
    if let fault {
      members.append(.init("cause", .string(fault.code)))
      members.append(.init("line", .integer(fault.line)))
      members.append(.init("column", .integer(fault.column)))
    }
    return .object(members)
  }

  /// The whole answer to the input, or to a page of it.
  func answer(
    id: String? = nil, path: String?, page: Int? = nil, of pageCount: Int? = nil,
    in language: MessageLanguage
  ) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let id { members.append(.init("id", .string(id))) }
    if let path { members.append(.init("path", .string(path))) }
    if let page { members.append(.init("pageNumber", .integer(page))) }
    if let pageCount { members.append(.init("pageCount", .integer(pageCount))) }
    return .object(members + [.init("error", json(in: language))])
  }

  /// The whole answer to inputs that are answered together.
  ///
  /// - Parameters:
  ///   - paths: The inputs.
  ///   - path: The input that the error is about, where it is about one.
  ///   - language: The language of the sentence.
  /// - Returns: The object.
  func answer(paths: [String], error path: String?, in language: MessageLanguage) -> JSONValue {
    .object([
      .init("paths", .array(paths.map { .string($0) })),
      .init("error", json(path: path, in: language)),
    ])
  }

  /// The sentence; in other languages than English that of the code.
  func message(in language: MessageLanguage) -> String {
    guard language != .english else { return message }
    // A finer code without a sentence has that of its letter.
    let known = MessageKey.errorCodes
    let plain = code.prefix(1) + "00000"
    return MessageKey.error(known.contains(code) ? code : String(plain)).text(in: language)
  }
}
