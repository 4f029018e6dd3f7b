import ChipReading

/// Checks one signature, and collects what is odd about it.
struct SignatureCheck {
  /// What was odd so far.
  private(set) var notes: [ChipNote] = []

  /// Whether a signature holds.
  ///
  /// - Parameters:
  ///   - signature: The signature.
  ///   - algorithm: How it is said to be made.
  ///   - fallback: How the bytes are hashed where the algorithm does not say.
  ///   - bytes: The signed bytes.
  ///   - info: The key.
  /// - Returns: Whether it holds.
  /// - Throws: Why it cannot be checked at all.
  mutating func holds(
    _ signature: ArraySlice<UInt8>, _ algorithm: AlgorithmIdentifier, fallback: DigestAlgorithm?,
    over bytes: some Collection<UInt8>, key info: PublicKeyInfo
  ) throws(ChipReason) -> Bool {
    let scheme = try SignatureScheme(algorithm)
    try Self.checkKind(scheme, info)
    let key = try CheckedKey.checking(info)
    notes += key.notes
    guard let method = scheme.digest ?? fallback else {
      throw ChipReason(rawValue: "unknownSignatureAlgorithm:\(algorithm.oid)")
    }
    let digest = MessageDigest.digest(of: bytes, method)
    guard digest.count == method.length else { return false }
    switch (scheme.family, key.kind) {
    case (.pss(let parameters), .rsa(let modulus)):
      note(parameters, fallback: fallback)
      guard signature.count == modulus.count else { return false }
      return key.handle.verifies(Array(signature), over: digest, padding: parameters)
    case (.pkcs1, .rsa(let modulus)):
      return pkcs1Holds(signature, modulus: modulus, digest, method, key.handle)
    case (.ecdsa, .ellipticCurve(let order)):
      noteLength(of: method, order)
      let numbers = try Self.numbers(inSequence: signature)
      return try Self.ecdsaHolds(numbers, order: order, digest, key.handle)
    case (.plainECDSA, .ellipticCurve(let order)):
      noteLength(of: method, order)
      return try Self.ecdsaHolds(try Self.halves(signature), order: order, digest, key.handle)
    default: throw ChipReason(rawValue: "keyTypeMismatch")
    }
  }

  /// Whether the signature over a certificate or a revocation list holds.
  ///
  /// - Parameters:
  ///   - structure: The signed part and the signature.
  ///   - info: The key.
  /// - Returns: Whether it holds.
  /// - Throws: Why it cannot be checked at all.
  mutating func holds(
    _ structure: SignedStructure, key info: PublicKeyInfo
  ) throws(ChipReason) -> Bool {
    try holds(
      structure.signature, structure.algorithm, fallback: nil, over: structure.signedBytes,
      key: info)
  }

  /// Refuses an RSA algorithm with a key of a curve, and the reverse, and what a key for RSASSA-PSS alone
  /// does not allow, before the key is looked at.
  private static func checkKind(_ scheme: SignatureScheme, _ info: PublicKeyInfo) throws(ChipReason)
  {
    switch (scheme.family, info.material) {
    case (.pss(let parameters), .rsa):
      guard try parameters.keep(info) else { throw ChipReason(rawValue: "keyParametersMismatch") }
    case (.pkcs1, .rsa) where info.algorithm.oid != .rsaPSSKey: return
    case (.ecdsa, .ellipticCurve), (.plainECDSA, .ellipticCurve):
      return
    default: throw ChipReason(rawValue: "keyTypeMismatch")
    }
  }

  private mutating func note(_ parameters: PSSParameters, fallback: DigestAlgorithm?) {
    if parameters.digest != parameters.maskDigest {
      notes.append(ChipNote(rawValue: "pssMgfHashDiffers"))
    }
    if parameters.saltLength != parameters.digest.length {
      notes.append(ChipNote(rawValue: "pssSaltLength=\(parameters.saltLength)"))
    }
    if let fallback, fallback != parameters.digest {
      notes.append(ChipNote(rawValue: "pssHashDiffersFromDigestAlgorithm"))
    }
  }

