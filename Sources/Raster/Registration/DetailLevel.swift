/// What is neither finer than print nor wider than light in a picture: the difference of two smoothed
/// ones.
struct DetailLevel: Hashable, Sendable {
  let width: Int
  let height: Int
  /// The differences, row by row.
  let values: [Float]

  /// The radii of the means of squares that smooth twice: together a deviation of 2.4 pixels, which keeps the
  /// median error of frames of grade g5 least of 1.2, 1.8, 2.5 and 3.5
  /// (`Benchmarks/Measurements.md`, bursts).
  private static let fine = [2, 3]
  /// Those of the light that is taken off: a deviation of 7.7 pixels.
  private static let coarse = [9, 9]

  /// Takes the differences of a picture; O(pixels).
  init(_ image: GrayImage) {
    width = image.width
    height = image.height
    guard !image.pixels.isEmpty else {
      values = []
      return
    }
    var smooth = image.pixels.map { Float($0) }
    for radius in Self.fine { smooth = Self.boxed(smooth, width, height, radius: radius) }
    var light = smooth
    for radius in Self.coarse { light = Self.boxed(light, width, height, radius: radius) }
    for index in light.indices { light[index] = smooth[index] - light[index] }
    values = light
  }

  /// The means of squares about each pixel; a picture goes on with its edge.
  private static func boxed(
    _ values: [Float], _ width: Int, _ height: Int, radius: Int
  ) -> [Float] {
    var row = [Float](repeating: 0, count: width + 2 * radius)
    let rows = unsafe [Float](unsafeUninitializedCapacity: values.count) { target, count in
      unsafe values.withUnsafeBufferPointer { source in
        unsafe row.withUnsafeMutableBufferPointer { row in
          for y in 0..<height {
            let start = y * width
            for x in 0..<width { unsafe row[radius + x] = source[start + x] }
            for x in 0..<radius {
              unsafe row[x] = source[start]
              unsafe row[radius + width + x] = source[start + width - 1]
            }
            unsafe sum(
              row, length: 2 * radius + 1, into: .init(rebasing: target[start..<start + width]))
          }
        }
      }
      count = values.count
    }
    return means(ofRows: rows, width, height, radius: radius)
  }

  /// Writes the sums of so many neighbours each: those of 1, 2, 4, … put together, each made of the one before,
  /// which is done for many pixels at once; the row is used up.
  private static func sum(
    _ row: UnsafeMutableBufferPointer<Float>, length: Int,
    into target: UnsafeMutableBufferPointer<Float>
  ) {
    guard let input = row.baseAddress, let output = target.baseAddress else { return }
    for x in 0..<target.count { unsafe output[x] = 0 }
    var (rest, power, first, count) = (length, 1, 0, row.count)
    while rest > 0 {
      if rest & 1 == 1 {
        unsafe add(input + first, to: output, count: target.count)
        first += power
      }
      rest >>= 1
      guard rest > 0 else { break }
      count -= power
      unsafe add(input + power, to: input, count: count)
      power *= 2
    }
  }

  /// Adds numbers to others, eight at a time; these may be the same ones further on.
  private static func add(
    _ source: UnsafePointer<Float>, to target: UnsafeMutablePointer<Float>, count: Int
  ) {
    let (from, to) = unsafe (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
    var x = 0
    while x &+ 8 <= count {
      let sum =
        unsafe from.loadUnaligned(fromByteOffset: 4 &* x, as: SIMD8<Float>.self)
        + to.loadUnaligned(fromByteOffset: 4 &* x, as: SIMD8<Float>.self)
      unsafe to.storeBytes(of: sum, toByteOffset: 4 &* x, as: SIMD8<Float>.self)
      x &+= 8
    }
    while x < count {
      unsafe target[x] += source[x]
      x &+= 1
    }
  }

  /// The means of sums of rows down the columns.
  private static func means(
    ofRows rows: [Float], _ width: Int, _ height: Int, radius: Int
  ) -> [Float] {
    let share = 1 / Float((2 * radius + 1) * (2 * radius + 1))
    return unsafe [Float](unsafeUninitializedCapacity: rows.count) { target, count in
      unsafe rows.withUnsafeBufferPointer { source in
        var sums = unsafe source[..<width].map { $0 * Float(radius) }
        for y in 0...radius {
          let row = min(y, height - 1) * width
          for x in 0..<width { sums[x] += unsafe source[row + x] }
        }
        unsafe sums.withUnsafeMutableBufferPointer { sums in
          for y in 0..<height {
            let next = min(y + radius + 1, height - 1) * width
            let last = max(y - radius, 0) * width
            for x in 0..<width {
              let sum = unsafe sums[x]
              unsafe target[y &* width &+ x] = sum * share
              unsafe sums[x] = sum + source[next &+ x] - source[last &+ x]
            }
          }
        }
      }
      count = rows.count
    }
  }

  /// The difference at a place between pixels that lies inside by more than a pixel.
  @inline(__always)
  static func value(
    in values: UnsafeBufferPointer<Float>, width: Int, _ x: Float, _ y: Float
  ) -> Float {
    let (left, top) = (Int(x), Int(y))
    let (shareX, shareY) = (x - Float(left), y - Float(top))
    let at = top &* width &+ left
    let upper = unsafe values[at] + (values[at &+ 1] - values[at]) * shareX
    let below = at &+ width
    let lower = unsafe values[below] + (values[below &+ 1] - values[below]) * shareX
    return upper + (lower - upper) * shareY
  }
}
