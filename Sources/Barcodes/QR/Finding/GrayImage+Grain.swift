import Raster

extension GrayImage {
  /// The standard deviation of the picture's grain, in grey levels.
  ///
  /// Estimated from the second differences along a few rows: their median knows little of what the
  /// picture shows as long as half of it is smooth.
  func grain() -> Double {
    guard width >= 3 else { return 0 }
    var histogram = [Int](repeating: 0, count: 511)
    var count = 0
    for y in stride(from: 0, to: height, by: max(1, height / 16)) {
      for x in 1..<width - 1 {
        let place = y * width + x
        let bend = 2 * Int(pixels[place]) - Int(pixels[place - 1]) - Int(pixels[place + 1])
        histogram[abs(bend)] += 1
        count += 1
      }
    }
    var seen = 0
    for (value, number) in histogram.enumerated() {
      seen += number
      // The second difference of independent grain has √6 times its deviation, and half of all
      // values lie within 0.6745 deviations.
      if 2 * seen >= count { return Double(value) / (0.6745 * 6.0.squareRoot()) }
    }
    return 0
  }
}
