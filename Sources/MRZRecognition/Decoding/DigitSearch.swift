import LineRecognition

/// The exact search for the likeliest texts that agree with every check digit.
///
/// What a digit will say depends on the text before it only through residues modulo 10, so a
/// dynamic programme over the residue of the open field and that of the composite digit finds the
/// best of all texts without trying them one by one.
///
/// Complexity: O(cells · states · candidates), with 110 states of which few are reached.
struct DigitSearch {
  /// A text by indices in `CellScores.alphabet`, and how likely it is.
  struct Text: Hashable {
    let symbols: [UInt8]
    /// The sum of the logarithms of the probabilities.
    let score: Float
  }

  /// A field's residue is 0 to 9; this state means that it holds nothing but fillers so far.
  static let empty = 10
  private static let fieldStates = 11
  static let states = 110

  /// Searches the candidates of the cells of a plan for the likeliest text and for the next one.
  ///
  /// What is badly seen has many texts that are nearly as likely as the best, what is well seen has none:
  /// so the two are sought among those that matter, and no farther.
  ///
  /// - Parameters:
  ///   - plan: What the layout asks.
  ///   - candidates: For every cell the characters that are tried, with their logarithms.
  ///   - least: The score that the likeliest text must come up to.
  ///   - odds: How much less likely than the likeliest the next one may be.
  /// - Returns: The likeliest text and the next one, as far as there are such.
  static func texts(
    _ plan: DecodingPlan, candidates: CandidateTable, from least: Float, odds: Float
  ) -> [Text] {
    let best = candidates.bestRests[0]
    guard candidates.cellCount == plan.cells.count, best >= least else { return [] }
    var ways = Ways(ranks: 2, cells: plan.cells.count)
    let found = texts(plan, candidates, reach: best - least + differenceOfSums, &ways)
    guard found.count == 1, best - found[0].score + odds > best - least else { return found }
    // what a search leaves out is less likely than all that it finds
    let reach = best - found[0].score + odds + differenceOfSums
    return texts(plan, candidates, reach: reach, &ways)
  }

  /// Whether any text comes up to a score.
  static func hasText(
    _ plan: DecodingPlan, candidates: CandidateTable, from least: Float
  ) -> Bool {
    let best = candidates.bestRests[0]
    guard candidates.cellCount == plan.cells.count, best >= least else { return false }
    var ways = Ways(ranks: 1, cells: plan.cells.count)
    return !texts(plan, candidates, reach: best - least + differenceOfSums, &ways).isEmpty
  }

  /// Sums of one text in two orders differ by less.
  private static let differenceOfSums: Float = 0.01

  /// The likeliest texts down to some score, the best one first.
  static func texts(
    _ plan: DecodingPlan, candidates: CandidateTable, ranks: Int, from least: Float
  ) -> [Text] {
    guard candidates.cellCount == plan.cells.count else { return [] }
    var ways = Ways(ranks: ranks, cells: plan.cells.count)
    let reach = candidates.bestRests[0] - least + differenceOfSums
    return texts(plan, candidates, reach: reach, &ways).filter { $0.score >= least }
  }

  /// Searches for texts that are not too unlikely.
  private static func texts(
    _ plan: DecodingPlan, _ candidates: CandidateTable, reach: Float, _ ways: inout Ways
  ) -> [Text] {
    let rest = candidates.bestRests
    ways.reset()
    for (cell, demand) in plan.cells.enumerated() {
      // what goes on must come as far with the best of the other cells
      let least = rest[0] - reach - rest[cell + 1]
      guard ways.advance(over: cell, demand, candidates, from: least) else { return [] }
    }
    let ends = ways.scores.indices.filter { ways.scores[$0] > -.infinity }
      .sorted { (ways.scores[$0], $1) > (ways.scores[$1], $0) }
    return ends.prefix(ways.ranks).map {
      Text(symbols: ways.symbols(endingAt: $0), score: ways.scores[$0])
    }
  }

  /// How many check digits agree in a text of a plan.
  static func agreeingDigits(_ plan: DecodingPlan, text: [UInt8]) -> Int {
    var (field, composite, agreeing) = (empty, 0, 0)
    for (demand, character) in zip(plan.cells, text) {
      if demand.beginsField { field = empty }
      if let state = follow(demand, field: field, composite: composite, character: character) {
        agreeing += (demand.isFieldDigit ? 1 : 0) + (demand.isCompositeDigit ? 1 : 0)
        (field, composite) = (state % fieldStates, state / fieldStates)
      } else {
        // A wrong digit of a field still counts in the composite one.
        let value = character == 0 ? 0 : Int(character) - 1
        (field, composite) = (empty, (composite + demand.compositeWeight * value) % 10)
      }
    }
    return agreeing
  }

  /// Whether every check digit of a plan agrees in a text.
  static func agrees(_ plan: DecodingPlan, text: [UInt8]) -> Bool {
    let digits = plan.cells.reduce(0) {
      $0 + ($1.isFieldDigit ? 1 : 0) + ($1.isCompositeDigit ? 1 : 0)
    }
    return agreeingDigits(plan, text: text) == digits
      && plan.laterDigit?.agrees(with: text) != false
  }

  /// The state behind a cell that holds a character, or `nil` where a digit forbids it.
  @inline(__always)
  static func target(of demand: DecodingPlan.Cell, from state: Int, _ character: UInt8) -> Int? {
    let field = demand.beginsField ? empty : state % fieldStates
    return follow(
      demand, field: field, composite: state / fieldStates, character: character)
  }

  /// The state after a character, or `nil` where a digit forbids it.
  @inline(__always)
  private static func follow(
    _ demand: DecodingPlan.Cell, field: Int, composite: Int, character: UInt8
  ) -> Int? {
    // In the order of the alphabet: the filler counts 0, a digit itself, a letter from 10 on.
    let value = character == 0 ? 0 : Int(character) - 1
    var newField = field
    if demand.isFieldDigit {
      if character == 0 {
        guard field == empty else { return nil }
      } else {
        guard value == (field == empty ? 0 : field) else { return nil }
      }
      newField = empty
    } else if demand.fieldWeight > 0, !(field == empty && character == 0) {
      newField = ((field == empty ? 0 : field) + demand.fieldWeight * value) % 10
    }
    if demand.isCompositeDigit {
      guard character != 0, value == composite else { return nil }
      return newField
    }
    return (composite + demand.compositeWeight * value) % 10 * fieldStates + newField
  }
}
