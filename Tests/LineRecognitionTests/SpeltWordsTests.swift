import Testing

@testable import LineRecognition

@Suite struct SpeltWordsTests {
  private func spellings(of word: String) throws -> [String: Set<String>] {
    let codes = SpeltWords.languages.split(separator: " ").map { String($0) }
    return Dictionary(
      uniqueKeysWithValues: try #require(SpeltWords.embedded)
        .spellings(of: Array(word.unicodeScalars)).map { spelling in
          (
            String(String.UnicodeScalarView(spelling.letters)),
            Set(
              codes.indices.filter { spelling.languages >> UInt32($0) & 1 == 1 }.map { codes[$0] })
          )
        })
  }

  @Test(arguments: [
    ("JOAO", "JOÃO", "pt"), ("KOVACS", "KOVÁCS", "hu"), ("KOLN", "KÖLN", "de"),
    ("ANTONIO", "ANTÓNIO", "pt"),
    ("ANTONIO", "ANTONIO", "es"), ("LODZ", "ŁÓDŹ", "pl"), ("OZTURK", "ÖZTÜRK", "tr"),
  ])
  func `words are spelt as languages do`(word: String, spelling: String, language: String) throws {
    #expect(try spellings(of: word)[spelling]?.contains(language) == true)
  }

  @Test(arguments: ["", "QQQQ", "JOÃO", "joao", "MARCHANO", "XBCDF", "A1"])
  func `other words are not known`(word: String) throws {
    #expect(try spellings(of: word).isEmpty)
  }

  private static let magic = Array("SPELTWD1".utf8)
  /// `AB` (a hash of four bytes), in the second language `ÁB`, and in the third `AB`.
  private static let row: [UInt8] =
    hash("AB") + [2, 2, 0, 0, 0, 1, 0, 0xC1, 0, 4, 0, 0, 0, 0]

  private static func hash(_ word: String) -> [UInt8] {
    let hash = word.utf8.reduce(UInt32(0x811c_9dc5)) { ($0 ^ UInt32($1 - 64)) &* 0x0100_0193 }
    return (0..<4).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) }
  }

  @Test func `a table holds what its rows say`() throws {
    let words = try #require(SpeltWords(bytes: Self.magic + [1, 0, 0, 0] + Self.row))
    #expect(words.spellings(of: ["A", "B"]).map(\.languages) == [2, 4])
    #expect(words.spellings(of: ["A", "B"]).map(\.letters) == [["Á", "B"], ["A", "B"]])
    #expect(words.spellings(of: ["A", "C"]).isEmpty)
  }

  @Test func `a mark behind the end of its word makes the word unknown`() throws {
    var row = Self.row
    row[10] = 2
    let words = try #require(SpeltWords(bytes: Self.magic + [1, 0, 0, 0] + row))
    #expect(words.spellings(of: ["A", "B"]).isEmpty)
  }

  @Test func `damaged tables are refused`() {
    let whole = Self.magic + [1, 0, 0, 0] + Self.row
    for length in 0..<whole.count { #expect(SpeltWords(bytes: Array(whole.prefix(length))) == nil) }
    #expect(SpeltWords(bytes: whole + [0]) == nil)
    // Twice the same word, and a number of words that lies.
    #expect(SpeltWords(bytes: Self.magic + [2, 0, 0, 0] + Self.row + Self.row) == nil)
    #expect(SpeltWords(bytes: Self.magic + [255, 255, 255, 255] + Self.row) == nil)
    #expect(SpeltWords(bytes: Array("SPELTWD2".utf8) + [0, 0, 0, 0]) == nil)
  }
}
