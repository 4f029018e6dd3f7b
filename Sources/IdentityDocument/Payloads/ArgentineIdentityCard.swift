/// The PDF417 of an Argentine identity card (documento nacional de identidad).
///
/// Layouts, parted by `@`:
/// - since 2012: procedure, surname, names, sex, number, copy, birth, issue, and on newer cards the
///   three digits that make a CUIL of the number;
/// - before, after a leading `@`: number, copy, 1, surname, names, nationality, birth, sex, issue,
///   procedure, office, expiry and more.
///
/// Sources: github.com/andes/app, github.com/dglabella/trazabilidad-UNSL-android.
public struct ArgentineIdentityCard: Hashable, Sendable {
  /// The number of the person and the document, seven or eight digits.
  public let idNumber: String
  /// The letter of the copy: `A` is the first.
  public let copy: String?
  /// The number of the procedure in which the card was issued.
  public let procedureNumber: String?
  /// The surname.
  public let lastName: String?
  /// The given names.
  public let firstName: String?
  /// The sex.
  public let sex: Sex?
  /// The nationality in words, on old cards.
  public let nationality: String?
  /// The date of birth.
  public let dateOfBirth: DocumentDate?
  /// The date of issue.
  public let dateOfIssue: DocumentDate?
  /// The date of expiry, on old cards.
  public let dateOfExpiry: DocumentDate?
  /// The labour identification number, eleven digits, on cards that have its further digits.
  public let cuil: String?
  /// What follows, as it is.
  public let furtherFields: [String]

  /// Reads the payload, or gives `nil` where it is not of this card.
  ///
  /// - Parameter bytes: The bytes of the symbol.
  public init?(parsing bytes: [UInt8]) {
    let fields = bytes[...].fields(separatedBy: .ascii("@"))
    if fields.count >= 8, !fields[0].isEmpty {
      self.init(new: fields)
    } else if fields.count >= 10, fields[0].isEmpty {
      self.init(old: Array(fields.dropFirst()))
    } else {
      return nil
    }
  }

  private init?(new fields: [ArraySlice<UInt8>]) {
    guard let number = Self.number(fields[4]), fields[0].allSatisfy({ $0.isDigit }) else {
      return nil
    }
    guard let sex = Self.sex(fields[3]), let birth = DocumentDate(parsing: fields[6], as: .dayFirst)
    else {
      return nil
    }
    idNumber = number
    procedureNumber = fields[0].trimmedText
    lastName = fields[1].trimmedText
    firstName = fields[2].trimmedText
    self.sex = sex
    copy = fields[5].trimmedText
    dateOfBirth = birth
    dateOfIssue = DocumentDate(parsing: fields[7], as: .dayFirst)
    nationality = nil
    dateOfExpiry = nil
    cuil = fields.count > 8 ? Self.cuil(number, fields[8]) : nil
    furtherFields = fields.dropFirst(8).map { $0.text }
  }

  private init?(old fields: [ArraySlice<UInt8>]) {
    guard let number = Self.number(fields[0]), let sex = Self.sex(fields[7]) else { return nil }
    guard let birth = DocumentDate(parsing: fields[6], as: .dayFirst) else { return nil }
    idNumber = number
    copy = fields[1].trimmedText
    lastName = fields[3].trimmedText
    firstName = fields[4].trimmedText
    nationality = fields[5].trimmedText
    dateOfBirth = birth
    self.sex = sex
    dateOfIssue = DocumentDate(parsing: fields[8], as: .dayFirst)
    procedureNumber = fields.count > 9 ? fields[9].trimmedText : nil
    dateOfExpiry = fields.count > 11 ? DocumentDate(parsing: fields[11], as: .dayFirst) : nil
    cuil = nil
    furtherFields = fields.dropFirst(10).map { $0.text }
  }

  /// Up to eight digits; `M` and `F` before them are of very old cards.
  private static func number(_ field: ArraySlice<UInt8>) -> String? {
    let digits = field.first?.isCapital == true ? field.dropFirst() : field
    guard (6...8).contains(digits.count), digits.decimal != nil else { return nil }
    return digits.text
  }

  private static func sex(_ field: ArraySlice<UInt8>) -> Sex? {
    field.count == 1 ? Sex(rawValue: field.text) : nil
  }

  /// Two digits before the number and one after.
  private static func cuil(_ number: String, _ field: ArraySlice<UInt8>) -> String? {
    guard field.count == 3, field.decimal != nil else { return nil }
    let filled = String(repeating: "0", count: 8 - number.utf8.count) + number
    return field.prefix(2).text + filled + field.suffix(1).text
  }
}

extension DocumentData {
  /// What an Argentine identity card says.
  ///
  /// - Parameter card: The card.
  public init(_ card: ArgentineIdentityCard) {
    self.init(
      identityCardOf: .argentina, number: card.idNumber, dateOfBirth: card.dateOfBirth,
      sex: card.sex)
    personalNumber = card.cuil
    lastName = card.lastName
    firstName = card.firstName
    issuingDate = card.dateOfIssue
    expiryDate = card.dateOfExpiry
    // Residents have the same card; only the old one says who is a national.
    if let nationality = card.nationality, nationality.bytes.starts(with: "ARGENTIN") {
      originatingCountry = .argentina
    }
  }
}
