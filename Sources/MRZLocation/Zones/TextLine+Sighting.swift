import Raster

extension TextLine {
  /// The coherence from which a line is told as a clear one: of lines that a cut edge ends 3 in 5 have
  /// as much, of lines in whole pictures that are not accepted 1 in 9 (`docread-bench feedback`, seed 4).
  private static let clearCoherence: Float = 0.45

  /// Tells that the line is there: where it ends says whether a zone around it could be whole.
  func report() {
    func corner(_ u: Float, _ v: Float) -> Point {
      let place = frame.point(u: u, v: v)
      return Point(x: Double(place.x), y: Double(place.y))
    }
    let half = pitch / 2
    Sighting(
      coherence >= Self.clearCoherence ? .clearLine : .line,
      Quadrilateral(
        topLeft: corner(-halfLength, -half), topRight: corner(halfLength, -half),
        bottomRight: corner(halfLength, half), bottomLeft: corner(-halfLength, half))
    ).report()
  }
}
