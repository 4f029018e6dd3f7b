import Raster

/// Where the modules of a symbol lie in the picture.
///
/// Module coordinates count from the outer edge of the upper left corner: the centre of the first
/// module is (0.5, 0.5).
struct SymbolGeometry {
  let triple: FinderTriple
  private let image: GrayImage
  private let topLeft: MeasuredPattern
  private let topRight: MeasuredPattern
  private let bottomLeft: MeasuredPattern
  /// The number of modules between the centres of finder patterns, the mean of both legs.
  let estimatedSpan: Double

  /// Measures the three patterns, or gives `nil` where they show no patterns along the legs or no
  /// symbol has their distance.
  init?(_ triple: FinderTriple, in image: GrayImage) {
    self.triple = triple
    self.image = image
    let across = triple.topRight.center - triple.topLeft.center
    let along = triple.bottomLeft.center - triple.topLeft.center
    let (rightward, downward) = (across.normalized, along.normalized)
    var topLeft = MeasuredPattern(triple.topLeft, rightward, downward, in: image)
    var topRight = MeasuredPattern(triple.topRight, rightward, downward, in: image)
    var bottomLeft = MeasuredPattern(triple.bottomLeft, rightward, downward, in: image)
    guard topLeft.failureCount + topRight.failureCount + bottomLeft.failureCount <= 2 else {
      return nil
    }
    topLeft.measureCorners(in: image)
    topRight.measureCorners(in: image)
    bottomLeft.measureCorners(in: image)
    (self.topLeft, self.topRight, self.bottomLeft) = (topLeft, topRight, bottomLeft)
    // Perspective makes the modules' size run evenly from end to end, nearly.
    let spans = (
      across.length * (1 / topLeft.right.length + 1 / topRight.right.length) / 2,
      along.length * (1 / topLeft.down.length + 1 / bottomLeft.down.length) / 2
    )
    guard min(spans.0, spans.1) > 9, max(spans.0, spans.1) < 200 else { return nil }
    estimatedSpan = (spans.0 + spans.1) / 2
  }

  /// The versions that the symbol may be of, the likeliest first: the one that it states, or those
  /// that the span allows.
  var versions: [QRVersion] {
    let exact = (estimatedSpan + 7 - 17) / 4
    let nearest = Int(exact.rounded())
    if nearest >= 6, let stated = statedVersion, abs(Double(stated.number) - exact) < 0.2 * exact {
      return [stated]
    }
    let next = exact > Double(nearest) ? nearest + 1 : nearest - 1
    let other = exact > Double(nearest) ? nearest - 1 : nearest + 1
    return [nearest, next, other].compactMap(QRVersion.init(number:))
  }

  /// The version that the modules beside one of the patterns state (ISO/IEC 18004, 7.10).
  private var statedVersion: QRVersion? {
    let copies = [
      (topRight, { (index: Int) in (Double(index % 3) - 7, Double(index / 3) - 3) }),
      (bottomLeft, { (index: Int) in (Double(index / 3) - 3, Double(index % 3) - 7) }),
    ]
    let sign = triple.topLeft.isInverted ? -1.0 : 1.0
    for (pattern, position) in copies {
      // Halfway between the middle square and the light ring around it.
      let ring = [(2.0, 0.0), (-2, 0), (0, 2), (0, -2)].map { image.gray(pattern.place($0, $1)) }
      let middle = (image.gray(pattern.center) + ring.reduce(0, +) / 4) / 2
      var bits = 0
      for index in (0..<18).reversed() {
        let (x, y) = position(index)
        bits = bits << 1 | (sign * (image.gray(pattern.place(x, y)) - middle) < 0 ? 1 : 0)
      }
      if let version = QRVersion(information: bits) { return version }
    }
    return nil
  }

  /// Whether the modules between the patterns are dark and light by turns, as the timing patterns want
  /// it (ISO/IEC 18004, 6.3.5).
  ///
  /// Only those beside the patterns are looked at, under the mapping of the whole symbol and, because
  /// that fails where a large one is bent, under that of each pattern alone.
  func hasTiming(for version: QRVersion) -> Bool {
    let side = Double(version.side)
    if let mapping = Homography(nearest: pairs(for: version, usesCorners: true)),
      hasTiming(
        for: version,
        [
          { mapping($0 + 3.5, 6.5) }, { mapping(6.5, $0 + 3.5) },
          { mapping(side - 3.5 - $0, 6.5) }, { mapping(6.5, side - 3.5 - $0) },
        ])
    {
      return true
    }
    return version.number >= 7
      && hasTiming(
        for: version,
        [
          { topLeft.place($0, 3) }, { topLeft.place(3, $0) }, { topRight.place(-$0, 3) },
          { bottomLeft.place(3, -$0) },
        ])
  }

