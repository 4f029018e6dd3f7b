import DocumentReading
import IdentityDocument

/// The values of a document for people, named, a line each.
struct DocumentSummary: CustomStringConvertible {
  private var rows: [(name: String, value: String)] = []

  /// The fields in the order in which people look for them.
  private static let fields: [DocumentField] = [
    .idNumber, .lastName, .firstName, .printedLastName, .printedFirstName, .fullName,
    .originatingCountry, .dob, .gender, .height, .issuingDate, .expiryDate, .issuingCountry,
    .authority,
    .personalNumber, .cardAccessNumber, .categories, .addressLine, .secondAddressLine, .city,
    .subdivision, .postCode, .placeOfBirth,
  ]

  /// Names what a document says.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - shown: The fields that stand elsewhere already.
  ///   - reference: The day that decides whether it has expired.
  ///   - language: The language of the names.
  init(
    _ document: DocumentData, besides shown: Set<DocumentField> = [],
    asOf reference: CalendarDate, in language: MessageLanguage
  ) {
    for field in Self.fields where !shown.contains(field) {
      guard let value = document[field], !value.isEmpty else { continue }
      if field == .printedLastName, value.text == document.lastName { continue }
      if field == .printedFirstName, value.text == document.firstName { continue }
      rows.append((language.label(of: field), value.text.shown))
      if field == .expiryDate, document.isExpired(asOf: reference) == true {
        rows.append(("", language.phrase(.expired, [("day", "\(reference)")])))
      }
    }
  }

  /// The lines; none where the document says nothing else.
  var lines: [String] {
    let width = max(17, rows.map(\.name.count).max() ?? 0)
    return rows.map { name, value in "  \(name.padded(to: width)) \(value)" }
  }

  var description: String { lines.joined(separator: "\n") }
}
