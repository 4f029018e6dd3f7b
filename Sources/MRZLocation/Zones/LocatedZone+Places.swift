import Raster

extension LocatedZone {
  /// Whether the middle of a line lies on one of the zone's lines or between them.
  func contains(_ line: TextLine) -> Bool {
    contains(Point(x: Double(line.frame.x), y: Double(line.frame.y)))
  }

  /// Whether the middle of either zone lies in the other.
  func overlaps(_ other: LocatedZone) -> Bool {
    contains(other.quadrilateral.center) || other.contains(quadrilateral.center)
  }

  /// Whether a place lies inside the outline, or within half a pitch of it.
  private func contains(_ place: Point) -> Bool {
    quadrilateral.contains(place, margin: pitch * 0.5)
  }
}
