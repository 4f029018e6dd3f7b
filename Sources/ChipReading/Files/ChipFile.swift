/// A kind of file on the chip of a travel document (ICAO Doc 9303-10, §3 and §4; BSI TR-03110-3,
/// table 2 for the files of the card).
public enum ChipFile: Hashable, Sendable {
  /// EF.COM: versions and a list of groups, unsigned.
  case com
  /// EF.SOD: the signed hashes.
  case securityObject
  /// A data group.
  case group(DataGroup)
  /// EF.CardAccess: what the chip can do before access, unsigned.
  case cardAccess
  /// EF.CardSecurity or EF.ChipSecurity: the same, signed.
  case cardSecurity
  /// EF.DIR: the applications.
  case directory
  /// EF.ATR/INFO: limits of the transport.
  case answerToReset
  /// EF.CVCA: references of certificates for terminal authentication.
  case terminalCertificates

  /// Tells a file by how it begins.
  ///
  /// The short identifiers 011C and 011D mean two files each, so an identifier is never enough; the
  /// bytes are.
  ///
  /// A text is none of them, though its first letter is the tag of one: `a` is that of DG1.
  ///
  /// - Parameter bytes: The file.
  public init?(content bytes: [UInt8]) {
    guard let first = bytes.first, !Self.isText(bytes) else { return nil }
    switch first {
    case 0x60: self = .com
    case 0x77: self = .securityObject
    case 0x61 where Self.holdsApplication(bytes): self = .directory
    case 0x31: self = .cardAccess
    case 0x30 where Self.isCardSecurity(bytes): self = .cardSecurity
    case 0x42: self = .terminalCertificates
    case 0x7F where bytes.dropFirst().first == 0x66: self = .answerToReset
    default:
      guard let group = DataGroup(tag: first) else { return nil }
      self = .group(group)
    }
  }

  /// Tells a file by its usual names: `EF_SOD.bin`, `EF.COM`, `DG1`, `sod`, `0101`.
  ///
  /// Names that mean two files (`011C`, `011D`) mean none here.
  ///
  /// - Parameter name: The last part of the path.
  public init?(name: String) {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
      .filter { !["ef", "bin", "der", "dat", "raw"].contains($0) }
    guard words.count <= 2 else { return nil }
    let word = words.joined()
    switch word.hasPrefix("ef") ? String(word.dropFirst(2)) : word {
    case "com", "011e": self = .com
    case "sod": self = .securityObject
    case "cardaccess": self = .cardAccess
    case "cardsecurity", "chipsecurity": self = .cardSecurity
    case "dir", "2f00": self = .directory
    case "atr", "atrinfo", "2f01": self = .answerToReset
    case "cvca": self = .terminalCertificates
    case let word:
      guard let number = Self.groupNumber(word), let group = DataGroup(rawValue: number) else {
        return nil
      }
      self = .group(group)
    }
  }

  /// `dg1`, `datagroup01`, or the file identifier `0101` to `0110` in hexadecimal digits.
  private static func groupNumber(_ word: String) -> Int? {
    for prefix in ["datagroup", "dg"] where word.hasPrefix(prefix) {
      let digits = word.dropFirst(prefix.count)
      return digits.count <= 2 ? Int(digits) : nil
    }
    guard word.count == 4, word.hasPrefix("01") else { return nil }
    return Int(word.dropFirst(2), radix: 16)
  }

  /// Whether a file begins as a text does, without control characters; every file of a chip has one of those, as a
  /// length or in a tag, among its first bytes.
  private static func isText(_ bytes: [UInt8]) -> Bool {
    let isCut = bytes.count > textBytes
    let start = isCut ? bytes[..<textBytes] : bytes[...]
    return start.allSatisfy { $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) }
  }

  private static let textBytes = 64

  /// EF.DIR begins with 61 as DG1 does, but holds an application identifier, 4F.
  private static func holdsApplication(_ bytes: [UInt8]) -> Bool {
    guard let value = try? TLV(at: bytes[...]) else { return false }
    return value.content.first == 0x4F
  }

  /// Signed data whose content is of the type id-SecurityObject.
  private static func isCardSecurity(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= ChipLimits.securityObjectBytes,
      let message = try? SignedMessage(parsing: bytes[...])
    else { return false }
    return message.contentType == OID.cardSecurityContent
  }
}

extension ChipFile: CustomStringConvertible {
  /// The short name that reasons and notes use: `COM`, `SOD`, `DG1`.
  public var description: String {
    switch self {
    case .com: "COM"
    case .securityObject: "SOD"
    case .group(let group): group.description
    case .cardAccess: "CardAccess"
    case .cardSecurity: "CardSecurity"
    case .directory: "DIR"
    case .answerToReset: "ATR"
    case .terminalCertificates: "CVCA"
    }
  }
}
