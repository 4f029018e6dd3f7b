/// Damages the bytes of files at random: bits, numbers of headers, pieces that are left out, said twice
/// or taken from another file.
struct FileMutator {
  /// Numbers that lie where sizes overflow, bytes with the highest first.
  private static let extremes: [[UInt8]] = [
    [0], [0xFF], [0x7F, 0xFF], [0xFF, 0xFF], [0, 0], [0x80, 0, 0, 0], [0x7F, 0xFF, 0xFF, 0xFF],
    [0xFF, 0xFF, 0xFF, 0xFF], [0, 1, 0, 0], [0x27, 0x10], [0, 0, 0x27, 0x10],
  ]

  private var generator: SeededGenerator

  /// A mutator whose damage a seed and the number of the mutant decide.
  init(seed: UInt64, number: Int) {
    generator = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
  }

  /// A number from a range.
  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

  /// Damages a file in one to six ways, headers more often than the rest.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - other: A file of which a part may be put in.
  mutating func damage(_ bytes: inout [UInt8], other: [UInt8]) {
    for _ in 0..<number(1..<7) {
      guard bytes.count > 16 else { return }
      let place = place(in: bytes)
      let length = number(1..<max(2, min(64, bytes.count - place)))
      switch number(0..<8) {
      case 0: bytes[place] ^= 1 << UInt8(number(0..<8))
      case 1: bytes[place] = UInt8(number(0..<256))
      case 2, 3: write(Self.extremes[number(0..<Self.extremes.count)], at: place, of: &bytes)
      case 4: bytes.removeSubrange(place..<place + length)
      case 5: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
      case 6:
        let start = number(0..<max(1, other.count - length))
        bytes.insert(contentsOf: other.dropFirst(start).prefix(length), at: place)
      default: bytes.removeLast(min(bytes.count - 1, number(0..<bytes.count) / 2))
      }
    }
  }

  /// A place, in the first 128 bytes half of the time.
  private mutating func place(in bytes: [UInt8]) -> Int {
    number(0..<(Bool.random(using: &generator) ? min(128, bytes.count) : bytes.count) - 1)
  }

  private mutating func write(_ value: [UInt8], at place: Int, of bytes: inout [UInt8]) {
    let value = Bool.random(using: &generator) ? value : value.reversed()
    for (offset, byte) in value.enumerated() where place + offset < bytes.count {
      bytes[place + offset] = byte
    }
  }
}
