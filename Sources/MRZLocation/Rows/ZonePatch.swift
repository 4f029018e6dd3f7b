/// The surroundings of a line at eight samples a pitch, along and across.
struct ZonePatch: Sendable {
  static let samplesPerPitch: Float = 8
  /// The rows to either side that may belong to a zone of a line.
  static let reach = 54
  static let columnLimit = 960

  let line: TextLine
  /// The grey values.
  let grey: LinePatch
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
  }

  /// The half width of the window whose mean is taken off the ink, in columns: one pitch.
  static let inkRadius = 8

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

  /// The sum of the size of the grey steps |g(x + 1) - g(x - 1)| over some rows and columns; what lies
  /// outside the patch counts nothing.
  @inline(__always)
  func stepEnergy(rows range: ClosedRange<Int>, columns columnRange: Range<Int>) -> Float {
    let low = max(1, columnRange.lowerBound)
    let count = min(columns - 1, columnRange.upperBound) - low
    let first = max(0, range.lowerBound)
    let last = min(rows - 1, range.upperBound)
    guard count > 0, first <= last else { return 0 }
    return unsafe grey.values.withUnsafeBufferPointer { values in
      guard let values = values.baseAddress else { return 0 }
      var sums = SIMD4<Float>.zero
      var rest: Float = 0
      for row in first...last {
        let before = unsafe UnsafeRawPointer(values + row * columns + low - 1)
        var x = 0
        while x + 4 <= count {
          let place = x * MemoryLayout<Float>.stride
          let after = unsafe before.loadUnaligned(
            fromByteOffset: place + 2 * MemoryLayout<Float>.stride, as: SIMD4<Float>.self)
          let step =
            unsafe after - before.loadUnaligned(fromByteOffset: place, as: SIMD4<Float>.self)
          // without its sign
          sums += unsafe unsafeBitCast(
            unsafeBitCast(step, to: SIMD4<UInt32>.self) & 0x7fff_ffff, to: SIMD4<Float>.self)
          x += 4
        }
        let floats = unsafe values + row * columns + low
        while x < count {
          unsafe rest += abs(floats[x + 1] - floats[x - 1])
          x += 1
        }
      }
      return sums.sum() + rest
    }
  }
}
