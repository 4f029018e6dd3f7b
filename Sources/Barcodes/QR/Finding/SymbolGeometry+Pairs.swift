import Raster

extension SymbolGeometry {
  /// A place in a symbol, where it lies in the picture, and how much that is worth.
  typealias Pair = (from: Point, to: Point, weight: Double)

  /// The finder patterns of a version and where they lie, and last the fourth corner of their
  /// parallelogram, with all weight where nothing else is known.
  ///
  /// A pattern that is only supposed is sought near its place if that is wanted.
  func pairs(
    for version: QRVersion, usesCorners: Bool, seeksSupposed: Bool = true
  ) -> [Pair] {
    let far = Double(version.side) - 3.5
    let offsets = [
      Point(x: -3.5, y: -3.5), Point(x: 3.5, y: -3.5), Point(x: 3.5, y: 3.5),
      Point(x: -3.5, y: 3.5),
    ]
    var pairs: [Pair] = []
    let marks: [(FinderTriple.Corner, MeasuredPattern, Double, Double)] = [
      (.topLeft, topLeft, 3.5, 3.5), (.topRight, topRight, far, 3.5),
      (.bottomLeft, bottomLeft, 3.5, far),
    ]
    for (corner, mark, x, y) in marks where corner != triple.supposed {
      pairs.append((Point(x: x, y: y), mark.center, 4))
      guard usesCorners || triple.supposed != nil else { continue }
      for (corner, offset) in zip(mark.corners, offsets) {
        pairs.append((Point(x: x, y: y) + offset, corner, 1))
      }
    }
    if triple.supposed != nil {
      return completed(pairs, marks: marks, far: far, seeks: seeksSupposed)
    }
    let fourth = topRight.center + bottomLeft.center - topLeft.center
    pairs.append((Point(x: far, y: far), fourth, pairs.count > 6 ? 1e-4 : 1))
    return pairs
  }

  /// The pairs of two marks, with the third where it was seen after all, or else with little weight
  /// where it is supposed, and the fourth corner of their parallelogram.
  private func completed(
    _ known: [Pair], marks: [(FinderTriple.Corner, MeasuredPattern, Double, Double)], far: Double,
    seeks: Bool
  ) -> [Pair] {
    var pairs = known
    guard let (_, mark, x, y) = marks.first(where: { $0.0 == triple.supposed }) else {
      return known
    }
    let position = Point(x: x, y: y)
    let guess: Pair = (position, mark.center, 0.05)
    let search = AlignmentSearch(
      image: image, isInverted: triple.topLeft.isInverted, contrast: triple.topLeft.contrast,
      pattern: .finder)
    let mapping = seeks ? Homography(nearest: known + [guess]) : nil
    let seen = mapping.flatMap { mapping in
      search.place(of: position, under: { mapping($0, $1) }, radius: 3)
    }
    pairs.append(seen.map { (position, $0, 4) } ?? guess)
    let centers = marks.map { $0.0 == triple.supposed ? seen ?? mark.center : $0.1.center }
    pairs.append((Point(x: far, y: far), centers[1] + centers[2] - centers[0], 1e-3))
    return pairs
  }
}
