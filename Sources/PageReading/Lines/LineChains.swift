import Raster

/// Joins letters that stand side by side to lines of print.
struct LineChains {
  /// The widest gap within a line, in heights of its letters.
  private static let widestGap = 1.05
  /// Pixels a millimetre.
  let scale: Double

  /// The lines of some patches of ink.
  func lines(of boxes: [InkBox]) -> [TextLine] {
    let boxes = boxes.sorted { ($0.left, $0.top) < ($1.left, $1.top) }
    var parents = Array(boxes.indices)
    func root(_ index: Int) -> Int {
      var i = index
      while parents[i] != i {
        parents[i] = parents[parents[i]]
        i = parents[i]
      }
      return i
    }
    let farthest = Self.widestGap * 5.5 * scale
    for (index, box) in boxes.enumerated() {
      var near: [(gap: Double, index: Int)] = []
      for other in boxes.indices.dropFirst(index + 1) {
        let gap = Double(boxes[other].left - box.right)
        guard gap < farthest else { break }
        if Self.areNeighbours(box, boxes[other], gap: gap) { near.append((gap, other)) }
      }
      for neighbour in near.sorted(by: { $0 < $1 }).prefix(3) {
        parents[root(index)] = root(neighbour.index)
      }
    }
    var groups: [Int: [InkBox]] = [:]
    for (index, box) in boxes.enumerated() { groups[root(index), default: []].append(box) }
    return groups.sorted { $0.key < $1.key }.compactMap { line(of: $0.value) }
  }

  /// Whether the second patch may follow the first one on a line.
  private static func areNeighbours(_ box: InkBox, _ other: InkBox, gap: Double) -> Bool {
    let (greater, less) = (max(box.height, other.height), min(box.height, other.height))
    let overlap = Double(min(box.bottom, other.bottom) - max(box.top, other.top))
    return gap < widestGap * greater && gap > -0.5 * max(box.width, other.width)
      && overlap > 0.55 * less && greater < 2 * less
      && abs(Double(box.bottom - other.bottom)) < 0.35 * greater
  }

  /// The line of some patches, or `nil` where they do not look like print.
  private func line(of boxes: [InkBox]) -> TextLine? {
    let left = Double(boxes.map(\.left).min() ?? 0)
    let right = Double(boxes.map(\.right).max() ?? 0)
    let height = percentile(0.5, of: boxes.map(\.height))
    if right - left < 1.3 * height, !isPair(boxes) {
      guard boxes.count == 1, height > 1.4 * scale else { return nil }
      let fill = Double(boxes[0].area) / (boxes[0].width * boxes[0].height)
      guard fill > 0.12, fill < 0.85 else { return nil }
    }
    let (first, last) = Self.baseline(of: boxes, from: left, to: right, height: height)
    let slope = (last - first) / max(1, right - left)
    let above = boxes.map { first + slope * ($0.middle - left) - Double($0.top) }
    let regular = boxes.count { box in
      abs(Double(box.bottom) - first - slope * (box.middle - left)) < 0.18 * height
    }
    let regularity = Double(regular) / Double(boxes.count)
    // A shorter chain says little of its regularity.
    guard boxes.count < 3 || regularity >= 0.5 else { return nil }
    let capital = max(percentile(0.75, of: boxes.map(\.height)), percentile(0.5, of: above))
    return TextLine(
      left: left, right: right, leftBase: first, rightBase: last, capital: capital,
      letters: boxes.count, regularity: regularity)
  }

  /// Whether two patches are as high as each other and as values are, and stand on one baseline, as the
  /// digits of a date in an open typeface: `01 . 11 . 10`.
  private func isPair(_ boxes: [InkBox]) -> Bool {
    guard boxes.count == 2, let first = boxes.first, let last = boxes.last else { return false }
    let height = max(first.height, last.height)
    return height > 1.4 * scale && min(first.height, last.height) > 0.88 * height
      && abs(Double(first.bottom - last.bottom)) < 0.1 * height
      && last.middle - first.middle > 0.45 * height
  }

  /// The baseline at both ends: a line through the lower edges, descenders counting less, or their
  /// median where there are few.
  private static func baseline(
    of boxes: [InkBox], from left: Double, to right: Double, height: Double
  ) -> (Double, Double) {
    guard boxes.count >= 4, right - left > 6 * height else {
      let median = percentile(0.5, of: boxes.map { Double($0.bottom) })
      return (median, median)
    }
    let center = boxes.map(\.middle).reduce(0, +) / Double(boxes.count)
    var weights = [Double](repeating: 1, count: boxes.count)
    var (slope, level) = (0.0, 0.0)
    for _ in 0..<4 {
      var equations = LeastSquares<2, 1>()
      for (box, weight) in zip(boxes, weights) {
        equations.add(
          [box.middle - center, 1], equal: [Double(box.bottom)], weight: weight * weight)
      }
      guard let found = equations.solution() else { break }
      (slope, level) = (found[0][0], found[1][0])
      weights = boxes.map { box in
        let error = abs(level + slope * (box.middle - center) - Double(box.bottom))
        return 1 / (1 + error / (0.06 * height))
      }
    }
    let limited = min(0.12, max(-0.12, slope))
    return (level + limited * (left - center), level + limited * (right - center))
  }
}
