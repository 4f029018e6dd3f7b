import Testing

@testable import IdentityDocument

@Suite struct HostilePrintTests {
  private typealias Page = PrintedSpecimen

  private static let texts = [
    "", " ", "\u{0}", "é\u{301}\u{301}\u{301}", "ﷺ", "🇩🇪👩‍👩‍👧", "12.08.1974 12.08.1974",
    String(repeating: "A", count: 5000), String(repeating: "date of birth ", count: 200),
    "4a. 4b. 4c. 4d. 1. 2. 3.", "4a", "<<<<<<<<", "محمد", "Дата народження",
    "100000000000000000000", ":", ":: SEX:: :Name:x: /:", "SEX: F", "Sexo / : M Sex",
    String(repeating: "SEXO: F ", count: 3000),
    "SURNAME: JOHANSSEM GIVEN NAMES: KRISTIAMNA", "JOHANSSEM KRISTIAMNA", "SURNAME", "GIVEN NAMES",
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
    var document = Page.passportDocument
    (document.lastName, document.firstName) = ("JOHANSSEN", "KRISTIANNA")
    for (document, format) in [
      (nil, nil), (Page.passportDocument, MRZ.Format.td3), (document, .td1), (document, .td3),
    ] {
      let found = PrintedPage(lines: lines).findings(
        beside: document, format: format, asOf: Page.reference)
      for field in found.fields {
        #expect(field.lines.allSatisfy { lines.indices.contains($0) })
        #expect(!field.value.isEmpty)
      }
    }
  }

  /// Both names of a zone stand in one row behind their labels, and neither was read as it is spelt.
  @Test(arguments: [MRZ.Format.td1, .td3])
  func twoNamesInOneRowAreNoTrap(format: MRZ.Format) {
    var document = Page.passportDocument
    (document.lastName, document.firstName) = ("JOHANSSEN", "KRISTIANNA")
    let row = Page.line("SURNAME: JOHANSSEM GIVEN NAMES: KRISTIAMNA", 30, 20)
    let found = PrintedPage(size: .id1, lines: [row]).findings(
      beside: document, format: format, asOf: Page.reference)
    #expect(found.parts.count <= 1)
    #expect(!found.fields.contains { $0.value.text == "JOHANSSEM" && $0.confidence >= 0.9 })
  }

  /// Every day of a text is held against those before it.
  @Test(arguments: ["12.08.1974 ", "2025 04 10 ", "1974 ", "12 AUG 74 ", "1 "])
  func textsOfManyDaysEndSoon(text: String) {
    let clock = ContinuousClock()
    var found: [PrintedDate] = []
    let time = clock.measure {
      found = PrintedDate.dates(in: String(repeating: text, count: 20_000))
    }
    #expect(found.count < 2000)
    #expect(time < .seconds(5))
  }

  @Test func thousandsOfLinesEndSoon() {
    let lines = (0..<3000).map {
      Page.line("12.08.\(1900 + $0 % 120)", Double($0 % 50), Double($0))
    }
    let clock = ContinuousClock()
    let time = clock.measure { _ = Page.fields(lines) }
    #expect(time < .seconds(30))
  }

  /// Each line may be parted at each of its blanks and letters into two scripts.
  @Test func linesOfManyPartsEndSoon() {
    let text = String(repeating: "HIN ", count: 20)
    let lines = (0..<150).map { Page.line(text, Double($0 % 50), Double($0)) }
    let clock = ContinuousClock()
    let time = clock.measure { _ = Page.fields(lines) }
    #expect(time < .seconds(30))
  }

  @Test func linesWithoutTextStateNothing() {
    #expect(Page.fields([]).isEmpty)
    #expect(
      Page.fields([PrintedLine([], left: 0, right: 1, baseline: 1, capitalHeight: 1)]).isEmpty)
  }

  /// A page without captions, a leaf of a book, print of another script: what nothing proves or announces
  /// is left out, or stays too unsure to enter the document.
  @Test(
    arguments: [
      ["MÜLLER", "KÖLN", "STADT KÖLN", "12.08.1974"],
      [
        "It was a bright cold day in April, and the clocks",
        "were striking thirteen. WINSTON SMITH",
      ],
      ["УКРАЇНА", "КИЇВ", "ТКАЧЕНКО", "МАР'ЯНА"], ["日本国", "外務省"], ["جمهورية", "محمد"],
      ["OPEN FILE EDIT VIEW", "100 %", "SEARCH", "C:\\USERS"],
    ])
  func whatNothingTellsIsLeftOut(texts: [String]) {
    let lines = texts.enumerated().map { Page.line($1, 20, 20 + 6 * Double($0)) }
    #expect(Page.fields(lines).values.filter { $0.confidence >= 0.5 }.isEmpty)
  }

  /// Print of two pages in one picture: of two values at captions of one field neither is sure.
  @Test func twoPagesAreNotOneDocument() {
    let other = Page.passport.map { line in
      var line = line
      line.left += 130
      line.right += 130
      let names = ["MÜLLER-ÅBERG": "ERIKSSON", "12.08.1974": "03.03.1980", "KÖLN": "OSLO"]
      line.versions = line.versions.map {
        .init(names[$0.text] ?? $0.text, confidence: $0.confidence, look: $0.look)
      }
      return line
    }
    let fields = Page.fields(Page.passport + other, beside: Page.passportDocument, format: .td3)
    // The zone tells whose page it is.
    #expect(fields[.printedLastName]?.value.text == "MÜLLER-ÅBERG")
    #expect(fields[.dob]?.value.text == "1974-08-12")
    #expect(fields.values.allSatisfy { $0.confidence < 0.9 || $0.value.text != "OSLO" })
  }
}
