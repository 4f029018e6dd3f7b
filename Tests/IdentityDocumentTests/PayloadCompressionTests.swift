import Testing

@testable import IdentityDocument

@Suite struct PayloadCompressionTests {
  @Test func codesOfTheStream() {
    let expected = (0..<40).map { "\($0) squared is \($0 * $0); " }.joined()
    let content = Inflate.decompress(PayloadFixtures.squares, limit: 1000)
    #expect(content.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test func noMoreComesOutThanAllowed() {
    #expect(Inflate.decompress(PayloadFixtures.squares, limit: 743) == nil)
    #expect(Inflate.decompress(PayloadFixtures.squares, limit: 744)?.count == 744)
  }

  @Test func aMillionZerosInAFewBytesStop() {
    // One literal zero, then matches of 258 at distance 1, for as long as the bytes last.
    var bits: [Bool] = [true, true, false]
    bits += [false, false, true, true, false, false, false, false]
    for _ in 0..<8000 {
      bits +=
        [true, true, false, false, false, true, false, true] + [false, false, false, false, false]
    }
    bits += [Bool](repeating: false, count: 7)
    var bytes: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bits.count, by: 8) {
      var byte: UInt8 = 0
      for (offset, bit) in bits[start..<min(bits.count, start + 8)].enumerated() where bit {
        byte |= 1 << UInt8(offset)
      }
      bytes.append(byte)
    }
    // RFC 1950: of n zeros the two sums are 1 and n modulo 65521.
    let count = 1 + 8000 * 258
    bytes += [UInt8((count % 65521) >> 8), UInt8((count % 65521) & 0xFF), 0, 1]
    #expect(Inflate.decompress(bytes, limit: count)?.count == count)
    #expect(Inflate.decompress(bytes, limit: 65536) == nil)
  }

  @Test(arguments: 1...4)
  func damageOfZlibIsFound(place: Int) {
    var damaged = PayloadFixtures.squares
    damaged[damaged.count - place] ^= 1
    #expect(Inflate.decompress(damaged, limit: 1000) == nil)
    #expect(Inflate.decompress(Array(PayloadFixtures.squares.dropLast(place)), limit: 1000) == nil)
  }

  @Test func damageIsFound() {
    let digits = PayloadFixtures.aadhaarVersion1.bytes
    guard let stream = DecimalInteger.bytes(of: digits, limit: 7089) else {
      Issue.record("not an integer")
      return
    }
    let content = Inflate.decompress(stream, limit: 65536)
    #expect(content != nil)
    // The last byte of the codes may end in bits without meaning; eight bytes of checks follow it.
    let last = stream.count - 9
    for index in 10..<stream.count - 4 where index != last {
      var damaged = stream
      damaged[index] ^= 0x10
      #expect(Inflate.decompress(damaged, limit: 65536) == nil, "byte \(index)")
    }
    for count in 0..<stream.count - 4 {
      #expect(Inflate.decompress(Array(stream.prefix(count)), limit: 65536) == nil)
    }
  }

  @Test(
    arguments: [
      ("0", []), ("255", [255]), ("256", [1, 0]), ("00256", [1, 0]),
      ("4294967296", [1, 0, 0, 0, 0]),
      ("340282366920938463463374607431768211455", [UInt8](repeating: 255, count: 16)),
      ("12x", nil), ("", nil), ("-1", nil),
    ] as [(String, [UInt8]?)])
  func integers(digits: String, bytes: [UInt8]?) {
    #expect(DecimalInteger.bytes(of: digits.bytes, limit: 100) == bytes)
  }

  @Test func checksumOfThePublishedExample() {
    #expect(CRC32.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
  }
}
