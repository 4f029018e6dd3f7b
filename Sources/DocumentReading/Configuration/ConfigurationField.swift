/// The fields of Anyline's configurations in our terms.
enum ConfigurationField {
  /// The fields that this library reads.
  static let names: [String: FieldName] = [
    "surname": .lastName, "givenNames": .firstName, "dateOfBirth": .dateOfBirth,
    "placeOfBirth": .placeOfBirth, "dateOfIssue": .dateOfIssue, "dateOfExpiry": .dateOfExpiry,
    "documentNumber": .documentNumber, "address": .address, "nationality": .nationality,
    "nationalityCountryCode": .nationality, "sex": .gender, "personalNumber": .personalNumber,
    "optionalData": .optionalData1, "issuingCountryCode": .issuer,
  ]

  /// Fields that are there whenever a zone is.
  static let ofEveryZone: Set<String> = ["documentType", "mrzString"]
}
