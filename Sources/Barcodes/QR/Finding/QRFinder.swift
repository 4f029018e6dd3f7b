import Raster

/// Finds and reads the QR symbols of a picture: marks, triples of marks, modules.
struct QRFinder {
  /// A symbol that was read.
  struct Find {
    let symbol: QRSymbol
    let quadrilateral: Quadrilateral
    let isMirrored: Bool
    let isInverted: Bool

    /// Whether another find is the same symbol at the same place.
    func isSame(as other: Find) -> Bool {
      symbol.content == other.symbol.content
        && quadrilateral.topLeft.distance(to: other.quadrilateral.topLeft)
          < 0.25 * quadrilateral.topLeft.distance(to: quadrilateral.bottomRight)
    }
  }

  /// The greatest number of triples that are measured in one pass.
  private static let greatestTripleCount = 150
  /// The greatest number of measured triples that are read in one pass.
  private static let greatestReadingCount = 12

  /// Pictures of up to so many pixels that show nothing are searched once more at twice their size,
  /// for modules of little more than a pixel.
  private static let mostEnlargedPixels = 400_000

  /// The symbols that were read.
  private(set) var finds: [Find] = []

  /// Searches a picture, which must have pixels.
  ///
  /// Where its full resolution shows nothing, half of it may: there grain, moiré and the gaps of
  /// dotted print are gone.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - survey: The survey of the picture, where there is one already.
  init(_ image: GrayImage, survey: PictureSurvey? = nil) {
    let survey = survey ?? PictureSurvey(image)
    let found = survey.matrixRegions
    let regions = survey.isFrame ? found : .everywhere
    search(image, scale: 1, within: regions)
    if finds.isEmpty, min(image.width, image.height) >= 120, !Interruption.isRaised {
      search(image.halved(), scale: 2, within: regions)
    }
    guard finds.isEmpty, image.width * image.height <= Self.mostEnlargedPixels,
      !Interruption.isRaised
    else { return }
    search(image.doubled(), scale: 0.5, within: found)
  }

  /// Searches the picture, or its reduction by a scale, within regions of the picture itself.
  private mutating func search(
    _ picture: @autoclosure () -> GrayImage, scale: Double, within regions: SearchRegions
  ) {
    guard !regions.isEmpty else { return }
    let image = picture()
    let lesserSide = min(image.width, image.height)
    let rowStep = lesserSide < 160 ? 1 : lesserSide < 480 ? 2 : lesserSide < 960 ? 3 : 4
    let patterns = FinderPatternSearch(
      image, rowStep: rowStep, within: regions.scaled(by: 1 / scale)
    ).patterns
    guard patterns.count >= 3 else { return }
    var used: Set<Int> = []
    var readingCount = 0
    for triple in FinderTriple.candidates(among: patterns, limit: Self.greatestTripleCount) {
      let members = [triple.members[0], triple.members[1], triple.members[2]]
      guard used.isDisjoint(with: members), let geometry = SymbolGeometry(triple, in: image) else {
        continue
      }
      if Interruption.isRaised { return }
      readingCount += 1
      if readingCount > Self.greatestReadingCount { return }
      guard let find = Self.read(geometry, in: image, scale: scale) else { continue }
      used.formUnion(members)
      // A mark that was taken for two leads to the same symbol twice.
      if !finds.contains(where: { $0.isSame(as: find) }) { finds.append(find) }
    }
  }

  /// Tries the versions, mappings and thresholds that a triple allows, until one decodes.
  private static func read(
    _ geometry: SymbolGeometry, in image: GrayImage, scale: Double
  ) -> Find? {
    for version in geometry.versions where geometry.hasTiming(for: version) {
      for usesCorners in [true, false] {
        guard let mapping = geometry.mapping(for: version, usesCorners: usesCorners),
          let samples = mapping.samples(in: image)
        else { continue }
        let isInverted = geometry.triple.topLeft.isInverted
        let thresholding = ModuleThresholding(
          samples: samples, side: version.side, isInverted: isInverted)
        for matrix in [
          thresholding.byNeighborhood(radius: 4), thresholding.byWhole(),
          thresholding.byNeighborhood(radius: 1),
        ] {
          if let symbol = QRSymbol(matrix) {
            let place = mapping.quadrilateral.scaled(by: scale)
            return Find(
              symbol: symbol, quadrilateral: place, isMirrored: false, isInverted: isInverted)
          }
          if let symbol = QRSymbol(matrix.transposed) {
            let place = mapping.quadrilateral.scaled(by: scale).mirrored
            return Find(
              symbol: symbol, quadrilateral: place, isMirrored: true, isInverted: isInverted)
          }
        }
      }
    }
    return nil
  }
}
