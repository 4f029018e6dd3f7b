import Raster

/// How far the places of a symbol lie from where a flat symbol would have them: known at some places,
/// guessed between and beyond.
///
/// The guess is a plane through the known places, the nearer counting more (moving least squares;
/// Lancaster and Salkauskas, 1981).
struct SymbolBend {
  private var anchors: [(x: Double, y: Double, miss: Point)] = []

  /// Takes in a place that is known.
  ///
  /// - Parameters:
  ///   - position: The place in the symbol, in modules.
  ///   - miss: How far off it lies, in pixels.
  mutating func add(_ position: Point, miss: Point) {
    anchors.append((position.x, position.y, miss))
  }

  /// The distance from a place to the nearest that is known, in modules.
  func distance(from position: Point) -> Double {
    anchors.map { Point(x: $0.x, y: $0.y).distance(to: position) }.min() ?? .infinity
  }

  /// How far off a place of the symbol lies, in pixels.
  ///
  /// - Complexity: O(*n*) in the number of known places.
  func miss(at x: Double, _ y: Double) -> Point {
    guard !anchors.isEmpty else { return Point(x: 0, y: 0) }
    var fit = LeastSquares<3, 2>()
    for anchor in anchors {
      let dx = anchor.x - x
      let dy = anchor.y - y
      let squared = dx * dx + dy * dy + 4
      fit.add(
        [1, dx, dy], equal: [anchor.miss.x, anchor.miss.y], weight: 1 / (squared * squared))
    }
    // Places close together say little about a slope: it is held back by 16 square modules.
    let weight = fit.square(of: 0)
    fit.pull(1, weight: 16 * weight)
    fit.pull(2, weight: 16 * weight)
    guard let plane = fit.solution(leastPivot: 0) else { return .zero }
    return Point(x: plane[0][0], y: plane[0][1])
  }
}
