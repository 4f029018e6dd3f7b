import Raster

/// Where the modules of a symbol lie in the picture.
///
/// Module coordinates count from the outer edge of the upper left corner: the centre of the first
/// module is (0.5, 0.5).
struct SymbolGeometry {
  let triple: FinderTriple
  private let image: SampledImage
  /// Module and picture coordinates of the finder patterns' centres and corners, by pattern.
  private let marks: [(center: Point, corners: [Point])]
  /// The number of modules between the centres of finder patterns, along both legs.
  let estimatedSpan: Double

  /// Measures the three patterns, or gives `nil` where one of them is none along the legs.
  init?(_ triple: FinderTriple, in image: SampledImage) {
    self.triple = triple
    self.image = image
    let origin = triple.topLeft
    let rightward = (triple.topRight.center - origin.center).normalized
    let downward = (triple.bottomLeft.center - origin.center).normalized
    var failureCount = 0
    /// One module along a direction at a pattern; the pattern's size serves where no cut succeeds.
    func module(_ pattern: FinderPattern, _ direction: Point) -> Double {
      let walk = PatternWalk(
        image: image, isInverted: pattern.isInverted, contrast: pattern.contrast)
      let expected = 1.5 * max(pattern.width, pattern.height)
      let crossing = walk.crossing(
        through: pattern.center, along: direction, expected: expected)
      if crossing == nil { failureCount += 1 }
      return (crossing?.length ?? pattern.size) / 7
    }
    let patterns = [origin, triple.topRight, triple.bottomLeft]
    let across = patterns.map { module($0, rightward) }
    let along = patterns.map { module($0, downward) }
    let spans = [
      Self.span(origin.center.distance(to: triple.topRight.center), across[0], across[1]),
      Self.span(origin.center.distance(to: triple.bottomLeft.center), along[0], along[2]),
    ]
    guard failureCount <= 2, spans.allSatisfy({ $0 > 9 && $0 < 200 }) else { return nil }
    estimatedSpan = (spans[0] + spans[1]) / 2
    marks = patterns.indices.map { index in
      let measured = FinderCorners(
        patterns[index], right: rightward * across[index], down: downward * along[index],
        in: image)
      return (patterns[index].center, measured?.corners ?? [])
    }
  }

  /// The number of modules along a distance, their size running from one value to another as
  /// perspective makes it run.
  private static func span(_ distance: Double, _ first: Double, _ last: Double) -> Double {
    // The mean of 1 / size under a size that grows evenly is near that of the harmonic mean.
    distance * (1 / first + 1 / last) / 2
  }

  /// The versions that the span allows, the nearest first.
  var versions: [QRVersion] {
    let exact = (estimatedSpan + 7 - 17) / 4
    guard exact.isFinite, abs(exact) < 100 else { return [] }
    let nearest = Int(exact.rounded())
    let next = exact > Double(nearest) ? nearest + 1 : nearest - 1
    let other = exact > Double(nearest) ? nearest - 1 : nearest + 1
    return [nearest, next, other].compactMap(QRVersion.init(number:))
  }

  /// Whether dark and light modules take turns between the patterns, as the timing patterns want it
  /// (ISO/IEC 18004, 6.3.5).
  ///
  /// Only the modules beside the patterns are looked at: farther off a bent symbol needs a better
  /// mapping.
  private func hasTiming(_ version: QRVersion, _ mapping: Homography) -> Bool {
    let count = min(14, version.side - 16)
    let sign = triple.topLeft.isInverted ? -1.0 : 1.0
    var total = 0
    for isAcross in [true, false] {
      for isFar in [true, false] {
        // From the last light module beside the pattern on.
        let grays = (7...8 + count).map { index in
          let position = Double(isFar ? version.side - 1 - index : index) + 0.5
          return sign * image.gray(isAcross ? mapping(position, 6.5) : mapping(6.5, position))
        }
        // Each against its neighbours, so that no threshold is needed.
        var agreeing = 0
        for index in 1...count {
          let difference = 2 * grays[index] - grays[index - 1] - grays[index + 1]
          if (difference < 0) == (index % 2 == 1) { agreeing += 1 }
        }
        if 2 * agreeing < count { return false }
        total += agreeing
      }
    }
    return 4 * total >= 3 * 4 * count
  }

  /// The mapping from modules to the picture for a version, refined by alignment patterns.
  ///
  /// - Parameters:
  ///   - version: The version to try.
  ///   - usesCorners: Whether the finder patterns' corners take part beside their centres.
  func mapping(for version: QRVersion, usesCorners: Bool) -> SymbolMapping? {
    let far = Double(version.side) - 3.5
    let centers = [Point(x: 3.5, y: 3.5), Point(x: far, y: 3.5), Point(x: 3.5, y: far)]
    let offsets = [
      Point(x: -3.5, y: -3.5), Point(x: 3.5, y: -3.5), Point(x: 3.5, y: 3.5),
      Point(x: -3.5, y: 3.5),
    ]
    var pairs: [(from: Point, to: Point, weight: Double)] = []
    for (mark, center) in zip(marks, centers) {
      pairs.append((center, mark.center, 4))
      guard usesCorners else { continue }
      for (corner, offset) in zip(mark.corners, offsets) {
        pairs.append((center + offset, corner, 1))
      }
    }
    // The fourth corner of the parallelogram, with all weight where nothing else is known.
    let fourth = marks[1].center + marks[2].center - marks[0].center
    pairs.append((Point(x: far, y: far), fourth, pairs.count > 6 ? 1e-4 : 1))
    guard var mapping = Homography(pairs), hasTiming(version, mapping) else { return nil }

    let patterns = [triple.topLeft, triple.topRight, triple.bottomLeft]
    let search = AlignmentSearch(
      image: image, isInverted: triple.topLeft.isInverted,
      contrast: patterns.map(\.contrast).min() ?? 0)
    var found: [(position: Point, place: Point)] = []
    let positions = version.alignmentPositions.map { (Double($0.x) + 0.5, Double($0.y) + 0.5) }
    // The one nearest to the missing corner first: it helps to find the others.
    if let (x, y) = positions.last,
      let place = search.place(of: Point(x: x, y: y), under: mapping, radius: 4)
    {
      found.append((Point(x: x, y: y), place))
      pairs[pairs.count - 1].weight = 0
      pairs.append((Point(x: x, y: y), place, 4))
      mapping = Homography(pairs) ?? mapping
    }
    for (x, y) in positions.dropLast() {
      guard let place = search.place(of: Point(x: x, y: y), under: mapping, radius: 1.75) else {
        continue
      }
      found.append((Point(x: x, y: y), place))
      pairs.append((Point(x: x, y: y), place, 4))
    }
    if found.count > 1 { mapping = Homography(pairs) ?? mapping }
    let anchors = zip(centers, marks).map { ($0, $1.center) } + found.map { ($0, $1) }
    return SymbolMapping(version: version, homography: mapping, anchors: anchors)
  }
}
