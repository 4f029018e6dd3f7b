/// A list of revoked certificates (RFC 5280, §5.1), laid out but not verified.
package struct RevocationList: Hashable, Sendable {
  /// The signed part and the signature over it.
  package let structure: SignedStructure
  package let issuer: DistinguishedName
  /// The serial numbers of the revoked certificates, as ``Certificate/serial(_:)`` gives them.
  package let serials: Set<ArraySlice<UInt8>>

  /// Lays out a list.
  ///
  /// - Throws: `malformed`, and what reading values throws.
  package init(_ value: TLV) throws(ChipReason) {
    structure = try SignedStructure(value)
    var fields = FieldCursor(structure.part)
    _ = try fields.takeOptional(0x02)
    _ = try fields.take(0x30)
    issuer = try DistinguishedName(try fields.take(0x30))
    guard let updated = try fields.next(), updated.tag == 0x17 || updated.tag == 0x18 else {
      throw .malformed
    }
    if try fields.takeOptional(0x17) == nil { _ = try fields.takeOptional(0x18) }
    var serials: Set<ArraySlice<UInt8>> = []
    for entry in try fields.takeOptional(0x30)?.children() ?? [] {
      var parts = try FieldCursor(entry, tag: 0x30)
      serials.insert(Certificate.serial(try parts.take(0x02)))
    }
    self.serials = serials
    _ = try fields.takeOptional(0xA0)
    try fields.finish()
  }
}
