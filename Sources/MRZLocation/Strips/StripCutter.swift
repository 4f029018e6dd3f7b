import Raster

/// Cuts one line out of a picture.
struct StripCutter {
  let line: LocatedLine
  let sampling: LineSampling
  let isLightOnDark: Bool

  /// The reduction from which on the picture is halved first.
  private static let largestStep = 2.6

  private var columns: Int { sampling.pixelsPerCell * line.cellCount + 2 * sampling.margin }

  func strip(from image: GrayImage) -> LineStrip {
    var source = StripSource(image: image, origin: Point(x: 0, y: 0), scale: 1)
    var step = (typeset?.cell ?? middleStep) / Double(sampling.pixelsPerCell)
    if step > StripCutter.largestStep {
      source = source.cropped(around: corners)
      while step > StripCutter.largestStep, source.image.width >= 4, source.image.height >= 4 {
        source = source.halved()
        step /= 2
      }
    }
    // samples a pixel of the strip, along either side
    let samples = step > 1.3 ? 2 : 1
    let centers = (0..<line.cellCount).map {
      Float(sampling.margin + sampling.pixelsPerCell / 2 + $0 * sampling.pixelsPerCell)
    }
    let strip = cut(from: source, samples: samples)
    return LineStrip(image: typeset?.blanked(strip) ?? strip, cellCenters: centers)
  }

  /// The distance of neighbouring characters in the middle of the line, in pixels of the picture.
  private var middleStep: Double {
    line.middleStep.length
  }

  /// How the characters are laid out where they stand at uneven distances.
  private var typeset: TypesetLayout? { TypesetLayout(line, sampling: sampling, step: middleStep) }

  /// Places around all that the strip shows.
  private var corners: [Point] {
    let ends =
      Double(sampling.margin) / Double(sampling.pixelsPerCell) + 1 + abs(sampling.horizontalOffset)
    let reach =
      Double(sampling.height) / Double(sampling.pixelsPerCell) / sampling.verticalScale
      + abs(sampling.verticalOffset)
    return stride(from: -ends, through: Double(line.cellCount) + ends, by: 1).flatMap { cell in
      let place = line.curve.point(atCell: cell)
      let size = reach * line.curve.step(atCell: cell).length
      let diagonal = Point(x: size, y: size)
      return [place - diagonal, place + diagonal]
    }
  }

  private func cut(from source: StripSource, samples: Int) -> GrayImage {
    let columns = columns
    let rows = sampling.height
    let image = source.image
    guard image.width > 1, image.height > 1 else {
      return GrayImage(width: columns, height: rows, filledWith: image.pixels.first ?? 0)
    }
    let count = rows * samples
    // Greys are rounded eight at a time.
    var column = [Float](repeating: 0, count: count + 7)
    var sums = [Float](repeating: 0, count: rows + 7)
    let share = 1 / Float(samples * samples)
    let layout = typeset
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: columns * rows) { target, written in
      unsafe image.pixels.withUnsafeBufferPointer { input in
        unsafe column.withUnsafeMutableBufferPointer { column in
          unsafe sums.withUnsafeMutableBufferPointer { sums in
            guard let input = input.baseAddress, let column = column.baseAddress,
              let sums = sums.baseAddress, let target = target.baseAddress
            else { return }
            let sampler = unsafe RaySampler(
              input: input, width: image.width, height: image.height)
            for j in 0..<columns {
              for k in 0..<rows { unsafe sums[k] = 0 }
              for part in 0..<samples {
                let shift = (Double(part) + 0.5) / Double(samples) - 0.5
                let ray = ray(
                  atColumn: Double(j) + shift, samples: samples, source: source, layout: layout)
                unsafe sampler.sample(
                  from: ray.start, step: ray.step, count: count, into: column)
                guard samples > 1 else { continue }
                for k in 0..<rows { unsafe sums[k] += column[2 * k] + column[2 * k + 1] }
              }
              unsafe write(samples > 1 ? sums : column, share: share, to: target + j)
            }
          }
        }
      }
      written = columns * rows
    }
    return GrayImage(width: columns, height: rows, pixels: pixels)
      ?? GrayImage(width: columns, height: rows, filledWith: 0)
  }

  /// Rounds the greys of a column and writes them, from its first pixel down.
  ///
  /// - Parameters:
  ///   - sums: Greys, 0 to 255, times `1 / share`; there is room for a multiple of eight.
  ///   - share: What they are multiplied with.
  ///   - target: The first pixel.
  @inline(__always)
  private func write(
    _ sums: UnsafePointer<Float>, share: Float, to target: UnsafeMutablePointer<UInt8>
  ) {
    for first in stride(from: 0, to: sampling.height, by: 8) {
      let eight = unsafe UnsafeRawPointer(sums + first).loadUnaligned(as: SIMD8<Float>.self)
      let value = eight * share + 0.5
      // A sum of this size has no room for a fraction, and is rounded to the nearest whole number.
      let nearest = (value + 8_388_608) - 8_388_608
      let whole = nearest.replacing(with: nearest - 1, where: nearest .> value)
      let bits = unsafe unsafeBitCast(whole + 8_388_608, to: SIMD8<UInt32>.self)
      var greys = SIMD8<UInt8>(truncatingIfNeeded: bits)
      if isLightOnDark { greys = ~greys }
      for k in 0..<min(8, sampling.height - first) {
        unsafe target[(first + k) * columns] = greys[k]
      }
    }
  }

  /// The first sample of a column of the strip and the step to the next one down, in pixels of the
  /// source.
  private func ray(
    atColumn column: Double, samples: Int, source: StripSource, layout: TypesetLayout?
  ) -> (start: Point, step: Point) {
    let width = Double(sampling.pixelsPerCell)
    let first = Double(sampling.margin + sampling.pixelsPerCell / 2)
    let regular = (column - first) / width - sampling.horizontalOffset
    let cell = layout?.cell(at: regular) ?? regular
    let place = line.curve.point(atCell: cell)
    let along = line.uprightStep(atCell: cell) * (layout?.scale ?? 1)
    // one row down the strip; the slant leads along the line
    let row = 1 / (width * sampling.verticalScale)
    let down = line.across(along) * row
    // the middle of the strip lies between its two middle rows
    let top = -Double(sampling.height) / 2 + 0.5 / Double(samples)
    let offset = top - sampling.verticalOffset * width * sampling.verticalScale
    let start = (place + down * offset - source.origin).scaled(by: source.scale)
    let step = down * (source.scale / Double(samples))
    return (start.inSinglePrecision, step.inSinglePrecision)
  }
}

extension Point {
  /// The coordinates as precise as in the strips that the nets have learned from.
  fileprivate var inSinglePrecision: Point { Point(x: Double(Float(x)), y: Double(Float(y))) }
}
