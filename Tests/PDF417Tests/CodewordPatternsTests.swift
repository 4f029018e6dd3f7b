import Testing

@testable import PDF417

@Suite struct CodewordPatternsTests {
  /// The widths of the runs of equal modules.
  private func elements(_ modules: [Bool]) -> [Int] {
    var widths: [Int] = []
    for (index, module) in modules.enumerated() {
      if index > 0, module == modules[index - 1] {
        widths[widths.count - 1] += 1
      } else {
        widths.append(1)
      }
    }
    return widths
  }

  @Test(arguments: 0..<3)
  func `every pattern has 17 modules in eight elements of one to six, and its cluster`(
    cluster: Int
  ) {
    for codeword in 0..<CodewordPatterns.codewordCount {
      let modules = CodewordPatterns.modules(codeword: codeword, cluster: cluster)
      let widths = elements(modules)
      #expect(modules.count == 17 && modules[0] && !modules[16])
      #expect(widths.count == 8 && widths.allSatisfy { (1...6).contains($0) })
      #expect((widths[0] - widths[2] + widths[4] - widths[6] + 9) % 9 == 3 * cluster)
    }
  }

  @Test func `no pattern occurs twice`() {
    #expect(CodewordPatterns.innerModules.count == 3 * 929)
    #expect(Set(CodewordPatterns.innerModules).count == 3 * 929)
  }

  @Test func `the guard patterns have 17 and 18 modules`() {
    #expect(GuardPattern.start.modules.count == 17)
    #expect(GuardPattern.stop.modules.count == 18)
  }

  /// The two best of all patterns, each compared with the measured modules by itself.
  private func nearest(
    _ measured: [Float], _ handicaps: [Float], among clusters: ClosedRange<Int>
  ) -> [(score: Float, codeword: Int, cluster: Int)] {
    let count = CodewordPatterns.codewordCount
    let all = clusters.flatMap { cluster in
      (0..<count).map { codeword in
        let modules = CodewordPatterns.modules(codeword: codeword, cluster: cluster)
        let score = (1...15).reduce(Float(0)) { $0 + (modules[$1] ? measured[$1] : -measured[$1]) }
        let handicap = handicaps.isEmpty ? 0 : handicaps[cluster * count + codeword]
        return (score: score - handicap, codeword: codeword, cluster: cluster)
      }
    }
    return Array(all.sorted { $0.score > $1.score }.prefix(2))
  }

  @Test(arguments: 0..<6, [false, true])
  func `the two nearest patterns are found`(seed: Int, isHandicapped: Bool) {
    var random = SplitMix(seed: UInt64(seed))
    let size = 3 * CodewordPatterns.codewordCount
    var matcher = CodewordMatcher()
    if isHandicapped {
      matcher.handicaps = (0..<size).map { _ in Float.random(in: -1...3, using: &random) }
    }
    let measured = (0..<17).map { _ in Float.random(in: -0.9...0.9, using: &random) }
    for clusters in [0...2, 0...0, 1...1, 2...2] {
      let best = nearest(measured, matcher.handicaps, among: clusters)
      let match =
        clusters.count == 3
        ? matcher.match(measured, at: 0)
        : matcher.match(measured, at: 0, cluster: clusters.lowerBound)
      #expect(match.codeword == best[0].codeword && match.cluster == best[0].cluster)
      #expect(abs(match.score - best[0].score) < 1e-4)
      #expect(abs(match.runnerUp - best[1].score) < 1e-4)
    }
  }
}
