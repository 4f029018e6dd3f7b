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
}
