/// Where the codewords of a symbol lie: the boundaries between its columns as polygons.
///
/// Boundary 0 is the left side of the left row indicator; between boundary `j` and `j + 1` lie the
/// 17 modules of cell `j`. Along a boundary there are knots at equal steps of the height.
struct ModuleGrid {
  let cells: Int
  let bands: Int
  private(set) var knots: [Vector]
  /// For each cell the height on its boundaries where height 0 of the rows lies, and the heights
  /// from there to height 1 of the rows: 0 and 1 unless the rows were found to lie elsewhere.
  private(set) var rows: [(offset: Double, slope: Double)]

  /// Lays out a grid with the map from (module, height from 0 to 1) to the picture.
  init(cells: Int, bands: Int, _ point: (Double, Double) -> Vector) {
    self.cells = cells
    self.bands = bands
    rows = [(offset: Double, slope: Double)](repeating: (0, 1), count: cells)
    knots = []
    knots.reserveCapacity((cells + 1) * (bands + 1))
    for boundary in 0...cells {
      for knot in 0...bands {
        knots.append(point(17 + 17 * Double(boundary), Double(knot) / Double(bands)))
      }
    }
  }

  /// The place on a boundary at a height from 0 to 1; outside that the last piece is prolonged.
  func point(boundary: Int, height: Double) -> Vector {
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

  /// Aligns one boundary after the other, and moves all that are farther with each.
  ///
  /// This is for a grid that is only known at one side and prolonged from there.
  mutating func alignOutward(fromLeft: Bool, to picture: Picture) {
    for distance in 0...cells {
      let boundary = fromLeft ? distance : cells - distance
      let offsets = (0..<bands).map { offset(of: boundary, band: $0, in: picture) }
      let median = offsets.sorted()[bands / 2]
      let sound = offsets.map { abs($0 - median) < 0.5 ? $0 : median }
      let mean = sound.reduce(0, +) / Double(bands)
      var tilt = 0.0
      var moment = 0.0
      for (band, offset) in sound.enumerated() {
        let lever = Double(band) - Double(bands - 1) / 2
        tilt += lever * (offset - mean)
        moment += lever * lever
      }
      tilt /= max(moment, 1e-9)
      for later in distance...cells {
        let place = fromLeft ? later : cells - later
        // An error of scale grows with the distance from the guard.
        let growth = distance == 0 ? 1 : (1 + Double(later + 1) / Double(distance + 1)) / 2
        for knot in 0...bands {
          let lever = Double(knot) - Double(bands) / 2
          let module = self.module(boundary: boundary, height: Double(knot) / Double(bands))
          knots[place * (bands + 1) + knot] += module * ((mean + tilt * lever) * growth)
        }
      }
    }
  }

  /// The way of one module at a boundary.
  private func module(boundary: Int, height: Double) -> Vector {
    let neighbour = boundary == cells ? boundary - 1 : boundary + 1
    return (point(boundary: neighbour, height: height) - point(boundary: boundary, height: height))
      / Double(17 * (neighbour - boundary))
  }

  /// How many modules too far to the left a boundary is in the mean over a band.
  private func offset(of boundary: Int, band: Int, in picture: Picture) -> Double {
    let perModule = 4
    let reach = 6  // samples on either side of the boundary
    var profile = [Float](repeating: 0, count: 4 * reach)
    let lower = Double(band) / Double(bands)
    let upper = Double(band + 1) / Double(bands)
    let height =
      (point(boundary: boundary, height: upper) - point(boundary: boundary, height: lower)).length
    let lines = min(max(Int(height / 2), 4), 16)
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
    let width = 4  // one module on either side
    var steps = [Float](repeating: 0, count: 2 * reach + 1)
    for shift in -reach...reach {
      let middle = profile.count / 2 + shift
      var difference: Float = 0
      for index in 0..<width where middle - 1 - index >= 0 && middle + index < profile.count {
        difference += profile[middle - 1 - index] - profile[middle + index]
      }
      // A boundary a little nearer is preferred.
      steps[shift + reach] = difference * (1 - 0.01 * Float(abs(shift)))
    }
    var best = reach
    for index in steps.indices where steps[index] > steps[best] { best = index }
    guard steps[best] > 0 else { return 0 }
    var offset = Double(best - reach)
    if best > 0, best < 2 * reach {
      let bend = steps[best - 1] - 2 * steps[best] + steps[best + 1]
      if bend < -1e-6 { offset += Double((steps[best - 1] - steps[best + 1]) / (2 * bend)) }
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
      return abs(own - median) < 0.3 ? 0.5 * (own + median) : median
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
  /// - Parameter perModule: The number of samples in a module, spread over its inner part.
  func sample(
    _ picture: Picture, height: Double, perModule: Int, into samples: inout [Float], at start: Int
  ) {
    for cell in 0..<cells {
      let (left, step) = strip(cell: cell, height: rows[cell].offset + rows[cell].slope * height)
      for index in 0..<perModule {
        let offset = 0.5 + (Double(index) - Double(perModule - 1) / 2) * 0.7 / Double(perModule)
        picture.addSamples(
          origin: left + step * offset, step: step, to: &samples,
          range: (start + 17 * cell)..<(start + 17 * cell + 17))
      }
    }
  }

  /// The beginning of a cell at a height on its boundaries, and the way of one module.
  private func strip(cell: Int, height: Double) -> (origin: Vector, module: Vector) {
    let left = point(boundary: cell, height: height)
    let right = point(boundary: cell + 1, height: height)
    return (left, (right - left) / 17)
  }

  /// Finds where the rows lie in each cell, from one side to the other.
  ///
  /// The clusters of the codewords tell the row modulo 3, so that rows which drift by less than one
  /// and a half from cell to cell can be followed.
  mutating func followRows(fromLeft: Bool, count: Int, in picture: Picture) {
    let pixels = (point(boundary: 0, height: 1) - point(boundary: 0, height: 0)).length
    let lines = min(max(Int(pixels), 4 * count), 300)
    let heights = (0..<lines).map { -0.05 + 1.1 * (Double($0) + 0.5) / Double(lines) }
    var drift = 0.0
    for distance in 0..<cells {
      let cell = fromLeft ? distance : cells - 1 - distance
      let before = fromLeft ? cell - 1 : cell + 1
      if distance > 0 {
        rows[cell] = (rows[before].offset + drift, rows[before].slope)
      }
      let own = rows[cell]
      let readings = IndicatorReader.readings(picture, heights: heights, allowsAny: true) {
        strip(cell: cell, height: $0)
      }
      // The height of a reading in rows, and the row modulo 3 that it should have.
      let points = readings.map { reading in
        (
          row: (reading.height - own.offset) / own.slope * Double(count),
          cluster: reading.cluster, weight: reading.weight
        )
      }
      guard let shift = Self.shift(points), abs(shift) < 1.3 else { continue }
      let moved = -shift / Double(count) * own.slope
      rows[cell].offset += moved
      if distance > 0 { drift += 0.5 * moved }
    }
  }

  /// By how many rows the readings are below where they should be.
  private static func shift(
    _ points: [(row: Double, cluster: Int, weight: Float)]
  ) -> Double? {
    var best = (score: Float(0), shift: 0.0)
    for step in -14...14 {
      let shift = Double(step) * 0.1
      var score: Float = 0
      for point in points {
        let row = point.row + shift
        let whole = row.rounded(.down)
        guard whole >= 0, (Int(whole) - point.cluster) % 3 == 0 else { continue }
        // The middle of a row counts most, so that the best shift is centred.
        score += point.weight * (1 - Float(abs(row - whole - 0.5)))
      }
      score *= 1 - 0.02 * Float(abs(shift))
      if score > best.score { best = (score, shift) }
    }
    return best.score > 0 ? best.shift : nil
  }
}
