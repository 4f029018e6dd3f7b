import Testing

@testable import LineRecognition

/// Known letters on the columns of a line, with classes that are written as letters: `-` is the gap, of class 0.
@Suite struct LetterAlignmentTests {
  private static let signs = Array("- aábcq")

  /// Logarithms where each column is nearly sure of its sign.
  private static func logs(_ columns: String, sure: Float = -0.05) -> [Float] {
    columns.flatMap { sign in signs.map { $0 == sign ? sure : -5 } }
  }

  private static func aligned(_ columns: String, _ places: [String]) -> [[Double]]? {
    LetterAlignment(
      logs(columns), classes: signs.count, gaps: [0, 1],
      places: places.map { $0.map { signs.firstIndex(of: $0) } })?.logLikelihoods
  }

  /// The columns, what each place may be, and which of it is the likelier; `.` for a place that was not seen.
  @Test(
    arguments: [
      ("-a-b-", ["aá", "b"], "ab"), ("-á-b-", ["aá", "b"], "áb"),
      ("aab", ["aá", "b"], "ab"), ("-a-á-", ["aá", "aá"], "aá"),
      // Other print before and behind, spaces between.
      ("cq-á  b-cc", ["aá", "b"], "áb"), ("á", ["aá"], "á"),
      // A letter that was taken for another one does not move its neighbours.
      ("-á-q-a-", ["aá", "b", "aá"], "á.a"),
      // What stands twice is two letters where a gap parts them.
      ("-a--á-c", ["aá", "aá", "c"], "aác"),
    ] as [(String, [String], String)])
  func places(columns: String, places: [String], seen: String) throws {
    let found = try #require(Self.aligned(columns, places))
    let best = zip(places, found).map { place, logs -> Character in
      guard let most = logs.max(), most > -1, let index = logs.firstIndex(of: most) else {
        return "."
      }
      return Array(place)[index]
    }
    #expect(String(best) == seen)
  }

  @Test func `what the net does not know is not likely`() throws {
    let found = try #require(Self.aligned("-a-", ["aŵ"]))
    #expect(found[0][0] > -1)
    #expect(found[0][1] == -.infinity)
  }

  @Test(
    arguments: [
      ("", ["a"]), ("a", ["a", "b"]), ("aaa", []),
    ] as [(String, [String])])
  func `without columns for all places, or without places, there is no alignment`(
    columns: String, places: [String]
  ) {
    #expect(Self.aligned(columns, places) == nil)
  }

  @Test func `classes beyond the scores are none`() {
    let logs = Self.logs("-a-")
    let count = Self.signs.count
    #expect(LetterAlignment(logs, classes: count, gaps: [0], places: [[count]]) == nil)
    #expect(LetterAlignment(logs, classes: count, gaps: [count], places: [[2]]) == nil)
    #expect(LetterAlignment(logs, classes: 0, gaps: [], places: [[2]]) == nil)
  }
}
