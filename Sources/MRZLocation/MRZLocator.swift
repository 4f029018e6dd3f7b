public import Raster

/// Finds machine-readable zones in a picture: at any angle, under perspective, dark on light or light
/// on dark, one or several.
///
/// A zone is two or three parallel lines of print of one pitch and phase, of 30, 36 or 44 characters
/// (ICAO Doc 9303-4 to 9303-7). The stages are those of the files of this module: a pyramid, a
/// band-pass with local thresholds, connected patches of ink, lines of them, the pitch of each line,
/// the rows beside it that share its phase, and the cells.
public struct MRZLocator: Sendable {
  /// The pixels of the finest level that is searched first.
  private static let searchedPixels = 1_100_000
  /// The pixels of the finest level that is searched at all.
  private static let searchedPixelsAtMost = 4_500_000
  /// Pictures up to this size are searched at their full resolution.
  private static let fullResolutionPixels = 700_000
  /// The levels that are searched.
  private static let levelCount = 4
  /// The lines, by length, whose pitch is looked for.
  private static let lineLimit = 100
  /// The lines, by pitch, that are measured with a comb.
  private static let combLimit = 10
  /// The lines whose surroundings are searched for a zone.
  private static let probeLimit = 5

  /// Makes a locator; it keeps nothing between pictures.
  public init() {}

  /// The zones in a picture, best first; empty where there are none. O(pixels).
  ///
  /// - Parameters:
  ///   - image: The picture. One of more than about a million pixels is reduced for the search; the
  ///     cells are measured at its full resolution.
  ///   - region: Where to look: its upright bounds are searched; everywhere when left out.
  public func zones(in image: GrayImage, region: Quadrilateral? = nil) -> [LocatedZone] {
    guard let region else { return zones(inWhole: image) }
    let bounds = region.bounds(inWidth: image.width, height: image.height)
    return zones(inWhole: image.cropped(to: bounds)).map {
      $0.shifted(x: Double(bounds.x), y: Double(bounds.y))
    }
  }

  private func zones(inWhole image: GrayImage) -> [LocatedZone] {
    guard image.width >= Pyramid.smallestSide / 2, image.height >= Pyramid.smallestSide / 2 else {
      return []
    }
    let pixels = image.width * image.height
    var finest = pixels <= MRZLocator.fullResolutionPixels ? 0 : 1
    while pixels >> (2 * finest) > MRZLocator.searchedPixels { finest += 1 }
    let pyramid = Pyramid(image, levelCount: finest + MRZLocator.levelCount + 1)
    let last = pyramid.levels.count - 1
    guard last >= finest else { return [] }
    let found = search(pyramid, levels: finest...last)
    // small print in a large picture
    let finer = finest - 1
    guard found.isEmpty, finer >= 1, pixels >> (2 * finer) <= MRZLocator.searchedPixelsAtMost else {
      return found
    }
    return search(pyramid, levels: finer...finer)
  }

  private func search(_ pyramid: Pyramid, levels: ClosedRange<Int>) -> [LocatedZone] {
    let maps = levels.map { (level: $0, map: ContrastMap(pyramid.levels[$0])) }
    for isLightOnDark in [false, true] {
      var lines: [TextLine] = []
      for (level, map) in maps.reversed() {
        let finder = ComponentFinder(isLightOnDark: isLightOnDark)
        var linker = LineLinker(
          finder.components(in: map), width: map.width, height: map.height, level: level,
          isLightOnDark: isLightOnDark)
        lines += linker.lines()
      }
      let zones = zones(among: lines, pyramid: pyramid)
      if !zones.isEmpty { return zones }
    }
    return []
  }

  private func zones(among lines: [TextLine], pyramid: Pyramid) -> [LocatedZone] {
    let ranked = rank(lines, pyramid: pyramid)
    let check = ZoneCheck(pyramid: pyramid)
    var found: [LocatedZone] = []
    var probes = 0
    for line in ranked {
      guard probes < MRZLocator.probeLimit else { break }
      guard !found.contains(where: { $0.contains(line) }) else { continue }
      probes += 1
      guard let shear = check.probe(line) else { continue }
      var leaning = line
      leaning.frame.shear += shear
      guard let candidate = check.candidate(leaning), candidate.isAcceptable,
        let zone = candidate.located()
      else { continue }
      found.append(zone)
    }
    return found.sorted { $0.score > $1.score }
  }

  /// The lines with the clearest pitch, best first.
  private func rank(_ lines: [TextLine], pyramid: Pyramid) -> [TextLine] {
    let search = PitchSearch(pyramid: pyramid)
    func slenderness(_ line: TextLine) -> Float {
      let aspect = 2 * line.halfLength / line.thickness
      return aspect > 110 ? 0 : aspect > 32 ? 32 - 0.1 * (aspect - 32) : aspect
    }
    var slender: [TextLine] = []
    for var line in lines {
      line.score = slenderness(line)
      if line.score > 0 { slender.append(line) }
    }
    slender.sort { $0.score > $1.score }
    var pitched: [TextLine] = []
    for var line in slender.prefix(MRZLocator.lineLimit) {
      line.score = search.autocorrelate(&line)
      if line.score >= 0.5 { pitched.append(line) }
    }
    pitched.sort { $0.score > $1.score }
    var combed: [TextLine] = []
    for var line in pitched.prefix(MRZLocator.combLimit) where search.comb(&line) {
      let cells = 2 * line.halfLength / line.pitch
      guard cells >= 7, cells <= 90 else { continue }
      line.score = line.coherence * min(46, cells).squareRoot()
      if line.coherence >= 0.34, line.score >= 4 * 0.34 { combed.append(line) }
    }
    return combed.sorted { $0.score > $1.score }
  }
}

extension LocatedZone {
  /// Whether the middle of a line lies on one of the zone's lines or between them.
  func contains(_ line: TextLine) -> Bool {
    let corners = quadrilateral.corners
    let x = Double(line.frame.x)
    let y = Double(line.frame.y)
    let margin = pitch * 0.5
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let dx = b.x - a.x
      let dy = b.y - a.y
      let length = (dx * dx + dy * dy).squareRoot()
      // clockwise corners have the inside to the right of every side
      if (dx * (y - a.y) - dy * (x - a.x)) < -margin * length { return false }
    }
    return true
  }
}
