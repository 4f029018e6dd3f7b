import Testing

@testable import IdentityDocument

/// Marks of names and places by the net for marks and by what all looks have read.
@Suite struct LikelyLettersTests {
  private typealias Page = PrintedSpecimen

  /// What the net has seen: each letter surely with the mark that it has in a text.
  private static func letters(_ seen: String) -> [PrintedLetter] {
    seen.unicodeScalars.filter(PrintedText.isWordPart).map { letter in
      let base = PrintedLetter.base(of: letter)
      let logs = PrintedLetter.choices(of: base).map { ($0, $0 == letter ? -0.1 : -9) }
      return PrintedLetter(base, logLikelihoods: Dictionary(uniqueKeysWithValues: logs))
    }
  }

  private static func sights(_ seen: String, _ reads: [String]) -> [LetterSight] {
    let texts = reads.map { $0.unicodeScalars.filter(PrintedText.isWordPart).map { $0.capital } }
    return letters(seen).enumerated().map { index, letter in
      LetterSight(letter: letter, reads: texts.map { $0[index] })
    }
  }

  /// The state, what the looks read, the first of which counts, what the net sees, what the zone has, and what it is,
  /// whether that is another text and whether it is in doubt.
  typealias Row = (String, [String], String, String?, String, Bool, Bool)

  private static let rows: [Row] = [
    // A mark that looks have lost, and one that they see.
    ("HUN", ["ERZSEBET"], "ERZSÉBET", "ERZSEBET", "ERZSÉBET", true, false),
    ("HUN", ["ERZSEBET", "ERZSEBET"], "ERZSÉBET", nil, "ERZSÉBET", true, false),
    ("FRA", ["NÎMES"], "NIMES", nil, "NIMES", true, true),
    // What the net by itself has not seen is in doubt, however many looks read it.
    ("FRA", ["NÎMES", "NÎMES"], "NIMES", nil, "NÎMES", false, true),
    ("HUN", ["GYÖRFFY", "GYÖRFFY"], "GYŐRFFY", "GYORFFY", "GYŐRFFY", true, false),
    ("HUN", ["GYÖRFFY", "GYÖRFFY", "GYÖRFFY", "GYÖRFFY"], "GYŐRFFY", nil, "GYŐRFFY", true, true),
    ("HUN", ["GYŐRFFY", "GYŐRFFY"], "GYŐRFFY", "GYORFFY", "GYŐRFFY", false, false),
    ("HUN", ["ERZSÉBET"], "ERZSÉBET", "ERZSEBET", "ERZSÉBET", false, false),
    // The zone leaves no letter without a mark, or none with one.
    ("D", ["MÜLLER"], "MULLER", "MUELLER", "MÜLLER", false, false),
    ("D", ["MULLER"], "MÜLLER", "MULLER", "MÜLLER", true, false),
    // One name spells each letter in one way: of two Ö none is O beside one that is OE.
    ("ISL", ["GÖSTA ÞÓR"], "GÖSTA ÞÖR", "GOESTA THOR", "GÖSTA ÞÓR", false, false),
    ("ISL", ["GÖSTA ÞÖR"], "GÖSTA ÞÖR", "GOESTA THOR", "GÖSTA ÞÖR", false, false),
    // Letters that a language lacks are less likely.
    ("PRT", ["GUIMARÁES"], "GUIMARÃES", nil, "GUIMARÃES", true, false),
    ("CZE", ["USTI"], "ŪSTI", nil, "USTI", false, true),
    // Looks that differ leave a foreign one in doubt, however sure the net is; looks that agree do not.
    ("LTU", ["BIRIUTE", "BIRĪUTE"], "BIRĪUTE", "BIRIUTE", "BIRIUTE", false, true),
    ("LTU", ["BASANA", "BASANA"], "BASÄNA", "BASANA", "BASANA", false, true),
    ("LTU", ["BIRĪUTE", "BIRĪUTE"], "BIRĪUTE", "BIRIUTE", "BIRĪUTE", false, false),
    // One shape.
    ("ISL", ["GUÐRUN"], "GUĐRÚN", nil, "GUÐRÚN", true, false),
    ("HRV", ["ĐURO"], "ĐURO", nil, "ĐURO", false, false),
  ]

