/// How bright the surroundings of a zone's lines are along the patch, so that print in a shadow counts
/// as much as print in the light.
struct Illumination: Sendable {
  /// The half width of the stretch whose mean counts, in columns.
  private static let radius = 20
  /// Added to the brightness: below it differences are noise.
  private static let floor: Float = 8

  /// What the contrasts of each column are multiplied by; 1 where it is as bright as the middle of the
  /// measured part.
  let factors: [Float]

  init(_ patch: ZonePatch, rows: [Int]) {
    let columns = patch.columns
    let low = max(0, (rows.first ?? 0) - 3)
    let high = min(patch.rows - 1, (rows.last ?? 0) + 3)
    var means = [Float](repeating: 0, count: columns)
    if low <= high {
      let share = 1 / Float((high - low) / 2 + 1)
      unsafe patch.grey.values.withUnsafeBufferPointer { values in
        unsafe means.withUnsafeMutableBufferPointer { means in
          for row in stride(from: low, through: high, by: 2) {
            let start = row * columns
            for column in 0..<columns { unsafe means[column] += share * values[start &+ column] }
          }
        }
      }
    }
    var sums: [Float] = [0]
    sums.reserveCapacity(columns + 1)
    var sum: Float = 0
    for mean in means {
      sum += mean
      sums.append(sum)
    }
    let measured = patch.measured
    let usual =
      (sums[measured.upperBound] - sums[measured.lowerBound]) / Float(max(1, measured.count))
    factors = (0..<columns).map { column in
      let first = max(0, column - Illumination.radius)
      let last = min(columns, column + Illumination.radius + 1)
      let local = (sums[last] - sums[first]) / Float(last - first)
      return (usual + Illumination.floor) / (local + Illumination.floor)
    }
  }
}
