import IdentityDocument

/// The payload of a barcode, as `docread parse --json` prints it.
struct PayloadAnswer: Encodable {
  var kind: String
  var version: Int?
  var jurisdiction: String?
  var iin: String?
  var idNumber: String?
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
  var issuingCountry: String?
  var elements: [String: String]?
  var deviations: [String]?

  init(_ card: AAMVACard) {
    kind = AAMVACard.kind
    version = card.version
    jurisdiction = card.jurisdiction
    iin = card.iin
    idNumber = card.idNumber
    lastName = card.lastName
    firstName = card.firstName
    middleName = card.middleName
    dob = card.dob?.answer
    expiryDate = card.expiryDate?.answer
    issuingDate = card.issuingDate?.answer
    gender = card.gender?.rawValue
    addressLine = card.addressLine
    city = card.city
    subdivision = card.subdivision
    postCode = card.postCode
    issuingCountry = card.issuingCountry.map { $0.alpha3 ?? $0.rawValue }
    elements = Dictionary(
      card.elements.map { ($0.id.description, $0.value) }, uniquingKeysWith: { first, _ in first })
    deviations = card.deviations.map(\.description)
  }
}
