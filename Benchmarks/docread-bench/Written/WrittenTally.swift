import IdentityDocument

/// How many values of written pages are right, wrong and unread.
struct WrittenTally: Hashable, Encodable {
  /// Those that are as printed.
  var right = 0
  /// Those that are not.
  var wrong = 0
  /// Those of them that are stated with 0.85 or more, from which on a value that contradicts another source's is a
  /// conflict.
  var surelyWrong = 0
  /// Those without a value.
  var unread = 0

  /// All of them.
  var total: Int { right + wrong + unread }

  /// The cells of a table.
  var cells: [String] { ["\(right)", "\(wrong)", "\(surelyWrong)", "\(unread)", "\(total)"] }

  static func += (left: inout WrittenTally, right: WrittenTally) {
    left.right += right.right
    left.wrong += right.wrong
    left.surelyWrong += right.surelyWrong
    left.unread += right.unread
  }

  /// Judges what was read of a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - fields: What its print states.
  ///   - failures: The values that are wrong are added to it, by their page and column.
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
