import Testing

@testable import IdentityDocument

/// Claims of barcodes show the characters that are encoded, not what was made of them.
@Suite struct SourceTextTests {
  /// The value and the text of the claims to a field.
  private static func claim(
    _ field: DocumentField, of bytes: [UInt8]
  ) throws -> (value: String, sourceText: String) {
    let day = try #require(CalendarDate(year: 2026, month: 11, day: 21))
    let source = BarcodeSource(bytes, asOf: day).source(.barcode(0), asOf: day)
    let claim = try #require(source.claims(field).first, "\(field)")
    return (claim.value.text, claim.sourceText)
  }

  private static let vietnamese =
    "001074000001||Nguyễn Văn Mẫu|12081974|Nữ|Thôn Mẫu, Xã Ví Dụ|01012022"
  private static let aadhaar =
    #"<PrintLetterBarcodeData uid="234567890124" name="Ravi" gender="MALE" yob="1974" dob="12/08/1974"/>"#

  static let rows: [([UInt8], DocumentField, value: String, text: String)] = [
    (licence, .gender, "F", "2"),
    (licence, .dob, "1974-08-12", "08121974"),
    (licence, .postCode, "22304", "223040000"),
    (licence, .authority, "VA", "636000"),
    (licence, .documentType, "driverLicense", "DL"),
    (licence, .issuingCountry, "USA", "USA"),
    (licence, .firstName, "ERIKA ANNA MARIA", "ERIKA ANNA MARIA"),
    (fullName, .lastName, "MUSTER", "MUSTER,ERIKA"),
    (fullName, .firstName, "ERIKA", "MUSTER,ERIKA"),
    (fullName, .issuingCountry, "CAN", "636012"),
    (Array(vietnamese.utf8), .gender, "F", "Nữ"),
    (Array(vietnamese.utf8), .issuingDate, "2022-01-01", "01012022"),
    (Array(vietnamese.utf8), .lastName, "Nguyễn", "Nguyễn"),
    (Array(vietnamese.utf8), .issuingCountry, "VNM", ""),
    (Array(aadhaar.utf8), .gender, "M", "MALE"),
    (PayloadSealTests.residencePermit, .dob, "1974-08-12", "740812"),
    (PayloadSealTests.residencePermit, .originatingCountry, "UTO", "UTO"),
    (PayloadSealTests.residencePermit, .lastName, "MUSTERFRAU", "MUSTERFRAU"),
  ]

  private static let licence = (try? AAMVASpecimen.licence.encoded()) ?? []
  private static let fullName = Array(
    "@\n\u{1E}\rANSI 6360120101DL00290050DLDAQM1\nDAAMUSTER,ERIKA\n".utf8)

  @Test(arguments: rows)
  func `a claim has the value and what is encoded for it`(
    payload: [UInt8], field: DocumentField, value: String, text: String
  ) throws {
    #expect(try Self.claim(field, of: payload) == (value, text))
  }

  @Test func `a claim without characters of its own writes none`() {
    let kind = Claim(.documentType, .kind(.passport), source: .barcode(0), sourceText: "")
    #expect(kind.json.members?.contains { $0.name == "sourceText" } == false)
    let name = Claim(.lastName, .text("BERG"), source: .barcode(0))
    #expect(name.json.members?.last?.value == .string("BERG"))
  }
}
