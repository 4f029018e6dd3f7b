import IdentityDocument

/// Rows of comma-separated values (RFC 4180): one for an answer, with the document's values by the names
/// that JSON has for them.
enum CSVRow {
  private static let firstColumns = ["id", "path", "pageNumber", "accepted", "refusals", "error"]

  /// The row of names.
  static let heading = bytes(of: firstColumns + DocumentField.allCases.map(\.rawValue))

  /// The row of an answer.
  static func bytes(of answer: Answer) -> [UInt8] {
    let codes = answer.refusals.map(\.code.rawValue)
    let first = [
      answer.id ?? "", answer.path ?? "", answer.pageNumber.map(String.init) ?? "",
      answer.isAccepted ? "true" : "false", codes.joined(separator: " "), "",
    ]
    let document = answer.documents.first?.document
    return bytes(of: first + DocumentField.allCases.map { document?[$0]?.text ?? "" })
  }

  /// The row of an input, or of a page, that could not be read.
  static func bytes(of error: AnswerError, id: String?, path: String?, page: Int?) -> [UInt8] {
    let first = [id ?? "", path ?? "", page.map(String.init) ?? "", "false", "", error.code]
    return bytes(of: first + DocumentField.allCases.map { _ in "" })
  }

  private static func bytes(of values: [String]) -> [UInt8] {
    Array((values.map(quoted).joined(separator: ",") + "\r\n").utf8)
  }

  /// A value, in quotation marks where it holds what ends a value.
  private static func quoted(_ value: String) -> String {
    let needsQuotes = value.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
    guard needsQuotes else { return value }
    return "\""
      + value.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
