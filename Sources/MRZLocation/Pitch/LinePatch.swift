import Raster

/// The surroundings of a line of print, straightened: column `j` lies at `u = firstColumn + j · columnStep`
/// of the line's frame, row `i` at `v = firstRow + i · rowStep`.
struct LinePatch: Sendable {
  let frame: LineFrame
  let firstColumn: Float
  let columnStep: Float
  let columns: Int
  let firstRow: Float
  let rowStep: Float
  let rows: Int
  /// Grey values, row by row.
  let values: [Float]

  /// Samples the level of the pyramid that suits the step; outside the picture its edge goes on.
  ///
  /// Where not `isSmooth` the nearest pixel counts instead of the four around a place, which suffices
  /// to look for a pitch and costs a third.
  init(
    _ pyramid: Pyramid, frame: LineFrame, firstColumn: Float, columnStep: Float, columns: Int,
    firstRow: Float, rowStep: Float, rows: Int, isSmooth: Bool
  ) {
    self.frame = frame
    self.firstColumn = firstColumn
    self.columnStep = columnStep
    self.columns = columns
    self.firstRow = firstRow
    self.rowStep = rowStep
    self.rows = rows
    let level = pyramid.level(forStep: columnStep)
    let scale = 1 / Float(1 << level)
    let image = pyramid.levels[level]
    let vs = (0..<rows).map { (firstRow + Float($0) * rowStep) * scale }
    // the line is straight enough within a pitch or two
    let places = LinePatch.places(
      frame, first: firstColumn, step: columnStep, columns: columns, scale: scale)
    values = unsafe [Float](unsafeUninitializedCapacity: columns * rows) { target, count in
      unsafe image.pixels.withUnsafeBufferPointer { source in
        guard let output = target.baseAddress else { return }
        guard let input = source.baseAddress, image.width > 1, image.height > 1 else {
          unsafe output.update(repeating: Float(image.pixels.first ?? 0), count: columns * rows)
          return
        }
        let sampler = unsafe RaySampler(input: input, width: image.width, height: image.height)
        for (row, v) in vs.enumerated() {
          unsafe LinePatch.fill(
            output + row * columns, columns: columns, places: places, v: v, from: sampler,
            isSmooth: isSmooth)
        }
      }
      count = columns * rows
    }
  }

  /// Writes one row, stretch by stretch.
  @inline(__always)
  private static func fill(
    _ output: UnsafeMutablePointer<Float>, columns: Int, places: [Place], v: Float,
    from sampler: RaySampler, isSmooth: Bool
  ) {
    let share = 1 / Float(segment)
    var start = places[0].moved(v)
    var column = 0
    for place in places.dropFirst() {
      let end = place.moved(v)
      let count = min(segment, columns - column)
      let step = Point(x: Double((end.x - start.x) * share), y: Double((end.y - start.y) * share))
      let origin = Point(x: Double(start.x), y: Double(start.y))
      let target = unsafe output + column
      if isSmooth {
        unsafe sampler.sample(from: origin, step: step, count: count, into: target)
      } else {
        unsafe sampler.sampleNearest(from: origin, step: step, count: count, into: target)
      }
      column += segment
      start = end
    }
  }

  /// The columns of a stretch that counts as straight.
  private static let segment = 16

  /// A place on the line and the direction of growing `v`, in pixels of a level.
  private struct Place {
    var x: Float
    var y: Float
    var vx: Float
    var vy: Float

    @inline(__always)
    func moved(_ v: Float) -> (x: Float, y: Float) { (x + v * vx, y + v * vy) }
  }

  /// The places where the stretches of a patch begin, and where the last one ends.
  private static func places(
    _ frame: LineFrame, first: Float, step: Float, columns: Int, scale: Float
  ) -> [Place] {
    (0...(columns + segment - 1) / segment).map { index in
      let column = frame.column(at: first + Float(index * segment) * step)
      return Place(
        x: (column.x + 0.5) * scale - 0.5, y: (column.y + 0.5) * scale - 0.5, vx: column.vx,
        vy: column.vy)
    }
  }

  /// The `v` of a row, counted from 0, fractions allowed.
  func v(ofRow row: Float) -> Float { firstRow + row * rowStep }

  /// The `u` of a column, counted from 0, fractions allowed.
  func u(ofColumn column: Float) -> Float { firstColumn + column * columnStep }
}
