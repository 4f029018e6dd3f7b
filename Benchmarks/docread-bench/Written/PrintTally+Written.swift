import IdentityDocument

extension PrintTally {
  /// Judges what was read of a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - fields: What its print states.
  ///   - failures: The values that are wrong are added to it, by their page and column; those stated with 0.85 or more,
  ///     from which on a value that contradicts another source's is a conflict, are surely wrong.
  mutating func add(
    _ page: WrittenPage, _ fields: [DocumentField: PrintedField], failures: inout [String]
  ) {
    let truth = PrintTruth(
      file: page.name, kind: page.zone,
      values: Dictionary(
        uniqueKeysWithValues: page.print.compactMap { name, text in
          PrintTruth.Column(rawValue: name).map {
            ($0, text.split(separator: "|").map { String($0) })
          }
        }), page: [], portrait: [])
    for column in PrintTruth.Column.allCases where truth.values[column] != nil {
      guard let field = column.fields.lazy.compactMap({ fields[$0] }).first else {
        unread += 1
        continue
      }
      if truth.isRight(field.value.text, in: column) {
        right += 1
      } else {
        wrong += 1
        if field.confidence >= 0.85 { surelyWrong += 1 }
        failures.append("\(page.name) \(column.rawValue) \(field.confidence.formatted(2))")
      }
    }
  }
}
