/// A visible digital seal (VDS): a signed barcode on a document without a chip.
///
/// Header, messages of tag, length and value, signature. Sources: ICAO Doc 9303-13, §2.2;
/// BSI TR-03137; github.com/tsenger/vdstools for what issuers do.
///
/// The signature is not verified here: ``signedBytes`` and ``signature`` are for who has the key.
public struct VisibleDigitalSeal: Hashable, Sendable {
  /// A message of a seal.
  public struct Message: Hashable, Sendable {
    /// The tag, whose meaning the kind of seal decides.
    public let tag: UInt8
    /// The value, as it is encoded.
    public let value: [UInt8]
  }

  /// The version of the header: 3 or 4.
  public let version: Int
  /// Who issued the document.
  public let issuingCountry: CountryCode
  /// Who signed: the country's two letters and two more characters.
  public let signerIdentifier: String
  /// Which certificate of the signer verifies the signature.
  public let certificateReference: String
  /// When the document was issued.
  public let dateOfIssue: DocumentDate?
  /// When the seal was signed.
  public let dateOfSignature: DocumentDate?
  /// The definition of the messages' meaning.
  public let featureReference: UInt8
  /// The category of the document.
  public let typeCategory: UInt8
  /// The messages, without the signature.
  public let messages: [Message]
  /// The bytes over which the signature is made.
  public let signedBytes: [UInt8]
  /// The signature, or `nil` where the seal is cut before its end.
  public let signature: [UInt8]?

  /// Reads the payload, or gives `nil` where it has no header of a seal.
  ///
  /// - Parameter bytes: The bytes of the symbol.
  public init?(parsing bytes: [UInt8]) {
    guard bytes.count <= 65536, bytes.first == 0xDC else { return nil }
    var reader = SealReader(bytes)
    guard
      let header = reader.take(2), let version = Self.version(header[1]),
      let country = reader.takeC40(2), let signer = reader.takeC40(4), signer.count == 6
    else { return nil }
    self.version = version
    let code = country.prefix { $0 != .ascii(" ") }
    guard code.allSatisfy({ $0.isCapital }), let issuer = CountryCode(mrz: code[...].text) else {
      return nil
    }
    issuingCountry = issuer
    signerIdentifier = signer[..<4].text
    guard let reference = Self.reference(version, signer, &reader) else { return nil }
    certificateReference = reference
    guard let dates = reader.take(6), let kind = reader.take(2) else { return nil }
    dateOfIssue = Self.date(dates.prefix(3))
    dateOfSignature = Self.date(dates.suffix(3))
    featureReference = kind.first ?? 0
    typeCategory = kind.last ?? 0
    var messages: [Message] = []
    var signedEnd = reader.position
    var signature: [UInt8]?
    while signature == nil, messages.count < 256, let message = reader.takeMessage() {
      if message.tag == 0xFF {
        signature = message.value
      } else {
        messages.append(message)
        signedEnd = reader.position
      }
    }
    self.messages = messages
    self.signature = signature
    signedBytes = Array(bytes[..<signedEnd])
  }

  /// 2 stands for version 3, 3 for version 4.
  private static func version(_ byte: UInt8) -> Int? {
    byte == 2 || byte == 3 ? Int(byte) + 1 : nil
  }

  /// Five characters in version 3; in version 4 as many as two hexadecimal digits say, but for two
  /// German signers, who take those digits for a part of five all the same.
  private static func reference(
    _ version: Int, _ signer: [UInt8], _ reader: inout SealReader
  ) -> String? {
    let head = signer[4...]
    let identifier = signer[..<4]
    let isFixed = version == 3 || identifier.equals("DEME") || identifier.equals("DES1")
    if isFixed {
      return reader.takeC40(2).map { head.text + $0[...].text }
    }
    guard let length = Int(head.text, radix: 16), length > 0 else { return nil }
    return reader.takeC40((length + 2) / 3 * 2).map { $0.prefix(length).text }
  }

  /// Three bytes hold `MMDDYYYY` as a number.
  private static func date(_ bytes: ArraySlice<UInt8>) -> DocumentDate? {
    let number = bytes.reduce(0) { $0 << 8 | Int($1) }
    let (month, day, year) = (number / 1_000_000, number / 10_000 % 100, number % 10_000)
    guard let date = CalendarDate(year: year, month: month, day: day) else { return nil }
    return DocumentDate(date, printed: date.description)
  }

  /// The value of the first message with a tag.
  func value(_ tag: UInt8) -> ArraySlice<UInt8>? {
    messages.first { $0.tag == tag }?.value[...]
  }
}

/// Takes the parts of a seal from the front.
private struct SealReader {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= bytes.count - position else { return nil }
    position += count
    return bytes[(position - count)..<position]
  }

  mutating func takeC40(_ count: Int) -> [UInt8]? {
    take(count).flatMap { C40.decode($0) }
  }

  /// A message; lengths above 127 are written as DER writes them.
  mutating func takeMessage() -> VisibleDigitalSeal.Message? {
    let start = position
    guard let tag = take(1)?.first, let first = take(1)?.first else {
      position = start
      return nil
    }
    var length = Int(first)
    if first > 0x7F {
      let count = Int(first & 0x7F)
      guard (1...2).contains(count), let bytes = take(count) else {
        position = start
        return nil
      }
      length = bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let value = take(length) else {
      position = start
      return nil
    }
    return VisibleDigitalSeal.Message(tag: tag, value: Array(value))
  }
}
