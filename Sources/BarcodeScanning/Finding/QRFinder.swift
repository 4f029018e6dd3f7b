import Raster

/// Finds and reads the QR symbols of a picture: marks, triples of marks, modules.
struct QRFinder {
  /// A symbol that was read, or a place that looks like one and could not be.
  struct Find {
    var symbol: QRSymbol?
    var quadrilateral: Quadrilateral
  }

  /// The greatest number of triples that are measured in one picture.
  private static let greatestTripleCount = 12

  private(set) var finds: [Find] = []

  init(_ image: GrayImage) {
    let lesserSide = min(image.width, image.height)
    let rowStep = lesserSide < 160 ? 1 : lesserSide < 480 ? 2 : 3
    search(ThresholdedImage(image, radius: 7), scale: 1, rowStep: rowStep)
    if finds.isEmpty { search(ThresholdedImage(image, radius: 2), scale: 1, rowStep: rowStep) }
  }

  private mutating func search(_ image: ThresholdedImage, scale: Double, rowStep: Int) {
    let patterns = FinderPatternSearch(image, rowStep: rowStep).patterns
    guard patterns.count >= 3 else { return }
    var used: Set<Int> = []
    for triple in FinderTriple.candidates(among: patterns, limit: Self.greatestTripleCount) {
      let members = [triple.members[0], triple.members[1], triple.members[2]]
      guard used.isDisjoint(with: members), let find = Self.read(triple, in: image) else {
        continue
      }
      if find.symbol != nil {
        used.formUnion(members)
        finds.append(find)
      }
    }
  }

  /// Tries the versions, mappings and thresholds that a triple allows, until one decodes.
  private static func read(_ triple: FinderTriple, in image: ThresholdedImage) -> Find? {
    guard let geometry = SymbolGeometry(triple, in: image) else { return nil }
    var failed: Find?
    var versions = geometry.versions
    var next = 0
    while next < versions.count {
      let version = versions[next]
      next += 1
      for usesCorners in [true, false] {
        guard let mapping = geometry.mapping(for: version, usesCorners: usesCorners),
          let samples = mapping.samples(in: image)
        else { continue }
        if failed == nil { failed = Find(quadrilateral: mapping.quadrilateral) }
        let thresholding = ModuleThresholding(
          samples: samples, side: version.side, isInverted: triple.topLeft.isInverted)
        for matrix in [
          thresholding.byNeighborhood(radius: 4), thresholding.byWhole(),
          thresholding.byNeighborhood(radius: 1),
        ] {
          for candidate in [matrix, matrix.transposed] {
            if let symbol = QRSymbol(candidate) {
              return Find(symbol: symbol, quadrilateral: mapping.quadrilateral)
            }
          }
          if let stated = QRVersion.stated(in: matrix), !versions.contains(stated) {
            versions.append(stated)
          }
        }
      }
    }
    return failed
  }
}
