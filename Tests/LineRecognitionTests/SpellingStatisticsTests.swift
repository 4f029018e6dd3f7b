import Testing

@testable import LineRecognition

@Suite struct SpellingStatisticsTests {
  /// A word without its marks, the place of a letter, what stands there, and what it is misread as.
  @Test(arguments: [
    ("GYOR", 2, "Ő", "Ó"), ("LODZ", 3, "Ź", "Ž"), ("MALMO", 4, "Ö", "Õ"),
    ("SIMOES", 3, "Õ", "Ö"), ("NUNEZ", 2, "Ñ", "Ň"), ("GUIMARAES", 6, "Ã", "Ā"),
    ("RUZICKA", 1, "Ů", "Û"), ("LEFEVRE", 3, "È", "É"), ("FRANCOIS", 4, "Ç", "Č"),
    ("CONCEICAO", 7, "Ã", "Á"), ("BJORN", 2, "Ö", "O"), ("SMITH", 2, "I", "Í"),
    ("ZDENEK", 3, "N", "Ň"),
  ])
  func `marks of places and names are likelier than what they are misread as`(
    word: String, place: Int, right: Unicode.Scalar, wrong: Unicode.Scalar
  ) throws {
    let statistics = try #require(SpellingStatistics.embedded)
    let found = statistics.logarithms(at: place, of: Array(word.unicodeScalars))
    let least = -9.2
    #expect(found[right] ?? least > (found[wrong] ?? least) + 0.5)
  }

  @Test func `choices add up to about one`() throws {
    let statistics = try #require(SpellingStatistics.embedded)
    for letter in "ACDEGIKLNORSTUYZ".unicodeScalars {
      let words = ["A", "XQ", "SCH", "GY"].map { Array($0.unicodeScalars) + [letter] + ["R"] }
      for word in words {
        for place in word.indices {
          let found = statistics.logarithms(at: place, of: word)
          let sum = found.values.reduce(0) { $0 + Double(Exponential.exp(Float($1))) }
          #expect(found.isEmpty || abs(sum - 1) < 0.1, "\(word) at \(place)")
        }
      }
      #expect(statistics.logarithms(of: letter)[letter] != nil)
    }
  }

  @Test func `a letter without marks, a sign or no place has no choices`() throws {
    let statistics = try #require(SpellingStatistics.embedded)
    let word = Array("BÉ7".unicodeScalars)
    for place in [-1, 0, 1, 2, 3, .max, .min] {
      #expect(statistics.logarithms(at: place, of: word).isEmpty)
    }
    #expect(statistics.logarithms(of: "É").isEmpty)
  }

  /// Statistics with rows.
  private func file(_ rows: [[UInt8]], count: UInt8? = nil) -> [UInt8] {
    Array("SPELLNG1".utf8) + [count ?? UInt8(rows.count), 0, 0, 0] + rows.joined()
  }

  @Test func `more letters say more than fewer`() throws {
    // `O` is 16; behind `Y`, 26, in front of `R`, 19: as digits of base 28.
    func row(_ digits: [Int], _ logarithm: UInt8) -> [UInt8] {
      let number = digits.reduce(0) { $0 * 28 + $1 }
      return [
        UInt8(number & 255), UInt8(number >> 8 & 255), UInt8(number >> 16), 1, 0x50, 1, logarithm,
      ]
    }
    let statistics = try #require(
      SpellingStatistics(
        bytes: file([
          row([0, 0, 16, 0], 64), row([0, 26, 16, 0], 48), row([0, 26, 16, 19], 32),
          row([8, 26, 16, 19], 16),
        ])))
    func logarithm(_ word: String, _ place: Int) -> Double? {
      statistics.logarithms(at: place, of: Array(word.unicodeScalars))["Ő"]
    }
    #expect(logarithm("GYOR", 2) == -1)
    #expect(logarithm("TYOR", 2) == -2)
    #expect(logarithm("GYOZ", 2) == -3)
    #expect(logarithm("GOR", 1) == -4)
    #expect(logarithm("7OR", 1) == -4)
    #expect(statistics.logarithms(of: "O") == ["Ő": -4])
  }

  @Test func `damaged statistics are none`() {
    let row: [UInt8] = [1, 2, 3, 1, 65, 0, 9]
    #expect(SpellingStatistics(bytes: file([row])) != nil)
    #expect(SpellingStatistics(bytes: []) == nil)
    #expect(SpellingStatistics(bytes: Array(file([row]).dropFirst())) == nil)
    #expect(SpellingStatistics(bytes: Array(file([row]).dropLast())) == nil)
    #expect(SpellingStatistics(bytes: file([row]) + [0]) == nil)
    #expect(SpellingStatistics(bytes: file([row, row])) == nil)
    #expect(SpellingStatistics(bytes: file([row], count: 2)) == nil)
  }
}
