import Testing

@testable import PDF417

@Suite struct ErrorCorrectionTests {
  /// ISO/IEC 15438, annex Q, and every description of the code since: the message "PDF417" at
  /// level 1.
  @Test func `the standard's example has its four codewords`() {
    #expect(
      ErrorCorrection.codewords(for: [5, 453, 178, 121, 239], count: 4) == [452, 327, 657, 619])
  }

  @Test(arguments: 0...8)
  func `errors and erasures up to the limit are put right`(level: Int) throws {
    var random = SplitMix(seed: UInt64(level) + 1)
    let count = ErrorCorrection.codewordCount(level: level)
    for reserve in [0, 2] {
      for _ in 0..<5 {
        let length = Int.random(in: 1...(928 - count), using: &random)
        let data = (0..<length).map { _ in Int.random(in: 0..<929, using: &random) }
        let right = data + ErrorCorrection.codewords(for: data, count: count)
        let erasureCount = min(right.count, Int.random(in: 0...(count - reserve), using: &random))
        let errorCount = min((count - reserve - erasureCount) / 2, right.count - erasureCount)
        let places = Array(right.indices).shuffled(using: &random)
        var wrong = right
        let erasures = Array(places.prefix(erasureCount))
        for place in places.prefix(erasureCount + errorCount) {
          wrong[place] = (wrong[place] + Int.random(in: 1..<929, using: &random)) % 929
        }
        let outcome = try #require(
          ErrorCorrection.correct(wrong, erasures: erasures, count: count, reserve: reserve))
        #expect(outcome.codewords == right)
        #expect(outcome.errors == errorCount)
      }
    }
  }

  @Test func `random words are refused when a reserve is kept`() {
    var random = SplitMix(seed: 7)
    for level in 1...4 {
      let count = ErrorCorrection.codewordCount(level: level)
      for _ in 0..<300 {
        let word = (0..<(count * 3)).map { _ in Int.random(in: 0..<929, using: &random) }
        #expect(ErrorCorrection.correct(word, erasures: [], count: count, reserve: 2) == nil)
      }
    }
  }

  @Test func `impossible requests are refused`() {
    #expect(ErrorCorrection.correct([], erasures: [], count: 2, reserve: 0) == nil)
    #expect(ErrorCorrection.correct([1, 2], erasures: [], count: 2, reserve: 0) == nil)
    #expect(ErrorCorrection.correct([1, 2, 3], erasures: [0, 1, 2], count: 2, reserve: 0) == nil)
  }
}
