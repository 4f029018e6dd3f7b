import Raster

/// Where the print of a line lies in the strip that was cut out for it.
struct SettledLine {
  /// How often a zone is laid along its print.
  static let rounds = 2
  /// What a character moves at least, in cells, for another place to be worth a look: noise moves the lines of
  /// poor frames by less (`Benchmarks/Measurements.md`, pictures that other hands drew once more).
  static let leastMove = 0.18
  /// The cells whose height is measured together, and those from one such measure to the next.
  static let block = 6
  /// The distance of the lines, in cells, between which there is no print.
  private static let spacing: Float = 2.2
  /// The largest move along and across the line in a round, in cells.
  static let limit = 0.75
  /// The part of the cells whose phase has to be seen.
  private static let leastSeen = 0.6

  /// Half as fine as what is read, and higher.
  static let sampling = {
    var sampling = LineSampling()
    (sampling.pixelsPerCell, sampling.height, sampling.margin) = (8, 28, 12)
    return sampling
  }()

  private let strip: LineStrip

  init(_ strip: LineStrip) { self.strip = strip }

  /// A move that is not too large.
  static func bounded(_ move: Double) -> Double { min(max(move, -limit), limit) }

  var cellCount: Int { strip.cellCenters.count }

  /// How far below the middle of the strip the print lies along it, in cells.
  func heights<let count: Int>(ofCells block: Int = SettledLine.block) -> CellCurve<count>? {
    let (image, size) = (strip.image, Self.sampling.pixelsPerCell)
    guard image.height > 8 else { return nil }
    let sums = (0..<image.height).map { sumsOfSteps(inRow: $0) }
    var points: [(cell: Double, value: Double, weight: Double)] = []
    for first in Swift.stride(from: 0, through: cellCount - block, by: block / 2) {
      let left = Int(strip.cellCenters[first]) - size / 2
      guard left >= 1, left + block * size < image.width else { continue }
      let energies = sums.map { Float($0[left + block * size] - $0[left]) }
      let middle = image.height / 2
      let best = RowProfile(energies: energies).bestShift(
        of: [middle], spacing: Self.spacing * Float(size), around: -0.5)
      let weight = best.confidence > 0.25 ? 1 : best.confidence > 0.1 ? 0.4 : 0
      points.append(
        (
          Double(first) + Double(block - 1) / 2, Double(best.shift + 0.5) / Double(size),
          weight
        ))
    }
    return CellCurve(through: points, cellCount: cellCount)
  }

  /// The grey steps of a row, summed up to each of its columns.
  private func sumsOfSteps(inRow row: Int) -> [Int] {
    let width = strip.image.width
    let pixels = strip.image.pixels[row * width..<(row + 1) * width]
    var sums = [0, 0]
    sums.reserveCapacity(width + 1)
    for (before, after) in zip(pixels, pixels.dropFirst(2)) {
      sums.append(sums[sums.count - 1] + abs(Int(after) - Int(before)))
    }
    sums.append(sums[sums.count - 1])
    return sums
  }

  /// The ink of each column of the strip less that around it, with its extremes cut off; empty for a strip that is too
  /// small.
  ///
  /// - Parameter isAgainstGaps: Whether what is as dark above and below the line, as edges are, is none.
  /// - Returns: The ink, one number a column.
  func ink(isAgainstGaps: Bool = false) -> [Float] {
    let (image, size) = (strip.image, Self.sampling.pixelsPerCell)
    let middle = image.height / 2
    guard image.height > 8, image.width > 4 * size else { return [] }
    var ink = (0..<image.width).map { column in
      (middle - 4..<middle + 4).reduce(Float(0)) { $0 + 255 - Float(image[column, $1]) }
    }
    if isAgainstGaps {
      let gap = (Self.spacing * Float(size) / 2).nearestWholeNumber
      for column in ink.indices {
        let rows = [middle - gap - 1, middle - gap, middle + gap - 1, middle + gap]
        ink[column] -= rows.reduce(Float(0)) {
          $0 + 2 * (255 - Float(image[column, min(max(0, $1), image.height - 1)]))
        }
      }
    }
    let darkness = ink
    for column in ink.indices {
      let around = darkness[max(0, column - size)..<min(ink.count, column + size + 1)]
      ink[column] -= around.reduce(0, +) / Float(around.count)
    }
    let mean = ink.reduce(0) { $0 + abs($1) } / Float(ink.count)
    return ink.map { min(max($0, -2.5 * mean), 2.5 * mean) }
  }

  /// How far after its cell each character stands, in cells.
  func phases<let count: Int>() -> CellCurve<count>? {
    let (ink, size) = (ink(), Self.sampling.pixelsPerCell)
    guard !ink.isEmpty else { return nil }
    let sizes = ink.map(abs)
    var points: [(cell: Double, value: Double, weight: Double)] = []
    for (cell, center) in strip.cellCenters.enumerated() {
      let error = CellWalk.phaseError(of: ink, sizes: sizes, at: center - 0.5, pitch: Float(size))
      if let error { points.append((Double(cell), Double(error), 1)) }
    }
    guard Double(points.count) >= Self.leastSeen * Double(cellCount) else { return nil }
    return CellCurve(through: points, cellCount: cellCount)
  }
}
