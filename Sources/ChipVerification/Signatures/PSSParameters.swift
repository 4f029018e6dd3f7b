import ChipReading

/// The parameters of RSASSA-PSS (RFC 4055, §3.1).
struct PSSParameters: Hashable {
  var digest = DigestAlgorithm.sha1
  var maskDigest = DigestAlgorithm.sha1
  var saltLength = 20

  /// Whether a signature with these keeps what its key is bound to (RFC 4055, §1.2 and §3.3): the digests,
  /// and a salt that is no shorter.
  func keep(_ key: PublicKeyInfo) throws(ChipReason) -> Bool {
    // Without parameters, or with NULL, a key is bound to none.
    guard key.algorithm.oid == .rsaPSSKey, let stated = key.algorithm.parameters,
      stated.tag != 0x05
    else { return true }
    let bound = try PSSParameters(stated)
    return digest == bound.digest && maskDigest == bound.maskDigest
      && saltLength >= bound.saltLength
  }

  /// Reads the parameters; what is left out has its default.
  init(_ parameters: TLV?) throws(ChipReason) {
    // Some leave the parameters out, some write NULL.
    guard let parameters, parameters.tag != 0x05 else { return }
    var fields = try FieldCursor(parameters, tag: 0x30)
    if let hash = try fields.takeOptional(0xA0) {
      digest = try DigestAlgorithm(try AlgorithmIdentifier(try TLV(at: hash.content)).oid)
    }
    if let mask = try fields.takeOptional(0xA1) {
      let generator = try AlgorithmIdentifier(try TLV(at: mask.content))
      guard generator.oid == "1.2.840.113549.1.1.8", let hash = generator.parameters else {
        throw .malformed
      }
      maskDigest = try DigestAlgorithm(try AlgorithmIdentifier(hash).oid)
    }
    if let salt = try fields.takeOptional(0xA2) {
      saltLength = try TLV(at: salt.content).smallInteger()
    }
    if let trailer = try fields.takeOptional(0xA3) {
      guard try TLV(at: trailer.content).smallInteger() == 1 else { throw .malformed }
    }
    try fields.finish()
    guard (0...1024).contains(saltLength) else { throw .malformed }
  }
}
