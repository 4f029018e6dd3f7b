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
  private static let empty = 10
  private static let fieldStates = 11
  private static let states = 110

  /// The last step of the best ways to the states after one cell.
  private struct Step {
    var previous: UInt16
    var character: UInt8
  }

  /// Searches the candidates of the cells of a plan.
  ///
  /// - Parameters:
  ///   - plan: What the layout asks.
  ///   - candidates: For every cell the characters that are tried, with their logarithms.
  ///   - ranks: The number of texts.
  /// - Returns: The likeliest texts, the best one first; none where no candidate agrees.
  static func texts(
    _ plan: DecodingPlan, candidates: CandidateTable, ranks: Int = 2
  ) -> [Text] {
    let count = plan.cells.count
    guard candidates.cellCount == count else { return [] }
    let places = states * ranks
    var steps = [Step](repeating: Step(previous: 0, character: 0), count: count * places)
    var scores = [Float](repeating: -.infinity, count: places)
    scores[empty * ranks] = 0
    var next = scores
    var targets = [Int?](repeating: nil, count: CellScores.alphabet.count)
    for cell in 0..<count {
      for place in 0..<places { next[place] = -.infinity }
      let demand = plan.cells[cell]
      let range = candidates.range(ofCell: cell)
      var reached = false
      // The ways to a state stand best first, and all of them go on to the same states.
      for state in 0..<states where scores[state * ranks] > -.infinity {
        let field = demand.beginsField ? empty : state % fieldStates
        let composite = state / fieldStates
        for (index, entry) in range.enumerated() {
          targets[index] = follow(
            demand, field: field, composite: composite, character: candidates.characters[entry])
        }
        for place in state * ranks..<(state + 1) * ranks where scores[place] > -.infinity {
          for (index, entry) in range.enumerated() {
            guard let target = targets[index] else { continue }
            let score = scores[place] + candidates.logarithms[entry]
            reached = true
            let first = target * ranks
            var rank = ranks
            while rank > 0, score > next[first + rank - 1] {
              rank -= 1
              guard rank + 1 < ranks else { continue }
              next[first + rank + 1] = next[first + rank]
              steps[cell * places + first + rank + 1] = steps[cell * places + first + rank]
            }
            guard rank < ranks else { continue }
            next[first + rank] = score
            steps[cell * places + first + rank] = Step(
              previous: UInt16(place), character: candidates.characters[entry])
          }
        }
      }
      guard reached else { return [] }
      swap(&scores, &next)
    }
    let ends = scores.indices.filter { scores[$0] > -.infinity }
      .sorted { (scores[$0], $1) > (scores[$1], $0) }
    return ends.prefix(ranks).map {
      Text(symbols: symbols(endingAt: $0, steps, count, places: places), score: scores[$0])
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

  private static func symbols(
    endingAt end: Int, _ steps: [Step], _ count: Int, places: Int
  ) -> [UInt8] {
    var text = [UInt8](repeating: 0, count: count)
    var place = end
    for cell in stride(from: count - 1, through: 0, by: -1) {
      let step = steps[cell * places + place]
      text[cell] = step.character
      place = Int(step.previous)
    }
    return text
  }
}
