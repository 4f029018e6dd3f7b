import Raster

extension TextLine {
  /// The least pitch of a line that is told as cut, in pixels: finer print is too far away to be read,
  /// whole or not.
  private static let leastPitch: Float = 5
  /// The fewest characters of a line that is told as cut.
  private static let leastCells: Float = 12
  /// How far a zone goes on beyond its characters before its page may end, in pitches: margins of ICAO
  /// Doc 9303-4, 9303-5 and 9303-6 are 2 mm at least, the pitch is 2.54 mm.
  private static let endMargin: Float = 0.8
  /// The distance of two lines of a zone, in pitches, less what rows may be off.
  private static let rowDistance: Float = 1.8

  /// Tells that the line comes so near to the edge of the picture that no whole zone can be around it.
  func reportIfCut(width: Int, height: Int) {
    guard pitch >= Self.leastPitch, 2 * halfLength / pitch >= Self.leastCells else { return }
    func isOutside(_ u: Float, _ v: Float) -> Bool {
      let place = frame.point(u: u, v: v)
      return place.x < 0 || place.y < 0 || place.x > Float(width - 1) || place.y > Float(height - 1)
    }
    let reach = halfLength + Self.endMargin * pitch
    let side = Self.rowDistance * pitch
    guard
      isOutside(-reach, 0) || isOutside(reach, 0) || isOutside(0, -side) || isOutside(0, side)
        || isOutside(-halfLength, -side) || isOutside(halfLength, -side)
        || isOutside(-halfLength, side) || isOutside(halfLength, side)
    else { return }
    func corner(_ u: Float, _ v: Float) -> Point {
      let place = frame.point(u: u, v: v)
      return Point(x: Double(place.x), y: Double(place.y))
    }
    let half = thickness / 2
    Sighting(
      .cutLine,
      Quadrilateral(
        topLeft: corner(-halfLength, -half), topRight: corner(halfLength, -half),
        bottomRight: corner(halfLength, half), bottomLeft: corner(-halfLength, half))
    ).report()
  }
}
