/// The digest SHA-1, here only because ICAO Doc 9303-11 derives access keys with it.
///
/// Source: FIPS 180-4, §6.1. SHA-1 is no longer fit for signatures; nothing else may use it.
enum SHA1 {
  /// The digest of a message.
  ///
  /// - Parameter message: The message.
  /// - Returns: 20 bytes.
  /// - Complexity: O(*n*) in the length of the message.
  static func digest(of message: [UInt8]) -> [UInt8] {
    var state: InlineArray<5, UInt32> = [
      0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0,
    ]
    let padded = pad(message)
    for start in stride(from: 0, to: padded.count, by: 64) {
      absorb(padded, from: start, into: &state)
    }
    var digest: [UInt8] = []
    digest.reserveCapacity(20)
    for index in state.indices { digest.append(bigEndian: state[index]) }
    return digest
  }

  /// The message, a one bit, zeros, and its length in bits, in blocks of 64 bytes (§5.1.1).
  private static func pad(_ message: [UInt8]) -> [UInt8] {
    var padded = message
    padded.append(0x80)
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(message.count) * 8
    padded.append(bigEndian: UInt32(truncatingIfNeeded: bits >> 32))
    padded.append(bigEndian: UInt32(truncatingIfNeeded: bits))
    return padded
  }

  private static func absorb(
    _ bytes: [UInt8], from start: Int, into state: inout InlineArray<5, UInt32>
  ) {
    var schedule = InlineArray<80, UInt32>(repeating: 0)
    for round in 0..<80 {
      if round < 16 {
        var word: UInt32 = 0
        for index in 0..<4 { word = word << 8 | UInt32(bytes[start + round * 4 + index]) }
        schedule[round] = word
      } else {
        let mixed =
          schedule[round - 3] ^ schedule[round - 8] ^ schedule[round - 14] ^ schedule[round - 16]
        schedule[round] = rotateLeft(mixed, by: 1)
      }
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for round in 0..<80 {
      let (function, constant): (UInt32, UInt32) =
        switch round {
        case 0..<20: (b & c | ~b & d, 0x5A82_7999)
        case 20..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case 40..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      // FIPS 180-4 adds modulo 2^32.
      let next = rotateLeft(a, by: 5) &+ function &+ e &+ constant &+ schedule[round]
      (e, d, c, b, a) = (d, c, rotateLeft(b, by: 30), a, next)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
  }

  private static func rotateLeft(_ word: UInt32, by count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}

extension [UInt8] {
  fileprivate mutating func append(bigEndian word: UInt32) {
    for shift in [UInt32(24), 16, 8, 0] { append(UInt8(truncatingIfNeeded: word >> shift)) }
  }
}
