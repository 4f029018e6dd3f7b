/// Numbers out of the bytes of a file, in either byte order, never beyond the end.
struct EncodedBytes {
  let bytes: ArraySlice<UInt8>
  let isBigEndian: Bool

  /// The number of bytes.
  var count: Int { bytes.count }

  init(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) {
    self.bytes = bytes
    isBigEndian = bigEndian
  }

  /// The byte at an offset, or `nil` beyond the end.
  func byte(at offset: Int) -> Int? {
    guard offset >= 0, offset < bytes.count else { return nil }
    return Int(bytes[bytes.startIndex + offset])
  }

  /// The unsigned 16-bit number at an offset, or `nil` beyond the end.
  func uint16(at offset: Int) -> Int? {
    guard let first = byte(at: offset), let second = byte(at: offset + 1) else { return nil }
    return isBigEndian ? first << 8 | second : second << 8 | first
  }

  /// The unsigned 24-bit number at an offset, or `nil` beyond the end.
  func uint24(at offset: Int) -> Int? {
    let (first, second) = isBigEndian ? (offset + 1, offset) : (offset, offset + 2)
    guard let lower = uint16(at: first), let upper = byte(at: second) else { return nil }
    return upper << 16 | lower
  }

  /// The unsigned 32-bit number at an offset, or `nil` beyond the end.
  func uint32(at offset: Int) -> Int? {
    guard let first = uint16(at: offset), let second = uint16(at: offset + 2) else { return nil }
    return isBigEndian ? first << 16 | second : second << 16 | first
  }

  /// The signed 32-bit number at an offset, or `nil` beyond the end.
  func int32(at offset: Int) -> Int? {
    uint32(at: offset).map { Int(Int32(truncatingIfNeeded: $0)) }
  }

  /// The bytes of a range, or `nil` where it passes the end.
  func slice(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
      return nil
    }
    return bytes.dropFirst(offset).prefix(count)
  }

  /// Whether a text stands at an offset.
  func has(_ text: String, at offset: Int) -> Bool {
    offset <= bytes.count && bytes.dropFirst(offset).starts(with: text.utf8)
  }
}
