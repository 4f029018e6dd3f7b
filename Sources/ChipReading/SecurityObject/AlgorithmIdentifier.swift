/// An algorithm and its parameters (RFC 5280, §4.1.1.2).
package struct AlgorithmIdentifier: Hashable, Sendable {
  package let oid: OID
  /// The parameters, or `nil` where there are none; NULL is a value.
  package let parameters: TLV?
  /// The bytes as they were written.
  package let encoded: ArraySlice<UInt8>

  package init(_ value: TLV) throws(ChipReason) {
    var fields = try FieldCursor(value, tag: 0x30)
    oid = try OID(try fields.take(0x06))
    parameters = try fields.next()
    encoded = value.encoded
    try fields.finish()
  }
}
