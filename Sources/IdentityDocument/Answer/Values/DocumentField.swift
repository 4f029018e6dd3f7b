/// A field of a document in the words of Jumio's `NetverifyDocumentData` and, where that has none,
/// of Anyline's fields.
///
/// The raw values are the keys of `document` and `claims` in an answer, in the order in which they
/// are written.
public enum DocumentField: String, Hashable, Sendable, CaseIterable {
  /// What kind of document it is.
  case documentType
  /// The number of the document.
  case idNumber
  /// The number of the person.
  case personalNumber
  /// Who issued the document.
  case issuingCountry
  /// The nationality of the holder.
  case originatingCountry
  /// The surname as machines read it.
  case lastName
  /// The given names as machines read them.
  case firstName
  /// The surname as it is printed for people.
  case printedLastName
  /// The given names as they are printed for people.
  case printedFirstName
  /// The whole name where nothing tells surname and given names apart, as it is printed.
  case fullName
  /// The date of birth.
  case dob
  /// The sex.
  case gender
  /// When the document was issued.
  case issuingDate
  /// When the document expires.
  case expiryDate
  /// The office that issued the document.
  case authority
  /// The place of birth.
  case placeOfBirth
  /// The street address.
  case addressLine
  /// The second line of the street address.
  case secondAddressLine
  /// The city of the address.
  case city
  /// The state or province of the address.
  case subdivision
  /// The postal code of the address.
  case postCode
  /// The classes of vehicles that may be driven.
  case categories
  /// The number that opens the chip (CAN), printed on the front of some cards.
  case cardAccessNumber
  /// The height of the holder, as `178 cm` or `5'-10"`.
  case height
  /// The optional data in line 1 of a machine readable zone.
  case optionalData1
  /// The optional data in line 2 of a machine readable zone.
  case optionalData2

  /// Whether two proven values that differ keep the document from being accepted.
  public var decidesIdentity: Bool {
    switch self {
    case .idNumber, .dob, .expiryDate, .lastName: true
    default: false
    }
  }

  /// Whether the field holds a name of the person.
  var isName: Bool {
    switch self {
    case .lastName, .firstName, .printedLastName, .printedFirstName, .fullName: true
    default: false
    }
  }
}

#if !hasFeature(Embedded)
  extension DocumentField: Codable {}
#endif

extension DocumentField: Comparable {
  /// Whether one field is written before another.
  public static func < (left: DocumentField, right: DocumentField) -> Bool {
    left.order < right.order
  }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
