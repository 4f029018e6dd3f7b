import CorpusIndex
import Testing

@Suite struct ScoringTests {
  private let printed = DocumentExpectation(format: "MRP", lines: Specimen.passport)

  /// The specimen with one character of a line, counted from 0, replaced.
  private func misread(line: Int, column: Int, as character: Character) -> [String] {
    var lines = Specimen.passport
    var characters = Array(lines[line])
    characters[column] = character
    lines[line] = String(characters)
    return lines
  }

  @Test func `An exact reading is right in everything`() {
    let reading = ZoneReading(lines: Specimen.passport, isAccepted: true)
    let score = PictureScore(documents: [printed], readings: [reading])
    #expect(score.zones.map(\.isExact) == [true])
    #expect(score.zones[0].areKeyFieldsRight)
    #expect(score.zones[0].isRightlyAccepted)
    #expect(score.falseAccepts == 0)
  }

  @Test(arguments: [
    (0, 5, "F", [true, true, true, false]), (1, 0, "I", [false, true, true, true]),
    (1, 13, "8", [true, false, true, true]), (1, 21, "2", [true, true, false, true]),
    (1, 28, "Y", [true, true, true, true]),
  ])
  func `A wrong character costs its own key field only`(
    line: Int, column: Int, character: String, right: [Bool]
  ) throws {
    let lines = misread(line: line, column: column, as: try #require(character.first))
    let score = ZoneScore(
      of: printed, readings: [ZoneReading(lines: lines, isAccepted: false)])
    #expect(!score.isExact)
    #expect(
      [score.isNumberRight, score.isBirthRight, score.isExpiryRight, score.areNamesRight]
        == right)
  }

  @Test func `Accepting what is wrong, invalid or not there is a false accept`() {
    let wrong = misread(line: 0, column: 5, as: "F")
    let accepted = ZoneReading(lines: wrong, isAccepted: true)
    #expect(PictureScore(documents: [printed], readings: [accepted]).falseAccepts == 1)
    #expect(PictureScore(documents: [], readings: [accepted]).falseAccepts == 1)
    var invalid = printed
    invalid.valid = false
    let exact = ZoneReading(lines: Specimen.passport, isAccepted: true)
    let score = PictureScore(documents: [invalid], readings: [exact])
    #expect(score.falseAccepts == 1)
    #expect(!score.zones[0].isRightlyAccepted)
  }

  @Test func `A reader that answers values only is judged by them`() {
    let fields = KeyFields(
      number: "L898902C3", birth: "740812", expiry: "120415", names: "ERIKSSON<<ANNA MARIA")
    let lines = misread(line: 1, column: 13, as: "O")
    let reading = ZoneReading(lines: lines, isAccepted: true, fields: fields)
    let score = PictureScore(documents: [printed], readings: [reading])
    #expect(!score.zones[0].isExact)
    #expect(score.zones[0].areKeyFieldsRight)
    #expect(score.zones[0].isRightlyAccepted)
    #expect(score.falseAccepts == 0)
  }

  @Test func `Without a word in the truth, the lines say whether the print is valid`() {
    #expect(printed.isPrintedValid)
    let wrong = misread(line: 1, column: 9, as: "7")
    #expect(!DocumentExpectation(format: "MRP", lines: wrong).isPrintedValid)
    #expect(!DocumentExpectation(format: "other", lines: ["Ñ"]).isPrintedValid)
  }

  @Test func `The reading that resembles the print most is compared`() {
    let far = ZoneReading(lines: ["X"], isAccepted: false)
    let near = ZoneReading(lines: misread(line: 1, column: 0, as: "1"), isAccepted: false)
    let score = ZoneScore(of: printed, readings: [far, near])
    #expect(score.reading == near)
    #expect(near.differences(from: printed.lines) == 1)
    #expect(far.differences(from: printed.lines) == 88)
    #expect(ZoneScore(of: printed, readings: []).reading == nil)
  }

  @Test func `Tallies add up`() {
    var tally = ZoneTally()
    let exact = ZoneReading(lines: Specimen.passport, isAccepted: true)
    let wrong = ZoneReading(lines: misread(line: 0, column: 5, as: "F"), isAccepted: true)
    for readings in [[exact], [wrong], []] {
      tally.add(PictureScore(documents: [printed], readings: readings), documents: [printed])
    }
    #expect(tally.pictures == 3)
    #expect(tally.reported == 2)
    #expect(tally.exact == 1)
    #expect(tally.number == 2)
    #expect(tally.names == 1)
    #expect(tally.accepted == 1)
    #expect(tally.falseAccepts == 1)
  }

  @Test(arguments: [
    (BarcodeExpectation(symbology: "QR", payload: .bytes([0x41])), true),
    (BarcodeExpectation(symbology: nil, payload: .text("A")), true),
    (BarcodeExpectation(symbology: "PDF417", payload: .bytes([0x41])), false),
    (BarcodeExpectation(symbology: "QR", payload: .bytes([0x41, 0x0A])), false),
    (BarcodeExpectation(symbology: "QR", payload: .text("B")), false),
  ])
  func `A symbol is read when kind and content are right`(
    expected: BarcodeExpectation, isRead: Bool
  ) {
    let score = SymbolScore(
      expected: [expected], readings: [SymbolReading(symbology: "QR", bytes: [0x41])])
    #expect(score.isRead == [isRead])
    #expect(score.wrong == (isRead ? 0 : 1))
  }

  @Test func `Where the truth names one symbol, another beside it is unlisted and not wrong`() {
    let expected = [BarcodeExpectation(symbology: nil, payload: .text("A"))]
    let right = SymbolReading(symbology: "QR", bytes: [0x41])
    let other = SymbolReading(symbology: "QR", bytes: [0x42])
    let whole = SymbolScore(expected: expected, readings: [right, other])
    #expect((whole.wrong, whole.unlisted) == (1, 0))
    let partial = SymbolScore(expected: expected, readings: [right, other], namesAll: false)
    #expect((partial.wrong, partial.unlisted) == (0, 1))
    // Where the named one was not read, the other may be that one, read wrongly.
    let missed = SymbolScore(expected: expected, readings: [other], namesAll: false)
    #expect((missed.wrong, missed.unlisted) == (1, 0))
  }

  @Test func `Expected text may stand in the symbol as UTF-8 or as ISO 8859-1`() {
    let expected = BarcodeExpectation(symbology: nil, payload: .text("é"))
    #expect(SymbolReading(symbology: "QR", bytes: [0xE9]).matches(expected))
    #expect(SymbolReading(symbology: "QR", bytes: [0xC3, 0xA9]).matches(expected))
    #expect(SymbolReading(symbology: "QR", bytes: [0x82], text: "é").matches(expected))
    #expect(!SymbolReading(symbology: "QR", bytes: [0x82]).matches(expected))
  }
}
