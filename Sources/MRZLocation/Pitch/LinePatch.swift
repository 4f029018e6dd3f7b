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
    values = unsafe [Float](unsafeUninitializedCapacity: columns * rows) { target, count in
      if let output = target.baseAddress {
        unsafe image.pixels.withUnsafeBufferPointer { source in
          guard let input = source.baseAddress, image.width > 1, image.height > 1 else {
            unsafe output.update(repeating: Float(image.pixels.first ?? 0), count: columns * rows)
            return
          }
          let sampler = unsafe RaySampler(
            input: input, width: image.width, height: image.height)
          // the line is straight enough within a pitch or two
          let places = LinePatch.places(
            frame, first: firstColumn, step: columnStep, columns: columns, scale: scale)
          let share = 1 / Float(LinePatch.segment)
          for i in 0..<rows {
            let v = (firstRow + Float(i) * rowStep) * scale
            var start = places[0].moved(v)
            var column = 0
            for place in places.dropFirst() {
              let end = place.moved(v)
              let count = min(LinePatch.segment, columns - column)
              let stepX = (end.x - start.x) * share
              let stepY = (end.y - start.y) * share
              let target = unsafe output + (i * columns + column)
              if isSmooth {
                unsafe sampler.sample(
                  x: start.x, y: start.y, stepX: stepX, stepY: stepY, count: count, into: target)
              } else {
                unsafe sampler.sampleNearest(
                  x: start.x, y: start.y, stepX: stepX, stepY: stepY, count: count, into: target)
              }
              column += LinePatch.segment
              start = end
            }
          }
        }
      }
      count = columns * rows
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
