/// What a printed caption announces.
enum Caption: Hashable, CaseIterable {
  case surname
  case givenNames
  /// The whole name, in an order that is not told.
  case wholeName
  /// Surname and given names, in one row or in two.
  case bothNames
  case dateOfBirth
  case placeOfBirth
  case dateOfIssue
  case dateOfExpiry
  case authority
  /// Where a document was issued: the office where nothing else says it.
  case placeOfIssue
  case documentNumber
  case personalNumber
  case cardAccessNumber
  case address
  case nationality
  case sex
  case height
  /// The classes of vehicles of a licence.
  case category
  /// The date of birth with its place, in any order.
  case birth
  /// The date of issue with its place or the office.
  case issue
  /// A parent, a spouse, or another name of the holder than that of the zone: at birth, in an order, in
  /// art.
  case relative
  /// Anything else: it keeps a height or a signature from being taken for a place.
  case other

  /// The captions that announce two values, as the uniform format of residence permits has them
  /// (Regulation (EC) 1030/2002, annex).
  static let parts: [(both: Caption, parts: [Caption])] = [
    (.birth, [.dateOfBirth, .placeOfBirth]), (.issue, [.dateOfIssue, .authority]),
    (.bothNames, [.surname, .givenNames]),
  ]

  /// The captions of names.
  static let names: Set<Caption> = [.surname, .givenNames, .bothNames]
  /// The captions of days.
  static let dates: Set<Caption> = [.dateOfBirth, .dateOfIssue, .dateOfExpiry]

  /// Every phrase of the table with what it announces, in small letters without marks.
  static let phrases: [(caption: Caption, text: String)] = (ofPersons + ofDocuments).flatMap {
    row in
    "\(row.phrases)".split(separator: "|").map { (row.caption, String($0)) }
  }
}
