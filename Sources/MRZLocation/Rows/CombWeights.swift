/// What the greys of a row count in the response of its ink to the comb of a patch's line.
///
/// Ink is grey without its slow changes, and its response a sum: the means are taken off the comb once
/// instead of off the greys of every row.
struct CombWeights: Sendable {
  /// The column that the first weights belong to.
  let firstColumn: Int
  /// The weights of the real part.
  let cosines: [Float]
  /// The weights of the imaginary part.
  let sines: [Float]

  /// Weighs the columns that were measured, and those whose greys are in their means.
  init(_ patch: ZonePatch) {
    let table = Phase.table
    var cosines = [Float](repeating: 0, count: patch.columns)
    var sines = cosines
    let phases = patch.phases()
    let sign = patch.line.inkSign
    // columns by four, as they are summed
    for column in patch.measured.prefix(patch.measured.count / 4 * 4) {
      let phase = phases[column]
      let step = ((phase - phase.rounded(.down)) * Float(Phase.steps)).wholeNumber & Phase.mask
      cosines[column] = sign * table.cosine[step]
      sines[column] = -sign * table.sine[step]
    }
    let reach = ZonePatch.inkRadius
    let first = max(0, patch.measured.lowerBound - reach)
    let columns = first..<max(first, min(patch.columns, patch.measured.upperBound + reach))
    firstColumn = first
    self.cosines = Array(Self.withoutMeans(cosines)[columns])
    self.sines = Array(Self.withoutMeans(sines)[columns])
  }

  /// The weights of greys for weights of ink: each column's own, less its share in the means of the
  /// columns around it (`HighPass`).
  private static func withoutMeans(_ weights: [Float]) -> [Float] {
    let radius = ZonePatch.inkRadius
    let count = weights.count
    // what each column's mean takes from every column of its window
    let shares = weights.indices.map { column in
      weights[column] / Float(min(count, column + radius + 1) - max(0, column - radius))
    }
    var sum = shares.prefix(radius).reduce(0, +)
    return weights.indices.map { column in
      if column + radius < count { sum += shares[column + radius] }
      if column > radius { sum -= shares[column - radius - 1] }
      return weights[column] - sum
    }
  }

  /// The response of a row.
  ///
  /// - Parameter row: The greys of the patch's row, from `firstColumn` on.
  /// - Returns: Its real and its imaginary part.
  @inline(__always) @unsafe
  func response(of row: UnsafePointer<Float>) -> (real: Float, imaginary: Float) {
    let count = cosines.count
    let size = MemoryLayout<Float>.stride
    return unsafe cosines.withUnsafeBytes { cosines in
      unsafe sines.withUnsafeBytes { sines in
        var a = SIMD4<Float>.zero
        var b = SIMD4<Float>.zero
        var i = 0
        while i + 4 <= count {
          let greys = unsafe UnsafeRawPointer(row + i).loadUnaligned(as: SIMD4<Float>.self)
          unsafe a +=
            greys * cosines.loadUnaligned(fromByteOffset: i * size, as: SIMD4<Float>.self)
          unsafe b += greys * sines.loadUnaligned(fromByteOffset: i * size, as: SIMD4<Float>.self)
          i += 4
        }
        var real = a.sum()
        var imaginary = b.sum()
        while i < count {
          unsafe real += row[i] * self.cosines[i]
          unsafe imaginary += row[i] * self.sines[i]
          i += 1
        }
        return (real, imaginary)
      }
    }
  }
}
