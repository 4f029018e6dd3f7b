import Testing

@testable import IdentityDocument

@Suite struct PrintedFieldsTests {
  private typealias Page = PrintedSpecimen

  @Test func passportBesideItsZone() {
    let fields = Page.fields(Page.passport, beside: Page.passportDocument, format: .td3)
    #expect(
      Page.text(fields) == [
        .printedLastName: "MÜLLER-ÅBERG", .printedFirstName: "JÜRGEN", .dob: "1974-08-12",
        .expiryDate: "2027-01-31", .issuingDate: "2017-02-01", .placeOfBirth: "KÖLN",
        .authority: "STADT KÖLN", .originatingCountry: "DEU",
      ])
    #expect(
      fields.mapValues { $0.evidence } == [
        .printedLastName: .transliteration, .printedFirstName: .transliteration, .dob: .equal,
        .expiryDate: .equal, .issuingDate: .wholeYears, .placeOfBirth: .captionAgreed,
        .authority: .captionAgreed, .originatingCountry: .captionAgreed,
      ])
    #expect(fields[.placeOfBirth]?.caption == "Geburtsort/Place of birth")
    #expect(fields[.placeOfBirth]?.lines == [9])
  }

  @Test func onlyWhatIsSafeIsStatedWithNineTenths() {
    let fields = Page.fields(Page.passport, beside: Page.passportDocument, format: .td3)
    for field in fields.values {
      let isSafe = [.transliteration, .equal, .wholeYears, .threeDates].contains(field.evidence)
      #expect((field.confidence >= 0.9) == isSafe, "\(field.field)")
    }
  }

  @Test(arguments: 0..<20)
  func theOrderOfLinesDoesNotMatter(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let lines = Page.passport.shuffled(using: &generator)
    let expected = Page.fields(Page.passport, beside: Page.passportDocument, format: .td3)
    var fields = Page.fields(lines, beside: Page.passportDocument, format: .td3)
    for field in fields.keys {
      let texts = fields[field]?.lines.map { lines[$0].versions[0].text }
      #expect(texts == expected[field]?.lines.map { Page.passport[$0].versions[0].text })
      fields[field]?.lines = expected[field]?.lines ?? []
    }
    #expect(fields == expected)
  }

  @Test func withoutAZoneThreeDatesAgreeAndNamesStandAtCaptions() {
    let fields = Page.fields(Page.passport)
    #expect(fields[.dob]?.evidence == .threeDates)
    #expect(fields[.issuingDate]?.value.text == "2017-02-01")
    #expect(fields[.expiryDate]?.value.text == "2027-01-31")
    #expect(fields[.lastName]?.value.text == "MÜLLER-ÅBERG")
    #expect(fields[.lastName]?.evidence == .captionAgreed)
    #expect(fields[.firstName]?.value.text == "JÜRGEN")
    #expect(fields[.printedLastName] == nil)
  }

  /// The caption of one name was read, that of the other was not.
  @Test(arguments: [(16, "MÜLLER-ÅBERG"), (22, "JÜRGEN")] as [(Double, String)])
  func theOtherNameStandsBelowOrAbove(row: Double, missing: String) {
    let unread = row == 16 ? 14.0 : 22
    let lines = Page.passport.filter { $0.baseline != unread }
    let fields = Page.fields(lines)
    let names = [fields[.lastName], fields[.firstName]].compactMap { $0 }
    #expect(Set(names.map { $0.value.text }) == ["MÜLLER-ÅBERG", "JÜRGEN"])
    let found = names.first { $0.value.text == missing }
    #expect(found?.evidence == .position && found?.confidence == 0.6)
    // Where neither was read the two rows above the birth are the names, as three dates or its caption prove that.
    let without = lines.filter { $0.baseline != 14 && $0.baseline != 22 }
    let other = Page.fields(without)[missing == "JÜRGEN" ? .firstName : .lastName]
    #expect(other?.value == found?.value && other?.confidence == 0.6)
    let undated = without.filter { $0.baseline < 50 }
    #expect(
      Page.fields(undated)[missing == "JÜRGEN" ? .firstName : .lastName]?.value == found?.value)
    let unknown = Page.fields(undated.filter { $0.left != 75 || $0.baseline != 30 })
    #expect(unknown[.lastName] == nil && unknown[.firstName] == nil)
  }

  @Test func aNameIsNeverSnappedToTheZone() {
    let lines = Page.passport.map { line in
      var line = line
      for index in line.versions.indices {
        line.versions[index].text = line.versions[index].text
          .replacing("MÜLLER-ÅBERG", with: "MÜLIER-ÅBERG")
      }
      return line
    }
    let fields = Page.fields(lines, beside: Page.passportDocument, format: .td3)
    #expect(fields[.printedLastName] == nil)
    #expect(!Page.text(fields).values.contains { $0.contains("IER-") })
  }

  /// What both looks see in print that is not small stays; else it is the state's nearest letter.
  @Test(arguments: [(20.0, true, "ÔRN"), (20, false, "ÖRN"), (10, true, "ÖRN")])
  func aForeignMarkIsNoProof(height: Double, isAgreed: Bool, expected: String) throws {
    var document = Page.passportDocument
    document.lastName = "ORN"
    var line = Page.line("ÔRN", 35, 18, isAgreed: isAgreed)
    let bottom = height * PrintedLine.outlineHeight
    line.outline = Outline(
      topLeft: .init(x: 0, y: 0), topRight: .init(x: 90, y: 0),
      bottomRight: .init(x: 90, y: bottom), bottomLeft: .init(x: 0, y: bottom))
    let fields = Page.fields([line], beside: document, format: .td3)
    let name = try #require(fields[.printedLastName])
    #expect(name.value.text == expected && name.sourceText == "ÔRN" && name.confidence < 0.9)
  }

  /// Without a zone the code of the state stands on the page.
  @Test(arguments: [("ISL", "REYKJAVÍK"), ("UTO", "REYKJAVİK")])
  func theCodeOfAStateTellsItsLetters(code: String, expected: String) {
    var lines = Page.passport
    lines[9] = Page.line("REYKJAVİK", 35, 42)
    let fields = Page.fields(lines + [Page.line(code, 80, 14)])
    #expect(fields[.placeOfBirth]?.value.text == expected)
  }

  @Test func aPageOfNoCaptionsStatesWhatIsAgreedAtItsPlace() {
    let lines = Page.passport.filter { $0.capitalHeight == 2 }
    let fields = Page.fields(lines, beside: Page.passportDocument, format: .td3)
    #expect(fields[.placeOfBirth]?.value.text == "KÖLN")
    #expect(fields[.placeOfBirth]?.evidence == .position)
    let single = lines.map { line in
      var line = line
      line.versions.removeLast()
      return line
    }
    let unsure = Page.fields(single, beside: Page.passportDocument, format: .td3)
    // The word for a town tells an office as well.
    #expect(unsure[.placeOfBirth]?.confidence == 0.45 && unsure[.authority]?.confidence == 0.6)
    #expect(unsure[.issuingDate]?.evidence == .wholeYears)
  }

  /// Only a part of a line was found as one: the rest of it stands beside.
  @Test func aPartOfALineIsNotSure() {
    var lines = Page.passport.filter { $0.capitalHeight == 2 }
    lines.append(Page.line("AM RHEIN", 35 + 9, 42))
    let fields = Page.fields(lines, beside: Page.passportDocument, format: .td3)
    #expect(fields[.placeOfBirth]?.confidence == 0.45)
  }

  /// Where the birth was not read, its row is a guess: the place is the only text of the lowest row.
  @Test func belowTheNamesTheLowestTextIsThePlaceOfBirth() {
    var lines = Page.passport.filter { $0.capitalHeight == 2 && $0.baseline != 34 }
    lines.append(Page.line("DEUTSCH", 35, 36))
    let alone = Page.fields(lines, beside: Page.passportDocument, format: .td3)
    #expect(alone[.placeOfBirth]?.value.text == "KÖLN")
    lines.append(Page.line("FEMININ", 75, 42))
    let beside = Page.fields(lines, beside: Page.passportDocument, format: .td3)
    #expect(beside[.placeOfBirth]?.value.text == "KÖLN")
    lines.append(Page.line("RHEINLAND", 95, 42))
    let fields = Page.fields(lines, beside: Page.passportDocument, format: .td3)
    #expect(fields[.placeOfBirth] == nil)
  }

  @Test(arguments: [("ZENITH", 40.0, 50.0), ("ZENITH", 75, 46)])
  func placeOfIssueOfAVisa(text: String, left: Double, baseline: Double) {
    let lines = [
      Page.line("MÜLLER-ÅBERG", 35, 18), Page.line("JÜRGEN", 35, 26),
      Page.line("01.02.2017", 75, 50), Page.line("31.01.2027", 95, 50),
      Page.line("MULTIPLE", 40, 58), Page.line(text, left, baseline),
    ]
    let fields = Page.fields(lines, beside: Page.passportDocument, format: .mrvA)
    #expect(fields[.authority]?.value.text == text && fields[.authority]?.evidence == .position)
    #expect(
      Page.fields(Array(lines.dropLast()), beside: Page.passportDocument, format: .mrvA)[.authority]
        == nil)
  }

  @Test func aYearPrintedWholeDecidesTheCentury() {
    var document = Page.passportDocument
    document.dob = DocumentDate(yymmdd: "240812")?.resolved(asOf: Page.reference, as: .birth)
    #expect(document.dob?.year == 2024)
    let fields = Page.fields([Page.line("12 AUG 1924", 35, 18)], beside: document, format: .td3)
    #expect(fields[.dob]?.value.text == "1924-08-12")
  }

  @Test(
    arguments: [
      ("C01X0006H", true), ("C01 X0006 H", true), ("CO1X0006H", false), ("C01X0006", false),
    ])
  func numbersConfirmOnlyExactly(text: String, isStated: Bool) {
    let fields = Page.fields(
      [Page.line(text, 80, 10)], beside: Page.passportDocument, format: .td3)
    #expect((fields[.idNumber] != nil) == isStated)
  }

  /// Digits in groups are the rest of a date, but where a caption names them.
  @Test(arguments: [("067017", nil, true), ("06 7017", nil, false), ("06 7017", "CAN", true)])
  func cardAccessNumberInGroups(text: String, caption: String?, isRead: Bool) {
    let lines = [
      Page.line("IDENTITY CARD", 20, 5), Page.line((caption.map { $0 + " " } ?? "") + text, 60, 45),
    ]
    #expect((Page.fields(lines)[.cardAccessNumber] != nil) == isRead)
  }

  /// Small letters and signs beside six digits are what a guilloche is read as.
  @Test(
    arguments: [
      (["h 987654", "he> 987654"], true), (["h 987654", "h 987664"], false),
      (["h 987654"], false), (["H 987654", "H 987654"], false), (["h 9876", "h 9876"], false),
      (["12 987654", "12 987654"], false),
    ])
  func cardAccessNumberAmongStrays(texts: [String], isRead: Bool) {
    let line = PrintedLine(
      texts.map { .init($0, confidence: 0.58) }, left: 60, right: 80, baseline: 50,
      capitalHeight: 2.6)
    let field = Page.fields([Page.line("IDENTITY CARD", 20, 5), line])[.cardAccessNumber]
    #expect(field?.value.text == (isRead ? "987654" : nil))
    #expect(field?.confidence ?? 0.6 == 0.6)
  }

  @Test func cardAccessNumber() {
    let lines = [
      Page.caption("Card Access Number (CAN)", 50, 40), Page.line("123 456", 50, 43),
      Page.line("12.34.56", 50, 10),
    ]
    let fields = Page.fields(lines, beside: Page.passportDocument, format: .td1)
    #expect(fields[.cardAccessNumber]?.value.text == "123456")
    #expect(
      Page.fields(lines, beside: Page.passportDocument, format: .td3)[.cardAccessNumber] == nil)
  }

  @Test func addressOfSeveralLines() {
    let lines = [
      Page.caption("Anschrift/Address/Adresse", 5, 10), Page.line("51147 KÖLN", 5, 13.5),
      Page.line("HEIDESTRASSE 17", 5, 17), Page.caption("Größe/Height", 5, 22),
      Page.line("160 cm", 5, 25.5),
    ]
    let fields = Page.fields(lines, beside: Page.passportDocument, format: .td1)
    #expect(fields[.addressLine]?.value.text == "51147 KÖLN HEIDESTRASSE 17")
    #expect(fields[.addressLine]?.lines == [1, 2])
  }
}
