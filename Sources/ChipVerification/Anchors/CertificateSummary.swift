public import ChipReading

/// What a certificate says of itself, for people and for lists.
public struct CertificateSummary: Hashable, Sendable {
  /// The country of the subject, two letters in capitals, where it names one.
  public let country: String?
  /// The subject, the most specific part first: `CN=…, O=…, C=…`.
  public let subject: String
  /// The issuer, written as the subject is.
  public let issuer: String
  /// The serial number in hexadecimal digits.
  public let serial: String
  /// The first moment of its validity.
  public let notBefore: Timestamp
  /// The last moment of its validity.
  public let notAfter: Timestamp
  /// The public key.
  public let key: PublicKeyInfo
  /// Whether it says to be an authority's.
  public let isAuthority: Bool
  /// Whether subject and issuer are one name; a link certificate's are too.
  public let isSelfIssued: Bool

  init(_ certificate: Certificate) {
    country = certificate.subject.country
    subject = certificate.subject.text
    issuer = certificate.issuer.text
    serial = certificate.serialText
    notBefore = certificate.notBefore
    notAfter = certificate.notAfter
    key = certificate.publicKey
    isAuthority = certificate.isAuthority
    isSelfIssued = certificate.subject.folded == certificate.issuer.folded
  }
}
