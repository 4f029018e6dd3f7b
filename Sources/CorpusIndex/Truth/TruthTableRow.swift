/// One row of a ``TruthTable``, taken from its cells by the names of their columns.
struct TruthTableRow {
  let file: String
  let expectation: Expectation

  init(cells: [Substring: Substring]) throws(RowError) {
    func cell(_ name: Substring) -> String? {
      cells[name].flatMap { $0.isEmpty || $0 == "-" ? nil : String($0) }
    }
    guard let file = cell("file") else { throw RowError(reason: "the row names no file") }
    self.file = file
    var expectation = Expectation(
      set: cell("set"),
      grade: cell("grade").map { $0.allSatisfy(\.isWholeNumber) ? "g\($0)" : $0 })
    if let text = cell("mrz") {
      expectation.documents = [Self.document(text, format: cell("format"))]
    }
    if let text = cell("payload_hex") {
      guard let bytes = Self.bytes(hexadecimal: text) else {
        throw RowError(reason: "payload_hex is not pairs of hexadecimal digits")
      }
      expectation.barcodes = [
        BarcodeExpectation(symbology: cell("symbology"), payload: .bytes(bytes))
      ]
    }
    let isEmpty = expectation.documents.isEmpty && expectation.barcodes.isEmpty
    expectation.kind = isEmpty ? .negative : .positive
    if let name = cell("kind") {
      guard let kind = Expectation.Kind(rawValue: name) else {
        throw RowError(reason: "the kind is “\(name)”, neither positive nor negative")
      }
      guard kind == expectation.kind else {
        throw RowError(
          reason: isEmpty ? "positive, but nothing is expected" : "negative, but with content")
      }
    }
    self.expectation = expectation
  }

  /// A zone of its lines; `TD3` and a missing format are written as `docread` names them.
  private static func document(_ text: String, format: String?) -> DocumentExpectation {
    let lines = text.split(separator: "|").map(String.init)
    let name = format ?? ZoneFacts(lines: lines)?.format ?? "other"
    return DocumentExpectation(format: name == "TD3" ? "MRP" : name, lines: lines)
  }

  private static func bytes(hexadecimal text: String) -> [UInt8]? {
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == text.count, digits.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(truncatingIfNeeded: digits[$0] << 4 | digits[$0 + 1])
    }
  }
}
