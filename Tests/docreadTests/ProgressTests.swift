import Testing

@testable import docread

@Suite struct ProgressTests {
  static let lines: [(Int, Int, Int?, Double, String)] = [
    (0, 0, nil, 0, "0 answered, 0.0/s"),
    (30, 0, nil, 10, "30 answered, 3.0/s"),
    (30, 5, nil, 10, "30 answered, 3.0/s, 5 skipped"),
    (0, 0, 10, 1, "[------------------------] 0 of 10, 0.0/s, 0:00 left"),
    (5, 0, 10, 2, "[############------------] 5 of 10, 2.5/s, 0:02 left"),
    (10, 0, 400, 10, "[------------------------] 10 of 400, 1.0/s, 6:30 left"),
    (10, 0, 10, 4, "[########################] 10 of 10, 2.5/s, 0:00 left"),
    (2, 4, 12, 1, "[############------------] 6 of 12, 2.0/s, 0:03 left, 4 skipped"),
    (0, 12, 12, 1, "[########################] 12 of 12, 0.0/s, 0:00 left, 12 skipped"),
  ]

  @Test(arguments: lines)
  func `says how far it is`(
    answered: Int, skipped: Int, total: Int?, seconds: Double, expected: String
  ) {
    #expect(
      Progress.line(answered: answered, skipped: skipped, of: total, seconds: seconds) == expected)
  }
}
