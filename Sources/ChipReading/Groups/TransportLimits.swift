/// The longest commands and responses of a chip, as EF.ATR/INFO states them (ISO/IEC 7816-4, §12.7.1).
public struct TransportLimits: Hashable, Sendable {
  /// The longest command, in bytes.
  public let command: Int
  /// The longest response, in bytes.
  public let response: Int

  /// Reads the file, or gives `nil` where it says nothing of lengths.
  ///
  /// - Parameter bytes: The file EF.ATR/INFO.
  /// - Throws: `tooLarge`, `malformed`, and what reading values throws.
  public init?(parsing bytes: [UInt8]) throws(ChipReason) {
    guard bytes.count <= ChipLimits.securityObjectBytes else { throw .tooLarge }
    var rest = bytes[...]
    // Zeros may fill the file up behind its last object.
    while let first = rest.first, first != 0 {
      let value = try TLV(at: rest)
      rest = rest[value.encoded.endIndex...]
      guard value.tag == 0x7F66 else { continue }
      var fields = FieldCursor(value)
      command = try fields.take(0x02).smallInteger()
      response = try fields.take(0x02).smallInteger()
      guard command > 0, response > 0 else { throw .malformed }
      return
    }
    return nil
  }
}
