import LineRecognition
import Testing

@testable import MRZRecognition

@Suite struct NameSearchTests {
  private static func letter(_ character: Character) -> Int {
    character == "<" ? 0 : Int(character.asciiValue ?? 64) - 64
  }

  private func search(_ weight: Float = 0.5) throws -> NameSearch {
    let statistics = try #require(NameStatistics.embedded)
    return NameSearch(statistics: statistics, words: .embedded, weight: weight)
  }

  /// The cells of a text, some of them with characters in doubt.
  private func cells(
    _ text: String, _ doubts: [Int: [(Character, Float)]] = [:]
  ) -> [[NameSearch.Letter]] {
    text.enumerated().map { index, character in
      (doubts[index] ?? [(character, 0)]).map {
        NameSearch.Letter(letter: Self.letter($0.0), logarithm: $0.1)
      }
    }
  }

  private func text(_ found: NameSearch.Finding) -> String {
    String(
      decoding: found.letters.map { $0 == 0 ? UInt8(ascii: "<") : UInt8($0 + 64) }, as: UTF8.self)
  }

  @Test func `given names may be parted by two fillers, and nothing stands behind the end`() throws
  {
    let search = try search()
    let clear = "COLIC<<DUSAN<<NEMANJA<<<"
    #expect(text(search.text(cells(clear))) == clear)
    let stamped = cells("COLIC<<DUSAN<<<<<", [15: [("K", -0.4), ("<", -1.1)]])
    #expect(text(search.text(stamped)) == "COLIC<<DUSAN<<<<<")
    #expect(search.text([]).letters == [])
    #expect(search.text([[]]).letters == [])
  }

  @Test func `French cards have surnames and given names in fields of their own`() throws {
    let search = try search()
    let given = cells("NOEMIE<<ZOE<<<", [8: [("I", -9), ("Z", -0.8), ("<", -0.6)]])
    #expect(text(search.text(given, of: .givenNames)) == "NOEMIE<<ZOE<<<")
    let surname = cells("HENAULT<<<<<<", [9: [("I", -0.4), ("<", -1.1)]])
    #expect(text(search.text(surname, of: .surname)) == "HENAULT<<<<<<")
  }

  @Test(arguments: [
    ("SITI", 2, "I", "SIII"), ("CEDRIC", 0, "F", "FEDRIC"), ("MARCHAND", 7, "O", "MARCHANO"),
    ("CIGDEM", 3, "O", "CIGOEM"),
  ])
  func `a word that is a name is likelier than one that is none`(
    word: String, place: Int, seen: Character, misread: String
  ) throws {
    let right = Array(word)[place]
    let doubtful = cells("\(word)<<ANNA<<<", [place: [(seen, -0.3), (right, -1.6)]])
    #expect(text(try search().text(doubtful)) == "\(word)<<ANNA<<<")
    let clear = cells("\(word)<<ANNA<<<", [place: [(seen, -0.000_01), (right, -16)]])
    #expect(text(try search().text(clear)) == "\(misread)<<ANNA<<<")
  }

  @Test func `a text has the share that its letters and words leave to others`() throws {
    let search = try search(1)
    #expect(search.text(cells("ERIKSSON<<ANNA<<")).probability == 1)
    // Both are names.
    let open = search.text(cells("ERIKSSON<<INGA<<", [13: [("A", -0.7), ("E", -0.7)]]))
    #expect(open.probability > 0.4 && open.probability < 0.9)
    // One of them is none.
    let told = search.text(cells("ERIKSSON<<ANNA<<", [5: [("S", -0.7), ("X", -0.7)]]))
    #expect(text(told) == "ERIKSSON<<ANNA<<")
    #expect(told.probability > 0.999)
  }

  @Test func `known are words that are names and end within the field, and fillers`() throws {
    func known(_ text: String) throws -> String {
      let known = try search().known(text.map(Self.letter))
      return String(zip(text, known).map { $1 ? $0 : "." })
    }
    #expect(try known("ERIKSSON<<ANNA<MARIA<<") == "ERIKSSON<<ANNA<MARIA<<")
    #expect(try known("ERIKSXQN<<ANNA<MARIA<<") == "........<<ANNA<MARIA<<")
    #expect(try known("ERIKSSON<<ANNA<MARIA") == "ERIKSSON<<ANNA<.....")
    #expect(try known("<<<") == "<<<")
    #expect(try known("") == "")
  }
}
