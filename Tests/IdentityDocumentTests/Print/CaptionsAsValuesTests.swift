import Testing

@testable import IdentityDocument

/// Captions, which are nobody's name, town or office.
@Suite struct CaptionsAsValuesTests {
  private typealias Page = PrintedSpecimen

  /// A licence of Utah, whose numbers have captions behind them and the values below.
  @Test(arguments: [
    ("1 LAST NAME", "2 FIRST NAME"), ("1 LAST NAME", "2 FIRST MIDDLE NAME"),
    ("1 FAMILY NAME", "2 GIVEN NAMES"),
  ])
  func `names stand below their captions where numbers stand before these`(
    surname: String, given: String
  ) {
    let fields = Page.fields([
      Page.line("UTAH", 4, 5, height: 2.6), Page.line("DRIVER LICENSE", 30, 5),
      Page.line("4d DL NO. 184027365", 30, 10, height: 1.6),
      Page.line("9 CLASS D", 64, 10, height: 1.6), Page.line(surname, 30, 14, height: 1.1),
      Page.line("HOLLINGSWORTH", 30, 16.6, height: 1.9), Page.line(given, 30, 19.2, height: 1.1),
      Page.line("MEGAN ELISE", 30, 21.8, height: 1.9),
      Page.line("8 77 S 400 E APT 12", 30, 25.5, height: 1.6),
      Page.line("OREM, UT 84058-1122", 32, 27.9, height: 1.6),
      Page.line("3 DOB 02/11/1979", 30, 31.5, height: 1.6),
      Page.line("4b EXP 02/11/2027", 30, 34.5, height: 1.6),
      Page.line("4a ISS 01/20/2022", 30, 37.5, height: 1.6),
      Page.line("15 SEX F", 60, 34.5, height: 1.6),
    ])
    #expect(fields[.lastName]?.value.text == "HOLLINGSWORTH")
    #expect(fields[.firstName]?.value.text == "MEGAN ELISE")
  }

  /// The value of a row of a European licence that was not read, so that a caption beside it stands there.
  @Test(arguments: ["LAST NAME", "Date of birth", "GIVEN NAMES", "Nom / Surname"])
  func `a caption is no value, wherever it stands`(text: String) {
    let rows = [
      "DRIVING LICENCE", "1. " + text, "2. AOIFE", "3. 22.07.1983 ÉIRE", "4a. 03.12.2021",
      "4b. 02.12.2031", "5. 730418123", "8. " + text,
    ]
    let lines = rows.enumerated().map { Page.line($1, 30, 10 + 4.5 * Double($0)) }
    let fields = Page.fields(lines)
    #expect(fields[.lastName] == nil && fields[.addressLine] == nil)
    #expect(fields[.firstName]?.value.text == "AOIFE")
  }

  @Test func `somebody may be called as a caption is`() {
    var document = Page.passportDocument
    document.lastName = "NOMES"
    document.firstName = "GIVEN NAME"
    let fields = Page.fields(
      [
        Page.caption("Surname", 35, 14), Page.line("NOMES", 35, 18),
        Page.caption("Given names", 35, 22), Page.line("GIVEN NAME", 35, 26),
      ], beside: document, format: .td3)
    #expect(fields[.printedLastName]?.value.text == "NOMES")
    #expect(fields[.printedFirstName]?.value.text == "GIVEN NAME")
  }
}
