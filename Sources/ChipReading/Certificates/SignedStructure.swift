/// What certificates and revocation lists have in common: a part, and a signature over it (RFC 5280,
/// §4.1.1 and §5.1.1).
package struct SignedStructure: Hashable, Sendable {
  /// The signed part.
  let part: TLV
  package let algorithm: AlgorithmIdentifier
  package let signature: ArraySlice<UInt8>

  init(_ value: TLV) throws(ChipReason) {
    var fields = try FieldCursor(value, tag: 0x30)
    part = try fields.take(0x30)
    algorithm = try AlgorithmIdentifier(try fields.take(0x30))
    signature = try fields.take(0x03).wholeBits()
    try fields.finish()
  }

  /// What is signed.
  package var signedBytes: ArraySlice<UInt8> { part.encoded }
}
