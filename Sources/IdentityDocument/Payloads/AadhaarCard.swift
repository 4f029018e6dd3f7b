/// The QR code of an Indian Aadhaar letter until 2018: an XML element with attributes.
///
/// Layout: element `PrintLetterBarcodeData`, attributes `uid`, `name`, `gender`, `yob`, `dob`, `co`,
/// `house`, `street`, `lm`, `loc`, `vtc`, `po`, `dist`, `subdist`, `state`, `pc`.
/// Source: github.com/rupaksamant/PMAY.
public struct AadhaarCard: Hashable, Sendable {
  /// The Aadhaar number, 12 digits.
  public let idNumber: String
  /// The full name.
  public let fullName: String?
  /// The sex; `T` (transgender) is unspecified here.
  public let sex: Sex?
  /// The sex as it is encoded.
  let encodedSex: String?
  /// The date of birth, of which some cards give the year only.
  public let dateOfBirth: DocumentDate?
  /// The address.
  public let address: AadhaarAddress

  /// Reads the payload, or gives `nil` where it is not of this card.
  ///
  /// - Parameter bytes: The bytes of the QR code.
  public init?(parsing bytes: [UInt8]) {
    guard bytes.count <= 16384,
      let markup = MarkupAttributes(of: "<PrintLetterBarcodeData", in: bytes[...])
    else { return nil }
    guard let number = markup.value("uid"), !number.isEmpty else { return nil }
    idNumber = number
    fullName = markup.value("name")
    encodedSex = markup.value("gender")
    sex = AadhaarCard.sex(encodedSex)
    dateOfBirth = Self.birth(markup.value("dob"), year: markup.value("yob"))
    address = AadhaarAddress(
      careOf: markup.value("co") ?? markup.value("gname"), house: markup.value("house"),
      street: markup.value("street"), landmark: markup.value("lm"), location: markup.value("loc"),
      villageTownOrCity: markup.value("vtc"), postOffice: markup.value("po"),
      subdistrict: markup.value("subdist"), district: markup.value("dist"),
      state: markup.value("state"), postalCode: markup.value("pc"))
  }

  /// Whether the number's last digit is its check digit by the Verhoeff algorithm.
  public var idNumberIsValid: Bool {
    idNumber.utf8.count == 12 && Verhoeff.isValid(idNumber.bytes)
  }

  /// `M`, `F`, `T`, or a word that begins with them.
  static func sex(_ text: String?) -> Sex? {
    switch text?.utf8.first {
    case "M"?: .male
    case "F"?: .female
    case "T"?: .unspecified
    default: nil
    }
  }

  private static func birth(_ date: String?, year: String?) -> DocumentDate? {
    if let date {
      return DocumentDate(parsing: date.bytes, as: .dayFirst)
        ?? DocumentDate(parsing: date.bytes, as: .yearFirst)
    }
    guard let year, year.utf8.count == 4, let number = year.bytes.decimal else { return nil }
    guard (1800...2199).contains(number) else { return nil }
    return DocumentDate(year: number, month: nil, day: nil, printed: year)
  }
}

extension DocumentData {
  /// What an Aadhaar letter says.
  ///
  /// Indian names are not parted here: the whole name is the first name.
  ///
  /// - Parameter card: The card.
  public init(_ card: AadhaarCard) {
    self.init(
      identityCardOf: .india, number: card.idNumber, dateOfBirth: card.dateOfBirth, sex: card.sex)
    firstName = card.fullName
    fill(card.address)
  }

  /// Takes over an Indian address.
  mutating func fill(_ address: AadhaarAddress) {
    addressLine = address.line
    city = address.villageTownOrCity ?? address.district
    subdivision = address.state
    postCode = address.postalCode
  }
}
