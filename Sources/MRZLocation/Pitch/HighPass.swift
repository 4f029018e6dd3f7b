/// Takes slow changes out of a row of numbers.
enum HighPass {
  /// Each number less the mean of those up to `radius` away, cut off at the ends; O(count).
  static func subtractingMean(_ input: ArraySlice<Float>, radius: Int, into output: inout [Float]) {
    let count = input.count
    guard count > 0, let first = input.first else { return }
    if output.count != count { output = [Float](repeating: 0, count: count) }
    unsafe input.withUnsafeBufferPointer { input in
      unsafe output.withUnsafeMutableBufferPointer { output in
        guard let source = input.baseAddress, let target = output.baseAddress else { return }
        unsafe subtractMean(source, target, count: count, radius: radius, offset: first, factor: 1)
      }
    }
  }

  /// As `subtractingMean`, on memory, times a factor; `offset` is taken off first so that the running
  /// sum stays small.
  @unsafe static func subtractMean(
    _ source: UnsafePointer<Float>, _ target: UnsafeMutablePointer<Float>, count: Int, radius: Int,
    offset: Float, factor: Float
  ) {
    var sum: Float = 0
    for k in 0..<min(radius, count) { unsafe sum += source[k] - offset }
    // the windows that begin before the row, those inside, and those that end after it
    let firstInside = min(count, radius + 1)
    let firstCut = max(firstInside, count - radius)
    for i in 0..<firstInside {
      if i + radius < count { unsafe sum += source[i + radius] - offset }
      let used = min(count, i + radius + 1)
      unsafe target[i] = factor * (source[i] - offset - sum / Float(used))
    }
    let share = 1 / Float(2 * radius + 1)
    for i in firstInside..<firstCut {
      unsafe sum += source[i + radius] - source[i - radius - 1]
      unsafe target[i] = factor * (source[i] - offset - sum * share)
    }
    for i in firstCut..<max(firstCut, count) {
      unsafe sum -= source[i - radius - 1] - offset
      unsafe target[i] = factor * (source[i] - offset - sum / Float(count - i + radius))
    }
  }

  /// Limits every number to `factor` times the mean size, in place, and returns that mean.
  @discardableResult
  static func clip(_ values: inout [Float], factor: Float) -> Float {
    guard !values.isEmpty else { return 0 }
    var sum: Float = 0
    for value in values { sum += abs(value) }
    let mean = sum / Float(values.count)
    let limit = factor * mean
    for i in values.indices { values[i] = min(max(values[i], -limit), limit) }
    return mean
  }
}
