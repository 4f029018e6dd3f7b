import Testing

@testable import IdentityDocument

/// Marks of words that lists of names and places know.
@Suite struct KnownWordsTests {
  /// What is seen of a text: the net sees each letter as it stands there, with a lead over all others, and each look
  /// reads a text.
  private static func sights(
    _ seen: String, lead: Double, reads: [String], word: [(String, String)],
    isSurelyBare: Bool = false
  ) -> [LetterSight] {
    let known = KnownWord(
      word.map { KnownWord.Spelling(Array($0.0.unicodeScalars), WrittenLanguages($0.1)) })
    return seen.unicodeScalars.enumerated().map { index, letter in
      let base = PrintedLetter.base(of: letter)
      let logs = PrintedLetter.choices(of: base).map { ($0, $0 == letter ? -0.1 : -0.1 - lead) }
      return LetterSight(
        letter: PrintedLetter(
          base, logLikelihoods: Dictionary(uniqueKeysWithValues: logs),
          spelling: PrintedLetter.Spelling(word: known.map { KnownWord.Letter($0, index) })),
        reads: reads.map { Array($0.unicodeScalars)[index] }, isSurelyBare: isSurelyBare)
    }
  }

  /// The state, what the look reads and what the net sees, by what lead, what the lists know, and what it is.
  typealias Row = (String, String, String, Double, [(String, String)], String)

  private static let rows: [Row] = [
    // A mark that the net and a look have lost.
    ("PRT", "JOAO", "JOAO", 2, [("JOÃO", "pt")], "JOÃO"),
    ("PRT", "JOAO", "JOAO", 2, [], "JOAO"),
    // One that is clearly not there is none.
    ("PRT", "JOAO", "JOAO", 30, [("JOÃO", "pt")], "JOAO"),
    ("PRT", "JOÃO", "JOAO", 30, [("JOÃO", "pt")], "JOÃO"),
    // A list without the bare spelling does not make a name that is printed bare another one, nor one of two letters.
    ("ITA", "GRETE", "GRETE", 3, [("GRÉTE", "fr")], "GRETE"),
    ("ITA", "LO", "LO", 0.1, [("LÒ", "it")], "LO"),
    // The state's language decides, and a spelling without marks counts for less beside one with them.
    ("ESP", "ANTONIO", "ANTONIO", 3, [("ANTÓNIO", "pt"), ("ANTONIO", "es")], "ANTONIO"),
    ("PRT", "ANTONIO", "ANTONIO", 2, [("ANTÓNIO", "pt"), ("ANTONIO", "es")], "ANTÓNIO"),
    ("ESP", "JOAQUIN", "JOAQUIN", 0.5, [("JOAQUÍN", "es"), ("JOAQUIN", "es")], "JOAQUÍN"),
    ("ESP", "JOAQUIN", "JOAQUIN", 3, [("JOAQUÍN", "es"), ("JOAQUIN", "es")], "JOAQUIN"),
    // A mark taken for another one.
    ("HUN", "GYÖZÖ", "GYÖZÖ", 0.1, [("GYŐZŐ", "hu")], "GYŐZŐ"),
    // A name of another country's language on the page of a state that lacks its letters.
    ("EST", "MARTIŅŠ", "MARTIŅŠ", 2, [("MĀRTIŅŠ", "lv")], "MĀRTIŅŠ"),
    // One shape.
    ("ISL", "GUDRUN", "GUĐRUN", 2, [("GUĐRÚN", "is")], "GUÐRÚN"),
  ]

  @Test(arguments: rows)
  func marked(row: Row) throws {
    let alphabet = try #require(NationalAlphabet(of: row.0))
    let sights = Self.sights(row.2, lead: row.3, reads: [row.1], word: row.4)
    let marked = try #require(alphabet.marked(row.1, by: sights, like: nil))
    #expect(marked.text == row.5)
    if row.5 != row.1 {
      #expect(marked.isChanged)
    }
  }

  @Test func `a spelling that is not the zone's is none of the name`() throws {
    let alphabet = try #require(NationalAlphabet(of: "D"))
    let sights = Self.sights(
      "MULLER", lead: 1, reads: ["MULLER"], word: [("MÜLLER", "de")])
    #expect(
      alphabet.marked("MULLER", by: sights, like: NameSpelling("MULLER"))?.text == "MÜLLER")
    #expect(
      alphabet.marked("MULLER", by: sights, like: NameSpelling("MUXLLER"))?.text == "MULLER")
  }

  @Test func `two sure looks without a mark outweigh a list`() throws {
    let alphabet = try #require(NationalAlphabet(of: "CZE"))
    for (isSure, text) in [(false, "NAGÁ"), (true, "NAGA")] {
      let sights = Self.sights(
        "NAGA", lead: 0.5, reads: ["NAGA"], word: [("NAGÁ", "cs")], isSurelyBare: isSure)
      #expect(alphabet.marked("NAGA", by: sights, like: nil)?.text == text)
    }
  }

  @Test func `a word of which letters are missing decides nothing`() throws {
    let sights = Self.sights("JOAO", lead: 3, reads: ["JOAO"], word: [("JOÃO", "pt")])
    #expect(KnownWord.words(of: sights.map { $0.letter }).count == 1)
    #expect(KnownWord.words(of: sights.dropLast().map { $0.letter }).isEmpty)
    #expect(KnownWord.words(of: sights.dropFirst().map { $0.letter }).isEmpty)
  }

  @Test(arguments: [1.0, 0.01, 0.05, 3, 1e-9, 12345.678, 0.999999])
  func logarithms(value: Double) {
    // The exponential of the logarithm, by its series.
    let logarithm = value.logarithm
    let part = logarithm / 64
    var (power, sum) = (1.0, 1.0)
    for index in 1...12 {
      power *= part / Double(index)
      sum += power
    }
    let again = (0..<6).reduce(sum) { result, _ in result * result }
    #expect(abs(again / value - 1) < 1e-6)
  }

  @Test func `what is not above 0 has no logarithm`() {
    #expect((0.0).logarithm == -.infinity)
    #expect((-1.0).logarithm == -.infinity)
    #expect(Double.infinity.logarithm == .infinity)
  }

  /// A name as it was read, as the zone has it, and how its words are parted.
  @Test(arguments: [
    ("MARCHANDGARÇON", "MARCHAND GARCON", "MARCHAND GARÇON"),
    ("KÄTHE -GRETE", "KAETHE GRETE", "KÄTHE-GRETE"),
    ("KÄTHE- GRETE", "KAETHE GRETE", "KÄTHE-GRETE"), ("JEAN-LUC", "JEAN LUC", "JEAN-LUC"),
    ("O'NEILL", "O NEILL", "O'NEILL"), ("VAN 'T HOF", "VAN T HOF", "VAN 'T HOF"),
    ("MAR CHAND", "MARCHAND", "MARCHAND"),
    ("ANNA LENA", "ANNA LENA", "ANNA LENA"),
    ("MÜLLERÖTTINGER", "MUELLER OETTINGER", "MÜLLER ÖTTINGER"),
  ])
  func `words are parted as in the zone`(read: String, zone: String, expected: String) throws {
    let line = PrintedLine(
      [.init(read, confidence: 0.9)], left: 0, right: 50, baseline: 10, capitalHeight: 2)
    let name = try #require(
      PrintedName.occurrences(of: zone, in: [AssignedLine(line, index: 0)]).first)
    #expect(name.tidied(like: zone) == expected)
  }
}
