import IdentityDocument
import Testing

/// Zones in texts that hold more than they, or whose lines were cut otherwise.
@Suite("MRZ excerpts") struct MRZExcerptTests {
  private static let td1 = Specimen.td1.split(separator: "\n").map(String.init)
  private static let td3 = Specimen.td3.split(separator: "\n").map(String.init)

  private func lenient(_ text: String) throws -> MRZ {
    #expect(throws: MRZError.self) { try MRZ(parsing: text) }
    return try MRZ(parsing: text, leniency: .lenient)
  }

  private func changes(_ mrz: MRZ) -> [String] {
    mrz.normalisations.map { "\($0.line):\($0.column) \($0.read) -> \($0.written)" }
  }

  @Test(arguments: [
    "Passport of the traveller:\n{1}\n{2}\nPlease confirm.",
    "MRZ1: {1}\nMRZ2: {2}",
    #"2026-11-30T04:00:00Z INFO kiosk-7 {"mrz":"{1}\n{2}","ok":true}"#,
    "> {1}\n> {2}\n",
    "- {1}\n- {2}",
    "\"{1}\", \"{2}\"",
    "{1} / {2}",
    "<p> {1}<br/>{2} </p>",
    "\u{2}{1}\r{2}\r\u{3}A",
  ])
  func `other text around a zone is left out`(frame: String) throws {
    let text = frame.replacing("{1}", with: Self.td3[0]).replacing("{2}", with: Self.td3[1])
    let mrz = try lenient(text)
    #expect(mrz == (try MRZ(parsing: Specimen.td3)))
    #expect(!mrz.normalisations.isEmpty)
    #expect(ZoneSource.refusals(of: mrz).isEmpty)
  }

  @Test func `what is left out is told once, at its beginning`() throws {
    let mrz = try lenient("see zone, p. 2: \(Self.td3[0])\nand this\n\(Self.td3[1]) (end)")
    #expect(changes(mrz) == ["1:1 see zone, p. 2:  -> ", "2:1 and this -> ", "3:45  (end) -> "])
  }

  @Test func `what is told to have been read is what stands there`() throws {
    // Fillers are missing behind `A`, an escape stands for one, and another zone's line follows.
    let written = Specimen.td3.replacing("N<<A", with: "N&lt;<A")
    #expect(changes(try lenient(written)) == ["1:14 &lt; -> <"])
    let twice = "Dear Sir\n\(Specimen.td3)\n\n\(Specimen.td3)\nYours"
    let second = "\n\(Specimen.td3)\nYours"
    let told = changes(try lenient(twice))
    #expect(told.first == "1:1 Dear Sir -> ")
    #expect(told.last.map { second.contains($0.dropFirst(4).dropLast(4)) } == true)
    // A filler beside other text is no filler that is missing or too many.
    #expect(ZoneSource.refusals(of: try lenient("< " + Specimen.td3)).isEmpty)
  }

  @Test func `a zone whose digits do not agree is not looked for in other text`() {
    let text = "zone: \(Self.td3[0])\n\(Self.td3[1].replacing("7408122", with: "7408132"))"
    #expect(throws: MRZError.self) { try MRZ(parsing: text, leniency: .lenient) }
  }

  @Test func `two zones are none`() throws {
    let text = Specimen.td3 + "\n\n" + Specimen.td1
    #expect(throws: MRZError.self) { try MRZ(parsing: text, leniency: .lenient) }
    // The same one twice is one.
    let twice = try lenient(Specimen.td3 + "\n\n" + Specimen.td3)
    #expect(twice == (try MRZ(parsing: Specimen.td3)))
  }

  /// The zone of another traveller of the same state.
  private static let other = [
    "P<UTOTRAVELLER<<OTTO<<<<<<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
  ]

  /// Two zones, of which the numbers of the one and the names of the next lost a character, or a line.
  private static let broken: [[String]] = {
    let (cut, otherCut) = (String(td3[1].dropLast()), String(other[0].dropLast()))
    return [
      [td3[0], cut, otherCut, other[1]], [td3[0], otherCut, other[1]], [td3[0], cut, other[1]],
      [otherCut, other[1], td3[0], cut],
    ]
  }()

  @Test(arguments: broken)
  func `names of one zone and numbers of the next are none`(lines: [String]) throws {
    let text = lines.joined(separator: "\n")
    let mrz = try? MRZ(parsing: text, leniency: .lenient)
    #expect(mrz.map { ZoneSource.refusals(of: $0).isEmpty } != true)
  }

