/// The likeliest way in which known letters stand in the columns of a line.
struct LetterAlignment {
  /// The logarithms of how likely each class of each place is where that place is seen best.
  let logLikelihoods: [[Double]]
  /// The column where each place is seen best, `nil` where it is seen in none.
  let columns: [Int?]

  /// A letter that the net takes for another one is not less likely than this, as a logarithm, so that
  /// it does not move its neighbours.
  private static let least: Float = -8

  /// Puts places to columns.
  ///
  /// - Parameters:
  ///   - logs: The logarithms of the probabilities, `classes` a column.
  ///   - classes: The number of classes.
  ///   - gaps: The classes of what may stand between two letters: the gap between characters, spaces, signs.
  ///   - places: The classes that each place may have; `nil` for one that the net does not know.
  /// - Complexity: O(*n* · *m*) in the columns and the classes of all places.
  init?(_ logs: [Float], classes: Int, gaps: [Int], places: [[Int?]]) {
    let columns = classes > 0 ? logs.count / classes : 0
    guard !places.isEmpty, columns >= places.count,
      (gaps + places.joined().compactMap { $0 }).allSatisfy({ (0..<classes).contains($0) })
    else { return nil }
    let sight = Sight(logs, classes: classes, gaps: gaps, places: places)
    guard let path = Self.path(over: sight, places: places) else { return nil }
    let found = Self.columns(
      from: path.end, steps: path.steps, seen: sight.seen, states: sight.states)
    self.columns = found
    logLikelihoods = zip(places, found).map { place, column in
      place.map { symbol in
        guard let symbol, let column else { return -.infinity }
        return Double(logs[column * classes + symbol])
      }
    }
  }

  /// What the net has seen in each column of each state: a gap, the first letter, a gap, …, the last letter, a gap.
  private struct Sight {
    let columns: Int
    let states: Int
    /// The logarithms of how likely each state is, `states` a column.
    private(set) var seen: [Float]
    /// The sums of what is likeliest in all columns before each, as beside the letters anything may stand.
    private(set) var outside: [Float]

    init(_ logs: [Float], classes: Int, gaps: [Int], places: [[Int?]]) {
      columns = logs.count / classes
      states = 2 * places.count + 1
      seen = [Float](repeating: 0, count: columns * states)
      outside = [Float](repeating: 0, count: columns + 1)
      for column in 0..<columns {
        let start = column * classes
        let gap = LetterAlignment.sum(gaps.lazy.map { logs[start + $0] })
        for state in 0..<states {
          seen[column * states + state] =
            state % 2 == 0
            ? gap
            : max(
              LetterAlignment.least,
              LetterAlignment.sum(places[state / 2].lazy.compactMap { $0.map { logs[start + $0] } })
            )
        }
        outside[column + 1] = outside[column] + (logs[start..<start + classes].max() ?? 0)
      }
    }
  }

  /// The likeliest way through the states, or `nil` where there is none.
  ///
  /// - Parameters:
  ///   - sight: What was seen.
  ///   - places: The classes that each place may have.
  /// - Returns: Where it ends, and by how many states it came to each state of each column.
  private static func path(
    over sight: Sight, places: [[Int?]]
  ) -> (end: (column: Int, state: Int), steps: [UInt8])? {
    let (columns, states) = (sight.columns, sight.states)
    // Letters may touch, but for two that can be the same one.
    let touches = places.indices.map { $0 > 0 && areApart(places[$0], places[$0 - 1]) }
    var best = [Float](repeating: -.infinity, count: states)
    var steps = [UInt8](repeating: 0, count: columns * states)
    var end: (score: Float, column: Int, state: Int)?
    for column in 0..<columns {
      var next = best
      for state in 0..<states {
        var (score, step) = (best[state], UInt8(0))
        if state > 0, best[state - 1] > score { (score, step) = (best[state - 1], 1) }
        if state > 2, state % 2 == 1, best[state - 2] > score, touches[state / 2] {
          (score, step) = (best[state - 2], 2)
        }
        if state <= 1, sight.outside[column] > score {
          (score, step) = (sight.outside[column], begins)
        }
        next[state] = score + sight.seen[column * states + state]
        steps[column * states + state] = step
      }
      best = next
      for state in states - 2..<states {
        let score = best[state] + sight.outside[columns] - sight.outside[column + 1]
        if end.map({ $0.score < score }) ?? true { end = (score, column, state) }
      }
    }
    guard let end, end.score.isFinite else { return nil }
    return ((end.column, end.state), steps)
  }

  /// The column that each place is seen best in, back from the last one.
  private static func columns(
    from end: (column: Int, state: Int), steps: [UInt8], seen: [Float], states: Int
  ) -> [Int?] {
    var (column, state) = end
    var found: [(score: Float, column: Int)?] = Array(repeating: nil, count: states / 2)
    while true {
      if state % 2 == 1 {
        let score = seen[column * states + state]
        if found[state / 2].map({ $0.score < score }) ?? true { found[state / 2] = (score, column) }
      }
      let step = steps[column * states + state]
      if step == begins || column == 0 { return found.map { $0?.column } }
      state -= Int(step)
      column -= 1
    }
  }

  /// The step of a state that nothing but other print stands before.
  private static let begins: UInt8 = 9

  /// Whether no class may be that of both places.
  private static func areApart(_ place: [Int?], _ other: [Int?]) -> Bool {
    !place.contains { $0 != nil && other.contains($0) }
  }

  /// The logarithm of the sum of probabilities.
  private static func sum(_ logs: some Sequence<Float>) -> Float {
    Exponential.log(max(1e-30, logs.reduce(0) { $0 + Exponential.exp($1) }))
  }
}
