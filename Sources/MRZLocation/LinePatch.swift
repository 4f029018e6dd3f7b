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

  /// Samples the level of the pyramid that suits the step, bilinearly; outside the picture its edge
  /// goes on.
  init(
    _ pyramid: Pyramid, frame: LineFrame, firstColumn: Float, columnStep: Float, columns: Int,
    firstRow: Float, rowStep: Float, rows: Int
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
              unsafe sampler.sample(
                x: start.x, y: start.y, stepX: (end.x - start.x) * share,
                stepY: (end.y - start.y) * share,
                count: min(LinePatch.segment, columns - column),
                into: output + (i * columns + column))
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

/// Samples an image along a straight line, bilinearly. The image has at least two rows and columns.
@safe struct RaySampler {
  let input: UnsafePointer<UInt8>
  let width: Int
  let height: Int

  @inline(__always)
  func sample(
    x: Float, y: Float, stepX: Float, stepY: Float, count: Int,
    into output: UnsafeMutablePointer<Float>
  ) {
    let limitX = Float(width) - 1.01
    let limitY = Float(height) - 1.01
    let endX = x + stepX * Float(count - 1)
    let endY = y + stepY * Float(count - 1)
    if x >= 0, endX >= 0, y >= 0, endY >= 0, x < limitX, endX < limitX, y < limitY, endY < limitY {
      // inside: fixed point with sixteen bits of fraction
      var fixedX = Int(x * 65536)
      var fixedY = Int(y * 65536)
      let fixedStepX = Int(stepX * 65536)
      let fixedStepY = Int(stepY * 65536)
      for i in 0..<count {
        let offset = (fixedY &>> 16) &* width &+ (fixedX &>> 16)
        let corner = unsafe input + offset
        let fx = Int32(truncatingIfNeeded: (fixedX &>> 8) & 255)
        let fy = Int32(truncatingIfNeeded: (fixedY &>> 8) & 255)
        let upperLeft = unsafe Int32(corner[0])
        let lowerLeft = unsafe Int32(corner[width])
        let upperStep = unsafe Int32(corner[1]) &- upperLeft
        let lowerStep = unsafe Int32(corner[width + 1]) &- lowerLeft
        let upper: Int32 = upperLeft &* 256 &+ upperStep &* fx
        let lower: Int32 = lowerLeft &* 256 &+ lowerStep &* fx
        let value: Int32 = upper &* 256 &+ (lower &- upper) &* fy
        unsafe output[i] = Float(value) * (1 / 65536)
        fixedX &+= fixedStepX
        fixedY &+= fixedStepY
      }
      return
    }
    for i in 0..<count {
      unsafe output[i] = clamped(x: x + stepX * Float(i), y: y + stepY * Float(i))
    }
  }

  /// The value at a place; outside the image that of the nearest place inside.
  @inline(__always)
  func clamped(x: Float, y: Float) -> Float {
    // min and max in this order turn "not a number" into 0
    let x = min(max(0, x), Float(width) - 1.001)
    let y = min(max(0, y), Float(height) - 1.001)
    let column = x.wholeNumber
    let row = y.wholeNumber
    let fx = x - Float(column)
    let fy = y - Float(row)
    let corner = unsafe input + row * width + column
    let upperLeft = unsafe Float(corner[0])
    let lowerLeft = unsafe Float(corner[width])
    let upper = unsafe upperLeft + (Float(corner[1]) - upperLeft) * fx
    let lower = unsafe lowerLeft + (Float(corner[width + 1]) - lowerLeft) * fx
    return upper + (lower - upper) * fy
  }
}