  @Test
  func `two lines in another order are put in order`() throws {
    let mrz = try MRZ(
      parsing: Self.td3.reversed().joined(separator: "\n"), leniency: .lenient)
    #expect(mrz == (try MRZ(parsing: Specimen.td3)))
    let (names, numbers) = (Self.td3[0], Self.td3[1])
    #expect(changes(mrz) == ["1:1 \(numbers) -> \(names)", "2:1 \(names) -> \(numbers)"])
  }

  @Test(arguments: [[1, 0, 2], [2, 1, 0], [0, 2, 1], [1, 2, 0], [2, 0, 1]])
  func `three lines in another order are put in order`(order: [Int]) throws {
    let mrz = try MRZ(
      parsing: order.map { Self.td1[$0] }.joined(separator: "\n"), leniency: .lenient)
    #expect(mrz == (try MRZ(parsing: Specimen.td1)))
  }

  @Test func `broken lines are joined`() throws {
    let text = Specimen.td3.replacing("MARIA", with: "MA\nRIA").replacing("1204", with: "12\n04")
    #expect(try lenient(text) == MRZ(parsing: Specimen.td3))
  }

  /// Lines whose fillers were counted wrongly, as by people and recognisers.
  @Test(arguments: [
    (Specimen.td3.replacing("<<<<<<<\n", with: "<<<<\n"), "1:41 < -> <<<<"),
    (
      Specimen.td3.replacing("A<<<<<<<<<<<<<<<<<<<\n", with: "A\n"),
      "1:25 A -> A<<<<<<<<<<<<<<<<<<<"
    ),
    (Specimen.td3.replacing("<<<<<<<\n", with: "<<<<<<<<<\n"), "1:45 << -> "),
    (Specimen.td3.replacing("B<<<<<1", with: "B<<<<1"), "2:41 < -> <<"),
    (Specimen.td1.replacing("UTO<<<<<<<<<<<6", with: "UTO<<<<<<<<<6"), "2:27 < -> <<<"),
    (Specimen.td3 + "<", "2:45 < -> "),
    (Specimen.td2 + "<<", "2:37 << -> "),
    (Specimen.td1.replacing("<6\n", with: "<6<\n"), "2:31 < -> "),
  ])
  func `with other fillers a zone is read and not accepted`(
    text: String, change: String
  ) throws {
    let mrz = try lenient(text)
    #expect(mrz.isValid)
    #expect(Specimen.all.contains(mrz.description.trimmingLineEnd))
    #expect(changes(mrz) == [change])
    #expect(ZoneSource.refusals(of: mrz).map(\.code) == [.incomplete])
  }

  @Test func `a letter that is lost is no filler that is lost`() throws {
    // The line is too short, and nobody knows why: the name is read, and the zone refused.
    let mrz = try lenient(Specimen.td3.replacing("ERIKSSON", with: "ERIKSON"))
    #expect(mrz.primaryIdentifier == "ERIKSON")
    #expect(!ZoneSource.refusals(of: mrz).isEmpty)
  }

  @Test(arguments: ["A", "K", "AA", "K0", "<A"])
  func `a text that has the lengths of a layout has no other`(personalNumber: String) throws {
    // A digit of a passport is missing; with eight fillers less in each line it is none of a card.
    let rest = String(repeating: "<", count: 15 - personalNumber.count)
    let text = Specimen.td3.replacing("ZE184226B<<<<<10", with: personalNumber + rest + "4")
    for text in [text, text.lowercased()] {
      let mrz = try MRZ(parsing: text, leniency: .lenient)
      #expect(mrz.format == .td3)
      #expect(mrz.checks.failures.first == .personalNumber || mrz.checks.failures == [.composite])
    }
  }

