import Raster

extension ModuleGrid {
  /// The part of the change in the width of a cell that the next one is predicted to change by.
  private static let persistence = 0.7
  /// By how many rows a boundary is moved for each that the mean of its cell is off, first and then
  /// again; two would be the whole way.
  private static let gains = [1.6, 1.2]
  /// A move of fewer rows than this is the last one.
  private static let leastMove = 0.1
  /// A fit below this is that of a cell whose rows were lost.
  private static let leastFit = 0.5
  /// The most cells in a row that may be lost.
  private static let mostLost = 2
  /// An edge farther than this, in modules, from the median of its boundary is left out.
  private static let mostDeviation = 0.7
  /// What all lines right make, as they lie all over their rows.
  private static let perfectFit = 0.75

  /// A symbol's grid found cell by cell, beginning at one guard; `nil` where the way is lost.
  ///
  /// Each boundary is predicted from the ones before it, moved to the edges between the codewords,
  /// and then along the bars until the clusters of the cell before it, which tell the row modulo 3,
  /// fit the rows. Bent and strongly foreshortened symbols are followed this way, and those of which
  /// only one guard is left.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - cells: The number of cells, indicators included.
  ///   - fromLeft: Whether the guard is the start pattern.
  ///   - rows: The number of rows.
  ///   - bands: The pieces of a boundary; two to six when left out.
  ///   - side: The outer side of the guard, its boundary to the first cell and where that cell is thought
  ///     to end, at a height from 0 to 1 and each 17 modules apart.
  init?(
    walking picture: Picture, cells: Int, fromLeft: Bool, rows: Int, bands: Int? = nil,
    side: (Double) -> (outer: Point, inner: Point, next: Point)
  ) {
    let bands = bands ?? min(max(rows / 4, 2), 6)
    self.init(cells: cells, bands: bands) { _, _ in Point.zero }
    var older = [Point](repeating: Point.zero, count: bands + 1)
    var (before, first) = (older, older)
    for knot in 0...bands {
      let (outer, inner, next) = side(Double(knot) / Double(bands))
      before[knot] = outer
      set(fromLeft ? 0 : cells, knot, inner)
      first[knot] = next
    }
    var lost = 0
    for distance in 0..<cells {
      let known = fromLeft ? distance : cells - distance
      let next = fromLeft ? distance + 1 : cells - distance - 1
      for knot in 0...bands {
        let place = get(known, knot)
        let change = place - before[knot] - (before[knot] - older[knot])
        let predicted =
          distance == 0
          ? first[knot] : place * 2 - before[knot] + change * Self.persistence
        set(next, knot, predicted)
        // The boundary behind that one tells how wide a module is.
        if distance + 1 < cells {
          set(fromLeft ? next + 1 : next - 1, knot, predicted * 2 - place)
        }
      }
      alignTilted(next, in: picture)
      var fit = 0.0
      for gain in Self.gains {
        let move = alongBars(next, cell: min(known, next), rows: rows, gain: gain, in: picture)
        fit = max(fit, move.fit)
        alignTilted(next, in: picture)
        if move.rows < Self.leastMove { break }
      }
      // Clusters at random fit by a third; damage may well hide a cell or two.
      lost = fit < Self.leastFit ? lost + 1 : 0
      if lost > Self.mostLost || (lost > 0 && distance == 0) { return nil }
      older = before
      before = (0...bands).map { get(known, $0) }
    }
  }

  private func get(_ boundary: Int, _ knot: Int) -> Point { knots[boundary * (bands + 1) + knot] }

  private mutating func set(_ boundary: Int, _ knot: Int, _ place: Point) {
    knots[boundary * (bands + 1) + knot] = place
  }

