import Raster

/// Where a symbol lies, as far as its guard patterns tell: a map from modules and heights to places.
///
/// Modules count from the beginning of the start pattern, heights from 0 at the first end of the
/// guards to 1 at the other, in such a way that rows are equally high: where the guards draw
/// together in perspective, heights draw together as well.
struct SymbolFrame {
  let start: Guard?
  let stop: Guard?

  /// By how much the guards may draw apart, or together, from one end to the other.
  private static let convergences = -0.5...1.0
  /// By how much a module may be smaller than the one before it, as a part of it.
  private static let mostForeshortening = 0.005
  /// The fewest modules that this is told from: two indicators.
  private static let leastWidth = 34.0
  /// The least cosine between the rows and the way across the bars of a guard.
  private static let leastCosine = 0.3

  /// The way along the rows in the middle, of length 1.
  let direction: Point

  init?(start: Guard?, stop: Guard?) {
    guard let known = start ?? stop else { return nil }
    self.start = start
    self.stop = stop
    if let start, let stop {
      let way = stop.point(module: 0, fraction: 0.5) - start.point(module: 0, fraction: 0.5)
      guard way.length > 0 else { return nil }
      direction = way / way.length
      let ends =
        (
          (stop.origins.0 - start.origins.0).dot(direction),
          (stop.origins.1 - start.origins.1).dot(direction)
        )
      convergence = ends.0 > 0 ? ends.1 / ends.0 - 1 : 0
      let first = Self.module(of: start, along: direction, fraction: 0.5).length
      let last = Self.module(of: stop, along: direction, fraction: 0.5).length
      let width = way.length / (first * last).squareRoot()
      foreshortening = Self.bounded(
        ((first / last).squareRoot() - 1) / max(width, Self.leastWidth))
    } else {
      direction = known.module / known.module.length
      convergence = known.modules.1.length / known.modules.0.length - 1
    }
    convergence = min(
      max(convergence, Self.convergences.lowerBound), Self.convergences.upperBound)
  }

  private static func bounded(_ foreshortening: Double) -> Double {
    min(max(foreshortening, -mostForeshortening), mostForeshortening)
  }

  /// By how much farther the guards are from each other at the second end, as a part of the first.
  private var convergence = 0.0

  /// How the widths of modules shrink from start to stop, see `strip`.
  private var foreshortening = 0.0

  /// How they shrink from either guard to the middle, where the symbol is rolled about a pole.
  private var rolling: (left: Double, right: Double)?

  /// The fraction of the length of the guards that a height lies at.
  ///
  /// Widths grow linearly along the guards, and the height of a row with their square.
  private func fraction(_ height: Double) -> Double {
    height / max(1 + convergence - convergence * height, 0.1)
  }

  /// How far beyond both ends of the guards rows may lie, as a part of their height.
  var reaches: (Double, Double) {
    let all = [start, stop].compactMap { $0?.reaches }
    return (all.map(\.0).min() ?? 0, all.map(\.1).min() ?? 0)
  }

  /// Whether only one of the guards is known.
  var isOneSided: Bool { start == nil || stop == nil }

  /// Whether a fold or a bend of the paper turns a guard between its ends.
  var isBent: Bool { start?.course != nil || stop?.course != nil }

  var isInverted: Bool { (start ?? stop)?.isInverted ?? false }

  /// The way of one module along a direction that may cross the bars aslant.
  static func module(of side: Guard, along direction: Point, fraction: Double) -> Point {
    let module = side.modules.0.mixed(with: side.modules.1, fraction)
    let length = direction.length
    let along = module.dot(direction)
    guard along > leastCosine * module.length * length else { return module }
    return direction * (module.dot(module) / along)
  }

  /// Which rows lie at which heights of either guard, once that is known.
  private var rows: (left: RowFit, right: RowFit)?

  /// Takes in the rows that the indicators tell, and with them the true direction of the rows.
  mutating func adopt(left: RowFit, right: RowFit) { rows = (left, right) }

  /// The guess in force.
  var guess = Guess.betweenEnds {
    didSet {
      let excess = rolledExcess
      rolling = excess.map { (Self.shrinking($0), Self.shrinking($0)) }
    }
  }

  private func guessedDirection(_ side: Guard, _ height: Double) -> Point {
    switch guess {
    case .skewed(let slope):
      return side.module + side.module.turned * slope
    case .betweenMiddles:
      return direction
    case .betweenEnds, .rolled:
      guard let start, let stop else { return direction }
      let part = min(max(fraction(height), 0), 1)
      return stop.point(module: 0, fraction: part) - start.point(module: 0, fraction: part)
    }
  }

