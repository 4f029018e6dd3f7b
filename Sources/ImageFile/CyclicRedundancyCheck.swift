/// The 32-bit check sum of PNG chunks (ISO/IEC 15948, annex D), eight bytes a step.
///
/// That of gzip is the same (`CRC32` in `IdentityDocument`, bit by bit): neither module imports the other.
struct CyclicRedundancyCheck {
  /// Entry `256 * k + b`: the effect of byte `b` followed by `k` zero bytes.
  private let table: [UInt32]

  init() {
    var table = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var value = UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
      table[byte] = value
    }
    for index in 256..<table.count {
      let previous = table[index - 256]
      table[index] = table[Int(previous & 0xFF)] ^ (previous >> 8)
    }
    self.table = table
  }

  /// The check sum of some bytes.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  func value(of bytes: ArraySlice<UInt8>) -> Int {
    var sum: UInt32 = 0xFFFF_FFFF
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe table.withUnsafeBufferPointer { table in
        var offset = 0
        while offset + 8 <= bytes.count {
          let next = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          let word = UInt64(littleEndian: next) ^ UInt64(sum)
          sum = 0
          for index in 0..<8 {
            let byte = Int(truncatingIfNeeded: word >> UInt64(8 &* index)) & 0xFF
            sum ^= unsafe table[256 &* (7 &- index) &+ byte]
          }
          offset &+= 8
        }
        while offset < bytes.count {
          sum = unsafe table[Int((sum ^ UInt32(bytes[offset])) & 0xFF)] ^ (sum >> 8)
          offset &+= 1
        }
      }
    }
    return Int(sum ^ 0xFFFF_FFFF)
  }
}
