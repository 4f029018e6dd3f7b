import Testing

@testable import IdentityDocument

@Suite struct PayloadAadhaarTests {
  @Test func aadhaarLetter() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?><PrintLetterBarcodeData uid="234567890124" \
      name='Ravi &quot;K&quot; &#x915; &amp; &nothing; Specimen' gender="T" yob="1974" \
      co="S/O Example" house="12/A" street="MG Road" lm="" loc="Camp" vtc="Pune" dist="Pune" \
      state="Maharashtra" pc="411001" dob="12/08/1974"/>
      """
    let payload = IdentityPayload(recognising: Array(text.utf8))
    guard case .aadhaar(let card) = payload else {
      Issue.record("recognised as \(payload.kind)")
      return
    }
    #expect(card.fullName == "Ravi \"K\" क & &nothing; Specimen")
    #expect(card.idNumberIsValid)
    #expect(card.address.careOf == "S/O Example")
    let data = try PayloadFixtures.data(payload)
    #expect(data.idNumber == "234567890124")
    #expect(data.gender == .unspecified)
    #expect(data.dob?.description == "1974-08-12")
    #expect(data.addressLine == "12/A, MG Road, Camp")
    #expect(data.city == "Pune")
    #expect(data.subdivision == "Maharashtra")
    #expect(data.postCode == "411001")
  }

  @Test(
    arguments: [
      ("uid=\"234567890125\" yob=\"1974\"", "1974-??-??"), ("uid=\"234567890125\"", nil),
      ("uid=\"234567890125\" dob=\"1974-08-12\"", "1974-08-12"),
    ] as [(String, String?)])
  func aadhaarLettersOfAYearOnly(attributes: String, birth: String?) throws {
    let text = "<PrintLetterBarcodeData " + attributes + " />"
    let card = try #require(AadhaarCard(parsing: Array(text.utf8)))
    #expect(card.dateOfBirth?.description == birth)
    #expect(!card.idNumberIsValid)
  }

  @Test(
    arguments: [
      (PayloadFixtures.aadhaarVersion1, 1, nil, 32, 32),
      (PayloadFixtures.aadhaarFixedCodes, 1, nil, 0, 32),
      (PayloadFixtures.aadhaarVersion2, 2, "6789", 0, 0),
    ] as [(String, Int, String?, Int, Int)])
  func signedAadhaarCodes(
    digits: String, version: Int, mobile: String?, emailHash: Int, mobileHash: Int
  ) throws {
    let payload = IdentityPayload(recognising: Array(digits.utf8))
    guard case .secureAadhaar(let card) = payload else {
      Issue.record("recognised as \(payload.kind)")
      return
    }
    #expect(card.version == version)
    #expect(card.lastDigitsOfIDNumber == "1234")
    #expect(card.lastDigitsOfMobileNumber == mobile)
    #expect(card.emailHash ?? [] == [UInt8](repeating: 0x45, count: emailHash))
    #expect(card.mobileHash ?? [] == [UInt8](repeating: 0x4D, count: mobileHash))
    #expect(card.photo.prefix(4) == [0xFF, 0x4F, 0xFF, 0x51])
    #expect(card.photo.count == 44)
    #expect(card.signature == (0..<256).map { UInt8(truncatingIfNeeded: $0 * 7 + 3) })
    #expect(card.signedBytes.suffix(1) != card.signature.suffix(1))
    #expect(card.address.landmark == "Near Park")
    #expect(card.address.subdistrict == "Haveli")
    let data = try PayloadFixtures.data(payload)
    #expect(data.firstName == "Ravi Kumar Specimen")
    #expect(data.dob?.description == "1974-08-12")
    #expect(data.gender == .male)
    #expect(data.addressLine == "12/A, MG Road, Near Park, Camp")
    #expect(data.city == "Pune City")
    #expect(data.postCode == "411001")
    #expect(data.idNumber == nil)
  }
}
