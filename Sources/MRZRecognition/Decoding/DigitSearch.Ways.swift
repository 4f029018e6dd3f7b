extension DigitSearch {
  /// The best ways to every state after one cell, and how each came there.
  struct Ways {
    /// The last step of a way: the place that it came from, of 660 or fewer, and the character.
    private struct Step {
      private let bits: UInt16

      init(from place: Int = 0, _ character: UInt8 = 0) {
        bits = UInt16(truncatingIfNeeded: place) << 6 | UInt16(character)
      }

      var previous: Int { Int(bits >> 6) }
      var character: UInt8 { UInt8(truncatingIfNeeded: bits & 63) }
    }

    /// The ways that are kept to each state.
    let ranks: Int
    private let cells: Int
    private var steps: [Step]
    private var next: [Float]
    /// How likely the ways to each state are, `ranks` a state, the best first.
    private(set) var scores: [Float]
    /// The states that are reached.
    private var reached = StateSet()

    /// Makes room for the ways over so many cells.
    init(ranks: Int, cells: Int) {
      self.ranks = ranks
      self.cells = cells
      let places = DigitSearch.states * ranks
      steps = [Step](repeating: Step(), count: cells * places)
      scores = [Float](repeating: -.infinity, count: places)
      next = scores
    }

    /// Goes back to the one way that has not begun.
    mutating func reset() {
      for place in scores.indices { (scores[place], next[place]) = (-.infinity, -.infinity) }
      reached = StateSet()
      scores[DigitSearch.empty * ranks] = 0
      reached.insert(DigitSearch.empty)
    }

    /// Takes the ways over a cell that come as far as some score.
    ///
    /// - Parameters:
    ///   - cell: The cell, each behind the one before.
    ///   - demand: What the layout asks of it.
    ///   - candidates: What may stand there.
    ///   - least: The least score of a way that goes on.
    /// - Returns: Whether any goes on.
    mutating func advance(
      over cell: Int, _ demand: DecodingPlan.Cell, _ candidates: CandidateTable, from least: Float
    ) -> Bool {
      let (ranks, states) = (ranks, reached)
      let range = candidates.range(ofCell: cell)
      let first = cell * next.count
      var reachedNext = StateSet()
      unsafe next.withUnsafeMutableBufferPointer { next in
        unsafe steps.withUnsafeMutableBufferPointer { steps in
          /// Takes a way to a state in, where it is among the best.
          @inline(__always)
          func add(_ score: Float, to target: Int, from place: Int, _ character: UInt8) {
            reachedNext.insert(target)
            let start = target &* ranks
            var rank = ranks
            while rank > 0, unsafe score > next[start &+ rank &- 1] {
              rank &-= 1
              guard rank &+ 1 < ranks else { continue }
              unsafe next[start &+ rank &+ 1] = next[start &+ rank]
              unsafe steps[first &+ start &+ rank &+ 1] = steps[first &+ start &+ rank]
            }
            guard rank < ranks else { return }
            unsafe next[start &+ rank] = score
            unsafe steps[first &+ start &+ rank] = Step(from: place, character)
          }
          // The ways to a state stand best first, and all of them go on to the same states; so do the
          // characters of a cell, and the rest of them is less likely still.
          var left = states
          while let state = left.popFirst() {
            var targets = InlineArray<37, Int>(repeating: -1)
            var known = 0
            for place in state * ranks..<(state + 1) * ranks where scores[place] > -.infinity {
              for (index, entry) in range.enumerated() {
                let score = scores[place] + candidates.logarithms[entry]
                guard score >= least else { break }
                let character = candidates.characters[entry]
                if index == known {
                  targets[index] = DigitSearch.target(of: demand, from: state, character) ?? -1
                  known += 1
                }
                guard targets[index] >= 0 else { continue }
                add(score, to: targets[index], from: place, character)
              }
            }
          }
        }
      }
      goOn(to: reachedNext)
      return !reached.isEmpty
    }

    /// Leaves the present cell for the next one.
    private mutating func goOn(to states: StateSet) {
      while let state = reached.popFirst() {
        for place in state * ranks..<(state + 1) * ranks { scores[place] = -.infinity }
      }
      swap(&scores, &next)
      reached = states
    }

    /// The text of a way to its end.
    func symbols(endingAt end: Int) -> [UInt8] {
      var text = [UInt8](repeating: 0, count: cells)
      var place = end
      for cell in stride(from: cells - 1, through: 0, by: -1) {
        let step = steps[cell * scores.count + place]
        text[cell] = step.character
        place = step.previous
      }
      return text
    }
  }

  /// Some of the 110 states, a bit each.
  struct StateSet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    var isEmpty: Bool { low | high == 0 }

    mutating func insert(_ state: Int) {
      if state < 64 { low |= 1 << UInt64(state) } else { high |= 1 << UInt64(state - 64) }
    }

    /// Takes the first of them away, or gives `nil` where there is none.
    mutating func popFirst() -> Int? {
      if low != 0 {
        defer { low &= low - 1 }
        return low.trailingZeroBitCount
      }
      guard high != 0 else { return nil }
      defer { high &= high - 1 }
      return 64 + high.trailingZeroBitCount
    }
  }
}
