import IdentityDocument
import Testing

@Suite("MRZ rejection")
struct MRZRejectionTests {
  private static let line44 = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<"
  private static let line43 = "L898902C36UTO7408122F1204159ZE184226B<<<<<1"
  private static let line36 = "I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<"
  private static let line30 = "I<UTOD231458907<<<<<<<<<<<<<<<"

  @Test(arguments: ["", "\n", "|", "\r\n\n||"])
  func `no text`(text: String) {
    #expect(throws: MRZError.empty) { try MRZ(parsing: text) }
  }

  @Test(arguments: [
    (" ", MRZError.unexpectedCharacter(" ", at: .init(line: 1, column: 1, text: " "))),
    (
      "P<UTOÉRIKSSON",
      .unexpectedCharacter("É", at: .init(line: 1, column: 6, text: "P<UTOÉ"))
    ),
    ("p<UTO", .unexpectedCharacter("p", at: .init(line: 1, column: 1, text: "p"))),
    (
      line44 + "\nL898902C36UTO 408",
      .unexpectedCharacter(" ", at: .init(line: 2, column: 14, text: "L898902C36UTO "))
    ),
    ("AB\rCD", .unexpectedCharacter("\r", at: .init(line: 1, column: 3, text: "AB "))),
    ("AB\u{0}", .unexpectedCharacter("\u{0}", at: .init(line: 1, column: 3, text: "AB "))),
  ])
  func `a character that no zone has`(text: String, error: MRZError) {
    #expect(throws: error) { try MRZ(parsing: text) }
  }

