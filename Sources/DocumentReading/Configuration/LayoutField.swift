import IdentityDocument

/// The fields that can have rules, spelt as in Anyline's configurations.
public enum LayoutField: String, Hashable, Sendable, Codable, CaseIterable {
  /// The primary identifier.
  case surname
  /// The secondary identifier.
  case givenNames
  /// The date of birth.
  case dateOfBirth
  /// The place of birth.
  case placeOfBirth
  /// The date of issue.
  case dateOfIssue
  /// The date of expiry.
  case dateOfExpiry
  /// The authority that issued the document.
  case authority
  /// The document number.
  case documentNumber
  /// The categories of vehicles of a licence.
  case categories
  /// The address.
  case address
  /// The card access number, printed on the front of cards with a chip.
  case cardAccessNumber
  /// The nationality.
  case nationality
  /// The nationality, as the vendor's MRZ plugin spells it.
  case nationalityCountryCode
  /// The issuing state, as the vendor's MRZ plugin spells it.
  case issuingCountryCode
  /// The sex.
  case sex
  /// The personal number.
  case personalNumber
  /// The optional data of a zone.
  case optionalData
  /// The kind of document, which every zone has.
  case documentType
  /// The text of the zone, which every zone has.
  case mrzString

  /// The name of the field in results, or `nil` where results have no such field.
  public var name: FieldName? {
    switch self {
    case .surname: .lastName
    case .givenNames: .firstName
    case .dateOfBirth: .dateOfBirth
    case .placeOfBirth: .placeOfBirth
    case .dateOfIssue: .dateOfIssue
    case .dateOfExpiry: .dateOfExpiry
    case .documentNumber: .documentNumber
    case .address: .address
    case .nationality, .nationalityCountryCode: .nationality
    case .issuingCountryCode: .issuer
    case .sex: .gender
    case .personalNumber: .personalNumber
    case .optionalData: .optionalData1
    case .authority, .categories, .cardAccessNumber, .documentType, .mrzString: nil
    }
  }

  /// The fields of a document that it stands for; the first one is what has to be there where the
  /// field is mandatory, the others go with it.
  var documentFields: [DocumentField] {
    switch self {
    case .surname: [.lastName]
    case .givenNames: [.firstName]
    case .dateOfBirth: [.dob]
    case .placeOfBirth: [.placeOfBirth]
    case .dateOfIssue: [.issuingDate]
    case .dateOfExpiry: [.expiryDate]
    case .authority: [.authority]
    case .documentNumber: [.idNumber]
    case .categories: [.categories]
    case .address: [.addressLine, .secondAddressLine, .city, .subdivision, .postCode]
    case .cardAccessNumber: [.cardAccessNumber]
    case .nationality, .nationalityCountryCode: [.originatingCountry]
    case .issuingCountryCode: [.issuingCountry]
    case .sex: [.gender]
    case .personalNumber: [.personalNumber]
    case .optionalData: [.optionalData2, .optionalData1]
    case .documentType: [.documentType]
    case .mrzString: []
    }
  }

  /// Whether a layout can ever give the field.
  ///
  /// - Parameter layout: The layout.
  /// - Returns: Whether asking for the field makes sense there.
  public func isRead(in layout: DocumentLayout) -> Bool {
    if self == .documentType || self == .mrzString { return layout == .mrz }
    // The barcodes and the print of licences name the jurisdiction and the classes of vehicles.
    if self == .categories { return layout == .drivingLicense }
    if self == .cardAccessNumber { return layout == .idFront }
    if self == .authority { return layout != .mrz }
    return name != nil
  }
}
