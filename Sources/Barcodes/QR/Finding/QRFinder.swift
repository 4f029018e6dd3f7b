import Raster

/// Finds and reads the QR symbols of a picture: marks, triples of marks, modules.
struct QRFinder {
  /// The greatest number of triples that are measured in one pass.
  private static let greatestTripleCount = 150
  /// The greatest number of marks that are paired where no three belong together.
  private static let greatestPairedCount = 6
  /// The greatest number of measured triples that are read in one pass.
  private static let greatestReadingCount = 12

  /// The greatest number of codes that are kept though they could not be decoded.
  private static let greatestDoubtfulCount = 4
  /// The greatest number of triples that are taken for bent symbols in one picture.
  private static let greatestBentCount = 4

  /// The greatest number of triples whose modules are asked how their symbol lies in one picture.
  private static let greatestRefinedCount = 8

  /// Pictures of up to so many pixels that show nothing are searched once more at twice their size,
  /// for modules of little more than a pixel.
  private static let mostEnlargedPixels = 400_000

  /// The symbols that were read.
  private(set) var finds: [Find] = []
  /// Where three whole marks of a symbol stand that could not be read at once: their centres, and the
  /// fourth corner of their parallelogram.
  private(set) var unread: [Quadrilateral] = []
  /// What is seen of codes that could not be decoded, where it is asked for.
  private(set) var doubtful: [DoubtfulCode] = []
  private let keepsDoubtful: Bool
  private var bentCount = 0
  private var refinedCount = 0
  /// The marks that the picture itself has shown.
  private var marks: [FinderPattern] = []

  /// Searches a picture, which must have pixels.
  ///
  /// Where its full resolution shows nothing, half of it may: there grain, moiré and the gaps of
  /// dotted print are gone.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - survey: The survey of the picture, where there is one already.
  ///   - keepsDoubtful: Whether what cannot be decoded is kept.
  init(_ image: GrayImage, survey: PictureSurvey? = nil, keepsDoubtful: Bool = false) {
    self.keepsDoubtful = keepsDoubtful
    let survey = survey ?? PictureSurvey(image)
    let found = survey.matrixRegions
    let regions = survey.isFrame ? found : .everywhere
    let fine = survey.isFrame ? survey.fineRegions.matrix : nil
    search(image, scale: 1, within: regions, fine: fine)
    if finds.isEmpty, min(image.width, image.height) >= 120, !Interruption.isRaised {
      search(survey.halved, scale: 2, within: regions, fine: fine)
    }
    guard finds.isEmpty, !Interruption.isRaised else { return }
    if image.width * image.height <= Self.mostEnlargedPixels {
      search(image.doubled(), scale: 0.5, within: found)
    } else {
      searchEnlarged(image)
    }
  }

  /// Searches the parts of a large picture that small marks point to at twice their size.
  private mutating func searchEnlarged(_ image: GrayImage) {
    let small = SmallMarks(marks, width: image.width, height: image.height)
    for region in small.regions where !Interruption.isRaised {
      let before = doubtful.count
      search(image.cropped(to: region).doubled(), scale: 0.5, within: .everywhere)
      let corner = Point(x: Double(region.x), y: Double(region.y))
      for index in before..<doubtful.count {
        doubtful[index].quadrilateral = doubtful[index].quadrilateral.mapped { $0 + corner }
      }
      guard !finds.isEmpty else { continue }
      for index in finds.indices {
        finds[index].quadrilateral = finds[index].quadrilateral.mapped { $0 + corner }
      }
      return
    }
  }

  /// Searches the picture, or its reduction by a scale, within regions of the picture itself.
  private mutating func search(
    _ picture: @autoclosure () -> GrayImage, scale: Double, within regions: SearchRegions,
    fine: SearchRegions? = nil
  ) {
    guard !regions.isEmpty else { return }
    let image = picture()
    let lesserSide = min(image.width, image.height)
    let rowStep = lesserSide < 160 ? 1 : lesserSide < 480 ? 2 : lesserSide < 960 ? 3 : 4
    let patterns = FinderPatternSearch(
      image, rowStep: rowStep, within: regions.scaled(by: 1 / scale),
      fine: fine?.scaled(by: 1 / scale)
    ).patterns
    if scale == 1 { marks = patterns }
    guard patterns.count >= 2 else { return }
    var cuts = MarkCuts(image)
    read(
      FinderTriple.candidates(among: patterns, limit: Self.greatestTripleCount), in: image,
      scale: scale, limit: Self.greatestReadingCount, cuts: &cuts)
    if finds.isEmpty, !Interruption.isRaised {
      read(
        FinderTriple.completed(from: patterns, limit: Self.greatestPairedCount), in: image,
        scale: scale, limit: 3 * Self.greatestReadingCount, cuts: &cuts)
    }
  }

  /// Reads triples until enough were tried.
  private mutating func read(
    _ triples: [FinderTriple], in image: GrayImage, scale: Double, limit: Int,
    cuts: inout MarkCuts
  ) {
    var used: Set<Int> = []
    var readingCount = 0
    for triple in triples {
      let members = [triple.members[0], triple.members[1], triple.members[2]].filter { $0 >= 0 }
      guard used.isDisjoint(with: members),
        let geometry = SymbolGeometry(triple, in: image, cuts: &cuts)
      else { continue }
      if Interruption.isRaised { return }
      readingCount += 1
      if readingCount > limit { return }
      var find = Self.read(geometry, in: image, scale: scale)
      if find == nil, finds.isEmpty, bentCount < Self.greatestBentCount, geometry.isWhole {
        if scale == 1 { unread.append(triple.marks) }
        bentCount += 1
        find = Self.readBent(geometry, in: image, scale: scale)
      }
      if find == nil, finds.isEmpty, refinedCount < Self.greatestRefinedCount {
        refinedCount += 1
        find = Self.readRefined(geometry, in: image, scale: scale)
      }
      guard let find else {
        if geometry.isWhole {
          geometry.reportIfTimed(in: image, scale: scale)
          if keepsDoubtful { keepDoubtful(geometry, in: image, scale: scale) }
        }
        continue
      }
      used.formUnion(members)
      // A mark that was taken for two leads to the same symbol twice.
      if !finds.contains(where: { $0.isSame(as: find) }) { finds.append(find) }
    }
  }

  /// Keeps what is seen of a code that could not be decoded.
  private mutating func keepDoubtful(_ geometry: SymbolGeometry, in image: GrayImage, scale: Double)
  {
    guard doubtful.count < Self.greatestDoubtfulCount,
      let seen = Self.doubtful(geometry, in: image, scale: scale)
    else { return }
    doubtful.append(seen)
  }
}
