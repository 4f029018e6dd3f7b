import Raster

extension Sighting {
  /// How near to the edge of the frame a symbol counts as cut, in pixels.
  private static let edge = 3.0
  /// The modules of the widest symbol: 30 columns and 4 more of 17 modules, and the stop pattern's.
  private static let widest = 34 * 17 + 1
  /// The modules of the narrowest symbol.
  private static let narrowest = 4 * 17 + 1
  /// The width of the windows that are looked at between a guard pattern and the edge, in modules: a
  /// codeword, in which ink and paper meet.
  private static let codeword = 17
  /// The least spread of greys in a window against that of the guard pattern, and the least share of
  /// windows that have it.
  private static let leastSpread = 0.4
  private static let leastShare = 0.8
  /// The least height of a lone guard pattern, in modules: four rows of three; and the least width of
  /// a module, in pixels.
  private static let leastHeight = 12.0
  private static let leastModule = 1.5

  /// The least pitch of a line that is told as cut, in pixels: finer print is too far away to be read,
  /// whole or not.
  private static let leastPitch = 5.0
  /// The fewest characters of a line that is told as cut, and of one that is told beside a zone.
  private static let leastCells = 12.0
  private static let manyCells = 18.0
  /// How far a zone goes on beyond its characters before its page may end, in pitches: margins of ICAO
  /// Doc 9303-4, 9303-5 and 9303-6 are 2 mm at least, the pitch is 2.54 mm.
  private static let endMargin = 0.8
  /// The distance of two lines of a zone, in pitches, less what rows may be off.
  private static let rowDistance = 1.8

  /// Whether it is the line of a zone, as far as one line can say.
  var isLikeZone: Bool {
    kind == .clearLine && lineLength >= Self.manyCells * linePitch
  }

  /// The distance of the characters of a line.
  private var linePitch: Double { quadrilateral.topLeft.distance(to: quadrilateral.bottomLeft) }

  private var lineLength: Double { quadrilateral.topLeft.distance(to: quadrilateral.topRight) }

  /// Whether the picture ends where this goes on.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - bounds: The part of it that is looked at.
  /// - Returns: Whether it does.
  func isCut(in image: GrayImage, bounds: PixelRectangle) -> Bool {
    switch kind {
    case .line, .clearLine: isCutLine(bounds)
    case .pdf417, .qr: quadrilateral.corners.contains { !Self.isInside($0, bounds) }
    case .pdf417Start, .pdf417Stop:
      isTall
        && (quadrilateral.corners.contains { !Self.isInside($0, bounds) }
          || goesOn(in: image, bounds))
    }
  }

  /// Whether a line comes so near to the edge that no zone around it could be whole.
  private func isCutLine(_ bounds: PixelRectangle) -> Bool {
    let (pitch, length) = (linePitch, lineLength)
    guard pitch >= Self.leastPitch, length >= Self.leastCells * pitch else { return false }
    let along = (quadrilateral.topRight - quadrilateral.topLeft) / length
    let down = (quadrilateral.bottomLeft - quadrilateral.topLeft) / pitch
    let center = quadrilateral.center
    let (half, reach, side) = (
      length / 2, length / 2 + Self.endMargin * pitch, Self.rowDistance * pitch
    )
    let places = [
      (-reach, 0), (reach, 0), (0, -side), (0, side), (-half, -side), (half, -side), (-half, side),
      (half, side),
    ]
    return places.contains { u, v in
      let place = center + along * u + down * v
      return place.x < Double(bounds.x) || place.y < Double(bounds.y)
        || place.x > Double(bounds.x + bounds.width - 1)
        || place.y > Double(bounds.y + bounds.height - 1)
    }
  }

  private static func isInside(_ place: Point, _ bounds: PixelRectangle) -> Bool {
    place.x >= Double(bounds.x) + edge && place.y >= Double(bounds.y) + edge
      && place.x <= Double(bounds.x + bounds.width - 1) - edge
      && place.y <= Double(bounds.y + bounds.height - 1) - edge
  }

  /// Whether a guard pattern is high and wide enough not to be a few strokes of print.
  private var isTall: Bool {
    let module = quadrilateral.topLeft.distance(to: quadrilateral.topRight) / 18
    let height = quadrilateral.topLeft.distance(to: quadrilateral.bottomLeft)
    return module >= Self.leastModule && height >= Self.leastHeight * module
  }

  /// Whether bars go on from a guard pattern to the edge, so that the other pattern is beyond it.
  private func goesOn(in image: GrayImage, _ bounds: PixelRectangle) -> Bool {
    let left = quadrilateral.topLeft.mixed(with: quadrilateral.bottomLeft, 0.5)
    let right = quadrilateral.topRight.mixed(with: quadrilateral.bottomRight, 0.5)
    let module = (right - left) / 18
    let isStart = kind == .pdf417Start
    let way = isStart ? module : module * -1
    let from = isStart ? left : right
    guard let own = Self.spread(from, way, 0..<18, in: image, bounds), own > 0 else { return false }
    var (seen, spread) = (0, 0)
    var modules = Self.codeword
    while modules < Self.widest,
      let window = Self.spread(from, way, modules..<modules + Self.codeword, in: image, bounds)
    {
      seen += 1
      if Double(window) >= Self.leastSpread * Double(own) { spread += 1 }
      modules += Self.codeword
    }
    guard modules < Self.widest else { return false }
    return modules < Self.narrowest || Double(spread) >= Self.leastShare * Double(seen)
  }

  /// The spread of greys over some modules, or `nil` where they are not all in the picture.
  private static func spread(
    _ from: Point, _ way: Point, _ modules: Range<Int>, in image: GrayImage,
    _ bounds: PixelRectangle
  ) -> Int? {
    var (darkest, brightest) = (255, 0)
    for step in 2 * modules.lowerBound...2 * modules.upperBound {
      let place = from + way * (Double(step) / 2)
      guard isInside(place, bounds) else { return nil }
      let grey = Int(image.gray(place) + 0.5)
      darkest = min(darkest, grey)
      brightest = max(brightest, grey)
    }
    return brightest - darkest
  }
}
