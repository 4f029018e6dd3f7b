import Testing

@testable import IdentityDocument

/// Names at their captions that are nobody's of the zone.
@Suite struct PrintedOtherNamesTests {
  private typealias Page = PrintedSpecimen

  /// The passport with another line in the place of one.
  private static func fields(
    _ texts: [Int: PrintedLine]
  ) -> [DocumentField: PrintedField] {
    let lines = Page.passport.enumerated().map { texts[$0.offset] ?? $0.element }
    return Page.fields(lines, beside: Page.passportDocument, format: .td3)
  }

  @Test func `a surname and given names of somebody else are stated as they are printed`() {
    let fields = Self.fields([1: Page.line("FERREIRA", 35, 18), 3: Page.line("MIGUEL", 35, 26)])
    #expect(fields[.printedLastName]?.value.text == "FERREIRA")
    #expect(fields[.printedFirstName]?.value.text == "MIGUEL")
    #expect(fields[.printedLastName]?.evidence == .captionAgreed)
    #expect(fields[.placeOfBirth]?.value.text == "KÖLN")
  }

  @Test func `they are a conflict that a human should see`() throws {
    let lines = Page.passport.enumerated().map {
      $0.offset == 1 ? Page.line("FERREIRA", 35, 18) : $0.element
    }
    let page = PrintedPage(size: .id3, lines: lines)
    let fields = page.fields(
      beside: Page.passportDocument, format: .td3, asOf: Page.reference)
    var zone = DocumentSource(.mrz, kind: .zone, saying: Page.passportDocument, proof: .none)
    zone.refusals = []
    let document = try #require(
      MergeSamples.merge([zone, page.source(stating: fields, of: .mrz)]).first)
    #expect(document.conflicts.map(\.field) == [.lastName])
    #expect(!document.isAccepted)
    #expect(document.document.lastName == "MUELLER AABERG")
  }

  @Test(arguments: ["MULLER", "MÜLLER", "HÜLLER", "MÜLLEN", "XABERG", "MULLER-ABERG", "12345", "X"])
  func `a name that was misread, or part of one, is none`(text: String) {
    let field = Self.fields([1: Page.line(text, 35, 18)])[.printedLastName]
    #expect(field?.evidence != .captionAgreed)
  }

  @Test(arguments: ["MULDER-ÅBERG", "MÜLLER-ÅBORG", "MÜLLERS-ÅBERG", "BERGSTRÖM"])
  func `a name with another letter in clear print is another one`(text: String) {
    let field = Self.fields([1: Page.line(text, 35, 18)])[.printedLastName]
    #expect(field?.value.text == text)
    #expect(field?.evidence == .captionAgreed)
  }

  /// `P` is taken for `R`; three looks that agree are not mistaken.
  @Test func `letters that are taken for each other count where three looks agree`() {
    let line = Page.line("MÜLLEP-ÅBERG", 35, 18)
    #expect(Self.fields([1: line])[.printedLastName]?.evidence != .captionAgreed)
    let three = PrintedLine(
      line.versions + [.init("MÜLLEP-ÅBERG", confidence: 0.94, look: .surroundings)],
      left: line.left, right: line.right, baseline: line.baseline,
      capitalHeight: line.capitalHeight)
    #expect(Self.fields([1: three])[.printedLastName]?.evidence == .captionAgreed)
  }

  @Test func `one look alone is not enough, nor a second line`() {
    let once = Page.line("FERREIRA", 35, 18, isAgreed: false)
    #expect(Self.fields([1: once])[.printedLastName] == nil)
    let doubtful = Page.line("FERREIRA", 35, 18, confidence: 0.8)
    #expect(Self.fields([1: doubtful])[.printedLastName] == nil)
  }
}
