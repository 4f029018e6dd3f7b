import Raster

/// Follows a guard pattern from one hit up and down to its ends.
struct GuardTracker {
  private let picture: Picture
  let template: GuardTemplate
  let hit: GuardHit
  var profile: [Float]

  typealias Sighting = GuardCourse.Sighting

  private init(_ picture: Picture, _ hit: GuardHit) {
    self.picture = picture
    self.hit = hit
    template = GuardTemplate.of(hit.pattern)
    profile = [Float](
      repeating: 0, count: GuardTemplate.sampleCount + 2 * Self.search)
  }

  /// The guard that a hit belongs to, or `nil` where it was a chance one.
  static func follow(_ hit: GuardHit, in picture: Picture) -> Guard? {
    var tracker = GuardTracker(picture, hit)
    return tracker.run()
  }

  private mutating func run() -> Guard? {
    let size = hit.module.length
    guard size >= 1,
      sight(origin: hit.origin, module: hit.module, search: 1).correlation
        > Self.leastFirstCorrelation
    else {
      return nil
    }
    // First along the scan line, however it lies; then across the bars that were found.
    let across = hit.module.turned / size
    let rough = sightings(
      origin: hit.origin, module: hit.module, along: across, step: max(1, size * Self.roughStep),
      hastens: true)
    let unit = hit.module / size
    let turned = GuardCourse(through: rough, aside: unit, module: size)
    guard rough.count >= Self.leastRoughSightings, let line = Self.line(rough, beside: turned)
    else { return nil }
    func shift(_ along: Double) -> Double {
      turned?.shift(at: along) ?? line.offset + line.slope * along
    }
    guard isSharp(rough, along: across, shift: shift) else { return nil }
    let bars = across + unit * line.slope
    let axis = bars / bars.length
    let perpendicular = -axis.turned
    let module = perpendicular * hit.module.dot(perpendicular)
    let middle = Self.middle(rough, within: Self.gap * size)
    let origin = hit.origin + across * middle + unit * shift(middle)
    let fineSize = module.length
    let fine = sightings(
      origin: origin, module: module, along: axis, step: max(1, fineSize / 2))
    let course = GuardCourse(through: fine, aside: perpendicular, module: fineSize)
    guard fine.count >= Self.leastFineSightings, let fineLine = Self.line(fine, beside: course),
      let first = fine.map(\.along).min(), let last = fine.map(\.along).max(),
      last - first >= Self.leastHeight * fineSize
    else { return nil }
    // Damage may hide a part, but what is seen must be most of what lies between the ends.
    guard Double(fine.count) * max(1, fineSize / 2) > Self.leastSeen * (last - first) else {
      return nil
    }
    var found = refined(
      origin: origin + perpendicular * fineLine.offset, axis: axis + perpendicular * fineLine.slope,
      module: module, range: first...last
    ) { along in
      course.map { $0.shift(at: along) - fineLine.offset - fineLine.slope * along } ?? 0
    }
    guard let course else { return found }
    let half = max(1, fineSize / 2) / 2
    found?.course = course.between(first - half, last + half)
    return found
  }

  /// Whether the mean of some lines, laid one on the other, shows the pattern clearly.
  ///
  /// Single lines may be noisy and are not asked for much; what is no pattern gets no better by
  /// taking the mean.
  private mutating func isSharp(
    _ sightings: [Sighting], along axis: Point, shift: (Double) -> Double
  ) -> Bool {
    for index in profile.indices { profile[index] = 0 }
    let unit = hit.module / hit.module.length
    for index in stride(from: 0, to: sightings.count, by: max(1, sightings.count / Self.meanLines))
    {
      let along = sightings[index].along
      addProfile(
        origin: hit.origin + axis * along + unit * shift(along), module: hit.module)
    }
    return template.match(profile, search: Self.search).correlation > Self.leastMeanCorrelation
  }

  private mutating func sight(
    origin: Point, module: Point, search: Int = Self.search
  ) -> GuardTemplate.Match {
    for index in profile.indices { profile[index] = 0 }
    addProfile(origin: origin, module: module, search: search)
    return template.match(profile, search: search)
  }

  mutating func addProfile(
    origin: Point, module: Point, search: Int = Self.search
  ) {
    let step = module / Double(GuardTemplate.samplesPerModule)
    let before = Double(GuardTemplate.lead) + GuardTemplate.margin(search: search)
    picture.addSamples(
      origin: origin - module * before + step * 0.5, step: step, to: &profile,
      range: 0..<(GuardTemplate.sampleCount + 2 * search))
  }

  private mutating func sightings(
    origin: Point, module: Point, along axis: Point, step: Double, hastens: Bool = false
  ) -> [Sighting] {
    let size = module.length
    let unit = module / size
    var sightings: [Sighting] = []
    for sign in [1.0, -1.0] {
      var recent: [Sighting] = []
      var missed = 0.0
      var along = sign > 0 ? 0 : -step
      var expected = 0.0
      // A chance hit leads nowhere and is soon given up; what has been followed may have a gap.
      while abs(along) < Self.reach * size,
        missed < (recent.count < Self.sureSightings ? Self.firstGap : Self.gap) * size
      {
        if let last = recent.last {
          expected = last.shift + Self.slope(recent) * (along - last.along)
        }
        let place = origin + axis * along + unit * expected
        guard picture.contains(place + module * 4) else { break }
        let match = sight(origin: place, module: module)
        if match.correlation > Self.leastCorrelation {
          let sighting = Sighting(along: along, shift: expected + match.shift * size)
          sightings.append(sighting)
          recent.append(sighting)
          if recent.count > Self.mostRecent { recent.removeFirst(Self.forgotten) }
          missed = 0
        } else {
          missed += step
        }
        // Once the way is known some lines may be left out.
        along +=
          sign * step
          * (hastens ? min(Self.longestStride, 1 + Double(recent.count / Self.forgotten)) : 1)
      }
    }
    return sightings
  }

  /// The mean place of the sightings about the hit, between gaps that are wider than one pattern has: behind
  /// those another symbol may stand, which its own hits lead to.
  private static func middle(_ sightings: [Sighting], within gap: Double) -> Double {
    let places = sightings.map(\.along).sorted()
    let hit = places.firstIndex { $0 >= 0 } ?? places.count - 1
    var (first, last) = (hit, hit)
    while first > 0, places[first] - places[first - 1] < gap { first -= 1 }
    while last < places.count - 1, places[last + 1] - places[last] < gap { last += 1 }
    return places[first...last].reduce(0, +) / Double(last - first + 1)
  }

  /// The slope of the last sightings; 0 while there are few.
  private static func slope(_ recent: [Sighting]) -> Double {
    guard recent.count >= leastRoughSightings, let line = regression(recent) else { return 0 }
    return line.slope
  }

  private static func regression(
    _ points: some Sequence<Sighting>
  ) -> (offset: Double, slope: Double)? {
    var fit = LeastSquares<2, 1>()
    for point in points { fit.add((u: point.along, v: point.shift)) }
    return fit.line()
  }

  /// A regression line, computed again without the third that fits worst where there is no course
  /// beside it.
  static func line(
    _ points: [Sighting], beside course: GuardCourse? = nil
  ) -> (offset: Double, slope: Double)? {
    guard let first = regression(points) else { return nil }
    guard course == nil else { return first }
    let sorted = points.sorted {
      abs($0.shift - first.offset - first.slope * $0.along)
        < abs($1.shift - first.offset - first.slope * $1.along)
    }
    return regression(sorted.prefix(max(3, points.count * 2 / 3))) ?? first
  }
}
