package import IdentityDocument
package import Raster

extension PagePlane {
  /// The plane of the page that a zone stands on, or `nil` where its corners determine none.
  ///
  /// Issuers place the zone up to 3 mm from where the standard has it. A zone whose block of text is
  /// as high as it should be gives direction and scale alone, since its height is what issuers differ
  /// in; one that is foreshortened gives the whole perspective.
  ///
  /// - Parameters:
  ///   - zone: The corners of the zone's text, in reading order.
  ///   - format: The format of the zone.
  package init?(zone: Quadrilateral, format: MRZ.Format) {
    let place = ZonePlace(format)
    let text = Quadrilateral(
      topLeft: Point(x: place.left, y: place.top),
      topRight: Point(x: place.left + place.textWidth, y: place.top),
      bottomRight: Point(x: place.left + place.textWidth, y: place.top + place.textHeight),
      bottomLeft: Point(x: place.left, y: place.top + place.textHeight))
    let upper = zone.topLeft.distance(to: zone.topRight)
    let lower = zone.bottomLeft.distance(to: zone.bottomRight)
    let left = zone.topLeft.distance(to: zone.bottomLeft)
    let right = zone.topRight.distance(to: zone.bottomRight)
    let scale = (upper + lower) / 2 / place.textWidth
    guard scale > 0.5, left > 0, right > 0 else { return nil }
    let flatness = (left + right) / 2 / scale / place.textHeight
    let isFlat = (0.86...1.1).contains(flatness) && abs(left / right - 1) <= 0.04
    let isInPerspective = !isFlat && (0.6..<1.1).contains(flatness)
    let page = [
      (0, 0), (place.width, 0), (place.width, place.height), (0, place.height),
    ].map { Point(x: $0.0, y: $0.1) }
    let along = ((zone.topRight - zone.topLeft) + (zone.bottomRight - zone.bottomLeft)).normalized
    let down = along.turned
    let flat = page.map { corner in
      let way = (corner - text.center) * scale
      return zone.center + along * way.x + down * way.y
    }
    var found = flat
    if isInPerspective {
      let pairs = zip(text.corners, zone.corners).map { (from: $0, to: $1, weight: 1.0) }
      guard let map = Homography(nearest: pairs) else { return nil }
      found = page.map { map($0.x, $0.y) }
    }
    func corners(_ places: [Point]) -> Quadrilateral {
      Quadrilateral(
        topLeft: places[0], topRight: places[1], bottomRight: places[2], bottomLeft: places[3])
    }
    self.init(
      corners(found), size: place.size, sides: (place.width, place.height),
      evidence: isInPerspective ? .zoneInPerspective : .zone)
    zoneTop = place.top
    if isInPerspective { flatCorners = corners(flat) }
  }

  /// The plane of a page without a zone: of the card that a net sees in the picture or whose edges are seen, else of
  /// the print that stands in a part of it, else the picture itself.
  ///
  /// - Parameter picture: The picture, upright.
  /// - Complexity: O(*n*) in the number of its pixels.
  package init?(withoutZone picture: PagePicture) {
    if let seen = SeenCard(picture)?.plane(in: picture) {
      self = seen
      return
    }
    let outline = CardOutline(picture)
    let card = outline.plane()
    if let card, card.hasContent {
      self = card.plane
    } else if let block = PrintBlock(of: picture), block.isPart(of: picture),
      card.map({ !$0.plane.holds(block.corners) }) ?? true,
      let plane = outline.plane(holding: block.corners) ?? block.plane
    {
      self = plane
    } else if let card {
      self = card.plane
    } else {
      self.init(wholeOf: picture)
    }
  }

  /// Whether the middle of something in the picture lies on the page.
  private func holds(_ other: Quadrilateral) -> Bool {
    let place = millimetres(other.center)
    return (0...width).contains(place.x) && (0...height).contains(place.y)
  }

  /// The corners of the page as they are seen: beside a zone the edges of the paper, or the picture's
  /// border, where either is near the sides that the zone tells; else those that are known already.
  ///
  /// - Parameter picture: The picture.
  /// - Returns: The corners, in pixels of the picture; `nil` where nothing tells a page, and the
  ///   picture has not the shape of one.
  /// - Complexity: O(*n*) in the number of its pixels.
  package func settledCorners(in picture: PagePicture) -> Quadrilateral? {
    if evidence == .print { return nil }
    guard evidence == .picture else {
      if zoneTop == nil { return corners }
      if let seen = outline(in: picture) { return seen }
      let page = SideFit(picture).fitted(PageEdges(picture).settled(corners), width: width * unit)
      return wholeOf(picture, asIs: page) ?? page
    }
    // ISO/IEC 7810: ID-1 is 1.585 times as wide as high, ID-2 and ID-3 are 1.42 times. A frame of a
    // camera is 1.33 or 1.78 times as wide.
    return (1.36...1.7).contains(width / height) ? corners : nil
  }

  /// The whole outline of a page that a zone tells, where it lies within the picture on all sides.
  private func outline(in picture: PagePicture) -> Quadrilateral? {
    let margin = 0.02 * corners.topLeft.distance(to: corners.topRight)
    let (right, bottom) = (Double(picture.width) - margin, Double(picture.height) - margin)
    let whole = [corners, flatCorners].compactMap(\.self).filter { page in
      page.corners.allSatisfy {
        $0.x > margin && $0.y > margin && $0.x < right && $0.y < bottom
      }
    }
    guard !whole.isEmpty else { return nil }
    let outline = CardOutline(picture)
    return whole.lazy.compactMap { page in
      outline.corners(near: page, shape: size == .id1 ? .card : .page)
    }.first
  }
}
