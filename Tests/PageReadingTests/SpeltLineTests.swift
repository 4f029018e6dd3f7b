import IdentityDocument
import LineRecognition
import Testing

@testable import PageReading

struct SpeltLineTests {
  /// Letters at columns of a strip, in capitals of ten pixels; a dot is a space.
  private func parts(_ text: String, at columns: [Double], sure: Double = 0.9) -> [SpeltLine] {
    let characters = zip(text, columns).map {
      LineCharacter($0 == "." ? " " : $0, confidence: sure, column: $1 * 10)
    }
    return SpeltLine.parts(of: characters, left: 100, scale: 2, capital: 20, widest: 2.5)
  }

  @Test(
    arguments: [
      ("", [], []), ("AB", [1, 2], ["AB"]), ("AB.C", [1, 2, 3, 4], ["AB C"]),
      ("A.B", [1, 2, 3.6], ["A", "B"]), ("AB", [1, 3.4], ["AB"]), ("..", [1, 2], []),
      (".A.", [1, 2, 3], ["A"]), ("A.B.C", [1, 2, 3, 9, 10], ["A B", "C"]),
    ] as [(String, [Double], [String])])
  func `a row is parted where the paper is bare`(text: String, columns: [Double], parts: [String]) {
    #expect(self.parts(text, at: columns).map { $0.text } == parts)
  }

  @Test func `a part lies where its letters are`() throws {
    let part = try #require(parts("ABC", at: [1, 2, 3]).first)
    // From the first letter's middle at 100 + 2 · 10 to the last one's at 100 + 2 · 30, half a letter more.
    #expect(abs(part.columns.lowerBound - 111.6) < 0.01)
    #expect(abs(part.columns.upperBound - 168.4) < 0.01)
  }

  /// Spaces of what the net reads are dots.
  @Test(
    arguments: [
      ("DAEGU", "DAEGU", true), ("4b 1103", "1103", true), ("1103", "4b.1103", true),
      ("DAEGU", "DAEGO", false), ("4b1103", "1103", false), ("AB 11", "11", false),
      ("12 34 11", "11", false), ("", "11", false), ("DAEGÜ", "DAEGU", false),
    ])
  func `what the net reads is the same but for a number before it`(
    text: String, spelt: String, isEqual: Bool
  ) {
    let parts = parts(spelt, at: (0..<spelt.count).map(Double.init))
    let version = PrintedLine.Version(text, confidence: 1)
    #expect(version.isEqual(to: SpeltLine(parts[...])) == isEqual)
    #expect(!version.isEqual(to: nil))
  }

  @Test func `parts are joined with a space`() throws {
    let parts = parts("A.BCD", at: [1, 2, 3, 9, 10])
    #expect(try #require(SpeltLine(parts[...])).text == "A B CD")
    #expect(SpeltLine([]) == nil)
  }

  /// One letter that is a guess makes a line one, however sure the others are.
  @Test(
    arguments: [
      ([1, 1], 0.92), ([0.9, 0.9], 0.66), ([1, 1, 1, 0.6], 0.4), ([1, 1, 1, 0.2], 0), ([0.5], 0),
    ] as [([Double], Double)])
  func `a line is as sure as its letters`(letters: [Double], confidence: Double) throws {
    let characters = letters.enumerated().map {
      LineCharacter("A", confidence: $1, column: Double($0))
    }
    let part = try #require(
      SpeltLine.parts(of: characters, left: 0, scale: 1, capital: 10, widest: 2).first)
    #expect(abs(part.confidence - confidence) < 1e-9)
    #expect(part.version.look == .columns)
  }

  /// A label that is read badly says nothing against the day behind it, nor a place against that before it.
  @Test(
    arguments: [
      ("4bca12/14/2029", "12/14/2029"), ("04.04.1952TROMSO", "04.04.1952"),
      ("DOB03201960", "03201960"), ("12/14/2029", nil), ("A123456789", nil), ("R75-22/9", nil),
      ("", nil), ("A12/14/2029B01/02/2030", "01/02/2030"),
    ] as [(String, String?)])
  func `a day in digits is as sure as its own letters`(text: String, day: String?) throws {
    let characters = text.enumerated().map { index, character in
      LineCharacter(
        character, confidence: day?.contains(character) == true ? 1 : 0.3, column: Double(index))
    }
    let part = SpeltLine.parts(of: characters, left: 0, scale: 1, capital: 10, widest: 2).first
    #expect(part?.version.digits?.text == day)
    if let digits = part?.version.digits {
      #expect(abs(digits.confidence - 0.92) < 1e-9)
      #expect(try #require(part).confidence < 0.1)
    }
  }
}
