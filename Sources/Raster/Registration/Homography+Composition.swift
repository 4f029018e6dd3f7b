extension Homography {
  /// The map that moves nothing.
  package static var identity: Homography {
    Homography(
      across: Point(x: 1, y: 0), down: Point(x: 0, y: 1), origin: Point(x: 0, y: 0),
      weights: Point(x: 0, y: 0))
  }

  /// The map that shifts.
  package init(shift: Point) {
    self.init(
      across: Point(x: 1, y: 0), down: Point(x: 0, y: 1), origin: shift, weights: Point(x: 0, y: 0))
  }

  /// The map that is another one first and then this; `nil` where it has no number for the origin.
  package func after(_ first: Homography) -> Homography? {
    // A column of the product, with the weight of the denominator behind it.
    func column(_ point: Point, _ weight: Double) -> (Point, Double) {
      (
        self.across * point.x + self.down * point.y + origin * weight,
        weights.x * point.x + weights.y * point.y + weight
      )
    }
    let last = column(first.origin, 1)
    guard abs(last.1) > 1e-9 else { return nil }
    let (across, x) = column(first.across, first.weights.x)
    let (down, y) = column(first.down, first.weights.y)
    return Homography(
      across: across / last.1, down: down / last.1, origin: last.0 / last.1,
      weights: Point(x: x, y: y) / last.1)
  }

  /// The map back; `nil` where there is none.
  package var inverse: Homography? {
    // The adjugate, divided by its last number.
    let last = across.cross(down)
    let determinant =
      last + weights.x * down.cross(origin) + weights.y * origin.cross(across)
    guard abs(last) > 1e-12, abs(determinant) > 1e-12 else { return nil }
    return Homography(
      across: Point(
        x: down.y - origin.y * weights.y, y: origin.y * weights.x - across.y) / last,
      down: Point(
        x: origin.x * weights.y - down.x, y: across.x - origin.x * weights.x) / last,
      origin: Point(x: down.cross(origin), y: origin.cross(across)) / last,
      weights: Point(
        x: across.y * weights.y - down.y * weights.x, y: down.x * weights.x - across.x * weights.y)
        / last)
  }

  /// The same map between pictures that are smaller by a factor, whose pixels are means of squares.
  package func reduced(by factor: Double) -> Homography? {
    Homography.enlargement(by: factor).inverse?.after(self)?
      .after(Homography.enlargement(by: factor))
  }

  /// The same map between pictures that are larger by a factor, whose means of squares its own are.
  package func enlarged(by factor: Double) -> Homography? {
    guard let back = Homography.enlargement(by: factor).inverse else { return nil }
    return Homography.enlargement(by: factor).after(self)?.after(back)
  }

  /// From the pixels of a picture to those of one that it was made smaller of.
  private static func enlargement(by factor: Double) -> Homography {
    let middle = (factor - 1) / 2
    return Homography(
      across: Point(x: factor, y: 0), down: Point(x: 0, y: factor),
      origin: Point(x: middle, y: middle), weights: Point(x: 0, y: 0))
  }
}
