/// How much of each sample of a straightened line is ink, 0 to 1.
struct InkPatch: Sendable {
  /// The least contrast of ink and paper, in grey levels.
  private static let leastContrast: Float = 24
  /// What is less is noise.
  private static let noise: Float = 0.15
  /// The part of the strongest row above which a row belongs to the print.
  private static let leastRow: Float = 0.1

  let grey: LinePatch
  /// Row by row.
  let values: [Float]

  /// Tells ink from paper; `nil` where they hardly differ.
  ///
  /// - Parameters:
  ///   - grey: The straightened line.
  ///   - isLightOnDark: Whether the print is lighter than its paper.
  ///   - length: The columns that share one level of paper.
  init?(_ grey: LinePatch, isLightOnDark: Bool, stretch length: Int = 64) {
    let (columns, rows) = (grey.columns, grey.rows)
    var whole = [Int32](repeating: 0, count: 256)
    var papers: [Float] = []
    for start in stride(from: 0, to: columns, by: length) {
      let stretch = start..<min(columns, start + length)
      let part = Self.histogram(of: grey, columns: stretch, isLightOnDark)
      papers.append(Self.level(part, below: 0.8))
      for level in 0..<256 { whole[level] &+= part[level] }
    }
    let contrast = Self.level(whole, below: 0.8) - Self.level(whole, below: 0.03)
    guard contrast >= Self.leastContrast else { return nil }
    self.grey = grey
    let sign: Float = isLightOnDark ? -1 : 1
    let offset: Float = isLightOnDark ? 255 : 0
    let scale = 1 / (contrast * (1 - Self.noise))
    let least = Self.noise * contrast
    // What a sample must be darker than to be ink, column by column.
    let levels = (0..<columns).map { column in
      let place = (Float(column) + 0.5) / Float(length) - 0.5
      let first = min(max(0, place.wholeNumber), papers.count - 1)
      let second = min(first + 1, papers.count - 1)
      let part = min(max(0, place - Float(first)), 1)
      return papers[first] + part * (papers[second] - papers[first]) - offset - least
    }
    values = unsafe [Float](unsafeUninitializedCapacity: columns * rows) { values, count in
      unsafe grey.values.withUnsafeBufferPointer { greys in
        unsafe levels.withUnsafeBufferPointer { levels in
          for row in 0..<rows {
            let start = row &* columns
            for column in 0..<columns {
              let ink = unsafe (levels[column] - sign * greys[start &+ column]) * scale
              unsafe values[start &+ column] = min(1, max(0, ink))
            }
          }
        }
      }
      count = columns * rows
    }
  }

  /// How often each grey level occurs in every other row of some columns, dark ink being low.
  private static func histogram(
    of grey: LinePatch, columns: Range<Int>, _ isLightOnDark: Bool
  ) -> [Int32] {
    // by turns in one of four: a count that has just been raised is not ready at once
    var counts = [Int32](repeating: 0, count: 4 * 256)
    let turn = isLightOnDark ? 255 : 0
    return unsafe counts.withUnsafeMutableBufferPointer { counts in
      unsafe grey.values.withUnsafeBufferPointer { greys in
        for row in stride(from: 0, to: grey.rows, by: 2) {
          let start = row &* grey.columns
          for place in start &+ columns.lowerBound..<start &+ columns.upperBound {
            let level = min(255, max(0, unsafe greys[place].nearestWholeNumber)) ^ turn
            unsafe counts[(place & 3) &<< 8 | level] &+= 1
          }
        }
      }
      return unsafe [Int32](unsafeUninitializedCapacity: 256) { levels, count in
        for level in 0..<256 {
          unsafe levels[level] =
            (counts[level] &+ counts[256 + level]) &+ (counts[512 + level] &+ counts[768 + level])
        }
        count = 256
      }
    }
  }

  /// The grey level below which a part of the samples lies.
  private static func level(_ histogram: [Int32], below part: Double) -> Float {
    let total = histogram.reduce(0, &+)
    var left = Int32(part * Double(total))
    for (level, count) in histogram.enumerated() {
      left -= count
      if left < 0 { return Float(level) }
    }
    return 255
  }

  /// The mean ink of every row.
  private var rowInk: [Float] {
    let (columns, rows) = (grey.columns, grey.rows)
    var means: [Float] = []
    means.reserveCapacity(rows)
    unsafe values.withUnsafeBufferPointer { values in
      // four rows together: each sum has to wait for itself
      for first in stride(from: 0, to: rows, by: 4) {
        var starts = SIMD4<Int>(0, 1, 2, 3) &+ first
        starts = pointwiseMin(starts, SIMD4(repeating: rows - 1)) &* columns
        let (one, two, three, four) = (starts[0], starts[1], starts[2], starts[3])
        var sums = SIMD4<Float>.zero
        for column in 0..<columns {
          sums += unsafe SIMD4(
            values[one &+ column], values[two &+ column], values[three &+ column],
            values[four &+ column])
        }
        for lane in 0..<min(4, rows - first) { means.append(sums[lane] / Float(columns)) }
      }
    }
    return means
  }

  /// The stretches of rows with some ink, each between rows with hardly any.
  func bands() -> [Range<Int>] {
    let sums = rowInk
    let limit = Self.leastRow * 1.5 * (sums.max() ?? 0)
    var bands: [Range<Int>] = []
    var start: Int?
    for (row, sum) in sums.enumerated() {
      if sum > limit {
        start = start ?? row
      } else if let first = start {
        bands.append(first..<row)
        start = nil
      }
    }
    return bands
  }

  /// The rows of the print around the middle, or `nil` where there is none.
  func band() -> Range<Int>? {
    let sums = rowInk
    let middle = grey.rows / 2
    let reach = grey.rows / 6
    guard
      let strongest = (middle - reach...middle + reach).max(by: { sums[$0] < sums[$1] })
    else { return nil }
    let limit = Self.leastRow * sums[strongest]
    guard limit > 0 else { return nil }
    var (upper, lower) = (strongest, strongest)
    while upper > 0, sums[upper - 1] > limit { upper -= 1 }
    while lower + 1 < grey.rows, sums[lower + 1] > limit { lower += 1 }
    guard upper > 0, lower + 1 < grey.rows else { return nil }
    return upper..<lower + 1
  }

  /// The mean ink of every column between some rows.
  func columnInk(in band: Range<Int>) -> [Float] {
    let columns = grey.columns
    var sums = [Float](repeating: 0, count: columns)
    let share = 1 / Float(max(1, band.count))
    unsafe values.withUnsafeBufferPointer { values in
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        for row in band {
          let start = row &* columns
          for column in 0..<columns {
            unsafe sums[column] += share * values[start &+ column]
          }
        }
      }
    }
    return sums
  }

  /// The columns and rows of a part that hold ink, or `nil` where it is blank.
  func extent(columns: Range<Int>, rows: Range<Int>) -> (columns: Range<Int>, rows: Range<Int>)? {
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    for row in rows {
      for column in columns where values[row * grey.columns + column] > 0.35 {
        left = min(left, column)
        right = max(right, column)
        top = min(top, row)
        bottom = max(bottom, row)
      }
    }
    return right < 0 ? nil : (left..<right + 1, top..<bottom + 1)
  }
}
