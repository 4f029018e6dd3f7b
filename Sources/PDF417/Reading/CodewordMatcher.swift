/// Compares measured modules with the patterns of a cluster.
///
/// The measure of a pattern is the sum of what its dark modules and its light ones were measured
/// to be, so all 929 must be summed; the 15 inner modules are split in three groups of five, the 32
/// possible sums of each group are made once, and a pattern takes three look-ups.
struct CodewordMatcher {
  struct Match {
    var codeword: Int
    var cluster: Int
    var score: Float
    /// The score of the best other pattern.
    var runnerUp: Float

    /// By how much the best is better than the second; a perfect picture gives 4.
    var lead: Float { score - runnerUp }
  }

  private var sums = [Float](repeating: 0, count: 96)
  /// What is taken from the score of each pattern; empty where that is nothing.
  var handicaps: [Float] = []

  /// The pattern of `cluster` nearest to the 17 values from `start` on, dark +1 and light −1.
  mutating func match(_ modules: [Float], at start: Int, cluster: Int) -> Match {
    prepare(modules, at: start)
    return best(cluster: cluster)
  }

  /// The nearest pattern of any cluster.
  mutating func match(_ modules: [Float], at start: Int) -> Match {
    prepare(modules, at: start)
    var match = best(cluster: 0)
    for cluster in 1...2 {
      let other = best(cluster: cluster)
      if other.score > match.score {
        let runnerUp = max(match.score, other.runnerUp)
        match = other
        match.runnerUp = runnerUp
      } else {
        match.runnerUp = max(match.runnerUp, other.score)
      }
    }
    return match
  }

  private mutating func prepare(_ modules: [Float], at start: Int) {
    for group in 0..<3 {
      let first = start + 1 + group * 5
      var total: Float = 0
      for index in 0..<5 { total -= modules[first + index] }
      sums[group * 32] = total
      // Each entry differs from one before it by its lowest set bit.
      for pattern in 1..<32 {
        let bit = pattern.trailingZeroBitCount
        sums[group * 32 + pattern] =
          sums[group * 32 + pattern & (pattern - 1)] + 2 * modules[first + 4 - bit]
      }
    }
  }

  private func best(cluster: Int) -> Match {
    let count = CodewordPatterns.codewordCount
    let first = cluster * count
    var score = -Float.infinity
    var runnerUp = -Float.infinity
    var codeword = 0
    unsafe CodewordPatterns.innerModules.withUnsafeBufferPointer { patterns in
      unsafe sums.withUnsafeBufferPointer { sums in
        unsafe handicaps.withUnsafeBufferPointer { handicaps in
          let isHandicapped = handicaps.count >= first + count
          for index in 0..<count {
            let pattern = unsafe Int(patterns[first + index])
            var value =
              unsafe sums[pattern >> 10] + sums[32 + pattern >> 5 & 31] + sums[64 + pattern & 31]
            if isHandicapped { value -= unsafe handicaps[first + index] }
            if value > runnerUp {
              if value > score {
                runnerUp = score
                score = value
                codeword = index
              } else {
                runnerUp = value
              }
            }
          }
        }
      }
    }
    return Match(codeword: codeword, cluster: cluster, score: score, runnerUp: runnerUp)
  }
}
