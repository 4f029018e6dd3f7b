import FoundationEssentials
import IdentityDocument

/// The payload of a barcode, as `docread parse --json` prints it.
struct PayloadAnswer: Encodable {
  var kind: String
  var version: Int?
  var jurisdiction: String?
  var iin: String?
  var idNumber: String?
  var personalNumber: String?
  var lastName: String?
  var firstName: String?
  var middleName: String?
  var dob: String?
  var expiryDate: String?
  var issuingDate: String?
  var gender: String?
  var addressLine: String?
  var city: String?
  var subdivision: String?
  var postCode: String?
  var placeOfBirth: String?
  var issuingCountry: String?
  var elements: [String: String]?
  var deviations: [String]?
  var bytes: String?

  /// The answer to a payload; one that is not recognised is given back raw.
  init(_ payload: IdentityPayload, asOf: CalendarDate) {
    kind = payload.kind
    if let document = payload.documentData(asOf: asOf) { take(document) }
    switch payload {
    case .aamva(let card): take(card)
    case .unrecognised(let raw): bytes = Data(raw).base64EncodedString()
    default: break
    }
  }

  private mutating func take(_ document: DocumentData) {
    idNumber = document.idNumber
    personalNumber = document.personalNumber
    lastName = document.lastName
    firstName = document.firstName
    dob = document.dob?.answer
    expiryDate = document.expiryDate?.answer
    issuingDate = document.issuingDate?.answer
    gender = document.gender?.rawValue
    addressLine = document.addressLine
    city = document.city
    subdivision = document.subdivision
    postCode = document.postCode
    placeOfBirth = document.placeOfBirth
    issuingCountry = document.issuingCountry.map { $0.alpha3 ?? $0.rawValue }
  }

  private mutating func take(_ card: AAMVACard) {
    version = card.version
    jurisdiction = card.jurisdiction
    iin = card.iin
    idNumber = card.idNumber
    firstName = card.firstName
    middleName = card.middleName
    elements = Dictionary(
      card.elements.map { ($0.id.description, $0.value) }, uniquingKeysWith: { first, _ in first })
    deviations = card.deviations.map(\.description)
  }
}
