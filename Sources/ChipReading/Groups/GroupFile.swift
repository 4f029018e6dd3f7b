/// The outer value of a data group's file.
package enum GroupFile {
  /// The value of a group, without what a block-wise read left behind it.
  ///
  /// - Throws: `tooLarge`, `wrongTag`, and what reading a value throws.
  package static func value(of group: DataGroup, in bytes: [UInt8]) throws(ChipReason) -> TLV {
    guard bytes.count <= ChipLimits.dataGroupBytes else { throw .tooLarge }
    let value = try TLV(at: bytes[...])
    guard value.tag == UInt32(group.tag) else { throw .wrongTag(.group(group)) }
    return value
  }

  /// The values inside a group.
  static func values(of group: DataGroup, in bytes: [UInt8]) throws(ChipReason) -> [TLV] {
    try value(of: group, in: bytes).children()
  }
}
