import Testing

@testable import IdentityDocument

/// Numbers and days at their captions that are not the zone's.
@Suite struct PrintAgainstZoneTests {
  private typealias Page = PrintedSpecimen

  /// The passport with other or further lines.
  private static func fields(
    _ texts: [Int: PrintedLine], and more: [PrintedLine] = [], format: MRZ.Format = .td3
  ) -> [DocumentField: PrintedField] {
    let lines = Page.passport.enumerated().map { texts[$0.offset] ?? $0.element } + more
    return Page.fields(lines, beside: Page.passportDocument, format: format)
  }

  /// The number of the passport is `C01X0006H`.
  @Test(
    arguments: [
      ("Pass-Nr./Passport No./Passeport n°", "C01X0096H"), ("Passport No.", "C01X0086H"),
      ("Document No.", "C10X0006H"), ("Pasaporte N°/Passport No.", "K52Y7716P"),
    ])
  func `another number is stated as it is printed`(caption: String, number: String) {
    let more = [Page.caption(caption, 75, 14), Page.line(number, 75, 18)]
    let field = Self.fields([:], and: more)[.idNumber]
    #expect(field?.value.text == number)
    #expect(field?.evidence == .captionAgreed)
  }

  @Test(arguments: ["CO1X0006H", "C01X000GH", "C01X0006", "0006"])
  func `a number that was misread is none`(number: String) {
    let more = [Page.caption("Passport No.", 75, 14), Page.line(number, 75, 18)]
    #expect(Self.fields([:], and: more)[.idNumber]?.evidence != .captionAgreed)
  }

  @Test func `in less clear print digits that are taken for others are none`() {
    let number = Page.line("C01X0086H", 75, 18, confidence: 0.88)
    let fields = Self.fields([:], and: [Page.caption("Passport No.", 75, 14), number])
    #expect(fields[.idNumber]?.evidence != .captionAgreed)
  }

  @Test func `on a visa the number of the passport is another one`() {
    let more = [Page.caption("Passport No.", 75, 14), Page.line("K52Y7716P", 75, 18)]
    #expect(Self.fields([:], and: more, format: .mrvA)[.idNumber]?.evidence != .captionAgreed)
    let own = [Page.caption("Visa No./Document No.", 75, 14), Page.line("K52Y7716P", 75, 18)]
    #expect(Self.fields([:], and: own, format: .td3)[.idNumber]?.evidence == .captionAgreed)
  }

  @Test(
    arguments: [
      ("13.08.1974", "1974-08-13"), ("12.08.75", "1975-08-12"), ("12 SEP/SEPT 74", "1974-09-12"),
      ("12 AUG/AOÛT 84", "1984-08-12"),
    ])
  func `another day of birth is stated, its century by the zone`(text: String, day: String) {
    let field = Self.fields([7: Page.line(text, 75, 34)])[.dob]
    #expect(field?.value.text == day)
    #expect(field?.evidence == .captionAgreed)
  }

  @Test(arguments: ["12 BEP/AUG 74", "12 MAP/AUG 74"])
  func `a day with a month in another script is the zone's`(text: String) {
    #expect(Self.fields([7: Page.line(text, 75, 34)])[.dob]?.evidence != .captionAgreed)
  }

  @Test func `another day of expiry is stated, too`() {
    let field = Self.fields([13: Page.line("31 JAN/JAN 28", 75, 50)])[.expiryDate]
    #expect(field?.value.text == "2028-01-31")
  }
}
