import Raster

/// Finds and reads the QR symbols of a picture: marks, triples of marks, modules.
struct QRFinder {
  /// A symbol that was read.
  struct Find {
    let symbol: QRSymbol
    let quadrilateral: Quadrilateral
  }

  /// The greatest number of triples that are measured in one pass.
  private static let greatestTripleCount = 12
  /// The greatest number of failures that are kept.
  private static let greatestFailureCount = 2

  /// The symbols that were read.
  private(set) var finds: [Find] = []
  /// Places that look like symbols and could not be read.
  private(set) var failures: [UnreadSymbol] = []

  /// Searches a picture; a second threshold is tried where the first gives nothing.
  init(_ image: GrayImage) {
    let lesserSide = min(image.width, image.height)
    let rowStep = lesserSide < 160 ? 1 : lesserSide < 480 ? 2 : 3
    for radius in [7, 2] where finds.isEmpty {
      search(ThresholdedImage(image, radius: radius), rowStep: rowStep)
    }
  }

  private mutating func search(_ image: ThresholdedImage, rowStep: Int) {
    let patterns = FinderPatternSearch(image, rowStep: rowStep).patterns
    guard patterns.count >= 3 else { return }
    var used: Set<Int> = []
    for triple in FinderTriple.candidates(among: patterns, limit: Self.greatestTripleCount) {
      let members = [triple.members[0], triple.members[1], triple.members[2]]
      guard used.isDisjoint(with: members), let geometry = SymbolGeometry(triple, in: image) else {
        continue
      }
      switch Self.read(geometry, in: image) {
      case .success(let find):
        used.formUnion(members)
        finds.append(find)
      case .failure(let unread):
        if failures.count < Self.greatestFailureCount { failures.append(unread) }
      case nil: continue
      }
    }
  }

  /// Tries the versions, mappings and thresholds that a triple allows, until one decodes.
  ///
  /// - Returns: The symbol, or the first place that looked like one, or `nil` where none did.
  private static func read(
    _ geometry: SymbolGeometry, in image: ThresholdedImage
  ) -> Result<Find, UnreadSymbol>? {
    var failure: UnreadSymbol?
    var versions = geometry.versions
    var next = 0
    while next < versions.count {
      let version = versions[next]
      next += 1
      for usesCorners in [true, false] {
        guard let mapping = geometry.mapping(for: version, usesCorners: usesCorners),
          let samples = mapping.samples(in: image)
        else { continue }
        let isInverted = geometry.triple.topLeft.isInverted
        if failure == nil { failure = UnreadSymbol(mapping: mapping, isInverted: isInverted) }
        let thresholding = ModuleThresholding(
          samples: samples, side: version.side, isInverted: isInverted)
        for matrix in [
          thresholding.byNeighborhood(radius: 4), thresholding.byWhole(),
          thresholding.byNeighborhood(radius: 1),
        ] {
          for candidate in [matrix, matrix.transposed] {
            if let symbol = QRSymbol(candidate) {
              return .success(Find(symbol: symbol, quadrilateral: mapping.quadrilateral))
            }
          }
          if let stated = QRVersion.stated(in: matrix), !versions.contains(stated) {
            versions.append(stated)
          }
        }
      }
    }
    return failure.map { .failure($0) }
  }
}
