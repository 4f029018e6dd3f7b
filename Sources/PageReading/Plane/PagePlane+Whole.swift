import Raster

/// Pictures that are cut along the sides of their page.
extension PagePlane {
  /// How far the shape of such a picture may differ from that of the page, and how far a side at the picture's
  /// border and any other corner may lie from it, as shares of the page's width; what lies nearer may be the page's
  /// own: of a specimen cut a little wider than its page the corners were right.
  ///
  /// Issuers place the zone up to 3 mm from where the standard has it, and print it a little larger or smaller; the
  /// drawn specimens of the corpus differ by up to 6 % of the width.
  private static let likeness = (shape: 0.012, border: 0.012, corner: 0.035...0.09)
  /// So many sides have to lie at the border.
  private static let leastSides = 2

  /// The corners of a picture that has the shape of the page, where two sides of the page lie at its border and the
  /// others near it: then these do, too.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - page: The corners as they were found.
  /// - Returns: The corners of the picture in the order of the page's; `nil` where the page may end within it.
  func wholeOf(_ picture: PagePicture, asIs page: Quadrilateral) -> Quadrilateral? {
    let (right, bottom) = (Double(picture.width - 1), Double(picture.height - 1))
    guard right > 0, bottom > 0 else { return nil }
    let border = [
      Point.zero, Point(x: right, y: 0), Point(x: right, y: bottom), Point(x: 0, y: bottom),
    ]
    for turn in 0..<4 {
      let own = (0..<4).map { border[($0 + turn) % 4] }
      let length = own[0].distance(to: own[1])
      let shape = length / own[1].distance(to: own[2])
      guard abs(shape * height / width - 1) < Self.likeness.shape,
        Self.likeness.corner.contains(
          (zip(own, page.corners).map { $0.distance(to: $1) }.max() ?? 0) / length)
      else { continue }
      let sides = (0..<4).count { side in
        let along = (own[(side + 1) % 4] - own[side]).normalized
        return [side, (side + 1) % 4].allSatisfy { corner in
          abs(along.cross(page.corners[corner] - own[side])) < Self.likeness.border * length
        }
      }
      guard sides >= Self.leastSides else { return nil }
      return Quadrilateral(
        topLeft: own[0], topRight: own[1], bottomRight: own[2], bottomLeft: own[3])
    }
    return nil
  }
}
