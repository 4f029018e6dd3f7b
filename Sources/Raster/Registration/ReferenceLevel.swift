/// The places of a frame by which others are laid over it, at one size.
struct ReferenceLevel: Hashable, Sendable {
  /// A place with a slope.
  struct Place: Hashable, Sendable {
    /// Where it is, from the middle, in halves of the longer side.
    let x: Float
    let y: Float
    /// The difference of greys there.
    let value: Float
    /// How it changes with each of the eight steps of a map.
    let slopes: SIMD8<Float>
  }

  let level: DetailLevel
  let places: [Place]

  /// Chooses the places: in each cell of some pixels the one with the steepest slope.
  init(_ level: DetailLevel, cell: Int) {
    self.level = level
    let (width, height) = (level.width, level.height)
    let half = Float(Self.half(of: level))
    let (middleX, middleY) = (Float(width) / 2, Float(height) / 2)
    var places: [Place] = []
    let margin = 3
    guard width > 2 * margin, height > 2 * margin else {
      self.places = []
      return
    }
    places.reserveCapacity(width * height / (cell * cell))
    unsafe level.values.withUnsafeBufferPointer { values in
      for top in stride(from: margin, to: height - margin, by: cell) {
        for left in stride(from: margin, to: width - margin, by: cell) {
          var best = (square: Float(1e-4), at: -1, x: 0, y: 0, slope: SIMD2<Float>(0, 0))
          for y in top..<min(top + cell, height - margin) {
            for x in left..<min(left + cell, width - margin) {
              let at = y * width + x
              let right = unsafe (values[at + 1] - values[at - 1]) / 2
              let down = unsafe (values[at + width] - values[at - width]) / 2
              let square = right * right + down * down
              if square > best.square { best = (square, at, x, y, SIMD2(right, down)) }
            }
          }
          guard best.at >= 0 else { continue }
          let (x, y) = ((Float(best.x) - middleX) / half, (Float(best.y) - middleY) / half)
          let slope = best.slope * half
          let turned = slope.x * x + slope.y * y
          places.append(
            Place(
              x: x, y: y, value: unsafe values[best.at],
              slopes: [
                slope.x * x, slope.x * y, slope.x, slope.y * x, slope.y * y, slope.y, -turned * x,
                -turned * y,
              ]))
        }
      }
    }
    self.places = places
  }

  /// What counts as one: half of the longer side, in pixels.
  static func half(of level: DetailLevel) -> Double {
    Double(max(level.width, level.height)) / 2
  }

  /// From the places' coordinates to pixels.
  var spread: Homography {
    let half = Self.half(of: level)
    return Homography(
      across: Point(x: half, y: 0), down: Point(x: 0, y: half),
      origin: Point(x: Double(level.width) / 2, y: Double(level.height) / 2),
      weights: Point(x: 0, y: 0))
  }
}
