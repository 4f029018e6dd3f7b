/// What opens the chip of a travel document, made from its machine readable zone.
///
/// Basic Access Control and PACE both start from the MRZ information: document number, date of birth
/// and date of expiry, each with its check digit (ICAO Doc 9303-11, §4.3.2 and §4.4.4.1).
///
/// ```swift
/// let key = AccessKey(documentNumber: "L898902C3", dateOfBirth: "740812", dateOfExpiry: "120415")
/// key?.information           // "L898902C3674081221204159"
/// key?.seed                  // K_seed, 16 bytes
/// ```
public struct AccessKey: Hashable, Sendable {
  /// The bytes of the MRZ information.
  let informationBytes: [UInt8]

  /// Makes the key of MRZ information that is put together already, check digits included.
  ///
  /// This is the way for a document that prints another check digit than Doc 9303 asks for: the chip
  /// knows the printed one.
  ///
  /// - Parameter information: 24 characters or more, each `A` to `Z`, `0` to `9` or `<`.
  public init?(information: String) {
    let bytes = Array(information.utf8)
    guard bytes.count >= 24 else { return nil }
    guard bytes.allSatisfy(Self.isOfZone) else { return nil }
    informationBytes = bytes
  }

  /// Makes the key of the three fields as the zone prints them, and computes their check digits.
  ///
  /// A document number shorter than nine characters is filled with `<`; a longer one counts whole.
  ///
  /// - Parameters:
  ///   - documentNumber: The number, with or without its trailing fillers.
  ///   - dateOfBirth: `YYMMDD`, with `<` where a part is unknown.
  ///   - dateOfExpiry: `YYMMDD`.
  public init?(documentNumber: String, dateOfBirth: String, dateOfExpiry: String) {
    var number = Array(documentNumber.utf8)
    while number.count > 9, number.last == .ascii("<") { number.removeLast() }
    while number.count < 9 { number.append(.ascii("<")) }
    var information: [UInt8] = []
    for field in [number, Array(dateOfBirth.utf8), Array(dateOfExpiry.utf8)] {
      guard field.count >= 9 || field.count == 6 else { return nil }
      guard field.allSatisfy(Self.isOfZone) else { return nil }
      information += field
      information.append(UInt8(digit: CheckDigit(of: field).value))
    }
    guard information.count == number.count + 15 else { return nil }
    informationBytes = information
  }

  /// The MRZ information as text.
  public var information: String { String(decoding: informationBytes, as: UTF8.self) }

  /// K_seed of Basic Access Control: the first 16 bytes of the SHA-1 of the information.
  public var seed: [UInt8] { Array(digest.prefix(16)) }

  /// K_Enc of Basic Access Control, 16 bytes for Triple-DES with two keys, parity adjusted.
  public var encryptionKey: [UInt8] {
    Self.withOddParity(Self.derive(from: seed, counter: 1))
  }

  /// K_MAC of Basic Access Control, 16 bytes for Triple-DES with two keys, parity adjusted.
  public var authenticationKey: [UInt8] {
    Self.withOddParity(Self.derive(from: seed, counter: 2))
  }

  /// K_π of PACE with AES-128, 16 bytes (Doc 9303-11, §9.7.3: the counter is 3).
  ///
  /// Unlike Basic Access Control, PACE derives it from all 20 bytes of the digest.
  public var paceKey: [UInt8] { Self.derive(from: digest, counter: 3) }

  /// K_π of PACE with Triple-DES, 16 bytes, parity adjusted.
  public var paceTripleDESKey: [UInt8] { Self.withOddParity(paceKey) }

  /// Whether a character may stand in a machine readable zone.
  private static func isOfZone(_ byte: UInt8) -> Bool {
    byte.isDigit || byte.isCapital || byte == .ascii("<")
  }

  private var digest: [UInt8] { SHA1.digest(of: informationBytes) }

  /// The key derivation function of Doc 9303-11, §9.7.1 with SHA-1: 16 of 20 bytes.
  private static func derive(from secret: [UInt8], counter: UInt8) -> [UInt8] {
    Array(SHA1.digest(of: secret + [0, 0, 0, counter]).prefix(16))
  }

  /// The bytes with their lowest bits set so that each has an odd number of ones.
  private static func withOddParity(_ key: [UInt8]) -> [UInt8] {
    key.map { byte in
      let upper = byte & 0xFE
      return upper.nonzeroBitCount % 2 == 0 ? upper | 1 : upper
    }
  }
}
