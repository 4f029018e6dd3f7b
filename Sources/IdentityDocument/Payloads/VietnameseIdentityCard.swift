/// The QR code of a Vietnamese identity card (căn cước công dân).
///
/// Layout: identity number (12 digits), number of the old card, full name, date of birth, sex,
/// address, date of issue, parted by `|`. Some cards leave the old number out.
/// Source: github.com/dangbaokhoa/identity-card.
public struct VietnameseIdentityCard: Hashable, Sendable {
  /// The identity number, 12 digits.
  public let idNumber: String
  /// The number of the card before, nine digits, where there was one.
  public let formerIDNumber: String?
  /// The full name, family name first.
  public let fullName: String
  /// The date of birth.
  public let dateOfBirth: DocumentDate?
  /// The sex: `Nam` is male, `Nữ` is female.
  public let sex: Sex?
  /// The sex as it is encoded.
  let encodedSex: String?
  /// The registered address.
  public let address: String?
  /// The date of issue.
  public let dateOfIssue: DocumentDate?
  /// What follows, as newer cards have it.
  public let furtherFields: [String]

  /// Reads the payload, or gives `nil` where it is not of this card.
  ///
  /// - Parameter bytes: The bytes of the QR code, UTF-8.
  public init?(parsing bytes: [UInt8]) {
    var fields = bytes[...].fields(separatedBy: .ascii("|"))[...]
    guard fields.count >= 5, let number = fields.popFirst(), number.count == 12,
      number.allSatisfy({ $0.isDigit })
    else { return nil }
    idNumber = number.text
    var former: String?
    if let field = fields.first, field.allSatisfy({ $0.isDigit }) {
      former = field.trimmedText
      fields.removeFirst()
    }
    formerIDNumber = former
    guard let name = fields.popFirst()?.trimmedText, let birth = fields.popFirst(),
      let sexField = fields.popFirst()
    else { return nil }
    fullName = name
    dateOfBirth = DocumentDate(parsing: birth, as: .dayFirst)
    sex = Self.sex(sexField)
    encodedSex = sexField.trimmedText
    guard dateOfBirth != nil || sex != nil else { return nil }
    address = fields.popFirst()?.trimmedText
    dateOfIssue = fields.popFirst().flatMap { DocumentDate(parsing: $0, as: .dayFirst) }
    furtherFields = fields.map { $0.text }
  }

  /// `Nam`, or `N` and anything else for `Nữ`, which scanners encode in many ways.
  private static func sex(_ field: ArraySlice<UInt8>) -> Sex? {
    guard let first = field.first, first.lowercased == .ascii("n"), (2...6).contains(field.count)
    else {
      return nil
    }
    return field.count == 3 && field.last.map { $0.lowercased } == .ascii("m") ? .male : .female
  }
}

extension DocumentData {
  /// What a Vietnamese identity card says.
  ///
  /// The first word of the name is taken for the family name, as the card's machine readable zone
  /// has it.
  ///
  /// - Parameter card: The card.
  public init(_ card: VietnameseIdentityCard) {
    self.init(
      identityCardOf: .vietNam, number: card.idNumber, dateOfBirth: card.dateOfBirth, sex: card.sex)
    originatingCountry = .vietNam
    let name = card.fullName.bytes
    let end = name.firstIndex(of: .ascii(" ")) ?? name.endIndex
    lastName = name[..<end].trimmedText
    firstName = name[end...].trimmedText
    addressLine = card.address
    issuingDate = card.dateOfIssue
  }
}
