import IdentityDocument

/// The `document` object of an answer.
struct DocumentAnswer: Encodable {
  var documentType: String?
  var idNumber: String?
  var personalNumber: String?
  var issuingDate: String?
  var expiryDate: String?
  var dob: String?
  var issuingCountry: String?
  var originatingCountry: String?
  var lastName: String?
  var firstName: String?
  var gender: String?
  var addressLine: String?
  var city: String?
  var subdivision: String?
  var postCode: String?
  var placeOfBirth: String?
  var optionalData1: String?
  var optionalData2: String?
  var extractionMethod: String?

  init(_ document: DocumentData) {
    documentType = document.documentType?.rawValue
    idNumber = document.idNumber
    personalNumber = document.personalNumber
    issuingDate = document.issuingDate?.answer
    expiryDate = document.expiryDate?.answer
    dob = document.dob?.answer
    // Jumio gives ISO 3166-1 where there is such a code: a zone's D is DEU.
    issuingCountry = document.issuingCountry.map { $0.alpha3 ?? $0.rawValue }
    originatingCountry = document.originatingCountry.map { $0.alpha3 ?? $0.rawValue }
    lastName = document.lastName
    firstName = document.firstName
    gender = document.gender?.rawValue
    addressLine = document.addressLine
    city = document.city
    subdivision = document.subdivision
    postCode = document.postCode
    placeOfBirth = document.placeOfBirth
    optionalData1 = document.optionalData1
    optionalData2 = document.optionalData2
    extractionMethod = document.extractionMethod.rawValue
  }
}
