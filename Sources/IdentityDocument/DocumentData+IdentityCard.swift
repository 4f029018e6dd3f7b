extension DocumentData {
  /// Makes what every identity card says whose barcode is of its country's own kind.
  ///
  /// - Parameters:
  ///   - country: Who issues the card.
  ///   - number: The number of the card or, where the country has no other, of the person.
  ///   - dateOfBirth: The date of birth.
  ///   - sex: The sex.
  init(
    identityCardOf country: CountryCode, number: String?, dateOfBirth: DocumentDate?, sex: Sex?
  ) {
    self.init(extractionMethod: .barcode)
    documentType = .identityCard
    issuingCountry = country
    idNumber = number
    dob = dateOfBirth
    gender = sex
  }
}
