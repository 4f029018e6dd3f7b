import Testing

@testable import IdentityDocument

@Suite struct PrintedLayoutTests {
  private typealias Page = PrintedSpecimen

  @Test(
    arguments: [
      ("AA999999", "AB123456", true), ("AA999999", "AB12345", false),
      ("AA999999", "A1123456", false), ("99.99.9999", "12.08.1974", true),
      ("99.99.9999", "12.O8.1974", false), ("A*", "MÜLLER", true), ("A*", "MÜLLEr", false),
      ("Aa* Aa*", "Erika Maria", true), ("X?9*", "", true), ("X?9*", "A12", true),
      ("X?9*", "AB", false), ("A*A*A*A*A*A*A*A*9", String(repeating: "A", count: 500), false),
      ("é9", "é1", true), ("9", "٣", false),
    ])
  func patterns(pattern: String, text: String, isMatch: Bool) throws {
    #expect(try #require(PrintedPattern(pattern)).matches(text) == isMatch)
  }

  @Test(
    arguments: [
      "", "*", "?A", "A**", "A?*", String(repeating: "A", count: 101),
      String(repeating: "A*", count: 51),
    ])
  func noPatterns(text: String) {
    #expect(PrintedPattern(text) == nil)
  }

  private static let layout = PrintedLayout(
    name: "Staff card", size: .id1,
    boxes: [
      .init(.idNumber, left: 40, top: 8, width: 40, height: 5, pattern: PrintedPattern("AA999999")),
      .init(.lastName, left: 5, top: 8, width: 30, height: 5, pattern: PrintedPattern("A*")),
      .init(.dob, left: 5, top: 18, width: 30, height: 5),
      .init(.addressLine, left: 5, top: 28, width: 60, height: 12),
      .init(.expiryDate, left: 60, top: 40, width: 20, height: 5),
    ])

  private static let lines = [
    Page.line("SAMPLE ROAD 5", 6, 38), Page.line("AB123456", 42, 12), Page.line("MÜLLER", 6, 12),
    Page.line("12.08.1974", 6, 22), Page.line("SPRINGFIELD", 6, 34), Page.line("SOON", 62, 44),
    Page.line("NOBODY", 60, 22),
  ]

  @Test func boxesAreFields() {
    let page = PrintedPage(size: .id1, lines: Self.lines)
    let fields = page.fields(of: Self.layout)
    #expect(fields.map(\.field) == [.idNumber, .lastName, .dob, .addressLine])
    #expect(
      fields.map(\.value.text) == [
        "AB123456", "MÜLLER", "1974-08-12", "SPRINGFIELD SAMPLE ROAD 5",
      ])
    #expect(fields.map(\.lines) == [[1], [2], [3], [4, 0]])
    #expect(fields.allSatisfy { $0.evidence == .layout && $0.confidence < 0.9 })
  }

  @Test func anotherSizeHasNoneOfThem() {
    let page = PrintedPage(size: .id3, lines: Self.lines)
    #expect(page.fields(of: Self.layout).isEmpty)
  }

  @Test func theReadingThatHasThePatternIsTaken() {
    var line = Page.line("AB12345G", 42, 12)
    line.versions = [.init("AB12345G", confidence: 0.9), .init("AB123456", confidence: 0.6)]
    let fields = PrintedPage(size: .id1, lines: [line]).fields(of: Self.layout)
    #expect(fields.map(\.value.text) == ["AB123456"])
    line.versions.removeLast()
    #expect(PrintedPage(size: .id1, lines: [line]).fields(of: Self.layout).isEmpty)
  }

  /// What stands elsewhere than in the box, and is read as `field`.
  private static func allows(
    _ field: DocumentField, _ text: String, size: PrintedPage.Size? = .id1,
    value: FieldValue? = nil, by layouts: [PrintedLayout] = [PrintedLayoutTests.layout]
  ) -> Bool {
    let field = PrintedField(
      field, value ?? .text(text), sourceText: text, evidence: .captionAgreed, confidence: 0.85)
    return PrintedPage(size: size).allows(field, by: layouts)
  }

  @Test func `a field that has a pattern is stated with it, whatever found it`() {
    #expect(Self.allows(.idNumber, "AB123456"))
    #expect(!Self.allows(.idNumber, "AB12345"))
    #expect(!Self.allows(.lastName, "ARAUJO-ARAUJO"))
    #expect(!Self.allows(.printedLastName, "ARAUJO-ARAUJO"))
    #expect(Self.allows(.idNumber, "AB 123456", value: .text("AB123456")))
  }

  @Test func `a field without a pattern, without a box or of another page is left as it is`() {
    #expect(Self.allows(.addressLine, "SAMPLE ROAD 5"))
    #expect(Self.allows(.firstName, "7"))
    #expect(Self.allows(.idNumber, "AB12345", size: .id3))
    #expect(!Self.allows(.idNumber, "AB12345", size: nil))
    #expect(Self.allows(.idNumber, "AB12345", by: []))
  }

  @Test func `of two layouts one is enough`() {
    var other = Self.layout
    other.boxes[0].pattern = PrintedPattern("9*")
    #expect(Self.allows(.idNumber, "12345", by: [Self.layout, other]))
    #expect(!Self.allows(.idNumber, "12345A", by: [Self.layout, other]))
    other.boxes[0].pattern = nil
    #expect(Self.allows(.idNumber, "12345A", by: [Self.layout, other]))
  }
}
