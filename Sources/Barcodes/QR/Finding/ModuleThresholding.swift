/// Decides which sampled modules are dark.
struct ModuleThresholding {
  let samples: [Double]
  let side: Int
  let isInverted: Bool

  /// By the mean of the modules around each, which masks keep near the middle of dark and light.
  func byNeighborhood(radius: Int) -> ModuleMatrix {
    // Summed area table.
    var sums = [Double](repeating: 0, count: (side + 1) * (side + 1))
    for y in 0..<side {
      var row = 0.0
      for x in 0..<side {
        row += samples[y * side + x]
        sums[(y + 1) * (side + 1) + x + 1] = sums[y * (side + 1) + x + 1] + row
      }
    }
    return matrix { x, y in
      let left = max(0, x - radius)
      let right = min(side, x + radius + 1)
      let top = max(0, y - radius)
      let bottom = min(side, y + radius + 1)
      let sum =
        sums[bottom * (side + 1) + right] - sums[top * (side + 1) + right]
        - sums[bottom * (side + 1) + left] + sums[top * (side + 1) + left]
      return sum / Double((right - left) * (bottom - top))
    }
  }

  /// By one grey for the whole symbol, the one that parts the samples best (Otsu, 1979).
  func byWhole() -> ModuleMatrix {
    var histogram = [Int](repeating: 0, count: 256)
    for sample in samples { histogram[min(255, max(0, Int(sample)))] += 1 }
    let total = samples.count
    let sum = histogram.enumerated().reduce(0) { $0 + $1.offset * $1.element }
    var (count, below, best, threshold) = (0, 0, 0.0, 128.0)
    for level in 0..<255 {
      count += histogram[level]
      below += level * histogram[level]
      guard count > 0, count < total else { continue }
      let difference =
        Double(below) / Double(count) - Double(sum - below) / Double(total - count)
      let variance = difference * difference * Double(count) * Double(total - count)
      if variance > best { (best, threshold) = (variance, Double(level) + 1) }
    }
    return matrix { _, _ in threshold }
  }

  private func matrix(_ threshold: (Int, Int) -> Double) -> ModuleMatrix {
    var result = ModuleMatrix(side: side)
    for y in 0..<side {
      for x in 0..<side {
        result[x, y] = (samples[y * side + x] < threshold(x, y)) != isInverted
      }
    }
    return result
  }
}
