import Testing

@testable import LineRecognition

@Suite struct CellScoresTests {
  /// A cell with some likely characters; all others have the logarithm -5.
  private func cell(_ shares: [Character: Float]) -> [Float] {
    CellScores.alphabet.map { shares[Character(Unicode.Scalar($0))] ?? -5 }
  }

  private var two: CellScores {
    CellScores(cells: [cell(["A": -0.1, "7": -3]), cell(["<": -0.2])])
  }

  @Test func `the best character is the likeliest`() {
    #expect(two.best(0)?.character == UInt8(ascii: "A"))
    #expect(two.best(0)?.logProbability == -0.1)
    #expect(two.bestCharacters == Array("A<".utf8))
    #expect(two.best(2) == nil)
    #expect(two.best(-1) == nil)
  }

  @Test func `a symbol is the place in the alphabet`() {
    for (place, character) in CellScores.alphabet.enumerated() {
      #expect(CellScores.symbol(of: character) == place)
    }
    for character in "a@/;[ \u{7F}".utf8 { #expect(CellScores.symbol(of: character) == nil) }
  }

  @Test func `scores are asked by cell and symbol`() {
    #expect(two[0, 11] == -0.1)
    #expect(two[1, 0] == -0.2)
    #expect(abs(two.probability(of: 0, inCell: 1) - 0.818_730_8) < 1e-6)
    for (cell, symbol) in [(2, 0), (-1, 0), (0, 37), (0, -1)] {
      #expect(two[cell, symbol] == -.infinity)
      #expect(two.probability(of: symbol, inCell: cell) == 0)
    }
  }

  @Test func `a set restricts what may stand in a cell`() {
    let digits = SymbolSet(characters: "0123456789".utf8)
    let ranking = two.ranking(of: digits, inCell: 0)
    #expect(ranking.count == 10)
    #expect(ranking.first.map { CellScores.alphabet[Int($0.symbol)] } == UInt8(ascii: "7"))
    #expect(ranking.dropFirst().allSatisfy { $0.logarithm == -5 })
    // e to the -3, and nine times e to the -5
    #expect(abs(two.probability(of: digits, inCell: 0) - 0.110_428_6) < 1e-6)
    #expect(two.ranking(of: digits, inCell: 2).isEmpty)
    #expect(two.ranking(of: [], inCell: 0).isEmpty)
  }

  @Test(arguments: [
    (0..<2, "A<"), (1..<2, "<"), (-3..<1, "A"), (1..<9, "<"), (2..<4, ""), (0..<0, ""),
  ])
  func `a part has the cells that are there`(cells: Range<Int>, text: String) {
    #expect(two.part(cells).bestCharacters == Array(text.utf8))
    #expect(two.part(cells).cellCount == text.count)
  }

  @Test func `the evidence of several looks adds up`() throws {
    // Twice e to the -1 against e to the -2, and 35 others that hardly count.
    let one = CellScores(cells: [cell(["A": -1, "4": -2]).map { $0 == -5 ? -30 : $0 }])
    let both = try #require(CellScores.product(of: [one, one]))
    #expect(abs(both.probability(of: 11, inCell: 0) - 0.880_797) < 1e-5)
    let asOne = try #require(CellScores.product(of: [one, one], exponent: 0.5))
    #expect(abs(asOne.probability(of: 11, inCell: 0) - 0.731_058_6) < 1e-5)
    let against = CellScores(cells: [cell(["4": -0.1]).map { $0 == -5 ? -30 : $0 }])
    #expect(CellScores.product(of: [one, against])?.bestCharacters == Array("4".utf8))
  }

  @Test func `looks at other numbers of cells do not add up`() {
    #expect(CellScores.product(of: []) == nil)
    #expect(CellScores.product(of: [two, CellScores(undecidedCellCount: 1)]) == nil)
  }

  @Test func `a wrong count is refused`() {
    #expect(CellScores(cellCount: 1, logarithms: [0]) == nil)
    #expect(CellScores(cellCount: -1, logarithms: []) == nil)
    #expect(CellScores(cellCount: .max, logarithms: []) == nil)
  }

  @Test func `nothing known is every character alike`() {
    let scores = CellScores(undecidedCellCount: 3)
    #expect(scores.cellCount == 3)
    #expect(scores == CellScores(cells: [nil, [], [0]]))
    #expect(Set((0..<37).map { scores[1, $0] }) == [-3.610_918])
    #expect(CellScores(undecidedCellCount: -1).cellCount == 0)
  }
}
