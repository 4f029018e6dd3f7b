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
    for i in 0..<count {
      let entering = i + radius
      let leaving = i - radius - 1
      if entering < count { unsafe sum += source[entering] - offset }
      if leaving >= 0 { unsafe sum -= source[leaving] - offset }
      let used = min(count, entering + 1) - max(0, leaving + 1)
      unsafe target[i] = factor * (source[i] - offset - sum / Float(used))
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
