/// Tells which way up a zone is from its fillers: `<` one way, `>` the other.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (thresholds of the locator).
struct ChevronVote: Sendable {
  /// The correlation with `<` of the cells that look like it, beyond that with `>`.
  private(set) var forward: Float = 0
  /// The same the other way.
  private(set) var backward: Float = 0
  /// The cells that look like `<`.
  private(set) var forwardCells = 0
  /// The cells that look like `>`.
  private(set) var backwardCells = 0
  /// The most fillers of a line.
  private(set) var mostInLine = 0

  /// How much one way has more than the other.
  var margin: Float { abs(forward - backward) }
  /// Whether the zone stands on its head in the patch.
  var isTurned: Bool { backward > forward }
  /// Whether one way has more than twice the cells of the other.
  var isUnanimous: Bool {
    isTurned ? backwardCells > 2 * forwardCells : forwardCells > 2 * backwardCells
  }

  /// The largest part of a line's cells that are fillers: no line of a document is nothing else.
  func largestShare(of cellCount: Int) -> Float { Float(mostInLine) / Float(max(1, cellCount)) }

  /// Whether one way has more than four times the weight of the other.
  var isClear: Bool { max(forward, backward) > 4 * min(forward, backward) }

  private static let rows = 11
  private static let columns = 8
  /// The least correlation that counts as a filler.
  private static let likeness: Float = 0.6
  /// The least advantage over its mirror image.
  private static let advantage: Float = 0.1
  /// The least variance of a cell, in grey levels squared.
  private static let leastVariance: Float = 1

  init() {}

  /// Counts the cells of a line, whose centres are given in columns.
  mutating func add(
    _ patch: ZonePatch, tracking: RowTracking, row: Float, centers: [Float]
  ) {
    let sign = patch.line.inkSign
    let template = ChevronTemplate.shared
    let before = forwardCells + backwardCells
    unsafe patch.grey.values.withUnsafeBufferPointer { values in
      guard let values = values.baseAddress else { return }
      for center in centers {
        var forward: Float = 0
        var backward: Float = 0
        for shift in -1...1 {
          let left = (center - 3.5).nearestWholeNumber + shift
          guard left >= 0, left + ChevronVote.columns <= patch.columns else { continue }
          let line = tracking.row(row, column: left + 4)
          for offset in -1...1 {
            let top = line + offset - ChevronVote.rows / 2
            guard top >= 0, top + ChevronVote.rows <= patch.rows else { continue }
            let match = unsafe template.correlation(
              values + top * patch.columns + left, stride: patch.columns,
              leastVariance: ChevronVote.leastVariance)
            forward = max(forward, sign * match.forward)
            backward = max(backward, sign * match.backward)
          }
        }
        count(forward: forward, backward: backward)
      }
    }
    mostInLine = max(mostInLine, forwardCells + backwardCells - before)
  }

  /// Counts one cell.
  mutating func count(forward cellForward: Float, backward cellBackward: Float) {
    let difference = cellForward - cellBackward
    if cellForward > ChevronVote.likeness, difference > ChevronVote.advantage {
      forward += difference
      forwardCells += 1
    } else if cellBackward > ChevronVote.likeness, difference < -ChevronVote.advantage {
      backward -= difference
      backwardCells += 1
    }
  }
}

/// A `<` of 0.56 by 0.66 pitches at eight samples a pitch, of mean 0 and size 1.
struct ChevronTemplate: Sendable {
  static let shared = ChevronTemplate()

  /// Eleven rows of eight samples.
  let rows: [SIMD8<Float>]
  /// Those of its mirror image.
  private let mirrored: [SIMD8<Float>]

  private init() {
    var rows = [SIMD8<Float>](repeating: .zero, count: 11)
    for i in 0..<11 {
      for j in 0..<8 {
        let x = (Float(j) - 3.5) / 8
        let y = Float(i - 5) / 8
        var value: Float = 0
        for step in 0..<40 {
          let part = Float(step) / 39
          let dx = x - (-0.28 + 0.56 * part)
          let upper = y - 0.33 * part
          let lower = y + 0.33 * part
          value += ChevronTemplate.spot(dx * dx + upper * upper)
          value += ChevronTemplate.spot(dx * dx + lower * lower)
        }
        rows[i][j] = value
      }
    }
    let mean = rows.reduce(0) { $0 + $1.sum() } / 88
    rows = rows.map { $0 - mean }
    let size = rows.reduce(0) { $0 + ($1 * $1).sum() }.squareRoot()
    // the lower half is the upper one turned over, to the bit
    for i in 6..<11 { rows[i] = rows[10 - i] }
    self.rows = rows.map { $0 / size }
    mirrored = self.rows.map(Self.mirrored)
  }

  /// The lanes the other way round.
  @inline(__always)
  private static func mirrored(_ row: SIMD8<Float>) -> SIMD8<Float> {
    SIMD8(row[7], row[6], row[5], row[4], row[3], row[2], row[1], row[0])
  }

  /// A round spot of a pen, about e^(-distance² / 0.012).
  private static func spot(_ squaredDistance: Float) -> Float {
    var value = max(0, 1 - squaredDistance / (0.012 * 32))
    for _ in 0..<5 { value *= value }
    return value
  }

  /// The normalised correlation of eleven rows of eight samples with `<` and with its mirror image;
  /// zeros where the samples hardly differ.
  @inline(__always) @unsafe
  func correlation(
    _ samples: UnsafePointer<Float>, stride: Int, leastVariance: Float
  ) -> (forward: Float, backward: Float) {
    var sum = SIMD8<Float>.zero
    var squares = SIMD8<Float>.zero
    var forward = SIMD8<Float>.zero
    var backward = SIMD8<Float>.zero
    let raw = unsafe UnsafeRawPointer(samples)
    let step = stride &* MemoryLayout<Float>.stride
    // a row of the upper half together with that of the lower half which has the same weights
    for row in 0..<6 {
      var value = unsafe raw.loadUnaligned(fromByteOffset: row &* step, as: SIMD8<Float>.self)
      squares += value * value
      if row < 5 {
        let lower = unsafe raw.loadUnaligned(
          fromByteOffset: (10 &- row) &* step, as: SIMD8<Float>.self)
        squares += lower * lower
        value += lower
      }
      sum += value
      forward += value * rows[row]
      backward += value * mirrored[row]
    }
    let total = sum.sum()
    let variance = squares.sum() - total * total / 88
    guard variance >= 88 * leastVariance else { return (0, 0) }
    let factor = 1 / variance.squareRoot()
    // both are summed from the same side of the sign
    return (forward.sum() * factor, Self.mirrored(backward).sum() * factor)
  }
}
