/// A place or a direction in the picture, in pixels.
typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
  var length: Double { (self * self).sum().squareRoot() }

  /// This vector turned by a right angle, from the x axis towards the y axis.
  var turned: Vector { Vector(-y, x) }

  func dot(_ other: Vector) -> Double { (self * other).sum() }

  /// The place at `fraction` of the way to another.
  func mixed(with other: Vector, _ fraction: Double) -> Vector {
    self + (other - self) * fraction
  }
}

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

  func contains(_ point: Vector) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x <= Double(width - 1) && point.y <= Double(height - 1)
  }

  /// Adds to `sums` the samples at `origin`, `origin + step`, …, interpolated between four pixels.
  ///
  /// A place outside the picture takes the nearest pixel.
  func addSamples(origin: Vector, step: Vector, to sums: inout [Float], range: Range<Int>) {
    guard !range.isEmpty, width > 1, height > 1, sums.indices.contains(range.upperBound - 1),
      range.lowerBound >= 0, abs(origin.x) < 1e6, abs(origin.y) < 1e6
    else { return }
    let last = origin + step * Double(range.count - 1)
    guard abs(last.x) < 1e6, abs(last.y) < 1e6 else { return }
    let sign: Float = isInverted ? -1 / 65536 : 1 / 65536
    let base: Float = isInverted ? 255 : 0
    let maximumX = (width - 1) << 16 - 1
    let maximumY = (height - 1) << 16 - 1
    var x = Int(origin.x * 65536)
    var y = Int(origin.y * 65536)
    let stepX = Int(step.x * 65536)
    let stepY = Int(step.y * 65536)
    unsafe pixels.withUnsafeBufferPointer { pixels in
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        for index in range {
          let cx = min(max(x, 0), maximumX)
          let cy = min(max(y, 0), maximumY)
          let fx = (cx >> 8) & 255
          let fy = (cy >> 8) & 255
          let place = (cy >> 16) &* width &+ cx >> 16
          let top =
            unsafe Int(pixels[place]) &* (256 &- fx) &+ Int(pixels[place &+ 1]) &* fx
          let bottom =
            unsafe Int(pixels[place &+ width]) &* (256 &- fx)
            &+ Int(pixels[place &+ width &+ 1]) &* fx
          let value = top &* (256 &- fy) &+ bottom &* fy
          unsafe sums[index] += base + sign * Float(value)
          x &+= stepX
          y &+= stepY
        }
      }
    }
  }
}
