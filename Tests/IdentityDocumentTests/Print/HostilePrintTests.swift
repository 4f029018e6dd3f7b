import Testing

@testable import IdentityDocument

@Suite struct HostilePrintTests {
  private typealias Page = PrintedSpecimen

  private static let texts = [
    "", " ", "\u{0}", "é\u{301}\u{301}\u{301}", "ﷺ", "🇩🇪👩‍👩‍👧", "12.08.1974 12.08.1974",
    String(repeating: "A", count: 5000), String(repeating: "date of birth ", count: 200),
    "4a. 4b. 4c. 4d. 1. 2. 3.", "4a", "<<<<<<<<", "محمد", "Дата народження",
    "100000000000000000000",
    "99/99/9999", "-1.-1.-1", "e\u{301} 12 AU\u{308}G 19", "1 2 3 4 5 6 7 8 9 10 11 12",
  ]

  @Test(arguments: 0..<30)
  func anyLinesEndWithoutATrap(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let places: [Double] = [.nan, .infinity, -1e300, 0, -5, 10, 20, 1e9, 5]
    func place() -> Double { places.randomElement(using: &generator) ?? 0 }
    let lines = (0..<60).map { _ in
      let texts = (0..<3).map { _ in Self.texts.randomElement(using: &generator) ?? "" }
      return PrintedLine(
        texts.map { .init($0, confidence: place()) }, left: place(), right: place(),
        baseline: place(), capitalHeight: place(), contrast: place())
    }
    for document in [nil, Page.passportDocument] {
      for field in PrintedPage(lines: lines).fields(beside: document, asOf: Page.reference) {
        #expect(field.lines.allSatisfy { lines.indices.contains($0) })
        #expect(!field.value.isEmpty)
      }
    }
  }

  @Test func thousandsOfLinesEndSoon() {
    let lines = (0..<3000).map {
      Page.line("12.08.\(1900 + $0 % 120)", Double($0 % 50), Double($0))
    }
    let clock = ContinuousClock()
    let time = clock.measure { _ = Page.fields(lines) }
    #expect(time < .seconds(30))
  }

  @Test func linesWithoutTextStateNothing() {
    #expect(Page.fields([]).isEmpty)
    #expect(
      Page.fields([PrintedLine([], left: 0, right: 1, baseline: 1, capitalHeight: 1)]).isEmpty)
  }
}
