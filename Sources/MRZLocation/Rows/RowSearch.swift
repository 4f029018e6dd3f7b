/// Finds the rows of a patch that carry the pitch of its line at the line's own phase: the lines of
/// one zone, and not the other print around it.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (thresholds of the locator).
struct RowSearch: Sendable {
  /// Two or three rows at one distance.
  struct Result: Sendable {
    /// The rows, from the top.
    var rows: [Int]
    /// How strongly each row of the patch carries the pitch.
    var energies: [Float]
    /// The strength of the line's own row.
    var peak: Float
    /// How far the columns lean, in columns a row.
    var shear: Float
    /// The strength of the set of rows; only for comparing results.
    var value: Float

    /// The rows that a zone of these rows can reach, with a line more on either side, counted from
    /// the row `ownRow`.
    func window(ownRow: Int) -> ClosedRange<Int> {
      let distance = spacing.wholeNumber + 9
      let low = (rows.first ?? ownRow) - ownRow - distance
      let high = (rows.last ?? ownRow) - ownRow + distance
      return min(-9, low)...max(9, high)
    }

    /// The distance of neighbouring rows; of a single one that of most documents.
    var spacing: Float {
      guard rows.count > 1 else { return RowSearch.usualSpacing }
      return Float((rows.last ?? 0) - (rows.first ?? 0)) / Float(rows.count - 1)
    }

    /// The largest strength, as a part of the peak, where a further line would lie above or below.
    var outerEnergy: Float {
      guard let first = rows.first, let last = rows.last, peak > 0 else { return 0 }
      let distance = spacing.wholeNumber
      var largest: Float = 0
      for centre in [first - distance, last + distance] {
        for row in centre - 2...centre + 2 where row >= 3 && row < energies.count - 3 {
          largest = max(largest, energies[row])
        }
      }
      return largest / peak
    }
  }

  /// The other rows relative to the line's own, in spacings.
  private static let sets: [[Int]] = [[0, 1], [-1, 0], [-1, 0, 1], [0, 1, 2], [-2, -1, 0]]
  /// Spacings of 1.4 to 3.1 pitches; documents have 1.7 to 2.5 before perspective.
  private static let spacings = 11...25
  /// Two pitches.
  private static let usualSpacing = 2 * ZonePatch.samplesPerPitch
  /// The smallest strength of a row, as a part of the line's own.
  private static let smallestRatio: Float = 0.33

  /// The shears that are tried, in columns a row; 0 comes first and wins a draw.
  static let shears: [Float] = [0, -0.06, 0.06, -0.12, 0.12, -0.19, 0.19]
  /// The largest lean of a zone that was laid one cell beside itself: two of them, seen aslant, lean by 0.24 and 0.25; what
  /// only looks so, since a first or last character is hidden, would lean by 0.4.
  static let mostShear: Float = 0.3

  /// The value from which on no lean is tried.
  private static let plainValue: Float = 1.6

  /// The best set of rows over several leans of the columns, or `nil` where the line stands alone.
  static func best(in patch: ZonePatch, shears: [Float]) -> Result? {
    let responses = rowResponses(patch)
    var best: Result?
    for shear in shears {
      guard let result = results(responses, shear: shear, limit: 1).first else { continue }
      // a lean must be worth it
      let value = result.value * (shear == 0 ? 1 : 0.94 - 0.5 * abs(shear))
      if value > best?.value ?? 0 {
        best = result
        best?.value = value
      }
      if shear == 0, value > plainValue { break }
    }
    return best
  }

  /// The best spacing of every set of rows, best first; for columns that do not lean.
  static func all(in patch: ZonePatch) -> [Result] {
    results(rowResponses(patch), shear: 0)
  }

  /// The line's own row and no other; `nil` where nothing carries the pitch there.
  static func alone(in patch: ZonePatch) -> Result? {
    let responses = rowResponses(patch)
    let real = sumsOfSeven(responses.real)
    let imaginary = sumsOfSeven(responses.imaginary)
    let energies = together(real, imaginary) { ($0 * $0 + $1 * $1).squareRoot() }
    guard let own = strongest(of: energies, around: responses.ownRow) else { return nil }
    return Result(
      rows: [own], energies: energies, peak: energies[own], shear: 0, value: energies[own])
  }

  /// The row with the most energy near another one.
  private static func strongest(of energies: [Float], around middle: Int) -> Int? {
    let rows = max(0, middle - 5)...max(0, min(energies.count - 1, middle + 5))
    return rows.filter { energies.indices.contains($0) && energies[$0] > 0 }
      .max { energies[$0] < energies[$1] }
  }

  private typealias Responses = (real: [Float], imaginary: [Float], ownRow: Int)

