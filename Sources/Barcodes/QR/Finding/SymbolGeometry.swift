import Raster

/// Where the modules of a symbol lie in the picture.
///
/// Module coordinates count from the outer edge of the upper left corner: the centre of the first
/// module is (0.5, 0.5).
struct SymbolGeometry {
  let triple: FinderTriple
  let image: GrayImage
  let topLeft: MeasuredPattern
  let topRight: MeasuredPattern
  let bottomLeft: MeasuredPattern
  /// The number of modules between the centres of finder patterns, the mean of both legs.
  let estimatedSpan: Double

  /// Measures the three patterns, or gives `nil` where they show no patterns along the legs or no
  /// symbol has their distance.
  init?(_ triple: FinderTriple, in image: GrayImage, cuts: inout MarkCuts) {
    self.triple = triple
    self.image = image
    let across = triple.topRight.center - triple.topLeft.center
    let along = triple.bottomLeft.center - triple.topLeft.center
    guard
      let patterns = Self.measured(
        triple, rightward: across.normalized, downward: along.normalized, in: image, cuts: &cuts)
    else { return nil }
    let (topLeft, topRight, bottomLeft) = patterns
    (self.topLeft, self.topRight, self.bottomLeft) = (topLeft, topRight, bottomLeft)
    // Perspective makes the modules' size run evenly from end to end, nearly.
    let spans = (
      across.length * (1 / topLeft.right.length + 1 / topRight.right.length) / 2,
      along.length * (1 / topLeft.down.length + 1 / bottomLeft.down.length) / 2
    )
    guard min(spans.0, spans.1) > 9, max(spans.0, spans.1) < 200 else { return nil }
    estimatedSpan = (spans.0 + spans.1) / 2
  }

  /// The three patterns measured along the legs, or `nil` where they are none.
  ///
  /// Each that was found must look like one. Of three a cut or two may fail; where one is only
  /// supposed the other two must be whole.
  private static func measured(
    _ triple: FinderTriple, rightward: Point, downward: Point, in image: GrayImage,
    cuts: inout MarkCuts
  ) -> (MeasuredPattern, MeasuredPattern, MeasuredPattern)? {
    let corners: [FinderTriple.Corner] = [.topLeft, .topRight, .bottomLeft]
    let supposed = corners.firstIndex { $0 == triple.supposed }
    var failuresLeft = supposed == nil ? 2 : 0
    var patterns: [MeasuredPattern] = []
    for (index, pattern) in [triple.topLeft, triple.topRight, triple.bottomLeft].enumerated() {
      guard index != supposed else {
        patterns.append(MeasuredPattern(supposed: pattern, right: rightward, down: downward))
        continue
      }
      patterns.append(
        MeasuredPattern(pattern, rightward, downward) {
          cuts.length(of: pattern, triple.members[index], along: $0)
        })
      failuresLeft -= patterns[index].failureCount
      guard failuresLeft >= 0 else { return nil }
    }
    for index in patterns.indices where index != supposed {
      patterns[index].measureCorners(in: image)
      guard patterns[index].likeness(in: image) >= MeasuredPattern.leastLikeness else { return nil }
    }
    if let supposed {
      let known = patterns.indices.filter { $0 != supposed }
      guard known.allSatisfy({ patterns[$0].corners.count == 4 }) else { return nil }
      let (one, other) = (patterns[known[0]], patterns[known[1]])
      patterns[supposed] = MeasuredPattern(
        supposed: [triple.topLeft, triple.topRight, triple.bottomLeft][supposed],
        right: (one.right + other.right) * 0.5, down: (one.down + other.down) * 0.5)
    }
    return (patterns[0], patterns[1], patterns[2])
  }

  /// Whether all three patterns were found with their corners, which chance seldom does.
  var isWhole: Bool {
    triple.supposed == nil
      && [topLeft, topRight, bottomLeft].allSatisfy { $0.corners.count == 4 }
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

  /// The mapping by the finder patterns alone: Model 1 has no alignment patterns.
  func plainMapping(for version: QRVersion) -> SymbolMapping? {
    Homography(nearest: pairs(for: version, usesCorners: true)).map {
      SymbolMapping(version: version, homography: $0)
    }
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
    guard mayBend else { return SymbolMapping(version: version, homography: last) }
    var remainder = SymbolBend()
    for pair in pairs.dropLast() {
      remainder.add(pair.from, miss: pair.to - last(pair.from.x, pair.from.y))
    }
    return SymbolMapping(version: version, homography: last) { remainder.miss(at: $0, $1) }
  }
}
