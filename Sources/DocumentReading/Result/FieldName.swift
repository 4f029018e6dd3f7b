/// The generic names of a document's fields; the raw values are SelphID's keys (its
/// `DateofIssue` included), so that stored results line up.
public enum FieldName: String, Hashable, Sendable, Codable, CaseIterable {
  /// The secondary identifier: given names.
  case firstName = "FirstName"
  /// The primary identifier: surname.
  case lastName = "LastName"
  /// The date of birth.
  case dateOfBirth = "DateOfBirth"
  /// The sex as printed in the zone.
  case gender = "Gender"
  /// The nationality, as a code.
  case nationality = "Nationality"
  /// The document number.
  case documentNumber = "DocumentNumber"
  /// The date of expiry.
  case dateOfExpiry = "DateOfExpiry"
  /// The issuing state or organisation, as a code.
  case issuer = "Issuer"
  /// The date of issue.
  case dateOfIssue = "DateofIssue"
  /// The place of birth.
  case placeOfBirth = "PlaceOfBirth"
  /// The address, in one line.
  case address = "Address"
  /// The personal number.
  case personalNumber = "PersonalNumber"
  /// The first optional data element.
  case optionalData1 = "OptionalData1"
  /// The second optional data element.
  case optionalData2 = "OptionalData2"
}
