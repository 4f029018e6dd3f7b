import ChipReading
import Testing

@Suite struct TLVTests {
  /// Bytes, tag, content and what follows.
  @Test(
    arguments: [
      ([0x5F, 0x1F, 0x01, 0x41, 0x00], 0x5F1F, [0x41], 1),
      ([0x04, 0x81, 0x02, 0x01, 0x02], 0x04, [0x01, 0x02], 0),
      ([0x04, 0x84, 0x00, 0x00, 0x00, 0x01, 0x07], 0x04, [0x07], 0),
      ([0x7F, 0x61, 0x00], 0x7F61, [], 0),
    ] as [([UInt8], UInt32, [UInt8], Int)])
  func readsAValue(bytes: [UInt8], tag: UInt32, content: [UInt8], rest: Int) throws {
    let value = try TLV(at: bytes[...])
    #expect(value.tag == tag)
    #expect(Array(value.content) == content)
    #expect(bytes.count - value.encoded.endIndex == rest)
  }

  @Test(
    arguments: [
      ([], .truncated),
      ([0x30], .truncated),
      ([0x5F], .truncated),
      ([0x5F, 0x81], .truncated),
      ([0x5F, 0x81, 0x81, 0x01, 0x00], .badTag),
      ([0x04, 0x02, 0x01], .truncated),
      ([0x04, 0x82, 0x01], .truncated),
      ([0x04, 0x84, 0x40, 0x00, 0x00, 0x00], .truncated),
      ([0x04, 0x85, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01], .badLength),
      ([0x30, 0x80, 0x00, 0x00], .indefiniteLength),
    ] as [([UInt8], ChipReason)])
  func refusesBytes(bytes: [UInt8], reason: ChipReason) {
    #expect(throws: reason) { try TLV(at: bytes[...]) }
  }

  @Test func aChildThatPassesItsParentIsRefused() {
    #expect(throws: ChipReason.truncated) {
      try TLV(at: [0x30, 0x02, 0x02, 0x03, 0x01, 0x02, 0x03]).children()
    }
  }

  @Test func nestingAndNumberAreBounded() throws {
    var nested: [UInt8] = []
    for _ in 0..<40 { nested = ChipVectors.value(0x30, nested) }
    let deep = nested
    #expect(throws: ChipReason.tooDeep) { try TLV(at: deep[...]).checkDepth() }
    #expect(throws: ChipReason.tooDeep) { try DefiniteLengths(deep[...]) }
    let many = ChipVectors.value(0x30, [0x05, 0x00].repeated(10_001))
    #expect(throws: ChipReason.tooLarge) { try TLV(at: many[...]).checkDepth() }
    #expect(throws: ChipReason.tooLarge) { try TLV(at: many[...]).children() }
  }

  /// Indefinite lengths, and the same with definite ones.
  @Test(
    arguments: [
      ([0x30, 0x80, 0x02, 0x01, 0x05, 0x00, 0x00], [0x30, 0x03, 0x02, 0x01, 0x05]),
      (
        [0x24, 0x80, 0x04, 0x01, 0x41, 0x04, 0x02, 0x42, 0x43, 0x00, 0x00],
        [0x04, 0x03, 0x41, 0x42, 0x43]
      ),
      ([0x30, 0x04, 0xA0, 0x80, 0x00, 0x00], [0x30, 0x02, 0xA0, 0x00]),
      // A long form that was definite stays as it is.
      ([0x30, 0x81, 0x02, 0x05, 0x00], [0x30, 0x81, 0x02, 0x05, 0x00]),
    ] as [([UInt8], [UInt8])])
  func rewritesIndefiniteLengths(bytes: [UInt8], definite: [UInt8]) throws {
    let rewritten = try DefiniteLengths((bytes + [0xEE])[...])
    #expect(Array(rewritten.bytes) == definite)
    #expect(rewritten.end == bytes.count)
    #expect(rewritten.isChanged == (bytes != definite))
  }

  @Test(
    arguments: [
      ([0x30, 0x80, 0x02, 0x01, 0x05, 0x00], .truncated),
      ([0x30, 0x80], .truncated),
      ([0x04, 0x80, 0x00, 0x00], .badLength),
    ] as [([UInt8], ChipReason)])
  func refusesIndefiniteLengths(bytes: [UInt8], reason: ChipReason) {
    #expect(throws: reason) { try DefiniteLengths(bytes[...]) }
  }
}

extension [UInt8] {
  /// The bytes many times.
  func repeated(_ count: Int) -> [UInt8] { Array((0..<count).map { _ in self }.joined()) }
}
