import Raster

/// Decides which sampled modules are dark.
struct ModuleThresholding {
  let samples: [Double]
  /// The number of modules along a row and along a column.
  let width: Int
  let height: Int
  let isInverted: Bool

  /// Makes a decision about samples, row by row.
  init(samples: [Double], width: Int, height: Int, isInverted: Bool) {
    (self.samples, self.isInverted) = (samples, isInverted)
    (self.width, self.height) = (width, height)
  }

  /// Makes a decision about the samples of a square symbol.
  init(samples: [Double], side: Int, isInverted: Bool) {
    self.init(samples: samples, width: side, height: side, isInverted: isInverted)
  }

  /// By the mean of the modules around each, which masks keep near the middle of dark and light.
  func byNeighborhood(radius: Int) -> ModuleMatrix {
    let means = means(radius: radius)
    return matrix { x, y in means[y * width + x] }
  }

  /// How much darker each module is than the mean of those around it, in units of the usual
  /// difference, from −1 to 1, row by row.
  func leads(radius: Int) -> [Float] {
    let leads = zip(means(radius: radius), samples).map { isInverted ? $1 - $0 : $0 - $1 }
    let usual = leads.reduce(0) { $0 + abs($1) } / Double(max(1, leads.count))
    return leads.map { Float(min(1, max(-1, $0 / max(1, usual)))) }
  }

  /// The same without what a module has of its neighbours: through a lens, modules of little more than
  /// a pixel shine into each other.
  ///
  /// How much that is, from the four beside a module and the four at its corners, is the best fit to
  /// what the modules were taken for (a decision feedback equaliser; Austin, 1967), three times over.
  func equalizedLeads(radius: Int) -> [Float] {
    let leads = leads(radius: radius)
    var result = leads
    for _ in 0..<3 {
      let marks = result.map { $0 > 0 ? Float(1) : -1 }
      var fit = LeastSquares<3, 1>()
      forEachInside { index in
        let (sides, corners) = sums(around: index, of: marks)
        fit.add(
          [Double(marks[index]), Double(sides), Double(corners)], equal: [Double(leads[index])],
          weight: 1)
      }
      guard let solution = fit.solution(leastPivot: 1e-6) else { return result }
      let (side, corner) = (Float(solution[1][0]), Float(solution[2][0]))
      forEachInside { index in
        let (sides, corners) = sums(around: index, of: marks)
        result[index] = leads[index] - side * sides - corner * corners
      }
    }
    return result
  }

  /// Visits the modules that have eight neighbours.
  private func forEachInside(_ body: (Int) -> Void) {
    guard width > 2, height > 2 else { return }
    for y in 1..<height - 1 {
      for x in 1..<width - 1 { body(y * width + x) }
    }
  }

  /// The sum of the four beside a module, and of the four at its corners.
  private func sums(around index: Int, of marks: [Float]) -> (sides: Float, corners: Float) {
    let (above, below) = (index - width, index + width)
    return (
      marks[index - 1] + marks[index + 1] + marks[above] + marks[below],
      marks[above - 1] + marks[above + 1] + marks[below - 1] + marks[below + 1]
    )
  }

  /// The mean of the modules around each, itself included.
  private func means(radius: Int) -> [Double] {
    // Summed area table.
    let stride = width + 1
    var sums = [Double](repeating: 0, count: stride * (height + 1))
    for y in 0..<height {
      var row = 0.0
      for x in 0..<width {
        row += samples[y * width + x]
        sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + row
      }
    }
    return (0..<width * height).map { index in
      let (x, y) = (index % width, index / width)
      let left = max(0, x - radius)
      let right = min(width, x + radius + 1)
      let top = max(0, y - radius)
      let bottom = min(height, y + radius + 1)
      let sum =
        sums[bottom * stride + right] - sums[top * stride + right]
        - sums[bottom * stride + left] + sums[top * stride + left]
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
    var result = ModuleMatrix(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        result[x, y] = (samples[y * width + x] < threshold(x, y)) != isInverted
      }
    }
    return result
  }
}
