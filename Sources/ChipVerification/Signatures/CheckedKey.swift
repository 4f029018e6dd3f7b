import ChipReading

/// A public key whose size and curve are ones that chips use.
struct CheckedKey: ~Copyable {
  /// What a key of some kind needs besides the handle.
  enum Kind {
    /// The modulus, without leading zeros.
    case rsa(modulus: [UInt8])
    /// The order of the base point, without leading zeros.
    case ellipticCurve(order: [UInt8])
  }

  let handle: VerificationKey
  let kind: Kind
  /// `explicitCurve` where the key writes its curve out.
  let notes: [ChipNote]

  /// Checks a key and gives it to the library.
  ///
  /// - Parameter info: The key.
  /// - Returns: The key, ready to verify with.
  /// - Throws: `keyTypeMismatch` for an algorithm that chips do not sign with, `unsupportedKeySize`,
  ///   `badExponent`, `implicitCurve`, `unknownCurve`, `binaryField`, `badPoint`, `pointNotOnCurve`.
  static func checking(_ info: PublicKeyInfo) throws(ChipReason) -> CheckedKey {
    switch info.material {
    case .rsa(let modulus, let exponent, let encoded):
      guard (512...8192).contains(PublicKeyInfo.bits(modulus)), exponent.count <= 8 else {
        throw ChipReason(rawValue: "unsupportedKeySize")
      }
      // With 1 anybody signs, and no even exponent has a private one (RFC 8017, §3.1).
      guard exponent.last.map({ $0 & 1 == 1 }) == true, exponent != [1] else {
        throw ChipReason(rawValue: "badExponent")
      }
      // A key that is marked for PSS alone is written anew: the signature says how it is padded.
      let identifier = DER.sequence(DER.objectIdentifier(.rsaKey), [0x05, 0x00])
      guard let key = VerificationKey(DER.sequence(identifier, DER.bitString(encoded))) else {
        throw .malformed
      }
      return CheckedKey(handle: key, kind: .rsa(modulus: Array(modulus)), notes: [])
    case .ellipticCurve(let parameters, let point):
      let key = try ellipticCurve(info, parameters, point)
      guard let order = key.number("order") else { throw .malformed }
      return CheckedKey(
        handle: key, kind: .ellipticCurve(order: order),
        notes: info.hasExplicitCurve ? [ChipNote(rawValue: "explicitCurve")] : [])
    case .other: throw ChipReason(rawValue: "keyTypeMismatch")
    }
  }

  /// The library checks that the point lies on the curve; all known curves have a prime order, so
  /// every such point but the one at infinity, which cannot be written here, has that order.
  private static func ellipticCurve(
    _ info: PublicKeyInfo, _ parameters: TLV, _ point: ArraySlice<UInt8>
  ) throws(ChipReason) -> VerificationKey {
    let bits: Int
    switch parameters.tag {
    case 0x06:
      guard let curve = info.curve else {
        throw ChipReason(rawValue: "unknownCurve:\(try OID(parameters))")
      }
      bits = curve.bits
    case 0x30:
      bits = PublicKeyInfo.bits(try PublicKeyInfo.fieldPrime(of: parameters))
      guard bits <= 521 else { throw ChipReason(rawValue: "unknownCurve:explicit") }
    default: throw ChipReason(rawValue: "implicitCurve")
    }
    let width = (bits + 7) / 8
    switch (point.first, point.count) {
    case (0x04, 2 * width + 1), (0x06, 2 * width + 1), (0x07, 2 * width + 1),
      (0x02, width + 1), (0x03, width + 1):
      break
    default: throw ChipReason(rawValue: "badPoint")
    }
    guard let key = VerificationKey(info.encoded) else {
      throw ChipReason(rawValue: "pointNotOnCurve")
    }
    // Parameters that only look like a curve, with another base point say, have no name.
    guard let name = key.curveName, EllipticCurve.all.contains(where: { $0.name == name }) else {
      throw ChipReason(rawValue: "unknownCurve:explicit")
    }
    return key
  }
}