  /// Whether modules are dark and light by turns along four lines, which give the places at distances
  /// from the centre of a pattern.
  private func hasTiming(for version: QRVersion, _ lines: [(Double) -> Point]) -> Bool {
    let count = min(14, version.side - 16)
    let sign = triple.topLeft.isInverted ? -1.0 : 1.0
    var total = 0
    for line in lines {
      // The first is the last light module beside the pattern.
      let grays = (4...5 + count).map { sign * image.gray(line(Double($0))) }
      // Each against its neighbours, so that no threshold is needed.
      var agreeing = 0
      for index in 1...count {
        let difference = 2 * grays[index] - grays[index - 1] - grays[index + 1]
        if (difference < 0) == (index % 2 == 1) { agreeing += 1 }
      }
      if 2 * agreeing < count { return false }
      total += agreeing
    }
    return total >= 3 * count
  }

  /// The finder patterns of a version and where they lie, and last the fourth corner of their
  /// parallelogram, with all weight where nothing else is known.
  private func pairs(
    for version: QRVersion, usesCorners: Bool
  ) -> [(from: Point, to: Point, weight: Double)] {
    let far = Double(version.side) - 3.5
    let offsets = [
      Point(x: -3.5, y: -3.5), Point(x: 3.5, y: -3.5), Point(x: 3.5, y: 3.5),
      Point(x: -3.5, y: 3.5),
    ]
    var pairs: [(from: Point, to: Point, weight: Double)] = []
    for (mark, x, y) in [(topLeft, 3.5, 3.5), (topRight, far, 3.5), (bottomLeft, 3.5, far)] {
      pairs.append((Point(x: x, y: y), mark.center, 4))
      guard usesCorners else { continue }
      for (corner, offset) in zip(mark.corners, offsets) {
        pairs.append((Point(x: x, y: y) + offset, corner, 1))
      }
    }
    let fourth = topRight.center + bottomLeft.center - topLeft.center
    pairs.append((Point(x: far, y: far), fourth, pairs.count > 6 ? 1e-4 : 1))
    return pairs
  }

  /// The mapping from modules to the picture for a version, refined by alignment patterns and, where
  /// it is wanted, by the corners of the finder patterns.
  func mapping(for version: QRVersion, usesCorners: Bool) -> SymbolMapping? {
    var pairs = pairs(for: version, usesCorners: usesCorners)
    guard let first = Homography(nearest: pairs) else { return nil }
    // A small symbol hardly bends, and has too few places to tell.
    let mayBend = version.number >= 7
    var bend = SymbolBend()
    if mayBend {
      for pair in pairs.dropLast() {
        bend.add(pair.from, miss: pair.to - first(pair.from.x, pair.from.y))
      }
    }

    let search = AlignmentSearch(
      image: image, isInverted: triple.topLeft.isInverted,
      contrast: min(
        triple.topLeft.contrast, triple.topRight.contrast, triple.bottomLeft.contrast))
    let positions = version.alignmentPositions.map {
      Point(x: Double($0.x) + 0.5, y: Double($0.y) + 0.5)
    }
    // Outward from the finder patterns, each guessed from those found before; a single one is far
    // from all of them.
    let far = Double(version.side) - 3.5
    let origins = [Point(x: 3.5, y: 3.5), Point(x: far, y: 3.5), Point(x: 3.5, y: far)]
    let sorted = positions.map { position in
      (position, origins.map { $0.distance(to: position) }.min() ?? 0)
    }.sorted { $0.1 < $1.1 }
    var foundCount = 0
    for (index, (position, _)) in sorted.enumerated() {
      // A symbol may have lost some, but not most of those near its marks.
      if index >= 5, 3 * foundCount < index { return nil }
      // The farther the next known place, the less certain the guess.
      let radius = mayBend ? min(4, 1 + bend.distance(from: position) / 10) : 4
      let place = search.place(
        of: position, under: { first($0, $1) + bend.miss(at: $0, $1) }, radius: radius)
      guard let place else { continue }
      foundCount += 1
      pairs[pairs.count - 1].weight = 0
      pairs.insert((position, place, 4), at: pairs.count - 1)
      if mayBend { bend.add(position, miss: place - first(position.x, position.y)) }
    }
    guard let last = Homography(nearest: pairs) else { return nil }
    guard mayBend else { return SymbolMapping(version: version, homography: last, bend: nil) }
    var remainder = SymbolBend()
    for pair in pairs.dropLast() {
      remainder.add(pair.from, miss: pair.to - last(pair.from.x, pair.from.y))
    }
    return SymbolMapping(version: version, homography: last, bend: remainder)
  }
}
