import Testing

@testable import PDF417

@Suite struct MessageTests {
  private func message(_ codewords: [Int]) -> Message? {
    MessageDecoder.message(of: codewords[...])
  }

  @Test func `the standard's example of text compaction`() {
    #expect(MessageEncoder.codewords(for: Array("PDF417".utf8)) == [453, 178, 121, 239])
    #expect(message([453, 178, 121, 239])?.bytes == Array("PDF417".utf8))
  }

  @Test(
    arguments: [
      ("", []),
      ("A", [29]),
      ("000213298174000", [902, 1, 624, 434, 632, 282, 200]),
      ("\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}", [924, 1, 620, 89, 74, 846]),
    ] as [(String, [Int])])
  func `known codewords`(text: String, codewords: [Int]) {
    // Where two ways are equally short the encoder is free.
    #expect(MessageEncoder.codewords(for: Array(text.utf8)).count == codewords.count)
    #expect(message(codewords)?.bytes == Array(text.utf8))
  }

  private static let alphabets: [[UInt8]] = [
    Array(0...255), Array("ABC xyz".utf8), Array("0123456789".utf8),
    Array("0123456789ABCabc;:\n\r.-/ ".utf8), Array("12345678901234567890A\u{1}".utf8),
    Array("AAAAAAAAAAAAAAAAAAAA\u{3}é".utf8), Array(";<>@[a{}'\"|B1&".utf8),
  ]

  @Test(arguments: alphabets.indices)
  func `what is encoded is decoded`(alphabet: Int) {
    var random = SplitMix(seed: UInt64(alphabet))
    let letters = Self.alphabets[alphabet]
    for length in Array(0...60) + [100, 300, 900] {
      let bytes = (0..<length).map { _ in letters.randomElement(using: &random) ?? 0 }
      #expect(message(MessageEncoder.codewords(for: bytes))?.bytes == bytes)
    }
  }

  @Test func `the compaction is short`() {
    #expect(MessageEncoder.codewords(for: [UInt8](repeating: 0x37, count: 44)).count == 16)
    #expect(MessageEncoder.codewords(for: [UInt8](repeating: 0xFF, count: 600)).count == 501)
    // One odd byte within text costs a shift, not two latches.
    #expect(MessageEncoder.codewords(for: Array("ABCD\u{1}EFGH".utf8)).count == 6)
  }

  @Test(
    arguments: [
      [902, 0], [901, 256], [924, 899, 899, 899, 899, 899], [913], [913, 300], [927], [926, 1],
      [925, 900], [923], [922], [928], [928, 1], [928, 900, 900], [901, 1, 913, 5],
    ])
  func `broken codewords have no message`(codewords: [Int]) {
    #expect(message(codewords) == nil)
  }

  @Test func `interpretations and flags are kept with their places`() {
    #expect(message([901, 0xE9, 927, 4, 0xB1])?.interpretations == [.init(offset: 1, number: 4)])
    #expect(message([927, 899, 901, 0xE9])?.bytes == [0xE9])
    #expect(message([921, 453])?.isReaderInitialization == true)
    #expect(message([453])?.isReaderInitialization == false)
    #expect(message([926, 0, 1, 1])?.interpretations == [.init(offset: 0, number: 901)])
    #expect(message([925, 5, 1])?.interpretations == [.init(offset: 0, number: 810_905)])
  }

  @Test func `a control block is read as it was written`() throws {
    var block = MacroControlBlock(segmentIndex: 3, fileIdentifier: [17, 53], isLastSegment: true)
    block.segmentCount = 4
    block.fileName = Array("FILE.TXT".utf8)
    block.timeStamp = 1_700_000_000
    block.sender = Array("CEN BE".utf8)
    block.addressee = Array("ISO ch".utf8)
    block.fileSize = 4_294_967_296
    block.checksum = 65_535
    let read = try #require(message([453, 178, 121, 239] + block.codewords))
    #expect(read.macro == block)
    #expect(read.bytes == Array("PDF417".utf8))
    // ISO/IEC 15438, 5.13.1.2: segment index 3 is 111 103.
    #expect(Array(block.codewords.prefix(5)) == [928, 111, 103, 17, 53])
  }

  @Test func `hostile codewords never trap`() {
    var random = SplitMix(seed: 99)
    var messages = 0
    for _ in 0..<3000 {
      let words = (0..<Int.random(in: 0..<30, using: &random)).map { _ in
        Bool.random(using: &random)
          ? Int.random(in: 895..<929, using: &random) : Int.random(in: 0..<929, using: &random)
      }
      if message(words) != nil { messages += 1 }
    }
    #expect((1..<3000).contains(messages))
  }

  /// Far more than a symbol has, in every compaction: one pass over them, and no number of ten thousands of
  /// digits.
  @Test(arguments: [900, 901, 902, 913, 924, 926, 927, 928])
  func `a hundred thousand codewords take bounded time`(latch: Int) {
    var random = SplitMix(seed: UInt64(latch))
    let words = [latch] + (0..<100_000).map { _ in Int.random(in: 0..<900, using: &random) }
    let clock = ContinuousClock()
    var bytes: [UInt8]?
    let time = clock.measure { bytes = message(words)?.bytes }
    #expect(time < .seconds(2))
    #expect((bytes?.count ?? 0) < 300_000)
  }
}
