import IdentityDocument

extension MRZ {
  /// The field of the document that a character belongs to, or `nil` where it belongs to several.
  func documentField(at position: Position) -> DocumentField? {
    let rule = format.checkRules.first {
      ($0.line, $0.column) == (position.line, position.column)
    }
    if let rule { return rule.check.documentField }
    let range = format.fields.first {
      $0.line == position.line && $0.columns.contains(position.column)
    }
    guard let range else { return nil }
    if range.field == .names {
      return position.column <= lastColumnOfSurname(in: range) ? .lastName : .firstName
    }
    return DocumentField.allCases.first { format.place(of: $0) == range.field }
  }

  /// The column in which the surname ends: the one before two fillers.
  private func lastColumnOfSurname(in names: FieldRange) -> Int {
    let columns = names.columns.dropLast()
    let separator = columns.first {
      self[names.line, $0] == "<" && self[names.line, $0 + 1] == "<"
    }
    return separator.map { $0 - 1 } ?? names.columns.upperBound
  }
}
