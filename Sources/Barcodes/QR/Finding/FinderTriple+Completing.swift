import Raster

extension FinderTriple {
  /// The triples that two marks and one that is damaged, covered or grown together with its
  /// surroundings may be: the two stand side by side or in opposite corners, which leaves six places
  /// for the third.
  ///
  /// - Parameters:
  ///   - patterns: The marks.
  ///   - limit: The greatest number of marks that are paired, those seen best first.
  /// - Returns: Six for each pair.
  static func completed(from patterns: [FinderPattern], limit: Int) -> [FinderTriple] {
    let order = patterns.indices
      .sorted { patterns[$0].weight > patterns[$1].weight }.prefix(limit)
    var result: [FinderTriple] = []
    for (rank, first) in order.enumerated() {
      for second in order[(rank + 1)...] where alike(patterns[first], patterns[second]) {
        let distance = patterns[first].center.distance(to: patterns[second].center)
        let size = (patterns[first].size + patterns[second].size) / 2
        // As for three, the diagonal counted in.
        guard distance > 1.4 * size, distance < 57 * size else { continue }
        result += completed(patterns, first, second)
        result += completed(patterns, second, first)
      }
    }
    return result
  }

  private static func completed(
    _ patterns: [FinderPattern], _ one: Int, _ other: Int
  ) -> [FinderTriple] {
    let (first, second) = (patterns[one], patterns[other])
    let way = second.center - first.center
    func third(at center: Point) -> FinderPattern {
      var pattern = first
      pattern.center = center
      pattern.contrast = min(first.contrast, second.contrast)
      pattern.count = 0
      return pattern
    }
    // As a symbol is read, down lies from right as the y axis from the x axis.
    return [
      FinderTriple(
        topLeft: first, topRight: second, bottomLeft: third(at: first.center + way.turned),
        members: [one, other, -1], supposed: .bottomLeft),
      FinderTriple(
        topLeft: first, topRight: third(at: first.center - way.turned), bottomLeft: second,
        members: [one, -1, other], supposed: .topRight),
      FinderTriple(
        topLeft: third(at: first.center + (way + way.turned) * 0.5), topRight: first,
        bottomLeft: second, members: [-1, one, other], supposed: .topLeft),
    ]
  }
}
