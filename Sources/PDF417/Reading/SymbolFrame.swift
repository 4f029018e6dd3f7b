/// Where a symbol lies, as far as its guard patterns tell: a map from modules and heights to places.
///
/// Modules count from the beginning of the start pattern, heights from 0 at the first end of the
/// guards to 1 at the other.
struct SymbolFrame {
  let start: Guard?
  let stop: Guard?
  /// The way along the rows in the middle, of length 1.
  private let direction: Vector

  init?(start: Guard?, stop: Guard?) {
    guard let known = start ?? stop else { return nil }
    self.start = start
    self.stop = stop
    if let start, let stop {
      let way = stop.point(module: 9, fraction: 0.5) - start.point(module: 8.5, fraction: 0.5)
      guard way.length > 0 else { return nil }
      direction = way / way.length
    } else {
      direction = known.module / known.module.length
    }
  }

  var isInverted: Bool { (start ?? stop)?.isInverted ?? false }

  /// The number of data columns that the distance of the two guards tells.
  ///
  /// Along a line seen in perspective the widths of the first and the last module have the mean
  /// width as their geometric mean.
  var columns: Int? {
    guard let start, let stop else { return nil }
    let first = Self.module(of: start, along: direction, fraction: 0.5).length
    let last = Self.module(of: stop, along: direction, fraction: 0.5).length
    let distance =
      (stop.point(module: 18, fraction: 0.5) - start.point(module: 0, fraction: 0.5)).length
    let modules = distance / (first * last).squareRoot()
    guard modules.isFinite, modules < 1000 else { return nil }
    return Int(((modules - 1) / 17).rounded()) - 4
  }

  /// The way of one module along a direction that may cross the bars aslant.
  private static func module(of side: Guard, along direction: Vector, fraction: Double) -> Vector {
    let module = side.modules.0.mixed(with: side.modules.1, fraction)
    let along = module.dot(direction)
    guard along > 1e-6 else { return module }
    return direction * (module.dot(module) / along)
  }

  /// The direction of the rows at a height.
  private func direction(at height: Double) -> Vector {
    guard let start, let stop else { return direction }
    let way = stop.point(module: 9, fraction: height) - start.point(module: 8.5, fraction: height)
    return way.length > 0 ? way / way.length : direction
  }

  /// The left row indicator at a height: its beginning, and the way of one module.
  func leftIndicator(at height: Double) -> (origin: Vector, module: Vector)? {
    guard let start else { return nil }
    let module = Self.module(of: start, along: direction(at: height), fraction: height)
    return (start.point(module: 0, fraction: height) + module * 17, module)
  }

  /// The right row indicator at a height.
  func rightIndicator(at height: Double) -> (origin: Vector, module: Vector)? {
    guard let stop else { return nil }
    let module = Self.module(of: stop, along: direction(at: height), fraction: height)
    return (stop.point(module: 0, fraction: height) - module * 17, module)
  }

  /// The height of the guards in pixels.
  var pixels: Double { max(start?.height ?? 0, stop?.height ?? 0) }

  /// The mean width of a module in pixels.
  var moduleLength: Double {
    let lengths = [start, stop].compactMap { $0?.module.length }
    return lengths.reduce(0, +) / Double(max(lengths.count, 1))
  }
}
