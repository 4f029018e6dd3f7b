/// The QR code of a Philippine identity card (PhilID).
///
/// An object of JSON: the day of issue, the issuer, the holder (`subject`), and a signature over them, which is
/// handed out and not verified. Sources: the advisory of the Philippine Statistics Authority of 4 October 2021 (what the
/// code says); github.com/bettergovph/openverify (the names of its members and their forms). The codes
/// of digital cards (ePhilID), in CBOR, are not read.
public struct PhilippineIdentityCard: Hashable, Sendable {
  /// The number of the card (PCN), 16 digits in groups of four.
  public let idNumber: String
  /// The surname.
  public let lastName: String?
  /// The given names.
  public let firstName: String?
  /// The middle name: as a rule the mother's surname.
  public let middleName: String?
  /// The suffix of the name: `JR`, `III`.
  public let suffix: String?
  /// The sex.
  public let sex: Sex?
  /// The sex as it is encoded.
  let encodedSex: String?
  /// The date of birth.
  public let dateOfBirth: DocumentDate?
  /// The place of birth.
  public let placeOfBirth: String?
  /// The date of issue.
  public let dateOfIssue: DocumentDate?
  /// The office that issued it, as a rule `PSA`.
  public let issuer: String?
  /// The algorithm of the signature, as a rule `EDDSA`.
  public let algorithm: String?
  /// The signature in Base64.
  public let signature: String?

  /// Reads the payload, or gives `nil` where it is not of this card.
  ///
  /// - Parameter bytes: The bytes of the QR code, UTF-8.
  public init?(parsing bytes: [UInt8]) {
    // Of most codes the first byte tells that they are something else; 2953 fit into one (ISO/IEC 18004, table 7).
    guard bytes.first == .ascii("{"), bytes.count <= 4096,
      let members = TextMembers(parsing: bytes), let number = members.value("PCN"),
      number.utf8.count(where: { $0.isDigit }) == 16,
      number.utf8.allSatisfy({ $0.isDigit || $0 == .ascii("-") || $0 == .ascii(" ") })
    else { return nil }
    idNumber = number
    lastName = members.value("lName")
    firstName = members.value("fName")
    guard lastName != nil || firstName != nil else { return nil }
    middleName = members.value("mName")
    suffix = members.value("Suffix")
    encodedSex = members.value("sex")
    sex = AadhaarCard.sex(encodedSex)
    dateOfBirth = Self.date(members.value("DOB"))
    placeOfBirth = members.value("POB")
    dateOfIssue = Self.date(members.value("DateIssued"))
    issuer = members.value("Issuer")
    algorithm = members.value("alg")
    signature = members.value("signature")
  }

  /// `1990-01-02`, `January 02, 1990` or `02 January 1990`.
  private static func date(_ text: String?) -> DocumentDate? {
    guard let bytes = text?.bytes else { return nil }
    if let date = DocumentDate(parsing: bytes, as: .named) { return date }
    guard let comma = bytes.firstIndex(of: .ascii(",")) else {
      return bytes.prefix(4).decimal == nil ? nil : DocumentDate(parsing: bytes, as: .yearFirst)
    }
    let parts = bytes[..<comma].split(separator: .ascii(" "))
    guard parts.count == 2 else { return nil }
    var dayFirst = Array(parts[1])
    for part in [parts[0], bytes[(comma + 1)...].trimmed()] { dayFirst += [.ascii(" ")] + part }
    guard let date = DocumentDate(parsing: dayFirst[...], as: .named) else { return nil }
    return date.calendarDate.map { DocumentDate($0, printed: bytes.text) }
  }
}

extension DocumentData {
  /// What a Philippine identity card says.
  ///
  /// - Parameter card: The card.
  public init(_ card: PhilippineIdentityCard) {
    self.init(
      identityCardOf: .philippines, number: card.idNumber, dateOfBirth: card.dateOfBirth,
      sex: card.sex)
    lastName = card.lastName
    firstName = card.firstName
    placeOfBirth = card.placeOfBirth
    issuingDate = card.dateOfIssue
    authority = card.issuer
  }
}
