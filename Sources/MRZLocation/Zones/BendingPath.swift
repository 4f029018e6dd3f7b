import Raster

/// Where the cells of a zone lie along the strips of its lines, and some way beyond either end.
struct BendingPath {
  /// How often a zone is laid along its print.
  static let rounds = 3
  /// How far print lies beside its cells where it is worth a look, in cells: that of one line along it, and that of
  /// all lines along them and across.
  static let clearPhase = 0.2
  static let jointPhase = 0.1
  static let jointHeight = 0.13
  /// What a character moves at least for another place to be read, and at most in a round: the cells that were lost
  /// at an end, and the one by which the zone may have been found beside its print.
  static let leastMove = 0.2
  private static let mostMove: Float = 3
  /// How far print may lie beside the lines in the end.
  static let mostOffset = 0.2
  /// The cells whose height is measured together.
  static let block = 4
  /// The cells that are looked at beyond either end.
  private static let beyond = 4

  /// What settled lines have, and more beyond the ends.
  static let sampling = {
    var sampling = SettledLine.sampling
    sampling.margin = (beyond + 1) * sampling.pixelsPerCell
    return sampling
  }()

  private let curve: CellCurve<8>

  /// Finds the cells in the strips of all lines; `nil` where none are found.
  init?(through strips: [SettledLine], cellCount: Int) {
    let size = Self.sampling.pixelsPerCell
    let inks = strips.map { Self.normalised($0.ink(isAgainstGaps: true)) }
    guard let first = inks.first, inks.allSatisfy({ $0.count == first.count }) else { return nil }
    let joint = first.indices.map { column in inks.reduce(0) { $0 + $1[column] } }
    guard let path = CellPath(along: joint, pitch: Float(size)) else { return nil }
    let evidence = Self.evidence(of: path.centers, in: inks)
    let start = Float(Self.sampling.margin + size / 2)
    let own = path.centers.indices.min {
      abs(path.centers[$0] + 0.5 - start) < abs(path.centers[$1] + 0.5 - start)
    }
    guard let range = own.flatMap({ Self.range(near: $0, count: cellCount, of: evidence) }),
      evidence[range].reduce(0, +) >= CellRange.threshold * Float(cellCount)
    else { return nil }
    let places = path.centers[range].map { ($0 + 0.5 - start) / Float(size) }
    guard zip(places, 0..<cellCount).allSatisfy({ abs($0 - Float($1)) <= Self.mostMove }),
      let curve = CellCurve<8>(through: places)
    else { return nil }
    self.curve = curve
  }

  /// Where a cell lies, in cells of the lines that the strips are of.
  subscript(cell: Double) -> Double { curve[cell] }

  /// The ink in parts of what there is around it, but of a third of what there is at most places where that is little.
  private static func normalised(_ ink: [Float]) -> [Float] {
    var sums: [Float] = [0]
    for value in ink { sums.append(sums[sums.count - 1] + abs(value)) }
    let mean = sums[ink.count] / Float(max(1, ink.count))
    guard mean > 0 else { return ink }
    let reach = 5 * sampling.pixelsPerCell
    return ink.indices.map { column in
      let (low, high) = (max(0, column - reach), min(ink.count, column + reach))
      return ink[column] / max(mean / 3, (sums[high] - sums[low]) / Float(high - low))
    }
  }

  /// The cells of the zone: those near where it was that hold most print, with least beside them.
  private static func range(near own: Int, count: Int, of evidence: [Float]) -> Range<Int>? {
    func value(_ cell: Int) -> Float { evidence.indices.contains(cell) ? evidence[cell] : 0 }
    let starts = (own - 2...own + 2).filter { $0 >= 0 && $0 + count <= evidence.count }
    let first = starts.max { one, other in
      func score(_ first: Int) -> Float {
        let last = first + count - 1
        let outside = (1...2).reduce(Float(0)) { $0 + value(first - $1) + value(last + $1) }
        return evidence[first...last].reduce(0, +) - outside - 0.5 * Float(abs(first - own))
      }
      return score(one) < score(other)
    }
    return first.map { $0..<$0 + count }
  }

  /// The least part of a line's usual ink that a cell holds.
  private static func evidence(of centers: [Float], in inks: [[Float]]) -> [Float] {
    var least = [Float](repeating: 1, count: centers.count)
    for ink in inks {
      let sums = centers.indices.map { index -> Float in
        let step =
          index > 0
          ? centers[index] - centers[index - 1]
          : centers.count > 1 ? centers[1] - centers[0] : 1
        let low = max(0, (centers[index] - step / 2).nearestWholeNumber)
        let high = min(ink.count - 1, (centers[index] + step / 2).nearestWholeNumber)
        guard low <= high else { return 0 }
        return ink[low...high].reduce(0) { $0 + abs($1) } / Float(high - low + 1)
      }
      let usual = sums.sorted()[sums.count / 2]
      guard usual > 0 else { return least.map { _ in 0 } }
      for index in sums.indices { least[index] = min(least[index], sums[index] / usual) }
    }
    return least
  }
}
