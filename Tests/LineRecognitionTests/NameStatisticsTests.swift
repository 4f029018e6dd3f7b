import Testing

@testable import LineRecognition

@Suite struct NameStatisticsTests {
  /// The sum over a word, from its beginning to its end.
  private func logarithm(of word: String, _ statistics: NameStatistics) -> Float {
    var context = NameStatistics.Context.begin
    var sum: Float = 0
    for letter in word.utf8.map({ Int($0) - 64 }) {
      sum += statistics.logarithm(of: letter, behind: context)
      context = context.followed(by: letter)
    }
    return sum + statistics.logarithm(of: 0, behind: context)
  }

  @Test(arguments: [
    ("ERIKSSON", "ERIKS5ON"), ("MARIA", "MARJA"), ("JOHANSSON", "JCHANSSON"),
    ("SCHMIDT", "SCHMIOT"), ("KOWALSKI", "KOWALSKJ"), ("HERNANDEZ", "HERNANOEZ"),
  ])
  func `names are likelier than what they are misread as`(name: String, other: String) throws {
    let statistics = try #require(NameStatistics.embedded)
    let misread = other.replacing("5", with: "X")
    #expect(logarithm(of: name, statistics) > logarithm(of: misread, statistics) + 1)
  }

  @Test func `what follows a context adds up to about one`() throws {
    let statistics = try #require(NameStatistics.embedded)
    for word in ["", "A", "SCH", "ANDR", "XQZW", "ERIKSSO"] {
      var context = NameStatistics.Context.begin
      for letter in word.utf8 { context = context.followed(by: Int(letter) - 64) }
      let sum = (0..<27).reduce(Float(0)) {
        $0 + Exponential.exp(statistics.logarithm(of: $1, behind: context))
      }
      #expect(abs(sum - 1) < 0.1, "behind \(word)")
    }
  }

  @Test func `there are no letters but 26 and the end`() throws {
    let statistics = try #require(NameStatistics.embedded)
    for letter in [-1, 27, .max, .min] {
      #expect(statistics.logarithm(of: letter, behind: .begin) == -.infinity)
    }
  }

  /// Statistics with rows for longer contexts.
  private func file(_ rows: [[UInt8]], count: UInt8? = nil) -> [UInt8] {
    Array("MRZNAME1".utf8) + [UInt8](repeating: 52, count: 27 * 27 * 27)
      + [count ?? UInt8(rows.count), 0, 0, 0] + rows.joined()
  }

  @Test func `a longer context says more than a shorter one`() throws {
    // Behind `AB` at a word's begin, whose number is 1 · 28² + 2 · 28 + 3, a C is likely.
    let number = 28 * 28 + 2 * 28 + 3
    let row = [UInt8(number & 255), UInt8(number >> 8), 0, 80, 1, 3, 8]
    let statistics = try #require(NameStatistics(bytes: file([row])))
    let context = NameStatistics.Context.begin.followed(by: 1).followed(by: 2)
    #expect(statistics.logarithm(of: 3, behind: context) == -0.5)
    #expect(statistics.logarithm(of: 4, behind: context) == -3.25 - 1)
    #expect(statistics.logarithm(of: 3, behind: context.followed(by: 3)) == -3.25)
  }

  @Test func `damaged statistics are refused`() {
    let row: [UInt8] = [9, 9, 0, 64, 1, 3, 8]
    let whole = file([row])
    #expect(NameStatistics(bytes: whole) != nil)
    for count in [0, 7, 8, 27 * 27 * 27, whole.count - 8, whole.count - 3, whole.count - 1] {
      #expect(NameStatistics(bytes: Array(whole.prefix(count))) == nil, "\(count) bytes")
    }
    #expect(NameStatistics(bytes: whole + [0]) == nil)
    #expect(NameStatistics(bytes: [0] + whole.dropFirst()) == nil)
    #expect(NameStatistics(bytes: file([row], count: 2)) == nil)
    #expect(NameStatistics(bytes: file([row, row])) == nil)
    #expect(NameStatistics(bytes: file([[255, 255, 255, 64, 1, 3, 8]])) == nil)
  }
}
