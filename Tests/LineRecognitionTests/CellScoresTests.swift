import Testing

@testable import LineRecognition

@Suite struct CellScoresTests {
  @Test func `the best character is the likeliest`() throws {
    var logs = [Float](repeating: -5, count: 74)
    logs[11] = -0.1
    logs[37] = -0.2
    let scores = try #require(CellScores(cellCount: 2, logProbabilities: logs))
    #expect(scores.best(0)?.character == UInt8(ascii: "A"))
    #expect(scores.best(0)?.logProbability == -0.1)
    #expect(scores.bestCharacters == Array("A<".utf8))
    #expect(scores.best(2) == nil)
    #expect(scores.best(-1) == nil)
  }

  @Test func `a wrong count is refused`() {
    #expect(CellScores(cellCount: 1, logProbabilities: [0]) == nil)
    #expect(CellScores(cellCount: -1, logProbabilities: []) == nil)
    #expect(CellScores(cellCount: .max, logProbabilities: []) == nil)
  }

  @Test func `nothing known is every character alike`() {
    let scores = CellScores(undecidedCellCount: 3)
    #expect(scores.cellCount == 3)
    #expect(Set(scores.logProbabilities) == [-3.610_918])
    #expect(CellScores(undecidedCellCount: -1).cellCount == 0)
  }
}
