/// The surroundings of a line at eight samples a pitch, along and across.
struct ZonePatch: Sendable {
  static let samplesPerPitch: Float = 8
  /// The rows to either side that may belong to a zone of a line.
  static let reach = 54
  static let columnLimit = 960

  let line: TextLine
  /// The grey values.
  let grey: LinePatch
  /// Ink (more is more ink) without its slow changes along the rows.
  let ink: [Float]
  /// The row of the line itself.
  let ownRow: Int
  /// The columns that the line's pitch was measured on.
  let measured: Range<Int>

  var columns: Int { grey.columns }
  var rows: Int { grey.rows }

  /// Cuts out the stretch that was measured and `margin` pixels of the picture at either end.
  ///
  /// - Parameters:
  ///   - pyramid: The picture.
  ///   - line: A line whose pitch is known.
  ///   - margin: What to add at either end, in pixels of the picture.
  ///   - window: The rows to take, counted from the line's own.
  ///   - isSmooth: See `LinePatch`.
  init(
    _ pyramid: Pyramid, line: TextLine, margin: Float,
    window: ClosedRange<Int> = -ZonePatch.reach...ZonePatch.reach, isSmooth: Bool = true
  ) {
    let step = line.pitch / ZonePatch.samplesPerPitch
    let low = line.measured.lowerBound
    let high = line.measured.upperBound
    let columns = min(
      ZonePatch.columnLimit, max(1, ((high - low + 2 * margin) / step).wholeNumber))
    let first = (low + high) * 0.5 - Float(columns) * 0.5 * step
    let grey = LinePatch(
      pyramid, frame: line.frame, firstColumn: first, columnStep: step, columns: columns,
      firstRow: Float(window.lowerBound) * step, rowStep: step, rows: window.count,
      isSmooth: isSmooth)
    self.line = line
    self.grey = grey
    ownRow = -window.lowerBound
    let start = min(columns, max(0, ((low - first) / step).wholeNumber))
    measured = start..<max(start, min(columns, ((high - first) / step).wholeNumber))
    let sign = line.inkSign
    ink = unsafe [Float](unsafeUninitializedCapacity: columns * grey.rows) { target, count in
      unsafe grey.values.withUnsafeBufferPointer { source in
        if let source = source.baseAddress, let target = target.baseAddress {
          for row in 0..<grey.rows {
            unsafe HighPass.subtractMean(
              source + row * columns, target + row * columns, count: columns, radius: 8,
              offset: source[row * columns], factor: sign)
          }
        }
      }
      count = columns * grey.rows
    }
  }

  /// The phase of the line's pitch at each column, in turns.
  func phases() -> [Float] {
    let low = line.measured.lowerBound
    let high = line.measured.upperBound
    let length = max(high - low, line.pitch)
    let middle = (low + high) * 0.5
    return (0..<columns).map { column in
      let u = grey.u(ofColumn: Float(column)) - middle
      let bounded = min(max(u, -0.75 * length), 0.75 * length)
      return u / line.pitch * (1 + line.chirp * bounded / length)
    }
  }

  /// The sum of the size of the grey steps |g(x + 1) - g(x - 1)| along a row.
  @inline(__always)
  func stepEnergy(row: Int, columns range: Range<Int>) -> Float {
    guard row >= 0, row < rows else { return 0 }
    let low = max(1, range.lowerBound)
    let high = min(columns - 1, range.upperBound)
    guard low < high else { return 0 }
    let start = row * columns
    return unsafe grey.values.withUnsafeBufferPointer { values in
      var sum: Float = 0
      for x in start + low..<start + high { unsafe sum += abs(values[x + 1] - values[x - 1]) }
      return sum
    }
  }
}
