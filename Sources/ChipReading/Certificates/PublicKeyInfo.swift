/// A public key: SubjectPublicKeyInfo (RFC 5280, §4.1.2.7), laid out but not checked to be one.
public struct PublicKeyInfo: Hashable, Sendable {
  /// What a key is of.
  package enum Material: Hashable, Sendable {
    /// Modulus and public exponent, without leading zeros, and both as they were written.
    case rsa(modulus: ArraySlice<UInt8>, exponent: ArraySlice<UInt8>, encoded: ArraySlice<UInt8>)
    /// The parameters of the curve and the encoded point.
    case ellipticCurve(TLV, point: ArraySlice<UInt8>)
    /// A key of an algorithm that chips do not sign with.
    case other(OID)
  }

  package let material: Material
  /// What the key is said to be for, with its parameters.
  package let algorithm: AlgorithmIdentifier
  /// The bytes as they were written.
  package let encoded: ArraySlice<UInt8>

  package init(_ value: TLV) throws(ChipReason) {
    var fields = try FieldCursor(value, tag: 0x30)
    algorithm = try AlgorithmIdentifier(try fields.take(0x30))
    let bits = try fields.take(0x03).wholeBits()
    try fields.finish()
    encoded = value.encoded
    switch algorithm.oid {
    case .rsaKey, .rsaPSSKey:
      let key = try TLV(at: bits)
      var numbers = try FieldCursor(key, tag: 0x30)
      // A modulus without the zero before it reads as a negative number: a key that verifies nothing.
      let modulus = try numbers.take(0x02).absoluteValue()
      guard !modulus.isEmpty, let exponent = try numbers.take(0x02).magnitude(), !exponent.isEmpty
      else { throw .malformed }
      try numbers.finish()
      material = .rsa(modulus: modulus, exponent: exponent, encoded: key.encoded)
    case .ellipticCurveKey:
      guard let parameters = algorithm.parameters else { throw .malformed }
      material = .ellipticCurve(parameters, point: bits)
    default: material = .other(algorithm.oid)
    }
  }

  /// `RSA`, `EC`, or the object identifier of another algorithm.
  public var kind: String {
    switch material {
    case .rsa: "RSA"
    case .ellipticCurve: "EC"
    case .other(let oid): oid.dotted
    }
  }

  /// The number of bits of the modulus or of the field, or `nil` where the curve is not known.
  public var bits: Int? {
    switch material {
    case .rsa(let modulus, _, _): Self.bits(modulus)
    case .ellipticCurve(let parameters, _):
      if parameters.tag == 0x06 { curve?.bits } else { Self.explicitFieldBits(parameters) }
    case .other: nil
    }
  }

  /// The curve, where the key names it.
  public var curve: EllipticCurve? {
    guard case .ellipticCurve(let parameters, _) = material, let oid = try? OID(parameters) else {
      return nil
    }
    return EllipticCurve.all.first { $0.oid == oid }
  }

  /// Whether the key writes its curve out, as Doc 9303-12 wants it, and does not name it.
  public var hasExplicitCurve: Bool {
    guard case .ellipticCurve(let parameters, _) = material else { return false }
    return parameters.tag == 0x30
  }

  /// Whether the key is an RSA one that is short enough to be found: below 1024 bits, which ICAO Doc
  /// 9303-12, §4.1.6 never allowed.
  package var isWeak: Bool {
    guard case .rsa(let modulus, _, _) = material else { return false }
    return Self.bits(modulus) < 1024
  }

  /// The number of bits of a number without leading zeros.
  package static func bits(_ magnitude: ArraySlice<UInt8>) -> Int {
    magnitude.count * 8 - (magnitude.first?.leadingZeroBitCount ?? 0)
  }

  /// The size of the field that SpecifiedECDomain writes out (SEC 1, C.2).
  private static func explicitFieldBits(_ parameters: TLV) -> Int? {
    (try? fieldPrime(of: parameters)).map { bits($0) }
  }

  /// The prime of an explicit curve.
  ///
  /// - Throws: `binaryField` for a field of characteristic two, `malformed`.
  package static func fieldPrime(of parameters: TLV) throws(ChipReason) -> ArraySlice<UInt8> {
    var fields = try FieldCursor(parameters, tag: 0x30)
    _ = try fields.take(0x02)
    var field = FieldCursor(try fields.take(0x30))
    guard try OID(try field.take(0x06)) == "1.2.840.10045.1.1" else {
      throw ChipReason("binaryField")
    }
    guard let prime = try field.take(0x02).magnitude(), !prime.isEmpty else { throw .malformed }
    return prime
  }
}

extension PublicKeyInfo: CustomStringConvertible {
  /// The kind and the size: `RSA 2048`, `EC 256 prime256v1`, `EC 512 explicit`.
  public var description: String {
    var words = [kind]
    if let bits { words.append("\(bits)") }
    if let curve { words.append(curve.name) }
    if hasExplicitCurve { words.append("explicit") }
    return words.joined(separator: " ")
  }
}
