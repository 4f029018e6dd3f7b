import Raster

/// A zone at a quarter of its size, for a search that is quick and far.
struct CoarseZone: Hashable, Sendable {
  /// How far is searched, in pixels of the quarter, which are 64 of the frame.
  private static let reach = 16
  /// The shifts along a row that are judged together.
  private static let shifts = 8
  /// The turns that are tried, in radians: up to 2.8 degrees.
  private static let turns = [0, -0.024, 0.024, -0.048, 0.048]
  /// The movements that are given.
  private static let limit = 2
  private static let scale = 0.25

  /// The greys of the places, without their mean, of length 1.
  private let greys: [Float]
  /// The same of greys without light.
  private let relief: [Float]

  /// Takes a zone; O(pixels around it).
  init(_ zone: LocatedZone, in image: GrayImage) {
    let source = Self.source(of: zone, in: image)
    func unit(_ image: GrayImage) -> [Float] {
      var greys = Self.places(of: zone).map { place in
        Float(image.gray((place - source.origin).scaled(by: source.scale)))
      }
      let mean = greys.reduce(0, +) / Float(max(1, greys.count))
      for index in greys.indices { greys[index] -= mean }
      let length = greys.reduce(0) { $0 + $1 * $1 }.squareRoot()
      for index in greys.indices { greys[index] /= max(length, 1e-3) }
      return greys
    }
    greys = unit(source.image)
    relief = unit(source.image.relief())
  }

  /// Two places a cell and row of capitals' halves.
  private static func places(of zone: LocatedZone) -> [Point] {
    zone.lines.flatMap { line in
      (0..<2 * line.cellCount).flatMap { half in
        [-0.25, 0.25].map { line.corner(atCell: Double(half) / 2, height: $0) }
      }
    }
  }

  private static func source(of zone: LocatedZone, in image: GrayImage) -> StripSource {
    let room = Double(reach + 4) / scale
    let corners = zone.quadrilateral.corners.flatMap {
      [$0 - Point(x: room, y: room), $0 + Point(x: room, y: room)]
    }
    return StripSource(image: image, origin: Point(x: 0, y: 0), scale: 1)
      .cropped(around: corners).halved().halved()
  }

  /// The movements after which a frame looks most like the zone, best first, with how much it does.
  ///
  /// - Parameters:
  ///   - zone: The zone where it was last.
  ///   - image: The frame.
  ///   - besideLight: Whether print is compared without the light on it.
  /// - Returns: The movements.
  /// - Complexity: O(places) for each of 32 × 32 shifts and five turns.
  func motions(
    of zone: LocatedZone, in image: GrayImage, besideLight: Bool = false
  ) -> [(likeness: Float, motion: AffineMotion)] {
    let source = Self.source(of: zone, in: image)
    let seen = besideLight ? source.image.relief() : source.image
    let known = besideLight ? relief : greys
    let still = AffineMotion(
      center: zone.quadrilateral.center, unit: zone.pitch * Double(zone.cellCount) / 2)
    let places = Self.places(of: zone)
    guard source.image.width > 2, source.image.height > 2, places.count == greys.count else {
      return []
    }
    var found: [(likeness: Float, motion: AffineMotion)] = []
    for turn in Self.turns {
      let motion = still.shifted(by: Point(x: 0, y: 0), turned: turn)
      let moved = places.map { place in
        (motion.applied(to: place) - source.origin).scaled(by: source.scale)
      }
      let best = best(moved, in: seen, like: known)
      let shift = Point(x: Double(best.x), y: Double(best.y)) / Self.scale
      found.append((best.likeness, motion.shifted(by: shift, turned: 0)))
    }
    return Array(found.sorted { $0.likeness > $1.likeness }.prefix(Self.limit))
  }

  /// The shift in whole pixels at which places look most alike.
  private func best(
    _ places: [Point], in image: GrayImage, like known: [Float]
  ) -> (likeness: Float, x: Int, y: Int) {
    let reach = Self.reach
    // With a border as wide as the search no place is outside.
    let width = image.width + 2 * reach
    let height = image.height + 2 * reach
    var padded = [Float](repeating: 0, count: width * height)
    for y in 0..<height {
      let row = min(max(y - reach, 0), image.height - 1) * image.width
      for x in 0..<width {
        padded[y * width + x] = Float(image.pixels[row + min(max(x - reach, 0), image.width - 1)])
      }
    }
    let offsets = places.map { place in
      let x = min(max(Int(place.x.rounded()), 0), image.width - 1)
      let y = min(max(Int(place.y.rounded()), 0), image.height - 1)
      return y * width + x
    }
    var best: (likeness: Float, x: Int, y: Int) = (-1, 0, 0)
    for y in 0..<2 * reach {
      for x in stride(from: 0, to: 2 * reach, by: Self.shifts) {
        let likeness = likeness(of: known, at: offsets, shifted: y * width + x, in: padded)
        for lane in 0..<Self.shifts where likeness[lane] > best.likeness {
          best = (likeness[lane], x + lane - reach, y - reach)
        }
      }
    }
    return best
  }

  /// How much places look like the zone at eight shifts that follow each other along a row.
  private func likeness(
    of known: [Float], at offsets: [Int], shifted shift: Int, in padded: [Float]
  ) -> SIMD8<Float> {
    var (sums, squares, products) = (SIMD8<Float>(), SIMD8<Float>(), SIMD8<Float>())
    unsafe padded.withUnsafeBytes { bytes in
      for index in offsets.indices {
        let seen = unsafe bytes.loadUnaligned(
          fromByteOffset: (offsets[index] + shift) * MemoryLayout<Float>.stride,
          as: SIMD8<Float>.self)
        sums += seen
        squares += seen * seen
        products += seen * known[index]
      }
    }
    let variances = squares - sums * sums / Float(max(1, offsets.count))
    return products / variances.replacing(with: 1, where: variances .< 1).squareRoot()
  }
}
