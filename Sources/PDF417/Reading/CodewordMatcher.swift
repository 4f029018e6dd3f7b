import Raster

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

    /// By how much the best is better than the second.
    var lead: Float { score - runnerUp }

    /// The lead in a perfect picture: two patterns differ in two modules at least, each by 2.
    static let perfectLead: Float = 4

    /// No pattern so far.
    fileprivate static var none: Match {
      Match(codeword: 0, cluster: 0, score: -.infinity, runnerUp: -.infinity)
    }

    /// Takes a pattern in, if it is one of the two best.
    @inline(__always)
    fileprivate mutating func take(_ value: Float, codeword: Int, cluster: Int) {
      guard value > runnerUp else { return }
      if value > score {
        self = Match(codeword: codeword, cluster: cluster, score: value, runnerUp: score)
      } else {
        runnerUp = value
      }
    }
  }

  private var sums = [Float](repeating: 0, count: 96)
  /// What is taken from the score of each pattern; empty where that is nothing.
  var handicaps: [Float] = [] {
    didSet { leastHandicap = handicaps.min() ?? 0 }
  }
  private var leastHandicap: Float = 0

  /// Modules that are all farther from the middle between dark and light than this need no search.
  private static let doubtless: Float = 0.3

  /// The pattern of `cluster` nearest to the 17 values from `start` on, dark +1 and light −1.
  mutating func match(_ modules: [Float], at start: Int, cluster: Int) -> Match {
    prepare(modules, at: start)
    var match = Match.none
    search(cluster, &match)
    return match
  }

  /// The nearest pattern of any cluster.
  mutating func match(_ modules: [Float], at start: Int) -> Match {
    if let match = exactMatch(modules, at: start) { return match }
    prepare(modules, at: start)
    var match = Match.none
    for cluster in 0...2 { search(cluster, &match) }
    return match
  }

  /// The pattern that the modules are beyond doubt, without a search.
  private func exactMatch(_ modules: [Float], at start: Int) -> Match? {
    guard handicaps.isEmpty else { return nil }
    var inner = 0
    var least = Float.infinity
    var sum: Float = 0
    for index in (start + 1)...(start + 15) {
      let value = modules[index]
      inner = inner << 1 | (value > 0 ? 1 : 0)
      least = min(least, abs(value))
      sum += abs(value)
    }
    let found = Int(CodewordPatterns.codewordsOfModules[inner])
    guard found >= 0, least > Self.doubtless else { return nil }
    return Match(
      codeword: found / 3, cluster: found % 3, score: sum, runnerUp: sum - Match.perfectLead * least
    )
  }

  /// What the patterns of any cluster can reach with the second and third group of modules.
  private var reach: Float = 0

  private mutating func prepare(_ modules: [Float], at start: Int) {
    reach = 0
    for group in 0..<3 {
      let first = start + 1 + group * 5
      var total: Float = 0
      for index in 0..<5 {
        total -= modules[first + index]
        if group > 0 { reach += abs(modules[first + index]) }
      }
      sums[group * 32] = total
      // Each entry differs from one before it by its lowest set bit.
      for pattern in 1..<32 {
        let bit = pattern.trailingZeroBitCount
        sums[group * 32 + pattern] =
          sums[group * 32 + pattern & (pattern - 1)] + 2 * modules[first + 4 - bit]
      }
    }
  }

  /// Searches a cluster for patterns that are better than the two best ones so far.
  private func search(_ cluster: Int, _ match: inout Match) {
    var best = match
    let isHandicapped = handicaps.count >= 3 * CodewordPatterns.codewordCount
    let leastHandicap = isHandicapped ? self.leastHandicap : 0
    let reach = self.reach - leastHandicap
    unsafe CodewordPatterns.entries.withUnsafeBufferPointer { entries in
      unsafe CodewordPatterns.groupBounds.withUnsafeBufferPointer { bounds in
        unsafe sums.withUnsafeBufferPointer { sums in
          unsafe handicaps.withUnsafeBufferPointer { handicaps in
            // The most promising group first, then all that could still hold one of the two best.
            var promising = 0
            for group in 1..<32 where unsafe sums[group] > sums[promising] { promising = group }
            for step in -1..<32 {
              let group = step < 0 ? promising : step
              if step == promising { continue }
              let first = unsafe sums[group]
              if first + reach <= best.runnerUp { continue }
              let range = unsafe bounds[cluster * 33 + group]..<bounds[cluster * 33 + group + 1]
              for index in range {
                let entry = unsafe entries[index]
                var value =
                  unsafe first + sums[32 + Int(entry.middle)] + sums[64 + Int(entry.last)]
                guard value - leastHandicap > best.runnerUp else { continue }
                if isHandicapped {
                  value -= unsafe handicaps[
                    cluster * CodewordPatterns.codewordCount + Int(entry.codeword)]
                }
                best.take(value, codeword: Int(entry.codeword), cluster: cluster)
              }
            }
          }
        }
      }
    }
    match = best
  }
}
