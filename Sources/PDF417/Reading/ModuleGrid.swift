import Raster

/// Where the codewords of a symbol lie: the boundaries between its columns as polygons.
///
/// Boundary 0 is the left side of the left row indicator; between boundary `j` and `j + 1` lie the
/// 17 modules of cell `j`. Along a boundary there are knots at equal steps of the height.
struct ModuleGrid {
  let cells: Int
  let bands: Int
  var knots: [Point]

  /// The samples of a module about an edge.
  private static let edgeSamples = 4
  /// The samples on either side of a boundary among which its edge is looked for.
  private static let edgeReach = 6
  /// How many lines of a band tell the place of an edge.
  private static let bandLines = 4...16
  /// What an edge loses by lying one sample farther away.
  private static let distanceLoss: Float = 0.01
  /// An edge farther than this, in modules, from the median of those about it is taken for a wrong one.
  private static let mostDeviation = 0.3
  /// The part of a module that its samples are spread over: its sides take on its neighbours.
  private static let innerPart = 0.7

  /// Lays out a grid with the map from (module, height from 0 to 1) to the picture.
  init(cells: Int, bands: Int, _ point: (Double, Double) -> Point) {
    self.cells = cells
    self.bands = bands
    knots = []
    knots.reserveCapacity((cells + 1) * (bands + 1))
    for boundary in 0...cells {
      for knot in 0...bands {
        knots.append(point(17 + 17 * Double(boundary), Double(knot) / Double(bands)))
      }
    }
  }

  /// The place on a boundary at a height from 0 to 1; outside that the last piece is prolonged.
  func point(boundary: Int, height: Double) -> Point {
    let scaled = height * Double(bands)
    let knot = min(max(Int(scaled.rounded(.down)), 0), bands - 1)
    let first = knots[boundary * (bands + 1) + knot]
    let second = knots[boundary * (bands + 1) + knot + 1]
    return first.mixed(with: second, scaled - Double(knot))
  }

  /// Moves each boundary to where, in the mean over a band, light most clearly turns to dark.
  ///
  /// Every codeword begins with a bar and ends with a space, so a boundary is an edge in every row.
  mutating func alignBoundaries(to picture: Picture) {
    guard cells > 0 else { return }
    var offsets: [Double] = []
    for boundary in 0...cells {
      for band in 0..<bands { offsets.append(offset(of: boundary, band: band, in: picture)) }
    }
    move(by: offsets)
  }

  /// The way of one module at a boundary.
  func module(boundary: Int, height: Double) -> Point {
    let neighbour = boundary == cells ? boundary - 1 : boundary + 1
    return (point(boundary: neighbour, height: height) - point(boundary: boundary, height: height))
      / Double(17 * (neighbour - boundary))
  }

  /// How many modules too far to the left a boundary is in the mean over a band.
  func offset(of boundary: Int, band: Int, in picture: Picture) -> Double {
    let (perModule, reach) = (Self.edgeSamples, Self.edgeReach)
    var profile = [Float](repeating: 0, count: 4 * reach)
    let lower = Double(band) / Double(bands)
    let upper = Double(band + 1) / Double(bands)
    let height =
      (point(boundary: boundary, height: upper) - point(boundary: boundary, height: lower)).length
    let lines = min(max(Int(height / 2), Self.bandLines.lowerBound), Self.bandLines.upperBound)
    for line in 0..<lines {
      let v = lower + (upper - lower) * (Double(line) + 0.5) / Double(lines)
      let step = module(boundary: boundary, height: v) / Double(perModule)
      picture.addSamples(
        origin: point(boundary: boundary, height: v) - step * (Double(profile.count) / 2 - 0.5),
        step: step, to: &profile, range: profile.indices)
    }
    return Self.edge(in: profile, reach: reach) / Double(perModule)
  }

  /// The offset of the steepest fall in the middle of a profile, in samples.
  private static func edge(in profile: [Float], reach: Int) -> Double {
    let width = edgeSamples  // one module on either side
    var steps = [Float](repeating: 0, count: 2 * reach + 1)
    for shift in -reach...reach {
      let middle = profile.count / 2 + shift
      var difference: Float = 0
      for index in 0..<width where middle - 1 - index >= 0 && middle + index < profile.count {
        difference += profile[middle - 1 - index] - profile[middle + index]
      }
      // A boundary a little nearer is preferred.
      steps[shift + reach] = difference * (1 - distanceLoss * Float(abs(shift)))
    }
    var best = reach
    for index in steps.indices where steps[index] > steps[best] { best = index }
    guard steps[best] > 0 else { return 0 }
    var offset = Double(best - reach)
    if best > 0, best < 2 * reach {
      offset += Peak.offset(steps[best - 1], steps[best], steps[best + 1])
    }
    return offset
  }

  /// Smooths the offsets against outliers and moves the knots.
  private mutating func move(by offsets: [Double]) {
    func offset(_ boundary: Int, _ band: Int) -> Double {
      var near: [Double] = []
      for j in max(0, boundary - 1)...min(cells, boundary + 1) {
        for k in max(0, band - 1)...min(bands - 1, band + 1) { near.append(offsets[j * bands + k]) }
      }
      near.sort()
      let median = near[near.count / 2]
      let own = offsets[boundary * bands + band]
      return abs(own - median) < Self.mostDeviation ? 0.5 * (own + median) : median
    }
    let old = self
    for boundary in 0...cells {
      for knot in 0...bands {
        let below = offset(boundary, max(0, knot - 1))
        let above = offset(boundary, min(bands - 1, knot))
        let height = Double(knot) / Double(bands)
        let module = old.module(boundary: boundary, height: height)
        knots[boundary * (bands + 1) + knot] += module * ((below + above) / 2)
      }
    }
  }

  /// Adds the modules of one line, at a height from 0 to 1, to `samples`: 17 a cell.
  ///
  /// There are `perModule` samples in a module, spread over its inner part.
  func sample(
    _ picture: Picture, height: Double, perModule: Int, into samples: inout [Float], at start: Int
  ) {
    for cell in 0..<cells {
      let (left, step) = strip(cell: cell, height: height)
      for index in 0..<perModule {
        let offset =
          0.5 + (Double(index) - Double(perModule - 1) / 2) * Self.innerPart / Double(perModule)
        picture.addSamples(
          origin: left + step * offset, step: step, to: &samples,
          range: (start + 17 * cell)..<(start + 17 * cell + 17))
      }
    }
  }

  /// The beginning of a cell at a height on its boundaries, and the way of one module.
  func strip(cell: Int, height: Double) -> (origin: Point, module: Point) {
    let left = point(boundary: cell, height: height)
    let right = point(boundary: cell + 1, height: height)
    return (left, (right - left) / 17)
  }
}
