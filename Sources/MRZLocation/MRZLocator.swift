public import Raster

/// Finds machine-readable zones in a picture: at any angle, under perspective, dark on light or light
/// on dark, one or several.
///
/// A zone is two or three parallel lines of print of one pitch and phase, of 30, 36 or 44 characters
/// (ICAO Doc 9303-4 to 9303-7); a single line of 30, as the French driving licence has, is doubtful. The stages are
/// those of the files of this module: a pyramid, a band-pass with local thresholds, connected patches of ink, lines of
/// them (bars of print, and, where these show no zone, characters that stand apart), the pitch of each line, the rows
/// beside it that share its phase, and the cells.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (thresholds of the locator).
public struct MRZLocator: Sendable {
  /// The pixels of the finest level that is searched first.
  private static let searchedPixels = 1_100_000
  /// The pixels of the finest level that is searched at all.
  private static let searchedPixelsAtMost = 4_500_000
  /// Pictures up to this size are searched at their full resolution.
  private static let fullResolutionPixels = 700_000
  /// Pictures with a shorter side, in pixels, are not searched: two lines of 7 pixels a character and
  /// the space between them are as high.
  private static let smallestSide = 20
  /// The levels that are searched beside the finest.
  private static let coarserLevels = 4

  /// Makes a locator; it keeps nothing between pictures.
  public init() {}

  /// The zones in a picture, best first; empty where there are none.
  ///
  /// A picture of more than about a million pixels is reduced for the search; the cells are measured
  /// at its full resolution. O(pixels).
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - region: Where to look: its upright bounds are searched; everywhere when left out.
  ///   - includesDoubtful: Whether, where there are no zones, places are given that may be one
  ///     (``LocatedZone/isDoubtful``): two of even characters, two of uneven ones, and single lines.
  ///   - survey: The survey of the picture, where there is one already; only what it takes for print
  ///     is searched.
  /// - Returns: The zones in pixels of the picture.
  public func zones(
    in image: GrayImage, region: Quadrilateral? = nil, includesDoubtful: Bool = false,
    survey: PictureSurvey? = nil
  ) -> [LocatedZone] {
    guard let region else {
      return zones(inPart: image, includesDoubtful, survey ?? PictureSurvey(frame: image))
    }
    let bounds = region.bounds(inWidth: image.width, height: image.height)
    let part = image.cropped(to: bounds)
    // At the resolution at which the whole would be searched: a part shows no more than that.
    let finest = Self.finestLevel(pixels: image.width * image.height)
    let search = search(part, PictureSurvey(frame: part), finest: finest)
    return (search?.zones(includesDoubtful: includesDoubtful) ?? []).map {
      $0.shifted(x: Double(bounds.x), y: Double(bounds.y))
    }
  }

  /// The finest level of the pyramid that is searched first, 0 for the picture itself.
  private static func finestLevel(pixels: Int) -> Int {
    var finest = pixels <= fullResolutionPixels ? 0 : 1
    while pixels >> (2 * finest) > searchedPixels { finest += 1 }
    return finest
  }

  /// The zones in a picture, or, where there are none and it may be a strip cut tight, those in the
  /// strip with a border; where none is sure, those in other typefaces too.
  private func zones(
    inPart image: GrayImage, _ includesDoubtful: Bool, _ survey: PictureSurvey?
  ) -> [LocatedZone] {
    var search = search(image, survey)
    if includesDoubtful { search?.runChains() }
    var found = search?.zones(includesDoubtful: includesDoubtful) ?? []
    guard found.allSatisfy(\.isDoubtful), !Interruption.isRaised else { return found }
    var typeset = includesDoubtful ? search?.typesetZones() ?? [] : []
    if isStrip(image) {
      let (framed, border) = framed(image)
      func moved(_ zones: [LocatedZone]?) -> [LocatedZone] {
        (zones ?? []).map { $0.shifted(x: -Double(border), y: -Double(border)) }
      }
      let search = self.search(framed, nil)
      let others = moved(search?.zones(includesDoubtful: includesDoubtful))
        .filter { $0.isDoubtful || $0.lies(in: image) }
      if found.isEmpty || others.contains(where: { !$0.isDoubtful }) { found = others }
      if includesDoubtful, typeset.isEmpty { typeset = moved(search?.typesetZones()) }
    }
    guard found.allSatisfy(\.isDoubtful) else { return found }
    let others = includesDoubtful ? (search?.pairs ?? []) + (search?.zonesAlone() ?? []) : []
    return found + typeset + others
  }

  /// Searches a picture; `nil` where it is too small to show a zone.
  private func search(
    _ image: GrayImage, _ survey: PictureSurvey?, finest: Int? = nil
  ) -> ZoneSearch? {
    guard min(image.width, image.height) >= Self.smallestSide else { return nil }
    let pixels = image.width * image.height
    let finest = finest ?? Self.finestLevel(pixels: pixels)
    let pyramid = Pyramid(
      survey?.levels ?? [image], levelCount: finest + MRZLocator.coarserLevels + 1)
    let coarsest = pyramid.levels.count - 1
    guard coarsest >= finest else { return nil }
    var search = ZoneSearch(pyramid: pyramid, survey: survey)
    search.run(levels: finest...coarsest)
    // small print in a large picture
    let finer = finest - 1
    if search.zones.isEmpty, finer >= 1, pixels >> (2 * finer) <= MRZLocator.searchedPixelsAtMost {
      search.run(levels: finer...finer)
    }
    search.reportLines()
    return search
  }
}

extension ZoneSearch {
  /// The zones found, or what may be one where there are none and it is asked for.
  fileprivate func zones(includesDoubtful: Bool) -> [LocatedZone] {
    zones.isEmpty && includesDoubtful ? doubtfulZones : zones
  }

  /// The zones in other typefaces than OCR-B; they are doubtful.
  fileprivate func typesetZones() -> [LocatedZone] {
    TypesetSearch(pyramid: pyramid).zones(among: lines)
  }
}
