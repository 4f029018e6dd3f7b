import Testing

@testable import IdentityDocument

@Suite struct CaptionReadingTests {
  @Test(
    arguments: [
      ("Date of birth", [.dateOfBirth]), ("Surname / Nom", [.surname]),
      ("Nachname/Surname/Nom", [.surname]), ("Date de délivrance", [.dateOfIssue]),
      ("Gültig bis / Date of expiry", [.dateOfExpiry]), ("Geburtsort", [.placeOfBirth]),
      ("Fødested", [.placeOfBirth]), ("Fæðingarstaður/Place of birth", [.placeOfBirth]),
      ("Dato of blrth", [.dateOfBirth]), ("Dale of lssue", [.dateOfIssue]),
      ("Ausstellende Behorde", [.authority]), ("Unterschrift", [.other]),
      ("Sex/Sexe", [.sex]), ("Card Access Number (CAN)", [.cardAccessNumber]),
      ("Place and date of issue", [.issue]), ("Hæð/Height/Taille", [.height]),
      ("Áit bhreithe/Place of birth", [.placeOfBirth]), ("Lakcím/Address", [.address]),
      ("Rok važenja", [.dateOfExpiry]), ("Tempat lahir", [.placeOfBirth]),
      ("Heimatort/Lieu d’origine", [.other]), ("Utløpsdato", [.dateOfExpiry]),
      ("Petsa ng pagkakaloob/Date of issue", [.dateOfIssue]), ("Broj isprave", [.documentNumber]),
      ("LUOGO E DATA DI NASCITA", [.birth]), ("Place/date of issue", [.issue]),
      ("Date/place of birth", [.birth]), ("DATE DE NAISS. / Date of birth", [.dateOfBirth]),
      ("Datum/Date/Date", [.dateOfIssue]), ("KARTE GÜLTIG BIS", [.dateOfExpiry]),
      ("IMIONA RODZICÓW / PARENTS' GIVEN NAMES", [.relative]), ("Anyja neve", [.relative]),
      ("NAZWISKO RODOWE / FAMILY NAME", [.relative]), ("Father's name", [.relative]),
    ] as [(String, Set<Caption>)])
  func captions(text: String, expected: Set<Caption>) {
    let reading = CaptionReading(text)
    #expect(Set(reading.matches.map { $0.caption }) == expected)
    #expect(reading.coverage >= 0.5)
  }

  @Test(
    arguments: [
      "", "A", "MUSTERMANN", "REYKJAVÍK", "12.08.1974", "ERIKA", "КИЇВ", "L01X00T47", "VARGAS",
      "VALDEZ PEÑA", "CONSTANTIN", "SIMONA", "ALMATY", "BENDER",
    ])
  func valuesAreNoCaptions(text: String) {
    #expect(CaptionReading(text).coverage < 0.5)
  }

  /// Of three languages one was read; a phrase of one word says less.
  @Test(
    arguments: [
      ("Derige Dazul / Date of expiry / Date Cerpiratiea", true),
      ("Xjlk Wqrt Zuvbn Pqrs Sex", false),
      ("Xjlkwq Wqrtzu Zuvbnm Pqrsxx Wwqyzz Kjhgfd Date of birth", false),
    ])
  func onePhraseMakesACaption(text: String, isCaption: Bool) {
    let reading = CaptionReading(text)
    #expect(reading.coverage < 0.5)
    #expect(reading.isCaption == isCaption)
  }

  /// Phrases that differ from those of an expiry in a few letters stand letter by letter only.
  @Test(
    arguments: [
      ("DATE OF ENTRY", Caption.other), ("DATE OF EXP1RY", .dateOfExpiry), ("DATE OF EXRY", nil),
    ] as [(String, Caption?)])
  func aDayOfEntryIsNoMisreadExpiry(text: String, caption: Caption?) {
    let reading = CaptionReading(text)
    #expect(reading.matches.contains { $0.caption == .other } == (caption == .other))
    #expect(caption.map { caption in reading.matches.contains { $0.caption == caption } } ?? true)
  }

  @Test func aLongHostileLineEnds() {
    let reading = CaptionReading(String(repeating: "date of birt ", count: 10_000))
    #expect(reading.text.count == 160)
    #expect(reading.matches.allSatisfy { $0.range.upperBound <= 160 })
  }

  @Test func thePhrasesAreFoldedAndShortEnoughForABitEach() {
    #expect(CaptionPhrase.all.count == 1390)
    for phrase in CaptionPhrase.all {
      let text = String(decoding: phrase.bytes, as: UTF8.self)
      #expect(phrase.bytes.count < 63 && !phrase.bytes.isEmpty)
      #expect(FoldedText.words(of: text) == phrase.bytes, "\(text)")
    }
  }

  @Test(
    arguments: [
      ("place of birth", "xx place of birth yy", 1, 3..<17),
      ("place of birth", "placeof birth", 13.0 / 14, 0..<13),
      ("geburtsdatum", "gebuntsdatun", 10.0 / 12, 0..<12),
    ])
  func bestPlace(phrase: String, text: String, score: Double, range: Range<Int>) throws {
    let best = try #require(CaptionPhrase(.other, phrase).bestPlace(in: Array(text.utf8)))
    #expect(abs(best.score - score) < 1e-9)
    #expect(best.range == range)
  }

  @Test func tooManyMisreadLettersAreNoCaption() {
    #expect(
      CaptionPhrase(.other, "date of birth").bestPlace(in: Array("bate 0f dinth".utf8)) == nil)
    #expect(CaptionPhrase(.other, "surname").bestPlace(in: Array("sunnane".utf8)) == nil)
    #expect(CaptionPhrase(.other, "surname").bestPlace(in: []) == nil)
  }
}
