/// A curve that keys of chips lie on: NIST's (FIPS 186-4, D.1.2) and brainpool's (RFC 5639).
public struct EllipticCurve: Hashable, Sendable {
  /// The usual name, such as `brainpoolP256r1`.
  public let name: String
  /// The number of bits of the field.
  public let bits: Int
  package let oid: OID

  /// All curves that are known.
  public static let all: [EllipticCurve] =
    [
      EllipticCurve(name: "prime192v1", bits: 192, oid: "1.2.840.10045.3.1.1"),
      EllipticCurve(name: "secp224r1", bits: 224, oid: "1.3.132.0.33"),
      EllipticCurve(name: "prime256v1", bits: 256, oid: "1.2.840.10045.3.1.7"),
      EllipticCurve(name: "secp384r1", bits: 384, oid: "1.3.132.0.34"),
      EllipticCurve(name: "secp521r1", bits: 521, oid: "1.3.132.0.35"),
    ] + brainpool

  /// RFC 5639, §4: seven sizes, each plain (r1) and twisted (t1), numbered from 1.
  private static let brainpool = [160, 192, 224, 256, 320, 384, 512].enumerated().flatMap {
    index, bits in
    ["r1", "t1"].enumerated().map { variant, suffix in
      EllipticCurve(
        name: "brainpoolP\(bits)\(suffix)", bits: bits,
        oid: OID(stringLiteral: "1.3.36.3.3.2.8.1.1.\(2 * index + variant + 1)"))
    }
  }
}
