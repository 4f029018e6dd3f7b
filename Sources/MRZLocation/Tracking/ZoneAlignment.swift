import Raster

/// Lays a zone on the print of another frame: the movement whose greys come nearest to the
/// reference's, by the method of Gauss and Newton from coarse to fine (Lucas and Kanade, 1981).
struct ZoneAlignment {
  /// The steps at half the size and at the full one.
  private static let steps = [(scale: 0.5, count: 6), (scale: 1.0, count: 5)]
  /// A step of fewer pixels ends the search.
  private static let leastStep = 0.03
  /// The difference of greys, in deviations, from which on a place counts half: glare, a finger.
  private static let outlier: Float = 1
  /// A mild belief that a camera turns and tilts little between frames, beside the weight of places.
  private static let stiffness = 0.02

  /// The share of the cells that have to be seen in both frames; of fewer those that are count less.
  private static let leastSeen: Float = 0.25

  private let reference: ZoneReference
  private let isBesideLight: Bool
  private let place: LocatedZone
  private let grid: ZoneGrid
  private let source: StripSource
  private let start: AffineMotion
  /// Where the places of the grid lie for the movement.
  private let coordinates: [Point]

  init(
    _ reference: ZoneReference, from place: LocatedZone, in image: GrayImage,
    besideLight: Bool = false
  ) {
    self.reference = reference
    isBesideLight = besideLight
    self.place = place
    grid = ZoneGrid(place)
    let quadrilateral = place.quadrilateral
    let start = AffineMotion(
      center: quadrilateral.center, unit: place.pitch * Double(place.cellCount) / 2)
    self.start = start
    coordinates = grid.places.map { start.coordinates(of: $0) }
    let room = 3 * place.pitch
    source = StripSource(image: image, origin: Point(x: 0, y: 0), scale: 1).cropped(
      around: quadrilateral.corners.flatMap {
        [$0 - Point(x: room, y: room), $0 + Point(x: room, y: room)]
      })
  }

  /// The zone where it fits best.
  func result() -> FollowedZone {
    var motion = start
    var likeness = -1.0
    for (scale, count) in Self.steps {
      let level = scale == 1 ? source : source.halved()
      for _ in 0..<count {
        let step = improve(&motion, in: level)
        likeness = step.likeness
        if step.length < Self.leastStep { break }
      }
    }
    return FollowedZone(zone: place.moved(by: motion), likeness: likeness)
  }

  /// One step; gives how much was alike before it, and its length in pixels.
  private func improve(
    _ motion: inout AffineMotion, in level: StripSource
  ) -> (likeness: Double, length: Double) {
    let size = Float(level.scale)
    var greys: [Float] = []
    var slopes: [SIMD2<Float>] = []
    greys.reserveCapacity(grid.places.count)
    slopes.reserveCapacity(grid.places.count)
    for (place, coordinates) in zip(grid.places, coordinates) {
      let at = (motion.applied(to: place, at: coordinates) - level.origin).scaled(by: level.scale)
      let seen = level.image.graySlope(at)
      greys.append(seen.gray)
      // greys a pixel of the frame
      slopes.append(SIMD2(seen.right, seen.down) * size)
    }
    let compared = compared(greys)
    var fit = LeastSquares<6, 1>()
    var product: Float = 0
    for (index, at) in coordinates.enumerated() {
      let cell = index / ZoneGrid.samplesOfCell
      guard compared.isSeen?[cell] ?? true else { continue }
      product += compared.greys[index] * compared.reference[index]
      let difference = compared.reference[index] - compared.greys[index]
      let weight = 1 / (1 + difference * difference / (Self.outlier * Self.outlier))
      let slope = slopes[index] / compared.deviations[cell]
      let (x, y) = (Double(slope.x), Double(slope.y))
      fit.add(
        [x, x * at.x, x * at.y, y, y * at.x, y * at.y], equal: [Double(difference)],
        weight: Double(weight))
    }
    for unknown in [1, 2, 4, 5] {
      fit.pull(unknown, weight: Self.stiffness * (fit.square(of: 0) + fit.square(of: 3)))
    }
    let likeness = Double(product / max(1, compared.count))
    guard let step = fit.solution() else { return (likeness, 0) }
    let length = motion.add(
      x: SIMD3(step[0][0], step[1][0], step[2][0]), y: SIMD3(step[3][0], step[4][0], step[5][0]))
    return (likeness, length)
  }

  /// The greys of both frames, made comparable.
  private struct Compared {
    var greys, reference, deviations: [Float]
    /// The cells that are seen in both; `nil` for all.
    var isSeen: [Bool]?
    /// How many greys there are.
    var count: Float
  }

  /// Makes the greys of the frame comparable with those of the reference.
  private func compared(_ greys: [Float]) -> Compared {
    guard isBesideLight else {
      var normal = greys
      let deviations = grid.normalize(&normal)
      return Compared(
        greys: normal, reference: reference.greys, deviations: deviations,
        count: Float(greys.count))
    }
    let seen = SeenGreys(greys, of: grid)
    let isSeen = zip(seen.isSeen, reference.seen.isSeen).map { $0 && $1 }
    let share = Float(isSeen.count { $0 }) / Float(max(1, isSeen.count))
    return Compared(
      greys: seen.greys, reference: reference.seen.greys, deviations: seen.deviations,
      isSeen: isSeen, count: max(share, Self.leastSeen) * Float(greys.count))
  }
}