  /// The direction of the rows at a height of the start pattern.
  private func directionAtStart(_ height: Double) -> Point? {
    guard let start, let stop, let rows else { return nil }
    let row = rows.left.offset + rows.left.slope * height
    return Self.unit(
      stop.point(module: 0, fraction: fraction(rows.right.height(row: row)))
        - start.point(module: 0, fraction: fraction(height)))
  }

  private func directionAtStop(_ height: Double) -> Point? {
    guard let start, let stop, let rows else { return nil }
    let row = rows.right.offset + rows.right.slope * height
    return Self.unit(
      stop.point(module: 0, fraction: fraction(height))
        - start.point(module: 0, fraction: fraction(rows.left.height(row: row))))
  }

  private static func unit(_ way: Point) -> Point? {
    way.length > 0 ? way / way.length : nil
  }

  /// The outer side of the start pattern at a height, and the way of one module along the row.
  func leftSide(at height: Double) -> (origin: Point, module: Point)? {
    guard let start else { return nil }
    let direction = directionAtStart(height) ?? guessedDirection(start, height)
    let module = Self.module(of: start, along: direction, fraction: fraction(height))
    return (start.point(module: 0, fraction: fraction(height)), module)
  }

  /// The outer side of the stop pattern at a height, and the way of one module along the row.
  func rightSide(at height: Double) -> (origin: Point, module: Point)? {
    guard let stop else { return nil }
    let direction = directionAtStop(height) ?? guessedDirection(stop, height)
    let module = Self.module(of: stop, along: direction, fraction: fraction(height))
    return (stop.point(module: 0, fraction: fraction(height)) + module * 18, module)
  }

  /// The outer side of 17 modules of a guard at a height.
  func outerSide(isLeft: Bool, at height: Double) -> Point? {
    isLeft
      ? leftSide(at: height)?.origin : rightSide(at: height).map { $0.origin - $0.module }
  }

  /// The left row indicator at a height: its beginning, and the way of one module.
  func leftIndicator(at height: Double) -> (origin: Point, module: Point)? {
    guard let side = leftSide(at: height) else { return nil }
    return Self.strip(
      side, way: 1, from: 17, to: 34, foreshortening: rolling?.left ?? foreshortening)
  }

  /// The right row indicator at a height.
  func rightIndicator(at height: Double) -> (origin: Point, module: Point)? {
    guard let side = rightSide(at: height) else { return nil }
    return Self.strip(
      side, way: -1, from: 35, to: 18, foreshortening: rolling?.right ?? -foreshortening)
  }

  /// Learns from the edge between the indicator of the only guard and the first column how widths
  /// shrink: the indicator is `excess` modules wider than 17 of the size of the guard's modules.
  mutating func adopt(excess: Double) {
    guard isOneSided else { return }
    let shrinking = Self.bounded(Self.shrinking(excess))
    foreshortening = start != nil ? shrinking : -shrinking
  }

  /// Takes in by how many modules either indicator is wider than 17 of its guard's modules.
  mutating func roll(by excess: (left: Double, right: Double)) {
    rolling = (Self.shrinking(excess.left), Self.shrinking(excess.right))
  }

  private static func shrinking(_ excess: Double) -> Double { -excess / (578 + 34 * excess) }

  /// The strip between two distances, in modules, from a side.
  ///
  /// Behind `u` modules lies a way of u · (1 + 17 b) / (1 + b u) modules of the size that was
  /// measured over the 17 of the guard, b being the foreshortening.
  private static func strip(
    _ side: (origin: Point, module: Point), way: Double, from: Double, to: Double,
    foreshortening: Double
  ) -> (origin: Point, module: Point) {
    func place(_ modules: Double) -> Point {
      side.origin
        + side.module
        * (way * modules * (1 + 17 * foreshortening) / (1 + foreshortening * modules))
    }
    let origin = place(from)
    return (origin, (place(to) - origin) / 17)
  }

  /// The height of the guards in pixels.
  var pixels: Double { max(start?.height ?? 0, stop?.height ?? 0) }

  /// The mean width of a module in pixels.
  var moduleLength: Double {
    let lengths = [start, stop].compactMap { $0?.module.length }
    return lengths.reduce(0, +) / Double(max(lengths.count, 1))
  }
}