  @Test(arguments: rows)
  func marked(row: Row) throws {
    let alphabet = try #require(NationalAlphabet(of: row.0))
    let marked = try #require(
      alphabet.marked(
        row.1[0], by: Self.sights(row.2, row.1), like: row.3.map { NameSpelling($0) }))
    #expect(marked.text == row.4)
    #expect(marked.isChanged == row.5)
    #expect(marked.isDoubtful == row.6)
  }

  /// Where no state is known, a mark that no look has read is none.
  @Test(arguments: [(["JOSE"], "JOSE"), (["JOSE", "JOSÉ"], "JOSÉ"), (["JOSÉ"], "JOSÉ")])
  func `of no state`(reads: [String], expected: String) {
    let marked = NationalAlphabet.any.marked(reads[0], by: Self.sights("JOSÉ", reads), like: nil)
    #expect(marked?.text == expected)
  }

  /// The net is in doubt, one look has lost the mark, and one has taken it for a commoner one: how words are spelt
  /// decides, for a letter that the state's language lacks, too.
  @Test(arguments: [
    ("HUN", ["GYÖR", "GYOR"], ["Ő": -0.01, "Ö": -5], "GYŐR"),
    ("HUN", ["GYÖR", "GYOR"], ["Ő": -5, "Ö": -0.01], "GYÖR"),
    ("POL", ["GYÖR", "GYOR"], ["Ő": -0.01, "Ö": -5], "GYŐR"),
    ("HUN", ["GYOR", "GYOR"], ["O": -0.01], "GYOR"), ("HUN", ["GYÖR", "GYÖR"], [:], "GYÖR"),
  ])
  func `by spelling`(
    state: String, reads: [String], here: [Unicode.Scalar: Double], expected: String
  ) throws {
    var sights = Self.sights("GYOR", reads)
    sights[2].letter.logLikelihoods = ["Ő": -1, "Ö": -1, "O": -1.5]
    sights[2].letter.spelling = PrintedLetter.Spelling(
      here: here, anywhere: ["O": -0.1, "Ö": -3, "Ő": -6])
    let marked = try #require(NationalAlphabet(of: state))
      .marked(reads[0], by: sights, like: nil)
    #expect(marked?.text == expected)
  }

  @Test(arguments: [("ANNA", "ANN"), ("ANNA", "ANNB"), ("ANN", "ANNA"), ("", "A")])
  func `letters of another text decide nothing`(text: String, seen: String) {
    #expect(NationalAlphabet.any.marked(text, by: Self.sights(seen, []), like: nil) == nil)
  }

  @Test(
    arguments: [
      ("ŁÓDŹ 1", "LODZ1"), ("GUÐRÚN", "GUDRUN"), ("O'NEILL-ŠĖ", "ONEILLSE"), ("ÆØÞ", "ÆOÞ"),
      ("", ""),
    ])
  func bases(text: String, expected: String) {
    #expect(PrintedLetter.bases(of: text) == Array(expected.unicodeScalars))
  }

  @Test func `small letters have no bases`() {
    #expect(PrintedLetter.bases(of: "Łódź") == nil)
  }

  @Test func `every choice has its letter, and no other letter has it`() {
    for base in "ABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars {
      let choices = PrintedLetter.choices(of: base)
      #expect(choices.first == base)
      #expect(choices.allSatisfy { PrintedLetter.base(of: $0) == base })
      #expect(Set(choices).count == choices.count)
    }
  }

  @Test func `a place of birth has the marks that the net sees`() {
    var lines = [
      Page.caption("Place of birth", 35, 38), Page.line("KOLN", 35, 42),
    ]
    func place() -> String? {
      Page.fields(lines, beside: Page.passportDocument, format: .td3)[.placeOfBirth]?.value.text
    }
    #expect(place() == "KOLN")
    lines[1].letters = [Self.letters("KÖLN")]
    #expect(place() == "KÖLN")
    // What was seen of other letters says nothing.
    lines[1].letters = [Self.letters("KÖLNX"), Self.letters("BÖLN")]
    #expect(place() == "KÖLN")
    lines[1].letters = [Self.letters("BÖLN")]
    #expect(place() == "KOLN")
  }

  @Test func `a name whose marks the net changes is not proven`() {
    var line = Page.line("JURGEN", 35, 26)
    func name() -> PrintedField? {
      Page.fields([line], beside: Page.passportDocument, format: .td3)[.printedFirstName]
    }
    #expect(name()?.value.text == "JURGEN")
    line.letters = [Self.letters("JÜRGEN")]
    #expect(name()?.value.text == "JÜRGEN")
    #expect(name()?.confidence == 0.85)
    line.letters = [Self.letters("JURGEN")]
    #expect(name()?.value.text == "JURGEN")
  }

  /// A name in two lines has the marks of each.
  @Test func `each line of a name has the marks that the net sees`() {
    var document = Page.passportDocument
    document.firstName = "JUERGEN HEINZ GUNTER"
    var lines = [
      Page.line("JÜRGEN", 35, 26), Page.line("HEINZ", 35, 30), Page.line("GUNTER", 35, 34),
    ]
    let found = PrintedPage(size: .id3, lines: lines).findings(
      beside: document, format: .td3, asOf: Page.reference)
    #expect(Set(found.capitals).isSuperset(of: [0, 1, 2]))
    lines[2].letters = [Self.letters("GÜNTER")]
    let name = Page.fields(lines, beside: document, format: .td3)[.printedFirstName]
    #expect(name?.value.text == "JÜRGEN HEINZ GÜNTER")
    #expect(name?.confidence == 0.85 && name?.lines == [0, 1, 2])
  }

  @Test func `the lines of names, places and offices in capitals are asked for`() {
    let page = PrintedPage(size: .id3, lines: Page.passport)
    let found = page.findings(
      beside: Page.passportDocument, format: .td3, asOf: Page.reference)
    let texts = Set(found.capitals.map { Page.passport[$0].versions[0].text })
    #expect(texts == ["MÜLLER-ÅBERG", "JÜRGEN", "KÖLN", "STADT KÖLN"])
  }

  /// A letter that was looked at alone: the nets have their say together, also on what all looks read bare; where
  /// they differ the result is in doubt.
  @Test(
    arguments: [
      // Looks, the line, the letter alone, the result, whether it is in doubt.
      (["GYOR", "GYÖR"], "GYÖR", "GYŐR", "GYŐR", true),
      (["GYÖR"], "GYŐR", "GYŐR", "GYŐR", false),
      (["PECS", "PECS"], "PÉCS", "PÉCS", "PÉCS", false),
      (["PECS", "PECS"], "PECS", "PÉCS", "PÉCS", true),
      (["PECS", "PECS"], "PÉCS", "PECS", "PECS", true),
      (["PECS", "PECS", "PECS"], "PECS", "PÉCS", "PECS", true),
    ])
  func lettersLookedAtAlone(
    reads: [String], line: String, alone: String, expected: String, isDoubtful: Bool
  ) throws {
    let sights = zip(Self.sights(line, reads), Self.letters(alone)).map { sight, alone in
      var sight = sight
      sight.letter.alone = alone.logLikelihoods
      return sight
    }
    let marked = try #require(NationalAlphabet.any.marked(reads[0], by: sights, like: nil))
    #expect(marked.text == expected)
    #expect(marked.isDoubtful == isDoubtful)
  }
}
