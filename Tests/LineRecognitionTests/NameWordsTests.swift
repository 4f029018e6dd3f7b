import Testing

@testable import LineRecognition

@Suite struct NameWordsTests {
  private func key(_ word: String) -> NameWords.Key {
    word.utf8.reduce(.begin) { $0.followed(by: Int($1) - 64) }
  }

  @Test(arguments: [
    "ERIKSSON", "ANNA", "MARIA", "MUELLER", "MULLER", "OEZTUERK", "NGUYEN", "KOWALSKI", "HERNANDEZ",
    "SPECIMEN",
  ])
  func `names of many languages are known`(name: String) throws {
    #expect(try #require(NameWords.embedded).contains(key(name)))
  }

  @Test(arguments: ["ERIKSXQN", "MARCHANO", "CIGOEM", "OEZTUFRK", "QQQQ", "XBCDF", ""])
  func `what names are misread as is none`(word: String) throws {
    #expect(try !#require(NameWords.embedded).contains(key(word)))
  }

  @Test func `a filter holds what its bits say`() throws {
    let empty = try #require(NameWords(bytes: Array("NAMEWRD1".utf8) + [0, 0, 0, 0]))
    #expect(!empty.contains(key("ANNA")))
    let full = try #require(NameWords(bytes: Array("NAMEWRD1".utf8) + [255, 255, 255, 255]))
    #expect(full.contains(key("ANNA")))
  }

  @Test func `damaged filters are refused`() {
    let magic = Array("NAMEWRD1".utf8)
    #expect(NameWords(bytes: []) == nil)
    #expect(NameWords(bytes: Array(magic.dropLast())) == nil)
    #expect(NameWords(bytes: magic) == nil)
    #expect(NameWords(bytes: magic + [0, 0, 0]) == nil)
    #expect(NameWords(bytes: Array("NAMEWRD2".utf8) + [0, 0, 0, 0]) == nil)
  }
}
