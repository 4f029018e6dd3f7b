/// The 50th, 90th and 99th percentile of some measurements, by nearest rank.
struct Percentiles: Hashable, Codable {
  let p50: Double
  let p90: Double
  let p99: Double

  /// Sorts measurements and picks; `nil` where there are none.
  ///
  /// - Parameters:
  ///   - values: The measurements.
  ///   - digits: The digits after the point that are kept.
  init?(_ values: [Double], digits: Int = 3) {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    func percentile(_ percent: Int) -> Double {
      let rank = (percent * sorted.count + 99) / 100
      return sorted[max(0, rank - 1)].rounded(toDigits: digits)
    }
    p50 = percentile(50)
    p90 = percentile(90)
    p99 = percentile(99)
  }

  /// Percentiles that are known.
  init(p50: Double, p90: Double, p99: Double) {
    (self.p50, self.p90, self.p99) = (p50, p90, p99)
  }

  /// Percentiles of nanoseconds, in milliseconds.
  init?(nanoseconds: [Int64]) {
    self.init(nanoseconds.map { Double($0) / 1e6 })
  }
}
