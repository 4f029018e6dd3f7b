import FoundationEssentials
import Testing

@testable import IdentityDocument

@Suite struct PayloadDocumentDataTests {
  @Test func aLicenceAsAFlatValue() {
    let data = DocumentData(AAMVASpecimen.licence)
    #expect(data.documentType == .driverLicense)
    #expect(data.idNumber == "T00011122")
    #expect(data.lastName == "SPECIMEN")
    #expect(data.firstName == "ERIKA ANNA MARIA")
    #expect(data.gender == .female)
    #expect(data.dob?.description == "1974-08-12")
    #expect(data.issuingDate?.description == "2024-06-15")
    #expect(data.expiryDate?.description == "2032-08-12")
    #expect(data.issuingCountry == .unitedStates)
    #expect(data.originatingCountry == nil)
    #expect(data.addressLine == "12 ROSE LANE")
    #expect(data.city == "SPRINGFIELD")
    #expect(data.subdivision == "VA")
    #expect(data.postCode == "22304")
    #expect(data.height == "5'-08\"")
    #expect(data.mrzData == nil)
    #expect(data.extractionMethod == .barcode)
  }

  @Test func whatTheCardDoesNotStateComesFromItsIssuer() throws {
    let text = "@\n\u{1E}\rANSI 6360120101DL00290050DLDAQNONE\nDAAMUSTER,ERIKA\n"
    let card = try AAMVACard(parsing: Array(text.utf8))
    let data = DocumentData(card)
    #expect(card.issuingCountry == nil)
    #expect(data.issuingCountry == .canada)
    // The word of the standard for "the holder has none" is no number.
    #expect(card.documentNumber == "NONE")
    #expect(data.idNumber == nil)
  }

  @Test(arguments: [("NA", "USA", "636000"), ("CAN", "CAN", "CAN"), ("XX", "USA", "636000")])
  func whatIsNoCountryComesFromItsIssuer(text: String, country: String, source: String) {
    var elements = AAMVASpecimen.licenceElements.filter { $0.id != AAMVAElementID("DCG") }
    elements.append(AAMVASpecimen.element("DCG", text))
    let card = AAMVACard(
      iin: "636000", version: 10, jurisdictionVersion: 1,
      subfiles: [AAMVASubfile(type: "DL", elements: elements)])
    #expect(DocumentData(card).issuingCountry?.rawValue == country)
    #expect(card.sourceText(of: .issuingCountry) == source)
    #expect(card.issuingCountry?.rawValue == text)
  }

  @Test func aValueSurvivesJSON() throws {
    var data = DocumentData(AAMVASpecimen.licence)
    data.selectedCountry = .germany
    let encoded = try JSONEncoder().encode(data)
    #expect(try JSONDecoder().decode(DocumentData.self, from: encoded) == data)
    let text = String(decoding: encoded, as: UTF8.self)
    for part in [
      "\"selectedCountry\":\"D\"", "\"documentType\":\"driverLicense\"", "\"gender\":\"F\"",
      "\"extractionMethod\":\"BARCODE\"", "\"idNumber\":\"T00011122\"",
    ] {
      #expect(text.contains(part))
    }
  }

  @Test func anEmptyValue() {
    let data = DocumentData()
    #expect(data.extractionMethod == .none)
    #expect(data.idNumber == nil && data.documentType == nil)
    #expect(
      ExtractionMethod.allCases.map(\.rawValue) == ["MRZ", "OCR", "BARCODE", "BARCODE_OCR", "NONE"])
  }
}
