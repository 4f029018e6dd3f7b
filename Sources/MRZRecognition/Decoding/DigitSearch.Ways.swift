extension DigitSearch {
  /// The best ways to every state after one cell, and how each came there.
  struct Ways {
    /// The last step of a way.
    private struct Step {
      var previous: UInt16
      var character: UInt8
    }

    private let ranks: Int
    private let cells: Int
    private var steps: [Step]
    private var next: [Float]
    /// How likely the ways to each state are, `ranks` a state, the best first.
    private(set) var scores: [Float]
    /// Whether any way goes on behind the present cell.
    private(set) var isReached = false

    /// The one way that has not begun.
    init(ranks: Int, cells: Int) {
      self.ranks = ranks
      self.cells = cells
      let places = DigitSearch.states * ranks
      steps = [Step](repeating: Step(previous: 0, character: 0), count: cells * places)
      scores = [Float](repeating: -.infinity, count: places)
      next = scores
      scores[DigitSearch.empty * ranks] = 0
    }

    /// Begins a cell.
    mutating func begin() {
      for place in next.indices { next[place] = -.infinity }
      isReached = false
    }

    /// Ends a cell: the ways behind it are those that go on.
    mutating func end() { swap(&scores, &next) }

    /// Takes a way to a state in, where it is among the best.
    @inline(__always)
    mutating func add(
      _ score: Float, to target: Int, from place: Int, _ character: UInt8, cell: Int
    ) {
      isReached = true
      let first = target * ranks
      let step = cell * next.count + first
      var rank = ranks
      while rank > 0, score > next[first + rank - 1] {
        rank -= 1
        guard rank + 1 < ranks else { continue }
        next[first + rank + 1] = next[first + rank]
        steps[step + rank + 1] = steps[step + rank]
      }
      guard rank < ranks else { return }
      next[first + rank] = score
      steps[step + rank] = Step(previous: UInt16(place), character: character)
    }

    /// The text of a way to its end.
    func symbols(endingAt end: Int) -> [UInt8] {
      var text = [UInt8](repeating: 0, count: cells)
      var place = end
      for cell in stride(from: cells - 1, through: 0, by: -1) {
        let step = steps[cell * scores.count + place]
        text[cell] = step.character
        place = Int(step.previous)
      }
      return text
    }
  }
}
