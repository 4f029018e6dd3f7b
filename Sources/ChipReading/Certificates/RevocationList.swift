/// A list of revoked certificates (RFC 5280, §5.1), laid out but not verified.
package struct RevocationList: Hashable, Sendable {
  /// The signed part and the signature over it.
  package let structure: SignedStructure
  package let issuer: DistinguishedName
  /// The entries as they were written: a large list takes no memory but its file's.
  private let entries: ArraySlice<UInt8>

  /// Lays out a list, of as many entries as its file holds.
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
    entries = try fields.takeOptional(0x30)?.content ?? []
    _ = try fields.takeOptional(0xA0)
    try fields.finish()
    var rest = entries
    while !rest.isEmpty { _ = try Self.nextSerial(&rest) }
  }

  /// Whether the list names a serial number, written as ``Certificate/serial(_:)`` gives it.
  ///
  /// - Complexity: O(*n*) in the number of entries.
  package func names(_ serial: ArraySlice<UInt8>) -> Bool {
    var rest = entries
    while !rest.isEmpty {
      guard let listed = try? Self.nextSerial(&rest) else { return false }
      if listed == serial { return true }
    }
    return false
  }

  /// Takes an entry off the front, and gives its serial number.
  private static func nextSerial(
    _ entries: inout ArraySlice<UInt8>
  ) throws(ChipReason) -> ArraySlice<UInt8> {
    let entry = try TLV(at: entries)
    entries = entries[entry.encoded.endIndex...]
    var parts = try FieldCursor(entry, tag: 0x30)
    return Certificate.serial(try parts.take(0x02))
  }
}
