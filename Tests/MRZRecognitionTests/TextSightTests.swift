import Glibc
import LineRecognition
import Testing

@testable import MRZRecognition

/// How much of a known text a frame's scores show.
@Suite struct TextSightTests {
  private static let lines = ["AB<<", "1234"]

  /// Scores of cells that show characters, each with a probability.
  private static func scores(_ lines: [String], sure: Float = 0.999) -> [CellScores] {
    lines.map { line in
      CellScores(
        cells: line.utf8.map { character in
          CellScores.alphabet.map { symbol in
            symbol == character ? log(sure) : log((1 - sure) / 36)
          }
        })
    }
  }

  @Test(
    arguments: [
      (["AB<<", "1234"], 0.999, 1, 0), (["AC<<", "1234"], 0.999, 5.5 / 6.5, 1),
      (["AC<<", "1234"], 0.8, 5.5 / 6.5, 0), (["AB<A", "1235"], 0.999, 5.25 / 6.5, 2),
    ] as [([String], Float, Float, Int)])
  func `what is shown counts by its characters, what is sure against it by number`(
    shown: [String], sure: Float, share: Float, dissent: Int
  ) {
    let sight = TextSight(of: Self.lines, in: Self.scores(shown, sure: sure))
    #expect(abs(sight.share - share) < 0.001)
    #expect(sight.dissent == dissent)
  }

  @Test func `cells that were not seen show nothing`() {
    let sight = TextSight(of: Self.lines, in: Self.scores(["AB", "12"]))
    #expect(abs(sight.share - 4 / 6.5) < 0.001)
    #expect(sight.dissent == 0)
    #expect(TextSight(of: [], in: []).share == 0)
  }
}
