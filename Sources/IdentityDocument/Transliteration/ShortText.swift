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

  /// The number of characters.
  var count: Int { 4 - packed.trailingZeroBitCount / 8 }

  /// Whether some bytes are the characters.
  func equals(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = packed
    for byte in bytes {
      guard UInt8(truncatingIfNeeded: rest >> 24) == byte else { return false }
      rest <<= 8
    }
    return rest == 0
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
