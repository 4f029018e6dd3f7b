import Testing

@testable import Barcodes

@Suite struct QRContentTests {
  static func content(_ fields: [(Int, Int)], version: Int = 1) throws -> QRContent? {
    var bits = SampleSymbol.Bits()
    for (value, count) in fields { bits.append(value, count) }
    let version = try #require(QRVersion(number: version))
    return QRContent(bits.codewords((bits.bits.count + 11) / 8), version: version)
  }

  @Test func `the example of the standard`() throws {
    // ISO/IEC 18004, annex I: 01234567 in version 1-M, and its error correction.
    let data: [UInt8] = [
      0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC,
      0x11,
    ]
    let correction: [UInt8] = [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55]
    #expect(SampleSymbol.correction(data, 10) == correction)
    var block = data + correction
    for index in [0, 7, 15, 20, 25] { block[index] ^= 0x5A }
    #expect(ReedSolomon.correct(&block, correctionCount: 10) == 5)
    #expect(block == data + correction)
    let content = QRContent(data, version: try #require(QRVersion(number: 1)))
    #expect(content?.bytes == Array("01234567".utf8))
  }

  @Test func `letters and digits in eleven bits a pair`() throws {
    // ISO/IEC 18004, 7.4.4: AC-42.
    let content = try Self.content([(2, 4), (5, 9), (462, 11), (1849, 11), (2, 6)])
    #expect(content?.bytes == Array("AC-42".utf8))
  }

  @Test func `kanji in thirteen bits`() throws {
    // ISO/IEC 18004, 7.4.6: 点 and 茗.
    let content = try Self.content([(8, 4), (2, 8), (0xD9F, 13), (0x1AAA, 13)])
    #expect(content?.bytes == [0x93, 0x5F, 0xE4, 0xAA])
    #expect(content.map(EncodedText.init)?.text == "点茗")
  }

  @Test func `hanzi of the Chinese edition`() throws {
    // 啊 is 0xB0A1 in GB 2312: 0xB0A1 − 0xA6A1 = 0x0A00, and 0x0A × 0x60 = 0x3C0.
    let content = try Self.content([(13, 4), (1, 4), (1, 8), (0x3C0, 13)])
    #expect(content?.bytes == [0xB0, 0xA1])
    #expect(content.map(EncodedText.init)?.text == "啊")
  }

  @Test(
    arguments: [
      (26, [0xC3, 0xA9], "é"), (3, [0xC3, 0xA9], "Ã©"), (9, [0xE1], "α"),
      (22, [0xCF], "П"), (20, [0x82, 0xA0], "あ"), (28, [0xA4, 0xA4], "中"),
      (899, [0xE9], nil), (26, [0xE9], nil), (27, [0x41], "A"), (27, [0xE9], nil),
    ] as [(Int, [UInt8], String?)])
  func `a stated character set holds`(_ designator: Int, _ bytes: [UInt8], _ text: String?) throws {
    var fields = [(7, 4)]
    if designator < 128 {
      fields.append((designator, 8))
    } else {
      fields += [(0b10, 2), (designator, 14)]
    }
    fields += [(4, 4), (bytes.count, 8)] + bytes.map { (Int($0), 8) }
    let content = try #require(try Self.content(fields))
    #expect(content.bytes == bytes)
    #expect(content.parts.map(\.set) == [.interpretation(designator)])
    #expect(content.identifier == "]Q2")
    #expect(EncodedText(content).text == text)
  }

  @Test func `a percent sign separates fields in GS1 content`() throws {
    // FNC1, then "1%2%%3" in pairs of characters; % is 38.
    let fields = [(5, 4), (2, 4), (6, 9), (1 * 45 + 38, 11), (2 * 45 + 38, 11), (38 * 45 + 3, 11)]
    let content = try Self.content(fields)
    #expect(content?.bytes == Array("1\u{1D}2%3".utf8))
    #expect(content?.fnc1 == .first)
    #expect(content?.identifier == "]Q3")
    // FNC1 in second position with an application indicator, and a character set.
    let second = try Self.content([(9, 4), (37, 8), (7, 4), (26, 8), (4, 4), (1, 8), (0x41, 8)])
    #expect(second?.fnc1 == .second(application: 37))
    #expect(second?.identifier == "]Q6")
  }

  @Test func `structured append says which part it is`() throws {
    let content = try Self.content([(3, 4), (1, 4), (2, 4), (0x5A, 8), (4, 4), (1, 8), (0x41, 8)])
    #expect(content?.append == Barcode.Part(index: 1, count: 3, identifier: [0x5A]))
    #expect(content?.bytes == [0x41])
    #expect(try Self.content([(3, 4), (1, 4), (2, 4)]) == nil)
  }

  @Test(arguments: [
    [(1, 4), (9, 10)], [(1, 4), (3, 10), (1000, 10)], [(2, 4), (2, 9), (2025, 11)],
    [(4, 4), (200, 8)], [(8, 4), (255, 8)], [(7, 4), (0xFF, 8)], [(6, 4)], [(13, 4), (2, 4)],
  ])
  func `content that breaks off or breaks rules is refused`(_ fields: [(Int, Int)]) throws {
    #expect(try Self.content(fields) == nil)
  }

  @Test func `no codewords trap`() throws {
    var generator = SystemRandomNumberGenerator()
    var contents = 0
    for number in [1, 10, 27] {
      let version = try #require(QRVersion(number: number))
      for _ in 0..<2000 {
        let count = Int.random(in: 0...40, using: &generator)
        let codewords = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
        if let content = QRContent(codewords, version: version) {
          // A set that is not known has no text, though nothing be written in it.
          if let text = EncodedText(content).text { #expect(text.isEmpty == content.bytes.isEmpty) }
          contents += 1
        }
      }
    }
    #expect((1..<6000).contains(contents))
  }

  @Test func `too many errors are not corrected`() {
    var generator = SystemRandomNumberGenerator()
    let data = (0..<40).map { UInt8($0) }
    let clean = data + SampleSymbol.correction(data, 20)
    for errorCount in 0...30 {
      var block = clean
      for index in clean.indices.shuffled(using: &generator).prefix(errorCount) {
        block[index] ^= UInt8.random(in: 1...255, using: &generator)
      }
      let corrected = ReedSolomon.correct(&block, correctionCount: 20)
      if errorCount <= 10 {
        #expect(corrected == errorCount)
        #expect(block == clean)
      } else if corrected != nil {
        // Another code word may be nearer, but only by rare chance.
        #expect(block != clean)
      }
    }
  }
}
