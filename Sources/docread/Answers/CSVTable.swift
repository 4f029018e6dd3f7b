import IdentityDocument

/// A table of comma-separated values (RFC 4180): a row for an answer, with the document's values by the
/// names that JSON has for them.
///
/// What is printed on a document is not the caller's: a value that a spreadsheet would take for a
/// formula has an apostrophe before it, as OWASP's page on CSV injection advises, unless ``isRaw``.
struct CSVTable: Hashable {
  private static let firstColumns = ["id", "path", "pageNumber", "accepted", "refusals", "error"]
  /// What the formulas of spreadsheets begin with, and what they skip before one; the full-width
  /// signs are taken for the others in Japanese ones.
  private static let formulaSigns = "=+-@\t\r\n\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars

  /// Whether every value is written as it is.
  var isRaw = false

  /// The row of names.
  var heading: [UInt8] { bytes(of: Self.firstColumns + DocumentField.allCases.map(\.rawValue)) }

  /// The row of an answer.
  func row(of answer: Answer) -> [UInt8] {
    let codes = answer.refusals.map(\.code.rawValue)
    let first = [
      answer.id ?? "", answer.path ?? "", answer.pageNumber.map(String.init) ?? "",
      answer.isAccepted ? "true" : "false", codes.joined(separator: " "), "",
    ]
    let document = answer.documents.first?.document
    return bytes(of: first + DocumentField.allCases.map { document?[$0]?.text ?? "" })
  }

  /// The row of an input, or of a page, that could not be read.
  func row(of error: AnswerError, id: String?, path: String?, page: Int?) -> [UInt8] {
    let first = [id ?? "", path ?? "", page.map(String.init) ?? "", "false", "", error.code]
    return bytes(of: first + DocumentField.allCases.map { _ in "" })
  }

  private func bytes(of values: [String]) -> [UInt8] {
    Array((values.map(written).joined(separator: ",") + "\r\n").utf8)
  }

  /// A value as it stands in a row; a sign alone is no formula.
  func written(_ value: String) -> String {
    guard !isRaw, let first = value.unicodeScalars.first, Self.formulaSigns.contains(first),
      value.unicodeScalars.count > 1
    else { return Self.quoted(value) }
    return Self.quoted("'" + value)
  }

  /// A value, in quotation marks where it holds what ends a value; a mark behind a quotation mark is
  /// one character with it for Swift, and for no reader of tables.
  private static func quoted(_ value: String) -> String {
    let needsQuotes = value.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
    guard needsQuotes else { return value }
    var quoted = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    return "\"" + String(quoted) + "\""
  }
}
