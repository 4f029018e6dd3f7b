import Raster

extension TypesetLine {
  /// How far the middles of characters may lie from even places, root mean square, in distances of two.
  ///
  /// Of 68 lines of zones in typefaces of one width that have no run of fillers the most uneven has 0.047,
  /// cut into another number of characters, or of other print, the most even 0.27
  /// (`Benchmarks/Measurements.md`, pictures that other hands drew once more).
  private static let mostUneven = 0.09

  /// Whether the characters of a way to cut the line stand at even distances, as those of a typewriter do.
  ///
  /// Print with spaces or of several widths that is cut into a number of characters which it does not have
  /// never looks like that.
  ///
  /// - Complexity: O(*n*) in the samples of the print.
  func isEven(_ way: GlyphCuts.Way) -> Bool {
    var fit = LeastSquares<2, 1>()
    var middles: [Double] = []
    for (start, end) in zip(way.cuts, way.cuts.dropFirst()) {
      let columns = max(0, start + 1)..<max(max(0, start + 1), min(patch.grey.columns, end))
      guard let box = patch.extent(columns: columns, rows: band) else { return false }
      let middle = Double(box.columns.lowerBound + box.columns.upperBound - 1) / 2
      fit.add((u: Double(middles.count), v: middle))
      middles.append(middle)
    }
    guard let line = fit.line(), line.slope > 0 else { return false }
    var sum = 0.0
    for (index, middle) in middles.enumerated() {
      let offset = middle - line.offset - line.slope * Double(index)
      sum += offset * offset
    }
    return sum <= Self.mostUneven * Self.mostUneven * line.slope * line.slope
      * Double(middles.count)
  }
}
