import Testing

@testable import IdentityDocument

/// Marks of names by the ink above and below letters.
@Suite struct LetterMarksTests {
  private typealias Page = PrintedSpecimen

  /// Letters of which some have ink: `^` stands for ink above, `_` for ink below, `-` for none.
  private static func glyphs(
    _ signs: String, _ ink: PrintedGlyph.Ink = .init()
  ) -> [PrintedGlyph] {
    signs.map { PrintedGlyph(above: $0 == "^" ? ink : nil, below: $0 == "_" ? ink : nil) }
  }

  /// What was read, the zone's name, where there is ink, and what the letters are.
  @Test(
    arguments: [
      ("LTU", "BIRUTE", "BIRUTE", "-----^", "BIRUTĖ", true, false),
      ("LTU", "BIRUTE", "BIRUTE", "-----_", "BIRUTĘ", true, false),
      ("LTU", "BIRUTE", "BIRUTE", "------", "BIRUTE", false, false),
      // Fine ink may be missed: what was read stays.
      ("LTU", "BIRUTĖ", "BIRUTE", "------", "BIRUTĖ", false, true),
      ("LVA", "KALNINŠ", "KALNINS", "-----_^", "KALNIŅŠ", true, false) as Row,
      ("LVA", "KALNINŠ", "KALNINS", "----__^", "KALNIŅŠ", true, true),
      // A zone with UE leaves no U without a mark; one with U leaves no Ü for Germans' UE.
      ("D", "MÜLLER", "MUELLER", "-^----", "MÜLLER", false, false),
      ("D", "MULLER", "MULLER", "-^----", "MÜLLER", true, false),
      ("D", "ANNA", "ANNA", "-^--", "ANNA", false, false),
      // A mark of another language that was read stays, where there is ink.
      ("FIN", "DÓRA", "DORA", "-^--", "DÓRA", false, true),
      ("FIN", "DÓRA", "DORA", "----", "DÓRA", false, true),
    ])
  func marked(row: Row) throws {
    let alphabet = try #require(NationalAlphabet(of: row.0))
    let marked = try #require(
      alphabet.marked(row.1, by: Self.glyphs(row.3), like: NameSpelling(row.2)))
    #expect(marked.text == row.4)
    #expect(marked.isChanged == row.5)
    #expect(marked.isDoubtful == row.6)
  }

  typealias Row = (String, String, String, String, String, Bool, Bool)

  /// Small letters, another number of letters, and ink everywhere, as of a guilloche, decide nothing.
  @Test(
    arguments: [
      ("Birute", "-----^"), ("BIRUTE", "----^"), ("BIRUTE", "-^^^^^"), ("BIRUTE", "____--"),
    ])
  func inkThatDecidesNothing(text: String, ink: String) throws {
    let alphabet = try #require(NationalAlphabet(of: "LTU"))
    #expect(alphabet.marked(text, by: Self.glyphs(ink), like: NameSpelling("BIRUTE")) == nil)
  }

  /// Where several marks may stand above one letter, its shape decides, or nothing does.
  @Test(
    arguments: [
      (PrintedGlyph.Ink(lean: 0.6), "ŹBIK", false), (PrintedGlyph.Ink(), "ŻBIK", false),
      (PrintedGlyph.Ink(width: 0.6), "ZBIK", true),
    ])
  func shapes(ink: PrintedGlyph.Ink, expected: String, isDoubtful: Bool) throws {
    let alphabet = try #require(NationalAlphabet(of: "POL"))
    let marked = try #require(
      alphabet.marked("ZBIK", by: Self.glyphs("^---", ink), like: NameSpelling("ZBIK")))
    #expect(marked.text == expected && marked.isDoubtful == isDoubtful)
  }

  @Test func everyLetterOfAnAlphabetHasAMarkOrIsOneOfItsOwn() {
    let own = "ÆŒØÞÐĐßẞŁĦƏ".unicodeScalars
    for state in [
      "LTU", "LVA", "EST", "POL", "CZE", "SVK", "HUN", "D", "ESP", "PRT", "FRA", "ITA",
      "NLD", "GBR", "USA", "ISL", "DNK", "SWE", "ROU", "TUR", "AZE", "HRV", "MLT", "ALB",
    ] {
      for letter in NationalAlphabet(of: state)?.letters ?? [] {
        #expect((LetterMark(letter) == nil) == own.contains(letter), "\(letter)")
      }
    }
  }

  @Test func inkProvesALetterThatNoLookHasSeen() throws {
    var line = Page.line("MULLER", 35, 18)
    var document = Page.passportDocument
    document.lastName = "MUELLER"
    func restored(_ ink: String) -> PrintedField.Evidence? {
      line.glyphs = [Self.glyphs(ink)]
      return Page.fields([line], beside: document, format: .td3)[.printedLastName]?.evidence
    }
    #expect(restored("-^----") == .transliteration)
    #expect(restored("------") == .restored)
    #expect(restored("-^---") == .restored)
  }

  /// Letters of one shape, and one that hardly any language has.
  @Test(
    arguments: [
      ("FIN", "ÐURIĆ", "ĐURIĆ"), ("FIN", "ÐURO", "ÐURO"), ("HRV", "ÐURO", "ĐURO"),
      ("ISL", "GUĐRÚN", "GUÐRÚN"), ("ISL", "ÐŽ", "ÐŽ"), ("PRT", "JIŔINA", "JIŘINA"),
      ("SVK", "VŔBA", "VŔBA"), ("CZE", "ŘEZNÍČEK", "ŘEZNÍČEK"),
    ])
  func twins(state: String, read: String, own: String) throws {
    #expect(try #require(NationalAlphabet(of: state)).withOwnTwins(read) == own)
  }

  /// Where no state is known, what was read stays, but for what no name has.
  @Test(arguments: [
    ("GUÐMUNDSSON", "GUÐMUNDSSON"), ("ĐURO", "ĐURO"), ("ÐURIĆ", "ĐURIĆ"), ("ȘTEFAN", "ȘTEFAN"),
  ])
  func twinsOfAnyState(read: String, own: String) {
    #expect(NationalAlphabet.any.withOwnTwins(read) == own)
  }
}
