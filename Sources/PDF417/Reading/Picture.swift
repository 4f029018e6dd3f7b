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
  /// A place outside the picture takes the nearest pixel.
  func addSamples(origin: Point, step: Point, to sums: inout [Float], range: Range<Int>) {
    guard !range.isEmpty, width > 1, height > 1, sums.indices.contains(range.upperBound - 1),
      range.lowerBound >= 0, abs(origin.x) < 1e6, abs(origin.y) < 1e6
    else { return }
    let last = origin + step * Double(range.count - 1)
    guard abs(last.x) < 1e6, abs(last.y) < 1e6 else { return }
    unsafe pixels.withUnsafeBufferPointer { pixels in
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        guard let input = pixels.baseAddress, let sums = sums.baseAddress else { return }
        let sampler = unsafe RaySampler(input: input, width: width, height: height)
        unsafe sampler.add(
          from: origin, step: step, count: range.count, isInverted: isInverted,
          to: sums + range.lowerBound)
      }
    }
  }
}
