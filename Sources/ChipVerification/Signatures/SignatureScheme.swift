import ChipReading

/// How a signature is made, by the object identifier of its algorithm.
struct SignatureScheme: Hashable {
  /// The family of the algorithm.
  enum Family: Hashable {
    /// RSASSA-PKCS1-v1_5 (RFC 8017, §8.2).
    case pkcs1
    /// RSASSA-PSS (RFC 8017, §8.1).
    case pss(PSSParameters)
    /// ECDSA with the signature as a SEQUENCE (RFC 3279, §2.2.3).
    case ecdsa
    /// ECDSA with both numbers one behind the other (BSI TR-03111, §5.2.1).
    case plainECDSA
  }

  let family: Family
  /// How the signed bytes are hashed, or `nil` where the algorithm does not say.
  let digest: DigestAlgorithm?

  /// Tells the scheme.
  ///
  /// - Throws: `unknownSignatureAlgorithm`, and reasons about the parameters of RSASSA-PSS.
  init(_ algorithm: AlgorithmIdentifier) throws(ChipReason) {
    if algorithm.oid == .rsaPSSKey {
      let parameters = try PSSParameters(algorithm.parameters)
      (family, digest) = (.pss(parameters), parameters.digest)
      return
    }
    guard let row = Self.table.first(where: { $0.oid == algorithm.oid }) else {
      throw ChipReason(rawValue: "unknownSignatureAlgorithm:\(algorithm.oid)")
    }
    (family, digest) = (row.family, row.digest)
  }

  /// RFC 8017, appendix C; RFC 5758, §3.2; BSI TR-03111, §5.2.1.
  ///
  /// The bare algorithms of keys stand
  /// for signatures too, in documents of New Zealand, the United States and Australia.
  private static let table: [(oid: OID, family: Family, digest: DigestAlgorithm?)] = [
    (.rsaKey, .pkcs1, nil),
    ("1.2.840.113549.1.1.5", .pkcs1, .sha1),
    ("1.2.840.113549.1.1.14", .pkcs1, .sha224),
    ("1.2.840.113549.1.1.11", .pkcs1, .sha256),
    ("1.2.840.113549.1.1.12", .pkcs1, .sha384),
    ("1.2.840.113549.1.1.13", .pkcs1, .sha512),
    (.ellipticCurveKey, .ecdsa, nil),
    ("1.2.840.10045.4.1", .ecdsa, .sha1),
    ("1.2.840.10045.4.3.1", .ecdsa, .sha224),
    ("1.2.840.10045.4.3.2", .ecdsa, .sha256),
    ("1.2.840.10045.4.3.3", .ecdsa, .sha384),
    ("1.2.840.10045.4.3.4", .ecdsa, .sha512),
    ("0.4.0.127.0.7.1.1.4.1.1", .plainECDSA, .sha1),
    ("0.4.0.127.0.7.1.1.4.1.2", .plainECDSA, .sha224),
    ("0.4.0.127.0.7.1.1.4.1.3", .plainECDSA, .sha256),
    ("0.4.0.127.0.7.1.1.4.1.4", .plainECDSA, .sha384),
    ("0.4.0.127.0.7.1.1.4.1.5", .plainECDSA, .sha512),
  ]

  /// How plain ECDSA with an object identifier hashes, as an entry for active authentication says it.
  static func digest(ofPlainECDSA oid: String) -> DigestAlgorithm? {
    table.first { $0.oid.dotted == oid && $0.family == .plainECDSA }?.digest
  }
}
