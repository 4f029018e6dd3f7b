public import Raster

/// Finds and reads PDF417 symbols (ISO/IEC 15438) in pictures.
///
/// Symbols may lie at any angle, in perspective, bent, in a mirror, light on dark, and may lack one
/// of their guard patterns; compact and Macro PDF417 are read as well. A symbol is only answered
/// when error correction succeeds with two codewords to spare.
public struct PDF417Reader: Sendable {
  /// Makes a reader.
  public init() {}

  /// No more guard patterns are followed than this in one picture.
  private static let mostGuards = 48
  /// Pictures of up to so many pixels that show nothing are searched once more at twice their size,
  /// for modules of little more than a pixel.
  private static let mostEnlargedPixels = 400_000

  /// Reads the symbols in a picture.
  ///
  /// - Parameters:
  ///   - image: The picture; modules should be a pixel wide or more.
  ///   - survey: The survey of the picture, where there is one already.
  ///   - others: The outlines of symbols that are known; a small picture is not searched at twice its
  ///     size there.
  /// - Returns: The symbols in no particular order; none where nothing is certain.
  /// - Complexity: O(pixels) with a small factor where there is no symbol. The work for what looks
  ///   like symbols is bounded, whatever the picture shows.
  public func symbols(
    in image: GrayImage, survey: PictureSurvey? = nil, beside others: [Quadrilateral] = []
  ) -> [PDF417Symbol] {
    var doubtful: [DoubtfulSymbol] = []
    return symbols(in: image, survey: survey, beside: others, doubtful: &doubtful)
  }

  /// The same, and what could not be corrected.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - survey: The survey of the picture, where there is one already.
  ///   - others: The outlines of symbols that are known.
  ///   - doubtful: What is seen of symbols that are too much damaged is added to it.
  /// - Returns: The symbols in no particular order.
  package func symbols(
    in image: GrayImage, survey: PictureSurvey?, beside others: [Quadrilateral],
    doubtful: inout [DoubtfulSymbol]
  ) -> [PDF417Symbol] {
    let survey = survey ?? PictureSurvey(image)
    let regions = survey.stackedRegions
    var hits = Hits()
    let found = search(
      image, within: survey.isFrame ? regions : .everywhere,
      fine: survey.isFrame ? survey.fineRegions.stacked : nil, hits: &hits, doubtful: &doubtful)
    guard found.isEmpty else { return found }
    if survey.isFrame, regions.isEmpty {
      let faint = faintSymbols(in: image, halved: survey.halved, doubtful: &doubtful)
      guard faint.isEmpty else { return faint }
    }
    if image.width * image.height <= Self.mostEnlargedPixels {
      // A flat symbol has few lines, and the survey may overlook it; its patterns are seen.
      let doubled = hits.isEmpty ? regions.outside(others).scaled(by: 2) : .everywhere
      return enlarged(image.doubled(), within: doubled, hits: &hits, doubtful: &doubtful) {
        $0.scaled(by: 0.5)
      }
    }
    let parts = SmallSymbols(hits.small, width: image.width, height: image.height).regions
    return parts.flatMap { part -> [PDF417Symbol] in
      guard !Interruption.isRaised else { return [] }
      let corner = Point(x: Double(part.x), y: Double(part.y))
      return enlarged(
        image.cropped(to: part).doubled(), within: .everywhere, hits: &hits, doubtful: &doubtful
      ) { $0.scaled(by: 0.5) + corner }
    }
  }

  /// The symbols of a part of a picture at another size, in the places of the picture.
  private func enlarged(
    _ image: @autoclosure () -> GrayImage, within regions: SearchRegions, hits: inout Hits,
    doubtful: inout [DoubtfulSymbol], place: (Point) -> Point
  ) -> [PDF417Symbol] {
    var seen: [DoubtfulSymbol] = []
    var found = Sighting.heard(by: nil) {
      search(image(), within: regions, hits: &hits, doubtful: &seen)
    }
    for index in found.indices {
      found[index].quadrilateral = found[index].quadrilateral.mapped(place)
    }
    for index in seen.indices {
      seen[index].quadrilateral = seen[index].quadrilateral.mapped(place)
    }
    doubtful += seen
    return found
  }

  /// What the scan lines of a picture have met.
  private struct Hits {
    /// What may still be done for what they lead to.
    var effort = Effort()
    var count = 0
    /// Those whose modules are too small to be followed.
    var small: [GuardHit] = []

    var isEmpty: Bool { count == 0 && small.isEmpty }
  }

  private func search(
    _ image: @autoclosure () -> GrayImage, within regions: SearchRegions,
    fine: SearchRegions? = nil, hits: inout Hits, doubtful: inout [DoubtfulSymbol]
  ) -> [PDF417Symbol] {
    guard !regions.isEmpty else { return [] }
    let image = image()
    let picture = Picture(width: image.width, height: image.height, pixels: image.pixels)
    let guards = guards(in: picture, within: regions, fine: fine, hits: &hits)
    let found = SymbolSearch(picture, guards: guards, effort: hits.effort)
    hits.effort = found.effort
    doubtful += found.doubtful
    Guard.report(found.unread)
    return found.symbols
  }

  /// The symbols of a frame in which the survey sees nothing, as they are too faint.
  ///
  /// A few scan lines at half its size show whether there is a guard pattern at all: symbols of 10 to 15 % of
  /// the range of greys have contrasts of 0.12 to 0.43 (`TileClasses`), which cloth and guilloches have as
  /// well.
  private func faintSymbols(
    in image: GrayImage, halved: GrayImage, doubtful: inout [DoubtfulSymbol]
  ) -> [PDF417Symbol] {
    let small = Picture(width: halved.width, height: halved.height, pixels: halved.pixels)
    var finder = GuardFinder(small)
    finder.run(.sparse)
    guard !followed(finder.hits, in: small, limit: 1).isEmpty else { return [] }
    var hits = Hits()
    return search(image, within: .everywhere, hits: &hits, doubtful: &doubtful)
  }

  /// The guard patterns of a picture, which is a frame where it is known where symbols may be small.
  ///
  /// Of a frame every other scan line comes first, and every fourth where symbols must be large: what is
  /// met there by chance is not followed far, and where nothing is followed the others would meet
  /// nothing else.
  private func guards(
    in picture: Picture, within regions: SearchRegions, fine: SearchRegions?, hits: inout Hits
  ) -> [Guard] {
    var finder = GuardFinder(picture, within: regions, fine: fine)
    var mayShowSymbols = true
    if fine != nil {
      finder.run(.everyOther)
      mayShowSymbols =
        !finder.smallHits.isEmpty || !followed(finder.hits, in: picture, limit: 1).isEmpty
    }
    if mayShowSymbols { finder.run(fine == nil ? .all : .others) }
    hits = Hits(
      effort: hits.effort, count: finder.hits.count, small: finder.smallHits)
    return mayShowSymbols ? followed(finder.hits, in: picture, limit: Self.mostGuards) : []
  }

  /// The guard patterns that hits lead to, up to a number.
  private func followed(_ hits: [GuardHit], in picture: Picture, limit: Int) -> [Guard] {
    var guards: [Guard] = []
    for hit in hits where !guards.contains(where: { $0.covers(hit) }) {
      if Interruption.isRaised { break }
      var polarized = picture
      polarized.isInverted = hit.isInverted
      if let found = GuardTracker.follow(hit, in: polarized) {
        guards.append(found)
        if guards.count == limit { break }
      }
    }
    return guards
  }
}
