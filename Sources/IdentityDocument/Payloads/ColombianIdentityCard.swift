/// The PDF417 of a Colombian identity card (cédula de ciudadanía), 530 bytes of ISO 8859-1.
///
/// Fields of fixed width filled with NUL stand at fixed distances from the mark `PubDSK_`: number,
/// surnames, names, sex, birth, place, blood type; fingerprint templates follow.
/// Source: github.com/Eitol/colombian-cedula-reader.
public struct ColombianIdentityCard: Hashable, Sendable {
  /// The number of the person and the document, without leading zeros.
  public let idNumber: String
  /// The first surname.
  public let firstSurname: String?
  /// The second surname.
  public let secondSurname: String?
  /// The first name.
  public let firstName: String?
  /// The other names.
  public let otherNames: String?
  /// The sex.
  public let sex: Sex?
  /// The date of birth.
  public let dateOfBirth: DocumentDate?
  /// The code of the municipality, two digits.
  public let municipalityCode: String?
  /// The code of the department, three digits.
  public let departmentCode: String?
  /// The blood type, such as `O+`.
  public let bloodType: String?
  /// The number of the fingerprint card.
  public let fingerprintCardNumber: String?
  /// The code of the fingerprint system, at the start.
  public let fingerprintSystemCode: String?

  /// Reads the payload, or gives `nil` where it is not of this card.
  ///
  /// - Parameter bytes: The bytes of the symbol.
  public init?(parsing bytes: [UInt8]) {
    guard let mark = bytes.prefix(200).firstIndex(of: "PubDSK_") else { return nil }
    let fields = FixedFields(bytes: bytes, mark: mark)
    let number = fields.text(24..<34).bytes
    let birth = fields.bytes(128..<136)
    guard number.count >= 3, number.count <= 10, number.allSatisfy({ $0.isDigit }) else {
      return nil
    }
    guard let significant = number.drop(while: { $0 == .ascii("0") }).trimmedText else {
      return nil
    }
    idNumber = significant
    firstSurname = fields.value(34..<57)
    secondSurname = fields.value(57..<80)
    firstName = fields.value(80..<103)
    otherNames = fields.value(103..<126)
    sex = Sex(rawValue: fields.text(127..<128))
    dateOfBirth = DocumentDate(parsing: birth, as: .yearFirst)
    guard sex != nil || dateOfBirth != nil else { return nil }
    municipalityCode = fields.value(136..<138)
    departmentCode = fields.value(138..<141)
    bloodType = fields.value(142..<144)
    fingerprintCardNumber = fields.value(16..<24)
    fingerprintSystemCode = FixedFields(bytes: bytes, mark: 0).value(2..<max(2, mark))
  }

  /// Fields of fixed width, counted from a mark.
  private struct FixedFields {
    let bytes: [UInt8]
    let mark: Int

    func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
      let start = min(bytes.count, mark + range.lowerBound)
      return bytes[start..<max(start, min(bytes.count, mark + range.upperBound))]
    }

    /// The text up to the first NUL; always ISO 8859-1, whatever else the bytes could be.
    func text(_ range: Range<Int>) -> String {
      var text = ""
      for byte in bytes(range).prefix(while: { $0 != 0 }).trimmed() {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      }
      return text
    }

    func value(_ range: Range<Int>) -> String? {
      guard range.lowerBound < range.upperBound else { return nil }
      let text = text(range)
      return text.isEmpty ? nil : text
    }
  }
}

extension DocumentData {
  /// What a Colombian identity card says.
  ///
  /// - Parameter card: The card.
  public init(_ card: ColombianIdentityCard) {
    self.init(
      identityCardOf: .colombia, number: card.idNumber, dateOfBirth: card.dateOfBirth, sex: card.sex
    )
    // The card is for citizens only.
    originatingCountry = .colombia
    lastName = Self.joined(card.firstSurname, card.secondSurname)
    firstName = Self.joined(card.firstName, card.otherNames)
  }
}
