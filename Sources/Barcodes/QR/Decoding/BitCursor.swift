/// Bits out of bytes, the most significant first.
struct BitCursor {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The number of bits not yet read.
  var remaining: Int { 8 * bytes.count - position }

  /// Reads a number of up to 32 bits, or gives `nil` where fewer are left.
  mutating func next(_ count: Int) -> Int? {
    guard count <= remaining else { return nil }
    var value = 0
    for _ in 0..<count {
      value = value << 1 | Int(bytes[position >> 3] >> UInt8(7 - position & 7)) & 1
      position += 1
    }
    return value
  }
}
