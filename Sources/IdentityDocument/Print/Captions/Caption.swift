/// What a printed caption announces.
enum Caption: Hashable, CaseIterable {
  case surname
  case givenNames
  case dateOfBirth
  case placeOfBirth
  case dateOfIssue
  case dateOfExpiry
  case authority
  case documentNumber
  case personalNumber
  case cardAccessNumber
  case address
  case nationality
  case sex
  case height
  /// Anything else: it keeps a height or a signature from being taken for a place.
  case other

  /// Every phrase of the table with what it announces, in small letters without marks.
  static let phrases: [(caption: Caption, text: String)] = (ofPersons + ofDocuments).flatMap {
    row in
    "\(row.phrases)".split(separator: "|").map { (row.caption, String($0)) }
  }
}
