import Raster

extension QRFinder {
  /// Tries the versions, mappings and thresholds that a triple allows, until one decodes.
  static func read(_ geometry: SymbolGeometry, in image: GrayImage, scale: Double) -> Find? {
    for version in geometry.versions where geometry.hasTiming(for: version) {
      for usesCorners in [true, false] {
        guard let mapping = geometry.mapping(for: version, usesCorners: usesCorners) else {
          continue
        }
        let isInverted = geometry.triple.topLeft.isInverted
        if let find = read(mapping, isInverted: isInverted, in: image, scale: scale) { return find }
      }
      if let find = readFirstModel(geometry, version, in: image, scale: scale) { return find }
    }
    return nil
  }

  /// The modules of a code that could not be decoded, by the first version and mapping that fit.
  static func doubtful(
    _ geometry: SymbolGeometry, in image: GrayImage, scale: Double
  ) -> DoubtfulCode? {
    for version in geometry.versions where geometry.hasTiming(for: version) {
      let mapping = geometry.mapping(for: version, usesCorners: true)
      guard let mapping, let samples = mapping.samples(in: image) else { continue }
      let isInverted = geometry.triple.topLeft.isInverted
      let thresholding = ModuleThresholding(
        samples: samples, side: version.side, isInverted: isInverted)
      return DoubtfulCode(
        side: version.side, leads: thresholding.leads(radius: 4),
        quadrilateral: mapping.quadrilateral.scaled(by: scale), isInverted: isInverted)
    }
    return nil
  }

  /// The same for Model 1, whose versions above the first lack the alignment patterns that the other
  /// mappings look for.
  private static func readFirstModel(
    _ geometry: SymbolGeometry, _ version: QRVersion, in image: GrayImage, scale: Double
  ) -> Find? {
    guard QRSymbol.firstModelVersions.contains(version.number),
      let mapping = geometry.plainMapping(for: version), let samples = mapping.samples(in: image)
    else { return nil }
    let isInverted = geometry.triple.topLeft.isInverted
    let matrix = ModuleThresholding(
      samples: samples, side: version.side, isInverted: isInverted
    ).byNeighborhood(radius: 4)
    let place = mapping.quadrilateral.scaled(by: scale)
    if let symbol = QRSymbol(firstModel: matrix) {
      return Find(symbol: symbol, quadrilateral: place, isMirrored: false, isInverted: isInverted)
    }
    return QRSymbol(firstModel: matrix.transposed).map {
      Find(symbol: $0, quadrilateral: place.mirrored, isMirrored: true, isInverted: isInverted)
    }
  }

  /// The same where the symbol may be bent.
  static func readBent(_ geometry: SymbolGeometry, in image: GrayImage, scale: Double) -> Find? {
    let isInverted = geometry.triple.topLeft.isInverted
    for version in geometry.versions where BentMapping.versions.contains(version.number) {
      guard let flat = Homography(nearest: geometry.pairs(for: version, usesCorners: false)),
        let mapping = BentMapping(flat, version: version, isInverted: isInverted, in: image)
          .mapping(),
        let find = read(mapping, isInverted: isInverted, in: image, scale: scale)
      else { continue }
      return find
    }
    return nil
  }

  /// The same where the modules themselves say how the symbol lies.
  static func readRefined(_ geometry: SymbolGeometry, in image: GrayImage, scale: Double) -> Find? {
    let isInverted = geometry.triple.topLeft.isInverted
    for version in geometry.versions
    where MappingRefinement.versions.contains(version.number) && geometry.hasTiming(for: version) {
      guard let mapping = geometry.mapping(for: version, usesCorners: true) else { continue }
      let refined = MappingRefinement(
        mapping, version: version, isInverted: isInverted, in: image
      ).mapping()
      if let find = read(refined, isInverted: isInverted, in: image, scale: scale) { return find }
    }
    return nil
  }

  /// Tries the thresholds until one decodes, upright and in a mirror, and at last without what modules
  /// have of their neighbours.
  private static func read(
    _ mapping: SymbolMapping, isInverted: Bool, in image: GrayImage, scale: Double
  ) -> Find? {
    guard let samples = mapping.samples(in: image) else { return nil }
    let thresholding = ModuleThresholding(
      samples: samples, side: mapping.width, isInverted: isInverted)
    let place = mapping.quadrilateral.scaled(by: scale)
    for matrix in [
      thresholding.byNeighborhood(radius: 4), thresholding.byWhole(),
      thresholding.byNeighborhood(radius: 1),
    ] {
      if let symbol = QRSymbol(matrix) ?? QRSymbol(firstModel: matrix) {
        return Find(
          symbol: symbol, quadrilateral: place, isMirrored: false, isInverted: isInverted)
      }
      if let symbol = QRSymbol(matrix.transposed) {
        return Find(
          symbol: symbol, quadrilateral: place.mirrored, isMirrored: true, isInverted: isInverted)
      }
    }
    return Find(
      leads: thresholding.equalizedLeads(radius: 4), side: mapping.width, quadrilateral: place,
      isInverted: isInverted)
  }
}
