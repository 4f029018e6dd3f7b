import Testing

@testable import ChipReading

/// The attributes that a signer signs.
@Suite struct SignedAttributesTests {
  /// A message digest (RFC 5652, §11.2) of one byte.
  private func digest(_ byte: UInt8) -> [UInt8] {
    let oid: [UInt8] = [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x09, 0x04]
    return [0x30, 0x10] + oid + [0x31, 0x03, 0x04, 0x01, byte]
  }

  private func attributes(_ values: [[UInt8]]) throws -> SignedAttributes {
    let content = values.flatMap(\.self)
    return try SignedAttributes(TLV(at: ([0xA0, UInt8(content.count)] + content)[...]))
  }

  @Test func oneDigestIsRead() throws {
    #expect(try attributes([digest(7)]).messageDigest == [7])
  }

  @Test(arguments: [(7, 8), (8, 7), (7, 7)] as [(UInt8, UInt8)])
  func twoDigestsAreRefused(first: UInt8, second: UInt8) {
    #expect(throws: ChipReason.malformed) { try attributes([digest(first), digest(second)]) }
  }
}
