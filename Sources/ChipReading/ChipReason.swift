/// Why a file of a chip was refused, or why a verdict is not `good`: a word that a program can read.
///
/// The words are a contract. A reason with a part of its own, such as `unknownDigest:1.2.3`, carries
/// it behind a colon; none holds anything read from the personal data of the document.
public struct ChipReason: RawRepresentable, Error, Hashable, Sendable {
  /// The word, such as `signatureInvalid`.
  public let rawValue: String

  /// Makes a reason of its word.
  ///
  /// - Parameter rawValue: The word.
  public init(rawValue: String) { self.rawValue = rawValue }

  package init(_ word: String) { rawValue = word }

  /// The word without the part behind the colon.
  public var word: String { String(rawValue.prefix { $0 != ":" }) }

  /// Whether the reason alone makes a verdict no worse than `alert`: a fault of form, of dates or of
  /// what the anchors know, not of the signed data.
  public var isSoft: Bool { Self.softWords.contains(word) }

  private static let softWords: Set<String> = [
    "issuerUnknown", "dsKeyUsage", "issuerNotCA", "issuerKeyUsage", "unknownCriticalExtension",
    "dsNotYetValid", "dsExpired", "issuerNotValidAtDsIssue", "countryMismatch", "comListsUnsigned",
    "noSecurityObject", "dsIsAuthority", "dsPurpose", "weakKey", "anchorRevoked",
    "masterListSigner", "masterListSignerPurpose",
  ]
}

extension ChipReason: CustomStringConvertible {
  /// The word.
  public var description: String { rawValue }
}

// MARK: - Bytes

extension ChipReason {
  /// A length passes the end of what holds it.
  public static let truncated = ChipReason("truncated")
  /// A tag of more than three bytes.
  public static let badTag = ChipReason("badTag")
  /// A length of more than four bytes, or an indefinite one of a primitive value.
  public static let badLength = ChipReason("badLength")
  /// An indefinite length where only definite ones may stand.
  public static let indefiniteLength = ChipReason("indefiniteLength")
  /// Values nested more than 32 deep.
  public static let tooDeep = ChipReason("tooDeep")
  /// A file, or a number of values in it, beyond ``ChipLimits``.
  public static let tooLarge = ChipReason("tooLarge")
  /// The structure of a value is not the one that its standard gives it.
  public static let malformed = ChipReason("malformed")

  /// The file does not begin with the tag of its kind.
  ///
  /// - Parameter file: The kind that was expected.
  /// - Returns: The reason.
  public static func wrongTag(_ file: ChipFile) -> ChipReason { ChipReason("wrongTag:\(file)") }
}

// MARK: - Cryptographic message syntax

extension ChipReason {
  /// The outer object is no `SignedData`.
  public static let notSignedData = ChipReason("notSignedData")
  /// The `SignedData` is not laid out as RFC 5652 wants.
  public static let malformedCMS = ChipReason("malformedCMS")
  /// The signed content is missing.
  public static let noContent = ChipReason("noContent")
  /// Nobody signed.
  public static let noSignerInfo = ChipReason("noSignerInfo")
  /// A signer's entry is not laid out as RFC 5652 wants.
  public static let malformedSignerInfo = ChipReason("malformedSignerInfo")
  /// The security object is not laid out as Doc 9303-10 wants.
  public static let malformedSecurityObject = ChipReason("malformedSecurityObject")
  /// A data group's number is not 1 to 16.
  public static let dataGroupNumber = ChipReason("dataGroupNumber")
  /// Two hashes for one data group.
  public static let duplicateDataGroup = ChipReason("duplicateDataGroup")
  /// A hash is not as long as its algorithm makes it.
  public static let hashLength = ChipReason("hashLength")

  /// The content is of another type.
  ///
  /// - Parameter oid: The type that it names.
  /// - Returns: The reason.
  package static func wrongContentType(_ oid: OID) -> ChipReason {
    ChipReason("wrongContentType:\(oid)")
  }

  /// A digest algorithm that is not known or not strong enough to mean anything.
  package static func unknownDigest(_ oid: OID) -> ChipReason { ChipReason("unknownDigest:\(oid)") }
}