  /// Moves and tilts a boundary, as a line, to the edges in its bands.
  private mutating func alignTilted(_ boundary: Int, in picture: Picture) {
    let offsets = (0..<bands).map { offset(of: boundary, band: $0, in: picture) }
    let median = offsets.sorted()[bands / 2]
    let sound = offsets.map { abs($0 - median) < Self.mostDeviation ? $0 : median }
    let mean = sound.reduce(0, +) / Double(bands)
    var tilt = 0.0
    var moment = 0.0
    for (band, offset) in sound.enumerated() {
      let lever = Double(band) - Double(bands - 1) / 2
      tilt += lever * (offset - mean)
      moment += lever * lever
    }
    tilt /= max(moment, 1e-9)
    let modules = (0...bands).map {
      module(boundary: boundary, height: Double($0) / Double(bands))
    }
    for knot in 0...bands {
      let lever = Double(knot) - Double(bands) / 2
      set(boundary, knot, get(boundary, knot) + modules[knot] * (mean + tilt * lever))
    }
  }

  /// Moves a boundary along the bars so that the rows of a cell fit its clusters, and answers how
  /// well they do, 0 to 1, and by how many rows it was moved.
  private mutating func alongBars(
    _ boundary: Int, cell: Int, rows: Int, gain: Double, in picture: Picture
  ) -> (fit: Double, rows: Double) {
    let pixels = (point(boundary: cell, height: 1) - point(boundary: cell, height: 0)).length
    let lines = min(max(Int(pixels), 4 * rows), 6 * rows, 300)
    let heights = (0..<lines).map { (Double($0) + 0.5) / Double(lines) }
    let readings = IndicatorReader.readings(picture, heights: heights, allowsAny: true) {
      strip(cell: cell, height: $0)
    }
    guard readings.count > rows, let shift = Self.shift(readings, rows: rows) else { return (0, 0) }
    // The other boundary of the cell is right, so this one is off by twice the mean.
    let top = point(boundary: boundary, height: 0)
    let axis = point(boundary: boundary, height: 1) - top
    let places = (0...bands).map { knot -> Point in
      let height = Double(knot) / Double(bands)
      let rowShift = gain * (shift.top + (shift.bottom - shift.top) * height)
      return get(boundary, knot) - axis * (rowShift / Double(rows))
    }
    for knot in 0...bands { set(boundary, knot, places[knot]) }
    return (shift.fit, max(abs(shift.top), abs(shift.bottom)))
  }

  /// By how many rows the readings at the top and at the bottom are below where they should be.
  private static func shift(
    _ readings: [IndicatorReader.Reading], rows: Int
  ) -> (top: Double, bottom: Double, fit: Double)? {
    func score(_ top: Double, _ bottom: Double) -> Float {
      var score: Float = 0
      for reading in readings {
        let row = reading.height * Double(rows) + top + (bottom - top) * reading.height
        guard row >= 0 else { continue }
        let whole = Int(row)
        guard (whole - reading.cluster) % 3 == 0 else { continue }
        // The middle of a row counts most, so that the best shift is centred.
        score += reading.weight * (1 - Float(abs(row - Double(whole) - 0.5)))
      }
      // Few rows tell little about their height, and what lies outside of the symbol misleads.
      let stretch = abs(bottom - top) * (0.02 + 0.5 / Double(rows))
      return score * Float(1 - 0.01 * (abs(top) + abs(bottom)) - stretch)
    }
    var best = (score: Float(0), top: 0.0, bottom: 0.0)
    // First coarsely within a row and a fifth, then finely about the best.
    for (reach, step) in [(6, 0.2), (2, 0.06)] {
      let centre = (best.top, best.bottom)
      for first in -reach...reach {
        for second in -reach...reach {
          let top = centre.0 + Double(first) * step
          let bottom = centre.1 + Double(second) * step
          let score = score(top, bottom)
          if score > best.score { best = (score, top, bottom) }
        }
      }
    }
    let total = readings.reduce(0) { $0 + $1.weight }
    guard best.score > 0, total > 0 else { return nil }
    return (best.top, best.bottom, Double(best.score / total) / perfectFit)
  }
}