  /// Names in which a character stands that no zone has, or a blank for fillers.
  @Test(arguments: [
    (td3, "ERIKSSON", "MÜLLER", 1, 7), (td3, "ERIKSSON", "ERIKSSOЙ", 1, 13),
    (td3, "ERIKSSON<<ANNA", "ERIKSSON, ANNA", 1, 14), (td3, "ANNA", "ANN\0", 1, 19),
    (td3, "ERIKSSON", "\0RIKSSON", 1, 6), (td3, "ERIKSSON<<ANNA", "ERIKSSON ANNA", 1, 43),
    (td1, "ERIKSSON", "MÜLLER", 3, 2), (td1, "ERIKSSON", "ÜNAL", 3, 1),
    (td1, "ERIKSSON<<ANNA", "ERIKSSON, ANNA", 3, 9),
  ])
  func `what is left of names is no line`(
    zone: [String], name: String, written: String, line: Int, column: Int
  ) throws {
    let text = zone.joined(separator: "\n").replacing(name, with: written)
    let error = try #require(throws: MRZError.self) {
      try MRZ(parsing: text, leniency: .lenient)
    }
    #expect((error.line, error.column) == (line, column))
  }

  @Test(arguments: ["Line 1: ", "MRZ ", "护照", "1) ", "passport;"])
  func `a line that lost fillers may have a caption`(caption: String) throws {
    let mrz = try lenient(caption + Specimen.td3.replacing("<<<<<<<\n", with: "<<<<\n"))
    #expect(mrz == (try MRZ(parsing: Specimen.td3)))
    #expect(ZoneSource.refusals(of: mrz).map(\.code) == [.incomplete])
  }

  @Test(arguments: ["&lt;", "&LT;", "&#60;", "%3C", "%3c", "\\u003c", "﹤", "❮", "≺", "ᐸ", "≤"])
  func `what stands for a filler is one`(filler: String) throws {
    let mrz = try lenient(Specimen.td3.replacing("<", with: filler))
    #expect(mrz == (try MRZ(parsing: Specimen.td3)))
  }

  @Test(arguments: ["\u{AD}", "\u{202B}", "\u{2068}", "\u{FE0F}", "\u{34F}", "\u{180E}"])
  func `marks that draw nothing are left out`(mark: String) throws {
    let mrz = try lenient(Specimen.td3.replacing("UTO", with: "U\(mark)TO"))
    #expect(mrz == (try MRZ(parsing: Specimen.td3)))
  }

  @Test(arguments: [true, false], [true, false])
  func `texts in UTF-16`(isLittleEndian: Bool, hasMark: Bool) throws {
    let text = (hasMark ? "\u{FEFF}" : "") + Specimen.td3.replacing("\n", with: "\r\n")
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isLittleEndian ? pair.reversed() : pair
    }
    #expect(throws: MRZError.self) { try MRZ(parsing: bytes) }
    #expect(try MRZ(parsing: bytes, leniency: .lenient) == MRZ(parsing: Specimen.td3))
  }

  @Test func `guillemets of ISO 8859-1`() throws {
    let bytes = Specimen.td3.replacing("<<<<", with: "««").unicodeScalars.map {
      UInt8(truncatingIfNeeded: $0.value)
    }
    #expect(try MRZ(parsing: bytes, leniency: .lenient) == MRZ(parsing: Specimen.td3))
  }

  @Test(arguments: [Specimen.td1, Specimen.td2, Specimen.td3, Specimen.mrvA, Specimen.mrvB])
  func `double angles are counted alike in all lines`(zone: String) throws {
    #expect(try lenient(zone.replacing("<", with: "«")) == MRZ(parsing: zone))
    #expect(try lenient(zone.replacing("<<", with: "«")) == MRZ(parsing: zone))
  }

  @Test func `blanks behind lines whose blanks are fillers`() throws {
    let text = Specimen.td3.replacing("<", with: " ").replacing("\n", with: "  \n") + " "
    #expect(try lenient(text) == MRZ(parsing: Specimen.td3))
  }

  @Test func `texts of many lines that may be filled up take no time`() {
    let clock = ContinuousClock()
    let start = clock.now
    let line = "A1<<B2<<C3<<D4<<E5<<F6<<7\n"
    for text in [
      line, "P<UTO<<<<A\n", String(repeating: "A", count: 44) + "\n", "«<\u{2} ",
      "ABC001D<<\nFACHE123456789AB<<<8001\n", "I<UTOD231458907\n",
      "7408122F3004157UTOXY<<<<<<<<<6\n", Self.td1[0] + "\n", Self.td1[0] + " ", Self.td3[1] + "\n",
      "> P<UTO « ERIKSSON<<ANNA<MARIA<<<\n",
    ] {
      let long = String(repeating: text, count: (1 << 16) / text.utf8.count)
      #expect(throws: MRZError.self) { try MRZ(parsing: long, leniency: .lenient) }
    }
    #expect(start.duration(to: clock.now) < .seconds(30))
  }
}

extension String {
  fileprivate var trimmingLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
