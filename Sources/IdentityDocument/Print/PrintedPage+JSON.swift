extension PrintedPage {
  /// The page as `page` of an answer: its corners, those of the portrait, and what its print states.
  ///
  /// - Parameter fields: What the lines state.
  /// - Returns: The object.
  public func json(with fields: [PrintedField]) -> JSONValue {
    .members([
      ("quadrilateral", outline?.json), ("portrait", portrait?.json),
      ("fields", .nonEmpty(fields.map { json(of: $0) })),
    ])
  }

  private func json(of field: PrintedField) -> JSONValue {
    let outlines = field.lines.compactMap { lines.indices.contains($0) ? lines[$0].outline : nil }
    return .members([
      ("field", .string(field.field.rawValue)), ("caption", .text(field.caption)),
      ("value", field.value.json), ("sourceText", .text(field.sourceText)),
      ("evidence", .string(field.evidence.rawValue)), ("confidence", .rounded(field.confidence)),
      ("quadrilateral", Outline(around: outlines)?.json),
    ])
  }
}

extension Outline {
  /// The corners of several outlines one below the other, as of the lines of a value: the upper ones
  /// of the first, the lower ones of the last; `nil` without any.
  fileprivate init?(around outlines: [Outline]) {
    guard let first = outlines.first, let last = outlines.last else { return nil }
    self.init(
      topLeft: first.topLeft, topRight: first.topRight, bottomRight: last.bottomRight,
      bottomLeft: last.bottomLeft)
  }
}
