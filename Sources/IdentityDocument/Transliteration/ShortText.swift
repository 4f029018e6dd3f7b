/// At most four ASCII characters in one number, first character highest.
struct ShortText: Hashable, Sendable {
  private let packed: UInt32

  /// Makes the text of one character.
  init(_ byte: UInt8) { packed = UInt32(byte) << 24 }

  /// Makes the text of a table's entry, of which four bytes count.
  init(_ text: StaticString) {
    var packed: UInt32 = 0
    var shift: UInt32 = 32
    text.withUTF8Buffer { bytes in
      for index in 0..<min(4, bytes.count) {
        shift -= 8
        unsafe packed |= UInt32(bytes[index]) << shift
      }
    }
    self.packed = packed
  }

  /// Appends the characters.
  func append(to bytes: inout [UInt8]) {
    var rest = packed
    while rest != 0 {
      bytes.append(UInt8(truncatingIfNeeded: rest >> 24))
      rest <<= 8
    }
  }
}
