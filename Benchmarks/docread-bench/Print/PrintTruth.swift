import FoundationEssentials
import IdentityDocument

/// What is printed on one picture, as a row of `print.tsv` says it.
struct PrintTruth: Hashable {
  /// The name of the picture, from the table's folder.
  let file: String
  /// The kind of page, such as `passport` or `id-front`, or the grade.
  let kind: String
  /// The values by column; where one may be printed in several ways, each.
  let values: [Column: [String]]
  /// The corners of the page, from its top left, in pixels.
  let page: [Outline.Corner]
  /// The corners of the portrait, from its top left, in pixels.
  let portrait: [Outline.Corner]

  /// The columns that are compared with fields.
  enum Column: String, CaseIterable, Codable {
    case surname, given, dateOfBirth, dateOfIssue, dateOfExpiry, placeOfBirth, authority,
      documentNumber, can, address

    /// The fields of a document that hold it, the first that is known.
    var fields: [DocumentField] {
      switch self {
      case .surname: [.printedLastName, .lastName]
      case .given: [.printedFirstName, .firstName]
      case .dateOfBirth: [.dob]
      case .dateOfIssue: [.issuingDate]
      case .dateOfExpiry: [.expiryDate]
      case .placeOfBirth: [.placeOfBirth]
      case .authority: [.authority]
      case .documentNumber: [.idNumber]
      case .can: [.cardAccessNumber]
      case .address: [.addressLine]
      }
    }

    /// What a document says of the column; of a name only what the page says, not the zone's spelling.
    func printed(in document: MergedDocument) -> FieldValue? {
      guard self == .surname || self == .given else {
        return fields.lazy.compactMap { document.document[$0] }.first
      }
      return fields.lazy.compactMap { field -> FieldValue? in
        guard let value = document.document[field] else { return nil }
        let isPrinted =
          field == .printedLastName || field == .printedFirstName
          || document.claims(field).contains { $0.source == .page && $0.value == value }
        return isPrinted ? value : nil
      }.first
    }
  }

  /// Whether a value of a column has a letter beyond `A` to `Z`.
  func hasMarks(_ column: Column) -> Bool {
    values[column]?.first?.unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }
      ?? false
  }

  /// Whether a value that was read is one of those that are printed; blanks, signs and case do not
  /// count, marks do.
  func isRight(_ value: String, in column: Column) -> Bool {
    values[column]?.contains { Self.plain($0) == Self.plain(value) } ?? false
  }

  private static func plain(_ text: String) -> String {
    // Characters are compared by their canonical equivalence.
    text.uppercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Reads a table: its first line names the columns, alternatives have bars between them, corners are
  /// `x,y` with semicolons between them.
  ///
  /// - Parameter text: The table, with tabs between cells.
  /// - Returns: The rows, in order.
  static func rows(of text: String) -> [PrintTruth] {
    var lines = text.split(whereSeparator: \.isNewline)[...]
    guard let heading = lines.popFirst() else { return [] }
    let names = heading.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    return lines.compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
      let row = Dictionary(zip(names, cells)) { first, _ in first }
      guard let file = row["file"], !file.isEmpty else { return nil }
      var values: [Column: [String]] = [:]
      for column in Column.allCases {
        let ways = (row[column.rawValue] ?? "").split(separator: "|").map { String($0) }
        if !ways.isEmpty { values[column] = ways }
      }
      return PrintTruth(
        file: file, kind: row["grade"] ?? row["kind"] ?? "-", values: values,
        page: corners(row["page"] ?? ""), portrait: corners(row["portrait"] ?? ""))
    }
  }

  private static func corners(_ text: String) -> [Outline.Corner] {
    let corners = text.split(separator: ";").compactMap { pair -> Outline.Corner? in
      let parts = pair.split(separator: ",").compactMap { Double($0) }
      return parts.count == 2 ? Outline.Corner(x: parts[0], y: parts[1]) : nil
    }
    return corners.count == 4 ? corners : []
  }
}
