import IdentityDocument
import LineRecognition
import Testing

@testable import MRZRecognition

@Suite struct ZoneDecoderTests {
  static let passport = [
    "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
    "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
  ]
  /// The same with a surname that no list has.
  static let unknown = ["P<UTOERIVALSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<", passport[1]]
  static let card = [
    "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6",
    "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
  ]
  static let specimens: [(MRZ.Format, [String])] = [
    (.td3, passport), (.td1, card),
    (.td2, ["I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<6"]),
    (
      .mrvA,
      [
        "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
        "L8988901C4XXX4009078F96121096ZE184226B<<<<<<",
      ]
    ),
    (.mrvB, ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "L8988901C4XXX4009078F9612109<<<<<<<<"]),
    (
      .frenchIdentityCard,
      ["IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<", "8806923102858CORINNE<<<<<<<6512068F6"]
    ),
    // The number goes on in the optional data.
    (
      .td1,
      [
        "I<UTOD23145890<7349<<<<<<<<<<<", "3407127M9507122UTO<<<<<<<<<<<2",
        "STEVENSON<<PETER<JOHN<<<<<<<<<",
      ]
    ),
    (
      .td2, ["I<UTOSTEVENSON<<PETER<JOHN<<<<<<<<<<", "D23145890<UTO3407127M95071227349<<<8"]
    ),
  ]

  private func text(_ decoding: ZoneDecoding?) -> [String]? {
    decoding?.lines.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: specimens)
  func `certain scores give the text and its layout`(format: MRZ.Format, lines: [String]) throws {
    let decoding = try #require(ZoneDecoder().decode(ZoneScores(lines).lines))
    #expect(text(decoding) == lines)
    #expect(decoding.format == format)
    #expect(decoding.isConsistentWithDigits)
    #expect(decoding.corrections.isEmpty)
    #expect(decoding.cost == 0)
    #expect(decoding.margin > 10)
    #expect(decoding.minimumNameConfidence > 0.99)
    #expect(decoding.minimumUncheckedConfidence > 0.99)
    #expect(decoding.probability > 0.99)
  }

  @Test(arguments: specimens, ["P", "V", "I", "A"] as [Character])
  func `the order of layouts does not matter`(
    specimen: (format: MRZ.Format, lines: [String]), beginning: Character
  ) throws {
    var scores = ZoneScores(specimen.lines)
    var shares = [beginning: -0.9]
    shares[specimen.lines[0].first ?? "<"] = -0.55
    scores.set(1, 1, shares)
    shares = ["3": -2, "8": -2, "B": -2.5]
    shares[specimen.lines[1].dropFirst(4).first ?? "<"] = -0.4
    scores.set(2, 5, shares)
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    #expect(decoding.format == specimen.format)
    let formats = ZoneDecoder.usualFormats
    for first in formats {
      let others = formats.filter { $0 != first }.reversed()
      #expect(ZoneDecoder(formats: [first] + others).decode(scores.lines) == decoding)
    }
  }

  @Test func `the digit of a long number in two lines is held to`() throws {
    // The composite digit holds for this text; the number's own, the last 8, does not.
    let lines = ["I<UTOSTEVENSON<<PETER<JOHN<<<<<<<<<<", "D23145890<UTO3407127M95071227348<<<1"]
    let decoding = try #require(ZoneDecoder().decode(ZoneScores(lines).lines))
    #expect(!decoding.isConsistentWithDigits)
    #expect(text(decoding) == lines)
  }

  @Test func `letters give way to digits where only digits may stand`() throws {
    var scores = ZoneScores(Self.passport)
    scores.set(2, 18, ["L": -0.1, "1": -2.4])
    scores.set(1, 8, ["1": -0.2, "I": -2])
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    #expect(text(decoding) == Self.passport)
    #expect(decoding.corrections.isEmpty)
  }

  @Test func `digits decide between two likely characters and say so`() throws {
    var scores = ZoneScores(Self.passport)
    scores.set(2, 8, ["G": -0.5, "C": -1.2])
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    #expect(text(decoding) == Self.passport)
    #expect(decoding.isConsistentWithDigits)
    #expect(abs(decoding.cost - 0.7) < 0.001)
    #expect(
      decoding.corrections == [
        .init(
          position: .init(line: 2, column: 8), read: UInt8(ascii: "G"), corrected: UInt8(ascii: "C")
        )
      ])
    #expect(decoding.characterConfidence[1][7] < 0.5)
  }

  /// What may agree is asked before the rest is decoded.
  @Test(arguments: 0..<60)
  func `what is decoded with its digits may agree`(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let (_, lines) = Self.specimens[seed % Self.specimens.count]
    var scores = ZoneScores(lines)
    for _ in 0..<seed / 3 {
      let line = Int.random(in: 1...lines.count, using: &random)
      let column = Int.random(in: 1...lines[0].count, using: &random)
      let others = ["0", "8", "B", "G", "<", "K"].shuffled(using: &random)
      scores.set(
        line, column,
        [
          Character(others[0]): Double.random(in: -3 ... -0.1, using: &random),
          Character(others[1]): Double.random(in: -6 ... -0.1, using: &random),
        ])
    }
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    #expect(ZoneDecoder().mayAgree(scores.lines) || !decoding.isConsistentWithDigits)
    if seed < 3 { #expect(decoding.isConsistentWithDigits) }
  }

  @Test func `clear characters that disagree with their digits may not agree`() {
    var lines = Self.passport
    lines[1] = "L898902C37UTO7408122F1204159ZE184226B<<<<<12"
    #expect(ZoneDecoder().mayAgree(ZoneScores(Self.passport).lines))
    #expect(!ZoneDecoder().mayAgree(ZoneScores(lines).lines))
    #expect(!ZoneDecoder().mayAgree([]))
  }

  @Test func `digits do not overrule a certain character`() throws {
    var scores = ZoneScores(Self.passport)
    scores.set(2, 8, ["G": -0.001, "C": -7])
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    #expect(!decoding.isConsistentWithDigits)
    #expect(decoding.lines[1][7] == UInt8(ascii: "G"))
    #expect(decoding.corrections.isEmpty)
    #expect(decoding.margin == 0)
    #expect(decoding.cost == .infinity)
  }

  @Test func `a digit that is wrong as printed gives the text, not consistent`() throws {
    var lines = Self.passport
    lines[1] = "L898902C37UTO7408122F1204159ZE184226B<<<<<10"
    let decoding = try #require(ZoneDecoder().decode(ZoneScores(lines).lines))
    #expect(text(decoding) == lines)
    #expect(!decoding.isConsistentWithDigits)
  }

  @Test func `a passport whose composite digit is wrong does not become a visa`() throws {
    var lines = Self.passport
    lines[1] = "L898902C36UTO7408122F1204159ZE184226B<<<<<1<"
    var scores = ZoneScores(lines)
    scores.set(1, 1, ["P": -0.001, "V": -9])
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    #expect(decoding.format == .td3)
    #expect(text(decoding) == lines)
    #expect(!decoding.isConsistentWithDigits)
  }

  @Test func `a passport whose last digits are none is no visa, though a visa has none there`()
    throws
  {
    let lines = [Self.passport[0], "L898902C36UTO7408122F1204159<<<<<<<<<<<<<<B<"]
    let decoding = try #require(ZoneDecoder().decode(ZoneScores(lines).lines))
    #expect(decoding.format == .td3)
    #expect(text(decoding) == lines)
    #expect(!decoding.isConsistentWithDigits)
  }

  @Test func `a letter that is clear among digits is no digit, whatever the check digit says`()
    throws
  {
    // O and 0 weigh 24 and 0, so the digit holds for a 4 in the place of the O.
    var lines = Self.passport
    lines[1] = "L898902C36UTO7O08122F1204159ZE184226B<<<<<10"
    var scores = ZoneScores(lines)
    scores.set(2, 15, ["O": -0.000_01, "4": -13])
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    #expect(!decoding.isConsistentWithDigits)
    #expect(text(decoding) == lines)
  }

  @Test func `characters that no digit tells apart leave a small margin`() throws {
    var scores = ZoneScores(Self.passport)
    scores.set(2, 3, ["9": -0.6, "J": -0.9])
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    #expect(decoding.isConsistentWithDigits)
    #expect(abs(decoding.margin - 0.3) < 0.001)
    // One to e to the 0.3.
    #expect(abs(decoding.probability - 0.574) < 0.01)
  }

  @Test func `names keep what is likeliest and tell how likely it is`() throws {
    var scores = ZoneScores(Self.passport)
    scores.set(1, 7, ["R": -0.511, "P": -0.916])
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    #expect(text(decoding) == Self.passport)
    #expect(abs(decoding.minimumNameConfidence - 0.6) < 0.01)
    #expect(abs(decoding.probability - 0.6) < 0.01)
    #expect(decoding.margin > 10)
  }

  @Test func `what is no letter at all in a name is not trusted`() throws {
    var scores = ZoneScores(Self.passport)
    scores.set(1, 7, ["8": -0.000_1, "R": -9])
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    #expect(decoding.minimumNameConfidence < 0.1)
  }

  @Test func `Russian internal passports have digits in their names`() throws {
    var lines = Self.passport
    lines[0] = "PNRUSZDRIL7K<<SERGEQ<ANATOL9EVI3<<<<<<<<<<<<"
    let decoding = try #require(ZoneDecoder().decode(ZoneScores(lines).lines))
    #expect(text(decoding) == lines)
    #expect(decoding.minimumNameConfidence > 0.99)
  }

  @Test func `lines of other lengths fit no layout`() {
    #expect(ZoneDecoder().decode([]) == nil)
    #expect(ZoneDecoder().decode(ZoneScores(["P<UTO", ""]).lines) == nil)
    #expect(ZoneDecoder().decode(ZoneScores([Self.passport[0]]).lines) == nil)
    #expect(ZoneDecoder(formats: []).decode(ZoneScores(Self.passport).lines) == nil)
  }

  @Test(arguments: [[30, 30, 30], [36, 36], [44, 44]])
  func `undecided scores are never consistent for free`(lengths: [Int]) throws {
    let lines = lengths.map { CellScores(undecidedCellCount: $0) }
    let decoding = try #require(ZoneDecoder().decode(lines))
    #expect(decoding.margin < 0.001)
    #expect(decoding.minimumNameConfidence < 0.05)
  }
}
