import Testing

@testable import IdentityDocument

/// Captions in a column far left of their values, and what they announce.
@Suite struct LabelColumnTests {
  private typealias Page = PrintedSpecimen

  /// A page of a book of a seafarer, whose captions begin at 42 and whose values at 78 mm.
  private static func book(_ rows: [(String, String)]) -> [DocumentField: String] {
    let lines = rows.enumerated().flatMap { index, row in
      [
        Page.line(row.0, 42, 16 + 5 * Double(index), height: 1.1),
        Page.line(row.1, 78, 16 + 5 * Double(index), height: 1.7),
      ]
    }
    return Page.text(Page.fields([Page.line("SEAFARER'S RECORD BOOK", 42, 6)] + lines))
  }

  private static let rows = [
    ("SRB No.", "P6116530"), ("Surname", "MACAPAGAL"), ("Given Name", "LUZVIMINDA"),
    ("Middle Name", "AGUINALDO"), ("Date of Birth", "05 Mar 1946"), ("Place of Birth", "CEBU CITY"),
    ("Sex", "Female"), ("Date Issued", "17 Nov 2023"), ("Date of Expiry", "16 Nov 2033"),
    ("Place Issued", "MANILA"), ("Next of kin", "DELOS SANTOS"),
  ]

  @Test func `values far right of their captions are theirs`() {
    let values = Self.book(Self.rows)
    #expect(values[.idNumber] == "P6116530" && values[.lastName] == "MACAPAGAL")
    #expect(values[.firstName] == "LUZVIMINDA" && values[.placeOfBirth] == "CEBU CITY")
    #expect(values[.dob] == "1946-03-05" && values[.gender] == "F")
    #expect(values[.issuingDate] == "2023-11-17" && values[.expiryDate] == "2033-11-16")
    #expect(values[.authority] == "MANILA")
  }

  /// The name of the mother's family in the Philippines, and somebody else's.
  @Test func `a middle name and the next of kin are no given names and no surname`() {
    let values = Self.book(Self.rows.filter { $0.0 != "Given Name" && $0.0 != "Surname" })
    #expect(values[.firstName] == nil && values[.lastName] == nil)
  }

  /// So few rows make no columns.
  @Test func `a caption by itself announces nothing far from it`() {
    #expect(
      Self.book([("Surname", "MACAPAGAL"), ("Place of Birth", "CEBU CITY")])[.lastName] == nil)
  }

  @Test(
    arguments: [
      ("PERMANENT RESIDENT", Caption.other), ("INDOS No.", .other), ("CDC No.", .documentNumber),
      ("Nru. tad-Dokument / Document No.", .documentNumber),
      ("Nru. tal-Karta / ID No.", .personalNumber),
      ("CODICE FISCALE / FISCAL CODE", .personalNumber),
      ("Personal No./Namba ya kibinafsi", .personalNumber), ("I.D. No.", .personalNumber),
      ("Nº de documento / Personal Nº", .personalNumber),
      ("Fødselsnummer/Personal no.", .personalNumber),
      ("AUTORISE SON TITULAIRE À TRAVAILLER", .other), ("Middle Name", .other),
      ("Next of kin", .relative), ("Place Issued", .placeOfIssue),
    ])
  func `captions announce this`(text: String, caption: Caption) {
    let best = CaptionReading(text).matches.max { $0.score < $1.score }
    #expect(
      CaptionReading(text).matches.contains { $0.caption == caption && $0.score == best?.score })
  }

  @Test(arguments: ["CITIZENSHIP AGENCY", "MINISTRY OF JUSTICE"])
  func `offices that begin like captions are none`(text: String) {
    #expect(!CaptionReading(text).isCaption)
  }

  /// The card of a permanent resident: no address below its title.
  @Test func `a surname below a title is no address`() {
    let values = Page.text(
      Page.fields([
        Page.line("UNITED STATES OF AMERICA", 26, 4),
        Page.line("PERMANENT RESIDENT", 30, 7, height: 1.3),
        Page.line("DELOS SANTOS", 30, 12), Page.caption("Date of Birth", 30, 34),
        Page.line("12 FEB 1952", 30, 37),
      ]))
    #expect(values[.addressLine] == nil)
  }

  /// A book of a seafarer of India, whose number ends with six digits that some looks saw alone.
  @Test func `the end of a number is no access number`() {
    let fields = Page.fields([
      Page.line("SEAFARER'S IDENTITY DOCUMENT", 42, 9), Page.caption("CDC No.", 42, 13.4),
      Page.line("JGS 782235", 42, 16.3), Page.line("782235", 49, 19),
      Page.caption("INDOS No.", 88, 13.4),
      Page.line("07GL4521", 88, 16.3), Page.caption("Date of Birth", 42, 34),
      Page.line("22-06-1945", 42, 37),
    ])
    #expect(fields[.idNumber]?.value.text == "JGS 782235")
    #expect(fields[.cardAccessNumber] == nil)
  }
}
