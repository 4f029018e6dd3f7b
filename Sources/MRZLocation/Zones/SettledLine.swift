import Raster

/// Where the print of a line lies in the strip that was cut out for it.
struct SettledLine {
  /// How often a zone is laid along its print.
  static let rounds = 2
  /// What a character moves at least, in cells, for another place to be worth a look: noise moves the lines of
  /// poor frames by less (`Benchmarks/Measurements.md`, pictures that other hands drew once more).
  static let leastMove = 0.18
  /// The cells whose height is measured together, and those from one such measure to the next.
  private static let block = 6
  private static let stride = 3
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

  private var cellCount: Int { strip.cellCenters.count }

  /// How far below the middle of the strip the print lies along it, in cells.
  var heights: CellCubic? {
    let (image, size) = (strip.image, Self.sampling.pixelsPerCell)
    guard image.height > 8 else { return nil }
    let sums = (0..<image.height).map { sumsOfSteps(inRow: $0) }
    var points: [(cell: Double, value: Double, weight: Double)] = []
    for first in Swift.stride(from: 0, through: cellCount - Self.block, by: Self.stride) {
      let left = Int(strip.cellCenters[first]) - size / 2
      guard left >= 1, left + Self.block * size < image.width else { continue }
      let energies = sums.map { Float($0[left + Self.block * size] - $0[left]) }
      let middle = image.height / 2
      let best = RowProfile(energies: energies).bestShift(
        of: [middle], spacing: Self.spacing * Float(size), around: -0.5)
      let weight = best.confidence > 0.25 ? 1 : best.confidence > 0.1 ? 0.4 : 0
      points.append(
        (
          Double(first) + Double(Self.block - 1) / 2, Double(best.shift + 0.5) / Double(size),
          weight
        ))
    }
    return CellCubic(through: points, cellCount: cellCount)
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

  /// How far after its cell each character stands, in cells.
  var phases: CellCubic? {
    let (image, size) = (strip.image, Self.sampling.pixelsPerCell)
    let middle = image.height / 2
    guard image.height > 8, image.width > 4 * size else { return nil }
    let darkness = (0..<image.width).map { column in
      (middle - 4..<middle + 4).reduce(Float(0)) { $0 + 255 - Float(image[column, $1]) }
    }
    var ink = darkness
    for column in ink.indices {
      let around = darkness[max(0, column - size)..<min(ink.count, column + size + 1)]
      ink[column] -= around.reduce(0, +) / Float(around.count)
    }
    let mean = ink.reduce(0) { $0 + abs($1) } / Float(ink.count)
    ink = ink.map { min(max($0, -2.5 * mean), 2.5 * mean) }
    let sizes = ink.map(abs)
    var points: [(cell: Double, value: Double, weight: Double)] = []
    for (cell, center) in strip.cellCenters.enumerated() {
      let error = CellWalk.phaseError(of: ink, sizes: sizes, at: center - 0.5, pitch: Float(size))
      if let error { points.append((Double(cell), Double(error), 1)) }
    }
    guard Double(points.count) >= Self.leastSeen * Double(cellCount) else { return nil }
    return CellCubic(through: points, cellCount: cellCount)
  }
}
