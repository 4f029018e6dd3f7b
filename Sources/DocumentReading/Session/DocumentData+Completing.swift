import IdentityDocument

extension DocumentData {
  /// Takes over from another source what is not known yet.
  mutating func complete(from other: DocumentData) {
    documentType = documentType ?? other.documentType
    idNumber = idNumber ?? other.idNumber
    personalNumber = personalNumber ?? other.personalNumber
    issuingDate = issuingDate ?? other.issuingDate
    expiryDate = expiryDate ?? other.expiryDate
    dob = dob ?? other.dob
    issuingCountry = issuingCountry ?? other.issuingCountry
    originatingCountry = originatingCountry ?? other.originatingCountry
    lastName = lastName ?? other.lastName
    firstName = firstName ?? other.firstName
    gender = gender ?? other.gender
    if addressLine == nil, city == nil, subdivision == nil, postCode == nil {
      (addressLine, city) = (other.addressLine, other.city)
      (subdivision, postCode) = (other.subdivision, other.postCode)
    }
    placeOfBirth = placeOfBirth ?? other.placeOfBirth
    optionalData1 = optionalData1 ?? other.optionalData1
    optionalData2 = optionalData2 ?? other.optionalData2
    mrzData = mrzData ?? other.mrzData
    if extractionMethod == .none { extractionMethod = other.extractionMethod }
  }
}
