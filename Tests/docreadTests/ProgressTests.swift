import Testing

@testable import docread

@Suite struct ProgressTests {
  static let lines: [(Int, Int?, Double, String)] = [
    (0, nil, 0, "0 answered, 0.0/s"),
    (30, nil, 10, "30 answered, 3.0/s"),
    (0, 10, 1, "[------------------------] 0 of 10, 0.0/s, 0:00 left"),
    (5, 10, 2, "[############------------] 5 of 10, 2.5/s, 0:02 left"),
    (10, 400, 10, "[------------------------] 10 of 400, 1.0/s, 6:30 left"),
    (10, 10, 4, "[########################] 10 of 10, 2.5/s, 0:00 left"),
  ]

  @Test(arguments: lines)
  func `says how far it is`(count: Int, total: Int?, seconds: Double, expected: String) {
    #expect(Progress.line(count: count, of: total, seconds: seconds) == expected)
  }
}
