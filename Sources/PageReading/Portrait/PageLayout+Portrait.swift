package import Raster

extension PageLayout {
  /// The corners of the portrait, in pixels of the picture; `nil` where none is seen.
  ///
  /// The side of a card that has the zone has no portrait (ICAO Doc 9303-5); where the other side lies
  /// above it or at its left, the portrait is looked for there.
  package var portrait: Quadrilateral? { work.portrait(on: plane) }
}

extension WorkPicture {
  /// The corners of the portrait on a page, in pixels of the original picture; `nil` where none is
  /// seen.
  func portrait(on plane: PagePlane) -> Quadrilateral? {
    // Four times smaller than print needs it.
    let reduced = picture.luma.halved().halved()
    guard reduced.width > 30, reduced.height > 30 else { return nil }
    let finder = PortraitFinder(
      reduced, scale: Self.scale / 4 / plane.unit, origin: origin * plane.unit)
    return finder.portrait(at: PortraitPlace.places(on: plane))?.mapped { corner in
      original(corner.x * 4, corner.y * 4)
    }
  }
}
