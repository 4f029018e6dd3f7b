import Testing

@testable import Barcodes

@Suite struct TextDecodingTests {
  @Test(
    arguments: [
      ([0x41, 0x42], "AB"), ([0xC3, 0xA9], "é"), ([0xE9, 0x6C, 0xE8, 0x76, 0x65], "élève"),
      ([0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72], "Müller"), ([0x8A, 0xBF, 0x8E, 0x9A], "漢字"),
      ([0xC3, 0xDE, 0xBB, 0xDE, 0xB2, 0xDD], "ﾃﾞｻﾞｲﾝ"), ([0xC3, 0xDE], "ÃÞ"),
      ([0xFF, 0xFE], "ÿþ"), ([0x80], "\u{80}"), ([], ""),
    ] as [([UInt8], String)])
  func `a character set is guessed`(_ bytes: [UInt8], _ text: String) {
    #expect(EncodedText.text(of: bytes) == text)
  }

  @Test func `any bytes give some text`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let count = Int.random(in: 0...30, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(EncodedText.text(of: bytes)?.isEmpty == bytes.isEmpty)
    }
  }
}
