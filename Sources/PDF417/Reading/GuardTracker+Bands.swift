import Raster

extension GuardTracker {
  /// Measures place and module width in bands along the bars, and lays lines through them.
  ///
  /// Beside a line the guard lies so many pixels aside as `shift` says of a place along the axis.
  mutating func refined(
    origin: Point, axis: Point, module: Point, range: ClosedRange<Double>,
    shift: (Double) -> Double
  ) -> Guard? {
    guard
      let (begins, widths) = bands(
        origin: origin, axis: axis, module: module, range: range, shift: shift)
    else { return nil }
    let size = module.length
    let unit = module / size
    var begin = (offset: 0.0, slope: 0.0)
    var width = (offset: 1.0, slope: 0.0)
    if begins.count >= 2, let line = Self.line(begins) { begin = line }
    if widths.count >= 3, let line = Self.line(widths) {
      width = line
    } else if !widths.isEmpty {
      width.offset = widths.reduce(0) { $0 + $1.shift } / Double(widths.count)
    }
    func end(_ along: Double) -> (Point, Point) {
      let place = origin + axis * along + unit * (begin.offset + begin.slope * along + shift(along))
      return (place, module * (width.offset + width.slope * along))
    }
    let half = max(1, size / 2) / 2
    let (first, firstModule) = end(range.lowerBound - half)
    let (last, lastModule) = end(range.upperBound + half)
    return Guard(
      pattern: hit.pattern, isInverted: hit.isInverted, origins: (first, last),
      modules: (firstModule, lastModule))
  }

  /// Where the guard begins in bands along the bars, each the mean of many lines, and how many times as
  /// wide its module is there; `nil` where it is seen in less than a third of them.
  private mutating func bands(
    origin: Point, axis: Point, module: Point, range: ClosedRange<Double>,
    shift: (Double) -> Double
  ) -> (begins: [Sighting], widths: [Sighting])? {
    let size = module.length
    let height = range.upperBound - range.lowerBound
    let count = min(
      max(Int(height / (Self.bandHeight * size)), Self.bandCounts.lowerBound),
      Self.bandCounts.upperBound)
    let lineStep = max(1, height / Double(count) / Self.bandLines)
    var begins: [Sighting] = []
    var widths: [Sighting] = []
    for band in 0..<count {
      let from = range.lowerBound + height * Double(band) / Double(count)
      let to = range.lowerBound + height * Double(band + 1) / Double(count)
      for index in profile.indices { profile[index] = 0 }
      var lines: Float = 0
      for along in stride(from: from + lineStep / 2, to: to, by: lineStep) {
        addProfile(
          origin: origin + axis * along + module * (shift(along) / size), module: module)
        lines += 1
      }
      guard lines > 0 else { continue }
      for index in profile.indices { profile[index] /= lines }
      let leading = template.matchLeading(profile, search: Self.search)
      let trailing = template.matchTrailing(profile, search: Self.search)
      guard leading.correlation > Self.leastBandCorrelations.leading,
        trailing.correlation > Self.leastBandCorrelations.trailing
      else { continue }
      let (centre, next) = (GuardTemplate.leadingCentre, GuardTemplate.trailingCentre)
      let growth = (trailing.shift - leading.shift) / (next - centre)
      guard abs(growth) < Self.mostGrowth else { continue }
      let along = (from + to) / 2
      begins.append(Sighting(along: along, shift: (leading.shift - centre * growth) * size))
      widths.append(Sighting(along: along, shift: 1 + growth))
    }
    return begins.count * 3 >= count ? (begins, widths) : nil
  }
}
