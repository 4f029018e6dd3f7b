/// How often each grey, or each step between greys, occurs among samples.
struct GreyHistogram {
  private var counts = [Int](repeating: 0, count: 511)
  private(set) var count = 0

  /// Counts nothing yet.
  init() {}

  /// Takes what was counted of each value from 0 on, up to 510.
  init(counts: [Int32]) {
    for (value, number) in counts.enumerated() {
      self.counts[min(value, 510)] += Int(number)
      count += Int(number)
    }
  }

  /// Counts a value from 0 to 510; what lies beyond counts as the nearest.
  mutating func add(_ value: Int) {
    counts[min(max(value, 0), 510)] += 1
    count += 1
  }

  /// The value that a share of the samples does not exceed; 0 where there are none.
  func quantile(_ share: Double) -> Int {
    var rest = Int(share * Double(count))
    for (value, number) in counts.enumerated() {
      rest -= number
      if rest < 0 { return value }
    }
    return 0
  }

  /// The share of samples at a value or above it, 0 to 1.
  func share(from value: Int) -> Double {
    count == 0 ? 0 : Double(counts[value...].reduce(0, +)) / Double(count)
  }
}
