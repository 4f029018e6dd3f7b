import IdentityDocument
package import Raster

extension PageLayout {
  /// The corners of the portrait, in pixels of the picture; `nil` where none is seen.
  ///
  /// Beside a zone it stands at the left (ICAO Doc 9303-4, 4.1, zone V; Doc 9303-6 and 9303-7 alike),
  /// and never on the side of a card that has the zone (Doc 9303-5).
  package var portrait: Quadrilateral? {
    let hasZone = plane.zoneTop != nil
    if hasZone, plane.size == .id1 { return nil }
    let scale = WorkPicture.scale
    let (left, top) = (Int(-work.origin.x * scale), Int(-work.origin.y * scale))
    let page = PixelRectangle(
      x: left, y: top, width: Int(plane.width * scale), height: Int(plane.height * scale)
    ).clipped(toWidth: work.picture.width, height: work.picture.height)
    guard page.width > 120, page.height > 120 else { return nil }
    let reduced = work.picture.luma.cropped(to: page).halved().halved()
    let found = PortraitFinder(reduced, isAtLeft: hasZone).portrait()
    return found?.mapped { corner in
      let place = corner * 4 + Point(x: Double(page.x), y: Double(page.y))
      return work.original(place.x, place.y)
    }
  }
}
