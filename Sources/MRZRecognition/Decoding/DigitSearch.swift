import LineRecognition

/// The exact search for the two likeliest texts that agree with every check digit.
///
/// What a digit will say depends on the text before it only through residues modulo 10, so a
/// dynamic programme over the residue of the open field and that of the composite digit finds the
/// best of all texts without trying them one by one.
///
/// Complexity: O(cells · states · candidates), with 110 states of which few are reached.
struct DigitSearch {
  /// The likeliest text that agrees, by indices in `CellScores.alphabet`, and its lead.
  struct Result {
    let text: [UInt8]
    /// The sum of the logarithms of the probabilities.
    let score: Float
    /// How much less likely the next text is; infinite where there is none.
    let margin: Float
  }

  /// A field's residue is 0 to 9; this state means that it holds nothing but fillers so far.
  private static let empty = 10
  private static let fieldStates = 11
  private static let states = 110
  /// The best two ways to every state are kept.
  private static let ranks = 2
  private static let places = states * ranks

  /// The last step of the best ways to the states after one cell.
  private struct Step {
    var previous: UInt8
    var character: UInt8
  }

  /// Searches the candidates of the cells of a plan.
  ///
  /// - Parameters:
  ///   - plan: What the layout asks.
  ///   - candidates: For every cell the characters that are tried, with their logarithms.
  /// - Returns: The best text, or `nil` where none of the candidates agrees.
  static func run(_ plan: DecodingPlan, candidates: CandidateTable) -> Result? {
    let count = plan.cells.count
    guard candidates.cellCount == count else { return nil }
    var steps = [Step](repeating: Step(previous: 0, character: 0), count: count * places)
    var scores = [Float](repeating: -.infinity, count: places)
    scores[empty * ranks] = 0
    var next = scores
    for cell in 0..<count {
      for place in 0..<places { next[place] = -.infinity }
      let demand = plan.cells[cell]
      let range = candidates.range(ofCell: cell)
      var reached = false
      for place in 0..<places where scores[place] > -.infinity {
        let state = place / ranks
        var field = state % fieldStates
        let composite = state / fieldStates
        if demand.beginsField { field = empty }
        for entry in range {
          let character = candidates.characters[entry]
          guard
            let target = follow(demand, field: field, composite: composite, character: character)
          else { continue }
          let score = scores[place] + candidates.logarithms[entry]
          let first = target * ranks
          let step = Step(previous: UInt8(place), character: character)
          if score > next[first] {
            next[first + 1] = next[first]
            steps[cell * places + first + 1] = steps[cell * places + first]
            next[first] = score
            steps[cell * places + first] = step
          } else if score > next[first + 1] {
            next[first + 1] = score
            steps[cell * places + first + 1] = step
          }
          reached = true
        }
      }
      guard reached else { return nil }
      swap(&scores, &next)
    }
    return best(scores, steps, count)
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

  private static func best(_ scores: [Float], _ steps: [Step], _ count: Int) -> Result? {
    var winner = 0
    for place in 1..<places where scores[place] > scores[winner] { winner = place }
    guard scores[winner] > -.infinity else { return nil }
    var second = -Float.infinity
    for place in 0..<places where place != winner { second = max(second, scores[place]) }
    var text = [UInt8](repeating: 0, count: count)
    var place = winner
    for cell in stride(from: count - 1, through: 0, by: -1) {
      let step = steps[cell * places + place]
      text[cell] = step.character
      place = Int(step.previous)
    }
    return Result(text: text, score: scores[winner], margin: scores[winner] - second)
  }
}