  @Test func `bytes that are no text`() {
    #expect(
      throws: MRZError.unexpectedCharacter("\u{FFFD}", at: .init(line: 1, column: 3, text: "AB "))
    ) { try MRZ(parsing: [0x41, 0x42, 0xFF, 0xFE]) }
  }

  @Test(arguments: [
    (
      line44 + "\n" + line43,
      MRZError.unexpectedLineLength(
        expected: [44], at: .init(line: 2, column: 44, text: line43))
    ),
    (
      line43 + "\n" + line44,
      .unexpectedLineLength(expected: [44], at: .init(line: 1, column: 44, text: line43))
    ),
    (
      line36 + "\n" + line36 + "<<",
      .unexpectedLineLength(
        expected: [36], at: .init(line: 2, column: 37, text: line36 + "<<"))
    ),
    (
      "ABC|DEF",
      .unexpectedLineLength(expected: [36, 44], at: .init(line: 1, column: 4, text: "ABC"))
    ),
    (
      line30 + "|" + line30 + "|ABC",
      .unexpectedLineLength(expected: [30], at: .init(line: 3, column: 4, text: "ABC"))
    ),
    (
      line30 + "|ABC|" + line30,
      .unexpectedLineLength(expected: [30], at: .init(line: 2, column: 4, text: "ABC"))
    ),
    (
      "A|B|C",
      .unexpectedLineLength(expected: [9, 30], at: .init(line: 1, column: 2, text: "A"))
    ),
    (
      line43,
      .unexpectedLineLength(
        expected: [30, 36, 44, 69, 72, 88, 90], at: .init(line: 1, column: 37, text: line43))
    ),
    (
      line44 + "\n\n" + line44,
      .unexpectedLineLength(
        expected: [30, 36, 44, 69, 72, 88, 90], at: .init(line: 2, column: 1, text: ""))
    ),
  ])
  func `a line of a wrong length`(text: String, error: MRZError) {
    #expect(throws: error) { try MRZ(parsing: text) }
  }

  @Test(arguments: [
    (
      line44,
      MRZError.unexpectedLineCount(1, expected: 2, at: .init(line: 1, column: 1, text: line44))
    ),
    (line30, .unexpectedLineCount(1, expected: 3, at: .init(line: 1, column: 1, text: line30))),
    (
      line30 + "|" + line30,
      .unexpectedLineCount(2, expected: 3, at: .init(line: 2, column: 1, text: line30))
    ),
    (
      "A|B|C|D",
      .unexpectedLineCount(4, expected: 3, at: .init(line: 4, column: 1, text: "D"))
    ),
  ])
  func `a wrong number of lines`(text: String, error: MRZError) {
    #expect(throws: error) { try MRZ(parsing: text) }
  }

  @Test func `lines of a Swiss licence that are of none`() {
    let text = Specimen.swissDrivingLicence.replacing("FACHE", with: "FAXYZ")
    let error = MRZError.unexpectedDocument(
      expected: "FACHE", at: .init(line: 2, column: 1, text: "FAXYZ471147114002<<850719<<<<<"))
    #expect(throws: error) { try MRZ(parsing: text) }
  }

  @Test(arguments: [1, 21, 22, 30])
  func `a fourth line of a Swiss licence`(length: Int) {
    let text = Specimen.swissDrivingLicence + "\n" + String(repeating: "A", count: length)
    let error = #expect(throws: MRZError.self) { try MRZ(parsing: text) }
    #expect((error?.line, error?.column) == (4, length == 30 ? 1 : length + 1) || length < 22)
    #expect(error?.line == 4)
  }

  @Test func `a long text is given up early`() {
    let text = String(repeating: "A", count: 10_000_000)
    let clock = ContinuousClock()
    let start = clock.now
    #expect(
      throws: MRZError.unexpectedLineLength(
        expected: [30, 36, 44, 69, 72, 88, 90],
        at: .init(line: 1, column: 91, text: String(repeating: "A", count: 91)))
    ) { try MRZ(parsing: text) }
    #expect(throws: MRZError.self) { try MRZ(parsing: text, leniency: .lenient) }
    #expect(start.duration(to: clock.now) < .milliseconds(500))
  }

  @Test func `a second line that is far too long`() {
    let text = Self.line44 + "\n" + String(repeating: "A", count: 1000)
    #expect {
      try MRZ(parsing: text)
    } throws: { error in
      guard case .unexpectedLineLength([44], let place) = error as? MRZError else { return false }
      return place.line == 2 && place.column == 45
    }
  }

  @Test func `an error points`() {
    let error = #expect(throws: MRZError.self) {
      try MRZ(parsing: Self.line44 + "\nL898902C3?UTO")
    }
    #expect(
      error?.debugDescription == """
        unexpected “?” at line 2, column 10: expected A to Z, 0 to 9 or <
        L898902C3?
                 ^
        """)
    #expect(error?.line == 2)
    #expect(error?.column == 10)
    #expect(error?.expectation == "A to Z, 0 to 9 or <")
    #expect(error?.code == "unexpectedCharacter")
  }

  @Test func `an error of length points behind the line`() {
    let error = #expect(throws: MRZError.self) { try MRZ(parsing: "ABC|DEF") }
    #expect(
      error?.debugDescription == """
        wrong length at line 1, column 4: expected 36 or 44 characters
        ABC
           ^
        """)
  }

  @Test func `an error shows nothing of the document unless asked`() {
    let error = #expect(throws: MRZError.self) {
      try MRZ(parsing: Self.line44 + "\nL898902C3?UTO")
    }
    #expect(error.map { "\($0)" } == error?.message)
    #expect(error?.description.contains("L898902C3") == false)
    #expect(error?.debugDescription.contains("L898902C3") == true)
  }

  @Test(arguments: [
    ([44, 44, 44, 44], 4, 2, "this looks like two zones"),
    ([30, 30, 30, 30, 30, 30], 6, 3, "this looks like two zones"),
    ([36, 36, 36, 36, 36, 36], 6, 2, "this looks like 3 zones"), ([44, 44, 44], 3, 2, nil),
  ])
  func `lines of several zones are counted`(
    lengths: [Int], found: Int, expected: Int, hint: String?
  ) {
    let text = lengths.map { String(repeating: "A", count: $0) }.joined(separator: "\n")
    for ending in ["", "\n", "\r\n\n"] {
      let error = #expect(throws: MRZError.self) { try MRZ(parsing: text + ending) }
      guard case .unexpectedLineCount(found, expected, let place) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(place.column == 1)
      #expect(error?.message.hasSuffix(hint ?? "expected 2 lines") == true)
    }
  }

  @Test(arguments: [99, 100, 1000], [44, 30])
  func `more lines than are counted are so many`(count: Int, length: Int) {
    let line = String(repeating: "A", count: length) + "\n"
    for leniency in [MRZ.Leniency.strict, .lenient] {
      let error = #expect(throws: MRZError.self) {
        try MRZ(parsing: String(repeating: line, count: count), leniency: leniency)
      }
      let found = count > 99 ? "more than 99 lines" : "99 lines"
      #expect(error?.message.hasPrefix("\(found) at line ") == true)
      #expect(error?.message.contains("zones") == (count == 99 && length == 30))
    }
  }

  @Test(arguments: [
    ("BYE", "wrong length at line 10, column 4: expected 30 characters"),
    ("BYE?", "unexpected “?” at line 10, column 4: expected A to Z, 0 to 9 or <"),
    (
      String(repeating: "A", count: 31),
      "wrong length at line 10, column 31: expected 30 characters"
    ),
  ])
  func `of several zones the line that is wrong is named`(line: String, message: String) {
    let zones = String(repeating: Specimen.td1 + "\n", count: 3)
    let error = #expect(throws: MRZError.self) { try MRZ(parsing: zones + line) }
    #expect(error?.message == message)
  }

  @Test func `a byte order mark before a text is no part of it`() throws {
    for zone in Specimen.all {
      #expect(try MRZ(parsing: "\u{FEFF}" + zone) == MRZ(parsing: zone))
    }
    let error = #expect(throws: MRZError.self) { try MRZ(parsing: "\u{FEFF}AB?") }
    #expect(error?.column == 3)
    #expect(throws: MRZError.empty) { try MRZ(parsing: "\u{FEFF}") }
  }

  @Test(arguments: [
    ("\u{FEFF}\u{FEFF}", "unexpected U+FEFF"), (" ", "unexpected space"),
    ("\t", "unexpected tabulator"),
    ("a", "unexpected “a”"), ("\u{FF21}", "unexpected “Ａ”"), ("\u{200E}", "unexpected U+200E"),
  ])
  func `a sentence shows what stood there`(_ character: String, _ beginning: String) {
    let error = #expect(throws: MRZError.self) { try MRZ(parsing: character + Self.line44) }
    #expect(error?.message.hasPrefix(beginning) == true)
  }

  @Test func `an error without a place says so`() {
    #expect(MRZError.empty.description == "no text: expected a machine readable zone")
    #expect(
      MRZError.unexpectedLineCount(1, expected: 2, at: .init(line: 1, column: 1, text: "A"))
        .message == "1 line at line 1, column 1: expected 2 lines")
  }
}
