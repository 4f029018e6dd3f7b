import Testing

@testable import IdentityDocument

/// Numbers on a page that are longer than that of its zone.
@Suite struct LongerNumbersTests {
  private typealias Page = PrintedSpecimen

  private static func number(_ printed: String, besideZone number: String) -> PrintedField? {
    var document = Page.passportDocument
    document.idNumber = number
    return Page.fields(
      [Page.caption("Passport No.", 75, 14), Page.line(printed, 75, 18)], beside: document,
      format: .td3)[.idNumber]
  }

  @Test(arguments: [
    ("4820173650", "482017365"), ("1482017365", "482017365"), ("482 017 365 11", "482017365"),
    ("C01X0006H9", "C01X0006H"), ("XC01X0006H", "C01X0006H"), ("C01X0006HA", "C01X0006H"),
    ("C01X00O6H2", "C01X0006H"), ("482.017.365.2", "482017365"),
  ])
  func `a longer number is not that of the zone`(printed: String, zone: String) {
    #expect(Self.number(printed, besideZone: zone)?.evidence != .equal)
  }

  @Test(arguments: [
    ("482017365", "482017365"), ("482 017 365", "482017365"), ("Nr482017365", "482017365"),
    ("No. 482017365 12.08.1974", "482017365"), ("P D C01X0006H", "C01X0006H"),
    ("NR482017365", "482017365"), ("482017365-1", "482017365"), ("BV 482017", "BV482017"),
    ("SERIA BV NR 482017", "BV482017"), ("482.017.365", "482017365"), ("4215678908", "421567890"),
  ])
  func `the number with what is none of it is that of the zone`(printed: String, zone: String) {
    #expect(Self.number(printed, besideZone: zone)?.evidence == .equal)
  }
}