  private mutating func noteLength(of digest: DigestAlgorithm, _ order: [UInt8]) {
    if digest.length * 8 > PublicKeyInfo.bits(order[...]) + 7 {
      notes.append(ChipNote(rawValue: "digestLongerThanOrder"))
    }
  }

  // MARK: - RSA

  /// Compares the whole block with the only two that may stand there, so that nothing is left to
  /// parse (RFC 8017, §8.2.2): DigestInfo with NULL, and without it as a few issuers write it.
  private mutating func pkcs1Holds(
    _ signature: ArraySlice<UInt8>, modulus: [UInt8], _ digest: [UInt8], _ method: DigestAlgorithm,
    _ key: borrowing VerificationKey
  ) -> Bool {
    if signature.count != modulus.count { notes.append(ChipNote(rawValue: "rsaSignatureLength")) }
    let number = signature.drop { $0 == 0 }
    guard number.count <= modulus.count else { return false }
    let padded = [UInt8](repeating: 0, count: modulus.count - number.count) + number
    guard let block = key.recovered(from: padded) else { return false }
    for hasNull in [true, false] {
      let identifier = DER.sequence(DER.objectIdentifier(method.oid), hasNull ? [0x05, 0x00] : [])
      let info = DER.sequence(identifier, DER.encoded([0x04], digest))
      let filling = modulus.count - 3 - info.count
      guard filling >= 8 else { continue }
      guard block == [0, 1] + [UInt8](repeating: 0xFF, count: filling) + [0] + info else {
        continue
      }
      if !hasNull { notes.append(ChipNote(rawValue: "digestInfoWithoutNull")) }
      return true
    }
    return false
  }

  // MARK: - ECDSA

  /// Both numbers of a signature, without leading zeros; `nil` for a negative one.
  typealias Numbers = (r: ArraySlice<UInt8>?, s: ArraySlice<UInt8>?)

  /// The numbers of a SEQUENCE.
  static func numbers(inSequence signature: ArraySlice<UInt8>) throws(ChipReason) -> Numbers {
    do throws(ChipReason) {
      let value = try TLV(at: signature)
      guard value.encoded.endIndex == signature.endIndex else { throw .malformed }
      var fields = try FieldCursor(value, tag: 0x30)
      let numbers = (try fields.take(0x02).magnitude(), try fields.take(0x02).magnitude())
      try fields.finish()
      return numbers
    } catch {
      throw ChipReason(rawValue: "badSignatureEncoding")
    }
  }

  /// The numbers of two halves of equal length.
  static func halves(_ signature: ArraySlice<UInt8>) throws(ChipReason) -> Numbers {
    guard signature.count % 2 == 0 else { throw ChipReason(rawValue: "badSignatureEncoding") }
    let half = signature.count / 2
    return (signature.prefix(half).drop { $0 == 0 }, signature.dropFirst(half).drop { $0 == 0 })
  }

  /// Whether two numbers are a signature over a digest, of which the leftmost bits count.
  static func ecdsaHolds(
    _ numbers: Numbers, order: [UInt8], _ digest: [UInt8], _ key: borrowing VerificationKey
  ) throws(ChipReason) -> Bool {
    guard let r = numbers.r, let s = numbers.s, isInRange(r, order), isInRange(s, order) else {
      throw ChipReason(rawValue: "signatureOutOfRange")
    }
    return key.verifies(DER.sequence(DER.integer(r), DER.integer(s)), over: digest)
  }

  /// Whether a number lies from 1 to one below the order.
  private static func isInRange(_ number: ArraySlice<UInt8>, _ order: [UInt8]) -> Bool {
    guard !number.isEmpty else { return false }
    guard number.count == order.count else { return number.count < order.count }
    return number.lexicographicallyPrecedes(order)
  }
}
