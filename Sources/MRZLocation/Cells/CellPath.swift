/// The centres of the cells along a zone as the path that suits the ink best as a whole: for print of
/// whose pitch a walk lost count, behind light or where a page bends.
///
/// A walk sees four characters ahead; a path is settled at its end. `Benchmarks/Measurements.md` says what
/// its limits decide (thresholds of the locator).
struct CellPath: Sendable {
  /// The places that are tried in each column.
  private static let placesPerColumn: Float = 2
  /// The distances of neighbouring cells that are tried, and how far the shortest and the longest differ
  /// from the usual one.
  private static let stepCount = 21
  private static let reach: Float = 0.25
  /// What a change from one distance to the next one costs.
  private static let bend: Float = 0.3
  /// How much of the ink of a cell is looked at to either side of its centre, in pitches.
  private static let window: Float = 0.75

  /// How well each place suits the centre of a cell, -1 to 1: ink in the middle and none at the sides.
  private let responses: [Float]
  /// The centres, in columns.
  let centers: [Float]

  /// Finds the path along the joint ink of some lines; `nil` where it has fewer than 24 cells.
  ///
  /// - Complexity: O(columns).
  init?(along ink: [Float], pitch: Float) {
    guard pitch >= 1, pitch < Float(ink.count) else { return nil }
    responses = Self.responses(of: ink, pitch: pitch)
    centers = Self.path(over: responses, pitch: pitch)
    guard centers.count >= 24 else { return nil }
  }

  /// How well a smooth curve through some centres suits the ink, -1 to 1.
  func response(along centers: [Float]) -> Float {
    guard let curve = CellCubic(through: centers), !centers.isEmpty else { return 0 }
    var sum: Float = 0
    for cell in centers.indices {
      let place = (Float(curve[Double(cell)]) * Self.placesPerColumn).nearestWholeNumber
      if responses.indices.contains(place) { sum += responses[place] }
    }
    return sum / Float(centers.count)
  }

  private static func responses(of ink: [Float], pitch: Float) -> [Float] {
    let table = Phase.table
    return (0..<Int(placesPerColumn) * ink.count).map { place in
      let center = Float(place) / placesPerColumn
      let low = max(0, (center - window * pitch).wholeNumber)
      let high = min(ink.count - 1, (center + window * pitch).wholeNumber)
      guard low < high else { return 0 }
      var (sum, size): (Float, Float) = (0, 0.5)
      for column in low...high {
        let turns = (Float(column) - center) / pitch
        let step = (turns * Float(Phase.steps) + 524_288.5).wholeNumber & Phase.mask
        sum += ink[column] * table.cosine[step]
        size += abs(ink[column])
      }
      return sum / size
    }
  }

  /// The path with the largest sum of responses, less what its changes of distance cost.
  private static func path(over responses: [Float], pitch: Float) -> [Float] {
    let middle = stepCount / 2
    let usual = pitch * placesPerColumn
    let lengths = (0..<stepCount).map {
      (usual * (1 + reach * Float($0 - middle) / Float(middle))).nearestWholeNumber
    }
    var values = [Float](repeating: 0, count: responses.count * stepCount)
    var before = [Int](repeating: -1, count: values.count)
    for (place, response) in responses.enumerated() {
      for (step, length) in lengths.enumerated() {
        let state = place * stepCount + step
        values[state] = response
        guard place >= length else { continue }
        let last = (place - length) * stepCount
        var best = -Float.infinity
        for other in max(0, step - 1)...min(stepCount - 1, step + 1) {
          let value = values[last + other] - (other == step ? 0 : bend)
          if value > best { (best, before[state]) = (value, last + other) }
        }
        values[state] += best
      }
    }
    let ends = max(0, responses.count - (lengths.last ?? 1)) * stepCount..<values.count
    guard var state = ends.max(by: { values[$0] < values[$1] }) else { return [] }
    var centers: [Float] = []
    while state >= 0 {
      centers.append(Float(state / stepCount) / placesPerColumn)
      state = before[state]
    }
    return centers.reversed()
  }
}
