import Barcodes
import IdentityDocument
import MRZLocation
import MRZRecognition
import Raster

extension DocumentReader {
  /// How far around a zone it is looked for again, in characters, before the whole picture is searched.
  private static let reachOfSecondLook = 8.0
  /// How much of a zone coloured ink covers at least for it to be looked at without: so much of 144 of 146 refused
  /// zones under such ink, and of 5 of 92 others in colour (`Benchmarks/Measurements.md`, coloured ink over zones).
  private static let leastColoredShare = 0.004

  /// How many times brighter paper is in one place of a zone than in another at least, or how many times deeper
  /// print, for it to be looked at in even light: so of 198 of 202 refused zones under drawn shadows and glare, and of 30
  /// of 246 refused ones of a simulated phone (`Benchmarks/Measurements.md`, shadows and glare over zones).
  private static let leastUnevenness = (paper: 2.0, ink: 2.5)

  /// Looks once more at the best zone of a picture where it is refused: without coloured ink such as a stamp's, and in
  /// even light; and where it is accepted without ink that may have made other characters of some.
  ///
  /// So where such ink lies over it, and where shadows or glare do. The colours are decoded for the first.
  ///
  /// - Parameters:
  ///   - look: The picture.
  ///   - readings: What was read, best first; the better of two looks takes the place of the best.
  ///   - reading: What the times are added to.
  ///   - engines: Who reads.
  /// - Throws: `ReaderError` where a recogniser cannot be made or the task was cancelled.
  func lookInOtherLight(
    at look: FirstLook, _ readings: inout [MRZReading], _ reading: inout Reading,
    engines: inout Engines
  ) throws(ReaderError) {
    if readings.first?.isAccepted == true {
      return try lookBelowColor(at: look, &readings, &reading, engines: &engines)
    }
    if let outline = LocatedOutline(readings.first), readings.first?.isAccepted == false,
      look.picture.hasColors, try !Self.mustEnd()
    {
      let black = reading.times.measure(\.decode) { blackInk(of: look, over: outline) }
      if let black {
        try self.look(at: black, around: outline, orElsewhere: true, &readings, &reading, &engines)
      }
    }
    if let first = readings.first, !first.isAccepted, let outline = LocatedOutline(first),
      try !Self.mustEnd()
    {
      let even = reading.times.measure(\.locate) { Self.evenLight(at: look, over: first, outline) }
      if let even {
        try self.look(at: even, around: outline, orElsewhere: false, &readings, &reading, &engines)
      }
    }
  }

  /// Reads the best zone in another rendering of its picture, which takes its place where it is better.
  private func look(
    at rendering: FirstLook, around outline: LocatedOutline, orElsewhere: Bool,
    _ readings: inout [MRZReading], _ reading: inout Reading, _ engines: inout Engines
  ) throws(ReaderError) {
    guard let first = readings.first, try !Self.mustEnd() else { return }
    let second = try self.reading(
      of: rendering, around: outline, orElsewhere: orElsewhere, &reading, &engines)
    guard let second else { return }
    readings[0] = first.together(with: second)
  }

  /// What is read of the best zone in another rendering of its picture; `nil` where none is found.
  func reading(
    of rendering: FirstLook, around outline: LocatedOutline, orElsewhere: Bool,
    _ reading: inout Reading, _ engines: inout Engines
  ) throws(ReaderError) -> MRZReading? {
    // What is seen here was seen in the picture, too.
    let zones = reading.times.measure(\.locate) {
      Sighting.heard(by: nil) {
        Self.zones(in: rendering.image, around: outline, orElsewhere: orElsewhere)
      }
    }
    return try readings(
      of: zones.prefix(max(0, configuration.zoneLimit)), in: rendering, false, beside: nil,
      engines: &engines, reading: &reading
    ).first
  }

  /// The zones where one was seen in the picture or, where there is none, elsewhere: what crossed it may have moved its
  /// cells.
  private static func zones(
    in image: GrayImage, around outline: LocatedOutline, orElsewhere: Bool
  ) -> [LocatedZone] {
    let region = outline.bounds(around: reachOfSecondLook)
    let zones = MRZLocator().zones(in: image, region: region)
    return zones.isEmpty && orElsewhere ? MRZLocator().zones(in: image) : zones
  }

  /// The picture with even light over a zone and around it; `nil` where it is even already.
  private static func evenLight(
    at look: FirstLook, over zone: MRZReading, _ outline: LocatedOutline
  ) -> FirstLook? {
    guard outline.pitch >= 1, let (image, scale) = look.level(ofPitch: outline.pitch) else {
      return nil
    }
    let unevenness = EvenLight.unevenness(
      of: zone.quadrilateral.mapped { $0 / scale }, in: image, pitch: outline.pitch / scale)
    guard unevenness.paper >= leastUnevenness.paper || unevenness.ink >= leastUnevenness.ink else {
      return nil
    }
    let region = outline.bounds(around: reachOfSecondLook)
      .bounds(inWidth: look.image.width, height: look.image.height)
    let part = look.image.cropped(to: region)
    guard part.width > 2, part.height > 2 else { return nil }
    let even = EvenLight(part, pitch: outline.pitch).evened
    return FirstLook(look.image.replacing(region, with: even), of: look)
  }

  /// The picture that was searched without its coloured ink; `nil` where none lies over the zone, the time is over or
  /// its colours cannot be decoded.
  private func blackInk(of look: FirstLook, over outline: LocatedOutline) -> FirstLook? {
    let colors: ColorImage?
    do throws(ReaderError) { colors = try look.picture.color() } catch { return nil }
    guard let colors else { return nil }
    let place = outline.bounds(around: 0).mapped(look.place.restored)
      .bounds(inWidth: colors.width, height: colors.height)
    guard BlackInk.coloredShare(of: colors, in: place) >= Self.leastColoredShare else { return nil }
    return blackInk(of: look, in: colors)
  }

  /// The picture that was searched without the ink that its colours show.
  func blackInk(of look: FirstLook, in colors: ColorImage) -> FirstLook? {
    let black = FrameWindow(
      of: BlackInk(colors).image, cutout: configuration.cutout,
      maximumSide: configuration.maximumSide)
    return black.shown == look.shown ? FirstLook(black, of: look.picture) : nil
  }
}

extension FirstLook {
  /// The coarsest halving of the picture whose characters are eight pixels apart or more, and how many pixels of the
  /// picture one of its own is.
  fileprivate func level(ofPitch pitch: Double) -> (GrayImage, Double)? {
    var scale = 1.0
    for level in levels {
      if pitch / (2 * scale) < 8 { return (level, scale) }
      scale *= 2
    }
    return levels.last.map { ($0, scale / 2) }
  }
}
