extension TypesetLine {
  /// The characters that have to look the same one after the other: nearly every zone ends a line with
  /// fillers, and other print has no such runs.
  private static let run = 4
  /// How much of their ink two characters may differ in that look the same, and by how much of a
  /// capital's height they may differ in width and height.
  ///
  /// Runs of 3 to 5 and differences of 0.3 to 0.5 were tried (`Benchmarks/Measurements.md`, other typefaces).
  private static let mostDifference: Float = 0.3
  private static let mostStretch: Float = 0.2

  /// Whether some characters of a way to cut the line look the same one after the other, as fillers do.
  ///
  /// - Complexity: O(*n*) in the samples of the print.
  func hasFillers(_ way: GlyphCuts.Way) -> Bool {
    var length = 1
    var last: Box?
    for (start, end) in zip(way.cuts, way.cuts.dropFirst()) {
      let columns = max(0, start + 1)..<max(max(0, start + 1), min(patch.grey.columns, end))
      let box = patch.extent(columns: columns, rows: band)
      if let box, let last, isSame(last, box) {
        length += 1
        if length == Self.run { return true }
      } else {
        length = 1
      }
      last = box
    }
    return false
  }

  private typealias Box = (columns: Range<Int>, rows: Range<Int>)

  /// Whether two characters have nearly the same ink, one laid over the other by their middles.
  private func isSame(_ one: Box, _ other: Box) -> Bool {
    let stretch = Self.mostStretch * Float(band.count)
    guard abs(Float(one.columns.count - other.columns.count)) <= stretch,
      abs(Float(one.rows.count - other.rows.count)) <= stretch
    else { return false }
    let shift =
      (other.columns.lowerBound + other.columns.upperBound
        - one.columns.lowerBound - one.columns.upperBound) / 2
    let drop =
      (other.rows.lowerBound + other.rows.upperBound
        - one.rows.lowerBound - one.rows.upperBound) / 2
    var (ink, difference): (Float, Float) = (0, 0)
    for row in one.rows where band.contains(row + drop) {
      for column in one.columns where (0..<patch.grey.columns).contains(column + shift) {
        let own = patch.values[row * patch.grey.columns + column]
        let its = patch.values[(row + drop) * patch.grey.columns + column + shift]
        ink += max(own, its)
        difference += abs(own - its)
      }
    }
    return ink > 0 && difference <= Self.mostDifference * ink
  }
}
