import IdentityDocument
import Testing

@Suite struct TransliterationTests {
  @Test(
    arguments: [
      ("Eriksson", "ERIKSSON"), ("Anna Maria", "ANNA<MARIA"), ("Smith-Jones", "SMITH<JONES"),
      ("O'Connor", "OCONNOR"), ("D’Artagnan", "DARTAGNAN"), ("van der Meer", "VAN<DER<MEER"),
      ("  a  -  b  ", "A<B"), ("Smith, John", "SMITH<JOHN"), ("J. R.", "J<R"), ("", ""), ("--", ""),
      ("Müller", "MUELLER"), ("Ångström", "AANGSTROEM"), ("Ñandú", "NANDU"), ("Straße", "STRASSE"),
      ("STRAẞE", "STRASSE"), ("Þórður", "THORDUR"), ("Œuvré Æ Ø", "OEUVRE<AE<OE"),
      ("Łódź Đorđe", "LODZ<DORDE"), ("ĲSSEL ĳ", "IJSSEL<IJ"), ("İıŸ", "IIY"),
      ("Nguyễn Thị Ơ Ư", "NGUYEN<THI<O<U"), ("Ștefan Țurcan", "STEFAN<TURCAN"),
      ("ŉ Ŋ Ŧ Ħ", "N<N<T<H"),
      ("Mu\u{308}ller A\u{30A}sa Le\u{301}a", "MUELLER<AASA<LEA"), ("Ёлкин", "ELKIN"),
      ("Щукина Юлия", "SHCHUKINA<IULIIA"), ("Объездчиков", "OBIEEZDCHIKOV"),
      ("Игорь", "IGOR"), ("Е\u{308}жик", "EZHIK"), ("محمود عبدالرحيم", "MXHMWD<EBDALRXHYM"),
      ("فاطمة", "FAXTTMXAH"), ("فاطمةا", "FAXTTMXTAA"), ("محمّد", "MXHMMD"), ("چیمہ", "XCXYAMXXG"),
    ])
  func names(text: String, expected: String) {
    let result = Transliteration().transliterate(text)
    #expect(result.text == expected)
    #expect(result.unmapped.isEmpty)
  }

  @Test(
    arguments: [
      (.ukrainian, "Микола Гриненко", "MYKOLA<GRYNENKO"), (.belarusian, "Ёсіф Ігар", "IOSIF<IHAR"),
      (.serbian, "Жика Ћирић Шешељ Хаџић", "ZIKA<CIRIC<SESELJ<HADZIC"),
      (.macedonian, "Ѓорѓи Ќосев Џабир Хаци", "GJORGJI<KJOSEV<DJABIR<HACI"),
      (.bulgarian, "Щерев", "SHTEREV"), (.other, "Ќосев", "KOSEV"),
    ] as [(Transliteration.CyrillicLanguage, String, String)])
  func languagesWithExceptions(
    language: Transliteration.CyrillicLanguage, text: String, expected: String
  ) {
    #expect(Transliteration(language: language).transliterate(text).text == expected)
  }

  @Test(
    arguments: [
      (.expanded, "AE AA N OE UE"), (.plain, "A A N O U"), (.escaped, "AE AA NXX OE UXX"),
    ] as [(Transliteration.LatinStyle, String)])
  func alternativesOfLatinLetters(style: Transliteration.LatinStyle, expected: String) {
    let result = Transliteration(latinStyle: style).transliterate("ä å ñ ö ü")
    #expect(result.text.replacing("<", with: " ") == expected)
  }

  @Test func whatNoTableHasIsReported() {
    let result = Transliteration().transliterate("山田 Ωmega & 7")
    #expect(result.text == "MEGA<7")
    #expect(result.unmapped == ["山", "田", "Ω", "&"])
  }

  @Test func everyScalarGivesOnlyCharactersOfTheZone() {
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for language in Transliteration.CyrillicLanguage.allCases {
        let way = Transliteration(language: language, latinStyle: .escaped)
        let result = way.transliterate("A" + String(Character(scalar)) + "B")
        let isZoneText = result.bytes.allSatisfy {
          (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x3C
        }
        #expect(isZoneText, "U+\(String(value, radix: 16))")
      }
    }
  }
}