  /// The response of every row to the comb of the line, over the columns that were measured.
  private static func rowResponses(_ patch: ZonePatch) -> Responses {
    let weights = CombWeights(patch)
    var real = [Float](repeating: 0, count: patch.rows)
    var imaginary = real
    unsafe patch.grey.values.withUnsafeBufferPointer { greys in
      guard let greys = greys.baseAddress else { return }
      for row in 0..<patch.rows {
        let start = unsafe greys + row * patch.columns + weights.firstColumn
        (real[row], imaginary[row]) = unsafe weights.response(of: start)
      }
    }
    return (real, imaginary, patch.ownRow)
  }

  private static func results(
    _ responses: Responses, shear: Float, limit: Int = .max
  ) -> [Result] {
    let count = responses.real.count
    let middle = responses.ownRow
    var real = responses.real
    var imaginary = responses.imaginary
    if shear != 0 {
      let turns = Leans.shared.turns(shear, ownRow: middle, rows: count)
      for (row, turn) in turns.enumerated() {
        let (a, b) = (responses.real[row], responses.imaginary[row])
        real[row] = a * turn.cosine - b * turn.sine
        imaginary[row] = a * turn.sine + b * turn.cosine
      }
    }
    real = sumsOfSeven(real)
    imaginary = sumsOfSeven(imaginary)
    let energies = together(real, imaginary) { ($0 * $0 + $1 * $1).squareRoot() }
    guard let own = strongest(of: energies, around: middle) else { return [] }
    let peak = energies[own]
    // the part of each row that has the phase of the line's own
    let (ownReal, ownImaginary) = (real[own], imaginary[own])
    let projections = together(real, imaginary) { ($0 * ownReal + $1 * ownImaginary) / peak }
    var bests: [(set: Int, spacing: Int, value: Float)] = []
    for (index, set) in sets.enumerated() {
      var best: (value: Float, spacing: Int)?
      for spacing in spacings {
        guard
          let value = strength(
            of: set, spacing: spacing, own: own, peak: peak, projections: projections,
            energies: energies)
        else { continue }
        if value > best?.value ?? -1 { best = (value, spacing) }
      }
      if let best { bests.append((index, best.spacing, best.value / peak)) }
    }
    return bests.sorted { $0.value > $1.value }.prefix(limit).map { best in
      let rows = sets[best.set].map { offset -> Int in
        guard offset != 0 else { return own }
        let row = own + offset * best.spacing
        return (row - 2...row + 2).filter { $0 >= 0 && $0 < count }
          .max { projections[$0] < projections[$1] } ?? row
      }
      return Result(
        rows: rows.sorted(), energies: energies, peak: peak, shear: shear, value: best.value)
    }
  }

  /// What two numbers of each row make together.
  @inline(__always)
  private static func together(
    _ real: [Float], _ imaginary: [Float], _ combined: (Float, Float) -> Float
  ) -> [Float] {
    unsafe real.withUnsafeBufferPointer { real in
      unsafe imaginary.withUnsafeBufferPointer { imaginary in
        unsafe [Float](unsafeUninitializedCapacity: real.count) { result, count in
          for row in 0..<real.count {
            unsafe result[row] = combined(real[row], imaginary[row])
          }
          count = real.count
        }
      }
    }
  }

  /// The strength of the rows of a set less that of the gaps between them.
  private static func strength(
    of set: [Int], spacing: Int, own: Int, peak: Float, projections: [Float], energies: [Float]
  ) -> Float? {
    var smallest = peak
    var sum: Float = 0
    for offset in set {
      let row = own + offset * spacing
      guard row >= 3, row < projections.count - 3 else { return nil }
      var value = projections[row]
      if offset != 0 { value = max(value, projections[row - 1], projections[row + 1]) }
      value = min(value, peak)
      smallest = min(smallest, value)
      sum += value
    }
    guard smallest >= smallestRatio * peak, let low = set.first, let high = set.last else {
      return nil
    }
    var gap: Float = 0
    for offset in low..<high { gap += energies[own + offset * spacing + spacing / 2] }
    gap /= Float(high - low)
    let value = sum - 0.9 * gap * Float(set.count)
    return set.count == 3 && smallest < 0.45 * peak ? 0.8 * value : value
  }

  private static func sumsOfSeven(_ values: [Float]) -> [Float] {
    // rows of nothing around them
    let padded = [0, 0, 0] + values + [0, 0, 0]
    return unsafe padded.withUnsafeBufferPointer { padded in
      unsafe [Float](unsafeUninitializedCapacity: values.count) { sums, count in
        for row in 0..<values.count {
          var sum = unsafe padded[row]
          for offset in 1..<7 { unsafe sum += padded[row &+ offset] }
          unsafe sums[row] = sum
        }
        count = values.count
      }
    }
  }
}
