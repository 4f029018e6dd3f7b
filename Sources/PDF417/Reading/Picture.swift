import Raster

/// The pixels that are read, with the way they are sampled between their centres.
struct Picture {
  let width: Int
  let height: Int
  let pixels: [UInt8]
  /// Whether dark and light change places.
  var isInverted = false

  init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  func contains(_ point: Point) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x <= Double(width - 1) && point.y <= Double(height - 1)
  }

  /// Adds to `sums` the samples at `origin`, `origin + step`, …, interpolated between four pixels.
  ///
  /// What lies outside the picture is as light as paper can be: symbols are often cut out of their
  /// page without the quiet zone.
  func addSamples(origin: Point, step: Point, to sums: inout [Float], range: Range<Int>) {
    guard !range.isEmpty, width > 1, height > 1, sums.indices.contains(range.upperBound - 1),
      range.lowerBound >= 0, abs(origin.x) < 1e6, abs(origin.y) < 1e6
    else { return }
    let last = origin + step * Double(range.count - 1)
    guard abs(last.x) < 1e6, abs(last.y) < 1e6 else { return }
    let inside = samplesInside(origin: origin, step: step, count: range.count)
    for index in range.lowerBound..<(range.lowerBound + inside.lowerBound) { sums[index] += 255 }
    for index in (range.lowerBound + inside.upperBound)..<range.upperBound { sums[index] += 255 }
    guard !inside.isEmpty else { return }
    unsafe pixels.withUnsafeBufferPointer { pixels in
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        guard let input = pixels.baseAddress, let sums = sums.baseAddress else { return }
        let sampler = unsafe RaySampler(input: input, width: width, height: height)
        unsafe sampler.add(
          from: origin + step * Double(inside.lowerBound), step: step, count: inside.count,
          isInverted: isInverted, to: sums + (range.lowerBound + inside.lowerBound))
      }
    }
  }

  /// The samples that lie on a pixel: one run of them, as a picture has no dents.
  @inline(__always)
  private func samplesInside(origin: Point, step: Point, count: Int) -> Range<Int> {
    let last = origin + step * Double(count - 1)
    let lies = { (x: Double, y: Double) in
      x >= -0.5 && y >= -0.5 && x <= Double(width) - 0.5 && y <= Double(height) - 0.5
    }
    if lies(origin.x, origin.y), lies(last.x, last.y) { return 0..<count }
    return crossing(origin: origin, step: step, count: count)
  }

  @inline(never)
  private func crossing(origin: Point, step: Point, count: Int) -> Range<Int> {
    var (first, last) = (0.0, Double(count - 1))
    for (place, way, side) in [(origin.x, step.x, width), (origin.y, step.y, height)] {
      let (low, high) = (-0.5 - place, Double(side) - 0.5 - place)
      guard abs(way) > 1e-9 else {
        if low > 0 || high < 0 { return 0..<0 }
        continue
      }
      first = max(first, min(low / way, high / way))
      last = min(last, max(low / way, high / way))
    }
    guard first <= last else { return 0..<0 }
    let begin = Int(first.rounded(.up))
    return begin..<max(begin, Int(last.rounded(.down)) + 1)
  }
}
