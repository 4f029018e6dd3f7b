extension OID {
  /// id-signedData (RFC 5652, §5.1).
  package static let signedData: OID = "1.2.840.113549.1.7.2"
  /// The content-type attribute (RFC 5652, §11.1).
  static let contentTypeAttribute: OID = "1.2.840.113549.1.9.3"
  /// The message-digest attribute (RFC 5652, §11.2).
  static let messageDigestAttribute: OID = "1.2.840.113549.1.9.4"
  /// The signing-time attribute (RFC 5652, §11.3).
  static let signingTimeAttribute: OID = "1.2.840.113549.1.9.5"
  /// id-SecurityObject of EF.CardSecurity (BSI TR-03110-3, A.1.2.5).
  package static let cardSecurityContent: OID = "0.4.0.127.0.7.3.2.1"

  /// The content types of EF.SOD: Doc 9303-10, then the ones of early Belgian and French documents
  /// and of Dutch test cards.
  package static let securityObjectContents: [OID] = [
    "2.23.136.1.1.1", "1.3.27.1.1.1", "1.2.528.1.1006.1.20.1",
  ]
  /// The content types of a master list: Doc 9303-12, then an early one.
  package static let masterListContents: [OID] = ["2.23.136.1.1.2", "1.3.27.1.1.2"]

  /// Key usage (RFC 5280, §4.2.1.3).
  package static let keyUsage: OID = "2.5.29.15"
  /// Subject key identifier (RFC 5280, §4.2.1.2).
  static let subjectKeyIdentifier: OID = "2.5.29.14"
  /// Authority key identifier (RFC 5280, §4.2.1.1).
  static let authorityKeyIdentifier: OID = "2.5.29.35"
  /// Basic constraints (RFC 5280, §4.2.1.9).
  static let basicConstraints: OID = "2.5.29.19"
  /// Extended key usage (RFC 5280, §4.2.1.12).
  static let extendedKeyUsage: OID = "2.5.29.37"
  /// anyExtendedKeyUsage (RFC 5280, §4.2.1.12).
  static let anyPurpose: OID = "2.5.29.37.0"
  /// The change of an authority's name (Doc 9303-12, §7.1.1).
  static let nameChange: OID = "2.23.136.1.1.6.1"
  /// The purpose of a signer of master lists (Doc 9303-12).
  package static let masterListSigning: OID = "2.23.136.1.1.3"

  /// The critical extensions that the profile of Doc 9303-12 knows.
  package static let knownExtensions: Set<OID> = [
    "2.5.29.14", "2.5.29.15", "2.5.29.16", "2.5.29.17", "2.5.29.18", "2.5.29.19", "2.5.29.31",
    "2.5.29.32", "2.5.29.35", "2.5.29.37", "2.23.136.1.1.6.1", "2.23.136.1.1.6.2",
  ]
  /// rsaEncryption (RFC 8017, appendix C).
  package static let rsaKey: OID = "1.2.840.113549.1.1.1"
  /// id-RSASSA-PSS (RFC 8017, appendix C).
  package static let rsaPSSKey: OID = "1.2.840.113549.1.1.10"
  /// id-ecPublicKey (RFC 5480, §2.1.1).
  package static let ellipticCurveKey: OID = "1.2.840.10045.2.1"
}
