import Testing

@testable import IdentityDocument

@Suite struct NameSpellingTests {
  @Test(
    arguments: [
      ("Müller", "MUELLER"), ("Müller", "MULLER"), ("Müller", "MUXXLLER"),
      ("Åse Ärlig", "AASE ARLIG"), ("Åse Ärlig", "ASE AERLIG"), ("Nuñez", "NUNXXEZ"),
      ("NUÑEZ", "NUNEZ"), ("Sørensen", "SOERENSEN"), ("Sørensen", "SORENSEN"),
      ("Weiß", "WEISS"), ("Þuríður Ösp", "THURIDUR OESP"), ("Đoković", "DJOKOVIC"),
      ("İstanbullu", "ISTANBULLU"), ("O’Brien-Łukasz", "OBRIEN LUKASZ"), ("ĲSSEL", "IJSSEL"),
      ("Баранова", "BARANOVA"), ("Гриненко", "GRYNENKO"), ("Гриненко", "HRYNENKO"),
      ("Mu\u{308}ller", "MULLER"), ("محمّد", "MXHMMD"), ("ƏLİYEV", "ALIYEV"),
    ])
  func spells(print: String, name: String) {
    #expect(NameSpelling(name).isSpelled(by: print.unicodeScalars))
  }

  @Test(
    arguments: [
      ("Müler", "MUELLER"), ("Muller", "MUELLER"), ("Müllers", "MUELLER"), ("Mül", "MUELLER"),
      ("Mue1ler", "MUELLER"), ("", "MUELLER"), ("Müller", ""), ("山田", "YAMADA"),
      ("SPECINEN", "SPECIMEN"), ("Thor", "DOR"), ("Müller 2", "MUELLER"),
    ])
  func doesNotSpell(print: String, name: String) {
    #expect(!NameSpelling(name).isSpelled(by: print.unicodeScalars))
  }

  /// The text as it was read, the name of the zone, and the text with its letters put right.
  @Test(
    arguments: [
      ("ISL", "PURIÐUR OSP", "THURIDUR OESP", "ÞURIÐUR ÖSP"),
      ("ISL", "PÞURIÐUR ÖSP", "THURIDUR OESP", "ÞURIÐUR ÖSP"), ("D", "MULLER", "MUELLER", "MÜLLER"),
      ("D", "Muller", "MUELLER", "Müller"), ("D", "SCHRÔDER", "SCHROEDER", "SCHRÖDER"),
      ("FIN", "AIJALA", "AEIJAELAE", "ÄIJÄLÄ"), ("UTO", "MULLER", "MUELLER", nil),
      // What spells the name already, what does not with a letter for a letter, what is another name.
      ("D", "MUELLER", "MUELLER", nil), ("D", "MULER", "MUELLER", nil), ("D", "", "", nil),
      ("D", "MULIER", "MUELLER", nil), ("D", "AOUOAU", "AEOEUEOEAEUE", nil),
      // A zero may be two letters of a Danish name.
      ("DNK", "J0RN", "JOERN", nil), ("POL", "J0ANNA", "JOANNA", nil),
      // Letters of other states that zones spell with two; a letter with a mark is sooner Ä than Æ.
      ("ISL", "HÁKANSSON", "HAAKANSSON", "HÅKANSSON"),
      ("ISL", "ÅSE-MÁRTA", "AASE MAERTA", "ÅSE-MÄRTA"),
      ("FIN", "DÓR BJØRN VAINO", "THOR BJOERN VAEINOE", "ÞÓR BJØRN VÄINÖ"),
      // A letter that was lost is none that another state writes without a mark that was seen.
      ("POL", "MANULA", "MANUELA", nil), ("ISL", "HAKANSSON", "HAAKANSSON", nil),
      // One letter that was read several times, each time with another mark.
      ("FRA", "CHÂÅÂTELAIN", "CHATELAIN", "CHÂTELAIN"), ("D", "MÜÛLLER", "MUELLER", "MÜLLER"),
      ("FRA", "Châåâtelain", "CHATELAIN", "Châtelain"),
      // Which of two the state has is not told, two letters are two, and one of the zone's is never lost.
      ("HUN", "GYŐZŐÖ", "GYOZO", nil), ("FRA", "RENÉE", "RENE", nil),
      ("FRA", "CHÂÅTELAIN", "CHTELAIN", nil), ("UTO", "CHÂÅÂTELAIN", "CHATELAIN", nil),
    ] as [(String, String, String, String?)])
  func lettersOfTheLanguageAreRestored(
    state: String, print: String, name: String, expected: String?
  ) {
    let alphabet = NationalAlphabet(of: state)
    #expect(alphabet?.restoring(print, like: NameSpelling(name)) == expected)
  }

  @Test(
    arguments: [
      ("ISL", "REYKJAVİK", "REYKJAVÍK"), ("ISL", "Reykjavìk", "Reykjavík"),
      ("LTU", "BIRUTË", "BIRUTĖ"), ("DEU", "KÔLN", "KÖLN"), ("DEU", "JOSÉ", "JOSE"),
      ("D", "KÖLN", "KÖLN"),
      ("DNK", "KØBENHAVN", "KØBENHAVN"), ("UKR", "KÝÏV", "KYIV"), ("POL", "ŁÓDŹ", "ŁÓDŹ"),
      ("UTO", "REYKJAVİK", "REYKJAVİK"), ("", "É", "É"), ("SVK", "ONDŘEJ", "ONDŘEJ"),
      ("BEL", "NÎMES", "NÎMES"),
      ("POL", "Jiří", "Jiři"), ("LTU", "JĀNIS", "JANIS"), ("LTU", "Ņ", "N"),
    ])
  func foreignMarksBecomeTheNearest(state: String, print: String, expected: String) {
    #expect((NationalAlphabet(of: state)?.adapting(print) ?? print) == expected)
  }

  /// One name spells each of its letters in one way.
  @Test(
    arguments: [
      ("GÖSTA ÞÖR", "GOESTA THOR", false), ("GÖSTA ÞÓR", "GOESTA THOR", true),
      ("ÄIJÄLÄ", "AIJALA", true), ("ÄIJÄLÄ", "AEIJAELAE", true), ("ÄIJÄLÄ", "AEIJALAE", false),
      ("MÜLLÜR", "MUXXLLUXXR", true), ("ÅSE ÄRLIG", "ASE AERLIG", true), ("", "AASE", true),
    ])
  func lettersAreSpelledEvenly(print: String, name: String, isEven: Bool) {
    #expect(NameSpelling(name).isEvenlySpelled(by: print) == isEven)
  }

  @Test func everyTableOfSpellingsIsMadeOfLettersOfTheZone() {
    for value in UInt32(0)..<0x2000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for spelling in NameSpelling.spellings(of: scalar) ?? [] {
        var bytes: [UInt8] = []
        spelling.append(to: &bytes)
        #expect(bytes.count == spelling.count && spelling.equals(bytes[...]))
        #expect(bytes.allSatisfy { $0.isCapital }, "U+\(String(value, radix: 16))")
      }
    }
  }
}
