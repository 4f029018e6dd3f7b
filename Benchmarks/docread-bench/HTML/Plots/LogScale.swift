import Glibc

/// Places numbers on an axis on which equal ratios take equal room.
struct LogScale: Hashable {
  /// The smallest and the greatest number, both whole powers of ten or 2 or 5 times one.
  let lower: Double
  let upper: Double
  /// Where these two stand, in the plot's units.
  let start: Double
  let end: Double

  /// The steps within a power of ten that an axis may begin and end with.
  private static let steps = [1.0, 2, 5]
  /// No axis goes lower; what is smaller stands at its beginning.
  private static let least = 1e-3

  /// Makes a scale that holds all numbers of `values`, and spans a factor of ten at least.
  init(holding values: [Double], from start: Double, to end: Double) {
    let usable = values.filter { $0.isFinite && $0 > 0 }
    let low = max(usable.min() ?? 1, Self.least)
    let high = max(usable.max() ?? 10, low)
    var lower = Self.step(atMost: low)
    var upper = Self.step(atLeast: high)
    if upper < lower * 10 {
      lower = Self.step(atMost: lower / 2)
      upper = max(Self.step(atLeast: upper), lower * 10)
    }
    self.lower = lower
    self.upper = upper
    self.start = start
    self.end = end
  }

  /// Where a number stands; one beyond the ends stands at the end.
  func place(_ value: Double) -> Double {
    let clamped = min(max(value.isFinite ? value : lower, lower), upper)
    return start + (end - start) * log(clamped / lower) / log(upper / lower)
  }

  /// The numbers that are written at the axis: all steps, or powers of ten only where these are
  /// many.
  var ticks: [Double] {
    var all: [Double] = []
    var power = Self.power(of: lower)
    while power <= upper * 1.001 {
      all += Self.steps.map { $0 * power }
      power *= 10
    }
    all = all.filter { $0 >= lower * 0.999 && $0 <= upper * 1.001 }
    guard all.count > 9 else { return all }
    return all.filter { abs($0 / Self.power(of: $0) - 1) < 0.01 }
  }

  /// A number at an axis, without zeros behind the point.
  static func label(_ value: Double) -> String {
    value >= 1
      ? value.formatted(0)
      : value >= 0.1
        ? value.formatted(1)
        : value >= 0.01 ? value.formatted(2) : value.formatted(3)
  }

  private static func power(of value: Double) -> Double {
    pow(10, (log10(value) + 1e-9).rounded(.down))
  }

  private static func step(atMost value: Double) -> Double {
    let power = power(of: value)
    return (steps.last { $0 * power <= value * 1.000001 } ?? 1) * power
  }

  private static func step(atLeast value: Double) -> Double {
    let power = power(of: value)
    return (steps.first { $0 * power >= value * 0.999999 } ?? 10) * power
  }
}
