/// The PDF417 of a South African smart identity card.
///
/// Layout, parted by `|`: surname, names, sex, nationality, identity number, birth, country of birth,
/// status, date of issue, code, card number, digits. Source: the Dart package `rsa_identification`
/// (github.com/Born-Pty-Ltd/rsa_identification).
public struct SouthAfricanIdentityCard: Hashable, Sendable {
  /// The surname.
  public let lastName: String?
  /// The given names.
  public let firstName: String?
  /// The sex.
  public let sex: Sex?
  /// The nationality, as a rule `RSA`.
  public let nationality: String?
  /// The identity number, 13 digits.
  public let idNumber: String
  /// The date of birth.
  public let dateOfBirth: DocumentDate?
  /// The country of birth.
  public let countryOfBirth: String?
  /// The status: `CITIZEN` or another.
  public let status: String?
  /// The date of issue.
  public let dateOfIssue: DocumentDate?
  /// The number of the card, where it is given.
  public let cardNumber: String?
  /// The fields after the date of issue, as they are.
  public let furtherFields: [String]

  /// Reads the payload, or gives `nil` where it is not of this card.
  ///
  /// - Parameter bytes: The bytes of the symbol.
  public init?(parsing bytes: [UInt8]) {
    let fields = bytes[...].fields(separatedBy: .ascii("|"))
    guard fields.count >= 8, fields[4].count == 13, fields[4].allSatisfy({ $0.isDigit }) else {
      return nil
    }
    guard let birth = DocumentDate(parsing: fields[5], as: .named) else { return nil }
    lastName = fields[0].trimmedText
    firstName = fields[1].trimmedText
    sex = fields[2].first.flatMap { Sex(rawValue: [$0][...].text) }
    nationality = fields[3].trimmedText
    idNumber = fields[4].text
    dateOfBirth = birth
    countryOfBirth = fields[6].trimmedText
    status = fields[7].trimmedText
    dateOfIssue = fields.count > 8 ? DocumentDate(parsing: fields[8], as: .named) : nil
    cardNumber = fields.count > 10 ? fields[10].trimmedText : nil
    furtherFields = fields.dropFirst(9).map { $0.text }
  }

  /// Whether the last digit of the identity number is its check digit by the Luhn algorithm.
  public var idNumberIsValid: Bool {
    var sum = 0
    for (index, byte) in idNumber.utf8.enumerated() {
      let digit = byte.digitValue
      let weighted = index % 2 == 0 ? digit : digit * 2
      sum += weighted > 9 ? weighted - 9 : weighted
    }
    return sum % 10 == 0
  }
}

extension DocumentData {
  /// What a South African smart identity card says.
  ///
  /// - Parameter card: The card.
  public init(_ card: SouthAfricanIdentityCard) {
    self.init(
      identityCardOf: .southAfrica, number: card.idNumber, dateOfBirth: card.dateOfBirth,
      sex: card.sex)
    originatingCountry = card.nationality.map {
      $0 == "RSA" ? .southAfrica : CountryCode(rawValue: $0)
    }
    lastName = card.lastName
    firstName = card.firstName
    issuingDate = card.dateOfIssue
    placeOfBirth = card.countryOfBirth
  }
}
