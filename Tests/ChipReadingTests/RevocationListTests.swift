import ChipReading
import Testing

/// Lists of revoked certificates of any length (RFC 5280, §5.1).
@Suite struct RevocationListTests {
  private static func der(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    var length: [UInt8] = []
    var rest = content.count
    if rest < 0x80 { return [tag, UInt8(rest)] + content }
    while rest > 0 {
      length.insert(UInt8(rest & 0xFF), at: 0)
      rest >>= 8
    }
    return [tag, 0x80 | UInt8(length.count)] + length + content
  }

  private static let algorithm = der(
    0x30, der(0x06, [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x04, 0x03, 0x02]))
  private static let time = der(0x17, Array("260101000000Z".utf8))

  private static func list(_ serials: Range<Int>, cut: Int = 0) -> [UInt8] {
    let entries = serials.flatMap { number in
      der(
        0x30,
        der(0x02, [1, UInt8(number >> 16), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]) + time)
    }
    let country = der(0x31, der(0x30, der(0x06, [0x55, 0x04, 0x06]) + der(0x13, Array("UT".utf8))))
    let part = der(
      0x30,
      der(0x02, [1]) + algorithm + der(0x30, country) + time + der(0x30, entries.dropLast(cut)))
    return der(0x30, part + algorithm + der(0x03, [0, 1, 2, 3]))
  }

  @Test(arguments: [0, 1, 9_999, 10_001, 30_000])
  func `a list of any length is read`(count: Int) throws {
    let list = try RevocationList(TLV(at: Self.list(0..<count)[...]))
    for number in [0, count / 2, count - 1] where count > 0 {
      let serial: [UInt8] = [
        1, UInt8(number >> 16), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF),
      ]
      #expect(list.names(serial[...]))
    }
    #expect(!list.names([1, 9, 9, 9]))
  }

  @Test func `a list whose entries are cut is none`() {
    #expect(throws: ChipReason.self) {
      try RevocationList(TLV(at: Self.list(0..<5, cut: 3)[...]))
    }
  }
}
