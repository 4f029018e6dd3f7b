import LineRecognition

/// For every cell the characters that may stand there and are not too unlikely, likeliest first.
struct CandidateTable {
  private(set) var starts: [Int] = [0]
  /// Indices in `CellScores.alphabet`.
  private(set) var characters: [UInt8] = []
  /// The logarithms of their probabilities.
  private(set) var logarithms: [Float] = []
  /// The probability of the likeliest among those that the cell allows.
  private(set) var bestShares: [Float] = []
  private var trusts: [Float] = []

  /// The probability that the allowed characters of a cell must have together for the share of the
  /// likeliest among them to count in full; 0.005 to 0.1 accept the same (`Benchmarks/Measurements.md`,
  /// thresholds of looks).
  private static let trustedMass: Float = 0.02

  /// The number of cells.
  var cellCount: Int { starts.count - 1 }

  /// Where a cell's candidates lie.
  func range(ofCell cell: Int) -> Range<Int> { starts[cell]..<starts[cell + 1] }

  /// The logarithm of the probability of a character in a cell, or `nil` where it is no candidate.
  func logarithm(of character: UInt8, inCell cell: Int) -> Float? {
    range(ofCell: cell).first { characters[$0] == character }.map { logarithms[$0] }
  }

  /// How far the shares of a cell can be trusted, 0 to 1.
  func trust(ofCell cell: Int) -> Float { trusts[cell] }

  /// Leaves one candidate to a cell that no digit has to do with; where digits have, makes it the likeliest,
  /// and the one that was that as likely as it was itself.
  mutating func settle(cell: Int, on character: UInt8, logarithm: Float, share: Float) {
    guard range(ofCell: cell).count == 1 else {
      prefer(character, inCell: cell, share: share)
      return
    }
    if printed[cell] == characters[starts[cell]] {
      printed[cell] = character
      printedLogarithms[cell] = logarithm
    }
    characters[starts[cell]] = character
    logarithms[starts[cell]] = logarithm
    bestShares[cell] = share
  }

  private mutating func prefer(_ character: UInt8, inCell cell: Int, share: Float) {
    let first = starts[cell]
    guard let place = range(ofCell: cell).first(where: { characters[$0] == character }) else {
      return
    }
    if printed[cell] == characters[first] { printed[cell] = character }
    characters.swapAt(first, place)
    bestShares[cell] = share
  }

  /// The sums of the logarithms of the likeliest characters from each cell to the last, and behind it.
  var bestRests: [Float] {
    var rests = [Float](repeating: 0, count: cellCount + 1)
    for cell in stride(from: cellCount - 1, through: 0, by: -1) {
      rests[cell] = rests[cell + 1] + (logarithms[range(ofCell: cell)].max() ?? 0)
    }
    return rests
  }

  /// The likeliest character of a cell.
  func best(ofCell cell: Int) -> UInt8 { characters[starts[cell]] }

  /// The text as it seems to be printed: the likeliest allowed character of every cell, but where
  /// the recogniser is sure of one that is not allowed, that one.
  private(set) var printed: [UInt8] = []
  /// The sum of the logarithms of `printed`, with what a character that is not allowed loses.
  var printedScore: Float { printedLogarithms.reduce(0, +) }
  private var printedLogarithms: [Float] = []

  /// How likely a document prints a character where its layout has no room for it, as a logarithm.
  ///
  /// It is 1 in 100. Nothing changes at 1 in 20; at 1 in 1000 one frame fewer is reported (there).
  private static let misprint: Float = -4.6

  /// Makes the table of a plan.
  ///
  /// A cell that no digit has to do with has one candidate: another could not be told apart.
  ///
  /// - Parameters:
  ///   - lines: The scores of the zone's lines.
  ///   - plan: What the layout asks.
  ///   - reach: How much less likely than the best of the cell a candidate may be.
  init(_ lines: [CellScores], plan: DecodingPlan, reach: Float) {
    var cell = 0
    for line in lines {
      for index in 0..<line.cellCount where cell < plan.cells.count {
        append(line, index, plan.cells[cell], reach: reach)
        cell += 1
      }
    }
  }

  private mutating func append(
    _ line: CellScores, _ cell: Int, _ demand: DecodingPlan.Cell, reach: Float
  ) {
    let mass = line.probability(of: demand.allowed, inCell: cell)
    let best = line.bestSymbol(of: demand.allowed, inCell: cell)
    let largest = best.map { line[cell, $0] } ?? 0
    // Where the recogniser saw something else altogether, the share among the rest means little.
    let trust = min(1, mass / Self.trustedMass)
    trusts.append(trust)
    let probability = best.map { line.probability(of: $0, inCell: cell) } ?? 0
    bestShares.append(mass > 0 ? probability / mass * trust : 0)
    let first = characters.count
    if demand.isChecked {
      for item in line.ranking(of: demand.allowed, inCell: cell, from: largest - reach) {
        characters.append(item.symbol)
        logarithms.append(item.logarithm)
      }
    } else if let best {
      characters.append(UInt8(best))
      logarithms.append(largest)
    }
    let raw = line.bestSymbol(inCell: cell) ?? 0
    let rawLogarithm = line[cell, raw] + Self.misprint
    let isMisprint = rawLogarithm > largest
    printed.append(isMisprint ? UInt8(raw) : first < characters.count ? characters[first] : 0)
    printedLogarithms.append(isMisprint ? rawLogarithm : largest)
    starts.append(characters.count)
  }
}
