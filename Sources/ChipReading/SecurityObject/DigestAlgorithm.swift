/// A digest algorithm that Doc 9303-12 allows for the signatures and hashes of chips.
public enum DigestAlgorithm: String, CaseIterable, Hashable, Sendable {
  /// SHA-1, of early documents and of active authentication.
  case sha1
  /// SHA-224.
  case sha224
  /// SHA-256.
  case sha256
  /// SHA-384.
  case sha384
  /// SHA-512.
  case sha512

  /// The number of bytes of a digest.
  public var length: Int {
    switch self {
    case .sha1: 20
    case .sha224: 28
    case .sha256: 32
    case .sha384: 48
    case .sha512: 64
    }
  }

  /// The object identifier (RFC 8017, appendix B.1).
  package var oid: OID {
    switch self {
    case .sha1: "1.3.14.3.2.26"
    case .sha224: "2.16.840.1.101.3.4.2.4"
    case .sha256: "2.16.840.1.101.3.4.2.1"
    case .sha384: "2.16.840.1.101.3.4.2.2"
    case .sha512: "2.16.840.1.101.3.4.2.3"
    }
  }

  /// The algorithm of an object identifier.
  ///
  /// - Throws: `unknownDigest` for all others, MD5 among them.
  package init(_ oid: OID) throws(ChipReason) {
    guard let algorithm = Self.allCases.first(where: { $0.oid == oid }) else {
      throw .unknownDigest(oid)
    }
    self = algorithm
  }
}
