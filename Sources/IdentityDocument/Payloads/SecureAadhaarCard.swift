/// The signed QR code of an Indian Aadhaar card since 2018.
///
/// A decimal integer holds a compressed text with fields ended by 0xFF, a photo, hashes and a
/// signature of 256 bytes over all before it. A second version begins with `V2` and has the last
/// digits of the mobile number in place of the hashes. Sources: UIDAI, User manual for QR code
/// reader, 2019; readers of the code in public repositories.
///
/// The signature is not verified here: ``signedBytes`` and ``signature`` are for who has the key.
public struct SecureAadhaarCard: Hashable, Sendable {
  /// The version of the layout, 1 or 2.
  public let version: Int
  /// The reference: the last four digits of the Aadhaar number and the time of the download.
  public let referenceID: String
  /// The full name.
  public let fullName: String?
  /// The date of birth.
  public let dateOfBirth: DocumentDate?
  /// The sex; `T` (transgender) is unspecified here.
  public let sex: Sex?
  /// The address.
  public let address: AadhaarAddress
  /// The last four digits of the mobile number, in version 2.
  public let lastDigitsOfMobileNumber: String?
  /// The SHA-256 of the e-mail address, in version 1 where one is registered.
  public let emailHash: [UInt8]?
  /// The SHA-256 of the mobile number, in version 1 where one is registered.
  public let mobileHash: [UInt8]?
  /// The photo, JPEG 2000.
  public let photo: [UInt8]
  /// The bytes over which the signature is made (SHA-256 with RSA).
  public let signedBytes: [UInt8]
  /// The signature, 256 bytes.
  public let signature: [UInt8]

  /// The last four digits of the Aadhaar number.
  public var lastDigitsOfIDNumber: String { referenceID.bytes.prefix(4).text }

  /// Reads the payload, or gives `nil` where it is not of this card.
  ///
  /// - Parameter bytes: The bytes of the QR code, decimal digits.
  /// - Complexity: O(*n*²) in their number, of which a QR code has at most 7089.
  public init?(parsing bytes: [UInt8]) {
    let digits = bytes[...].trimmed()
    guard digits.count > 300, digits.count <= Self.maximumDigitCount,
      let compressed = DecimalInteger.bytes(of: digits, limit: Self.maximumDigitCount),
      let content = Inflate.decompress(compressed, limit: Self.maximumContentLength)
    else { return nil }
    self.init(content: content)
  }

  /// The most digits that a QR code holds (ISO/IEC 18004, version 40-L).
  private static let maximumDigitCount = 7089
  private static let maximumContentLength = 65536
  private static let signatureLength = 256
  private static let hashLength = 32

  private init?(content: [UInt8]) {
    guard content.count > Self.signatureLength else { return nil }
    let signed = content.dropLast(Self.signatureLength)
    var rest = signed
    var fields: [ArraySlice<UInt8>] = []
    let isSecondVersion = rest.starts(with: "V2")
    // The indicator, the reference and fourteen more; version 2 has its own name before them.
    while fields.count < (isSecondVersion ? 17 : 16) {
      guard let end = rest.firstIndex(of: 0xFF) else { return nil }
      fields.append(rest[..<end])
      rest = rest[(end + 1)...]
    }
    if isSecondVersion { fields.removeFirst() }
    guard let indicator = fields[0].decimal, fields[1].count >= 4,
      fields[1].allSatisfy({ $0.isDigit })
    else { return nil }
    version = isSecondVersion ? 2 : 1
    referenceID = fields[1].text
    fullName = fields[2].trimmedText
    dateOfBirth = DocumentDate(parsing: fields[3].trimmed(), as: .dayFirst)
    sex = AadhaarCard.sex(fields[4].trimmedText)
    address = AadhaarAddress(
      careOf: fields[5].trimmedText, house: fields[8].trimmedText,
      street: fields[13].trimmedText, landmark: fields[7].trimmedText,
      location: fields[9].trimmedText, villageTownOrCity: fields[15].trimmedText,
      postOffice: fields[11].trimmedText, subdistrict: fields[14].trimmedText,
      district: fields[6].trimmedText, state: fields[12].trimmedText,
      postalCode: fields[10].trimmedText)
    if isSecondVersion {
      lastDigitsOfMobileNumber = Self.takeMobileDigits(from: &rest)
      emailHash = nil
      mobileHash = nil
    } else {
      lastDigitsOfMobileNumber = nil
      // The indicator's bits: 1 e-mail address, 2 mobile number, whose hash comes last.
      mobileHash = indicator & 2 != 0 ? Self.takeHash(from: &rest) : nil
      emailHash = indicator & 1 != 0 ? Self.takeHash(from: &rest) : nil
    }
    photo = Array(rest)
    signedBytes = Array(signed)
    signature = Array(content.suffix(Self.signatureLength))
  }

  /// Four characters and 0xFF before the photo, which begins with 0xFF itself.
  private static func takeMobileDigits(from rest: inout ArraySlice<UInt8>) -> String? {
    let head = rest.prefix(5)
    guard let end = head.firstIndex(of: 0xFF), end > head.startIndex else { return nil }
    let digits = head[..<end]
    guard digits.count <= 4, digits.allSatisfy({ $0 < 0x80 }) else { return nil }
    rest = rest[(end + 1)...]
    return digits.trimmedText
  }

  private static func takeHash(from rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard rest.count >= hashLength else { return nil }
    let hash = Array(rest.suffix(hashLength))
    rest = rest.dropLast(hashLength)
    return hash
  }
}

extension DocumentData {
  /// What a signed Aadhaar code says; it holds no more of the number than its last four digits.
  ///
  /// Indian names are not parted here: the whole name is the first name.
  ///
  /// - Parameter card: The card.
  public init(_ card: SecureAadhaarCard) {
    self.init(
      identityCardOf: .india, number: nil, dateOfBirth: card.dateOfBirth, sex: card.sex)
    firstName = card.fullName
    fill(card.address)
  }
}
