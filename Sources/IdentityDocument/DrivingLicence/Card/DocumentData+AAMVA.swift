extension DocumentData {
  /// What a driving licence or ID card of the United States or Canada says.
  ///
  /// First and middle names are one here, as in a machine readable zone. The country of issue is that
  /// of the issuer's number where the card does not state it. Words for "none" are left out.
  ///
  /// - Parameter card: The card.
  public init(_ card: AAMVACard) {
    self.init(extractionMethod: .barcode)
    let content = card.content
    let names = content.names
    let address = content.address
    documentType = card.documentKind
    idNumber = content.meaningful("DAQ")
    issuingDate = card.dateOfIssue
    expiryDate = card.dateOfExpiry
    dob = card.dateOfBirth
    issuingCountry = content.country
    lastName = names.last
    firstName = Self.joined(names.first, names.middle)
    gender = card.sex
    authority = card.jurisdiction
    addressLine = address.line
    secondAddressLine = address.secondLine
    city = address.city
    subdivision = address.subdivision
    postCode = address.postCode
    placeOfBirth = card.placeOfBirth
    categories = Self.categories(card.vehicleClass)
    height = card.height?.documentText
  }

  /// The classes of vehicles in a text such as `C` or `A, M`.
  static func categories(_ text: String?) -> [String] {
    guard let text else { return [] }
    return text.split { $0 == " " || $0 == "," || $0 == ";" || $0 == "/" }.map { String($0) }
  }

  /// Two names with a space between them, or the one that there is.
  static func joined(_ first: String?, _ second: String?) -> String? {
    guard let first else { return second }
    guard let second else { return first }
    return first + " " + second
  }
}

extension BodyHeight {
  /// The height as documents of this package write it, `178 cm` or `5'-10"`; `nil` where nobody is so high.
  fileprivate var documentText: String? {
    guard (40...250).contains(centimeters) else { return nil }
    guard unit == .inches else { return String(value) + " cm" }
    let inches = String(value % 12)
    return String(value / 12) + "'-" + (inches.utf8.count < 2 ? "0" : "") + inches + "\""
  }
}
