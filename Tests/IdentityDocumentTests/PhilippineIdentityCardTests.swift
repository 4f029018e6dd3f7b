import IdentityDocument
import Testing

/// The QR code of a Philippine identity card, an object of JSON.
@Suite struct PhilippineIdentityCardTests {
  /// An invented person's code.
  static let text = #"""
    {"DateIssued":"15 April 2021","Issuer":"PSA","subject":{"Suffix":"","lName":"DELA CRU\u00d1A",\#
    "fName":"ANA \"NENE\"","mName":"REYES","sex":"Female","BF":"[7,2]","DOB":"August 12, 1974",\#
    "POB":"City of Manila,Metro Manila","PCN":"1234-5678-9012-3456"},"alg":"EDDSA",\#
    "signature":"c2lnbmF0dXJl"}
    """#

  private func read(_ text: String) -> PhilippineIdentityCard? {
    PhilippineIdentityCard(parsing: Array(text.utf8))
  }

  @Test func `its members are fields of the document`() throws {
    let payload = IdentityPayload(recognising: Array(Self.text.utf8))
    #expect(payload.kind == .philippineIdentityCard)
    let data = try PayloadFixtures.data(payload)
    #expect(data.idNumber == "1234-5678-9012-3456")
    #expect(data.issuingCountry == .philippines)
    #expect(data.lastName == "DELA CRUÑA")
    #expect(data.firstName == #"ANA "NENE""#)
    #expect(data.gender == .female)
    #expect(data.dob?.description == "1974-08-12")
    #expect(data.dob?.printed == "August 12, 1974")
    #expect(data.issuingDate?.description == "2021-04-15")
    #expect(data.placeOfBirth == "City of Manila,Metro Manila")
    #expect(data.authority == "PSA")
    let card = try #require(read(Self.text))
    #expect(card.middleName == "REYES")
    #expect(card.suffix == nil)
    #expect(card.algorithm == "EDDSA")
    #expect(card.signature == "c2lnbmF0dXJl")
  }

  @Test(arguments: [
    ("1974-08-12", "1974-08-12"), ("August 12, 1974", "1974-08-12"),
    ("12 August 1974", "1974-08-12"), ("08/12/1974", nil), ("12/08/1974", nil),
    ("August 32, 1974", nil), ("Someday, 1974", nil), ("", nil),
  ])
  func `days whose order is open are left out`(text: String, day: String?) throws {
    let card = try #require(
      read(Self.text.replacing("August 12, 1974", with: text)))
    #expect(card.dateOfBirth?.description == day)
  }

  @Test(arguments: [
    (#""lName":"A","PCN":"1234-5678-9012-345""#, "a number of 15 digits"),
    (#""lName":"A","PCN":"1234-5678-9012-345X""#, "a letter in the number"),
    (#""PCN":"1234567890123456""#, "no name"),
    (#""lName":"A""#, "no number"),
    (#""lName":["A"],"PCN":"1234567890123456""#, "a name in an array"),
  ])
  func `other objects are not of this card`(members: String, why: String) {
    #expect(read("{" + members + "}") == nil, "\(why)")
  }

  @Test(arguments: [
    "{", "{}x", "[]", #"{"PCN"}"#, #"{"lName":"A","PCN":"1234567890123456""#,
    #"{"lName":"A","PCN":"1234567890123456",}"#, #"{"lName":"\uD8","PCN":"1234567890123456"}"#,
    #"{"lName":"\x","PCN":"1234567890123456"}"#,
  ])
  func `what is no JSON is not of this card`(text: String) {
    #expect(read(text) == nil)
  }

  @Test(arguments: [
    (#"\uD83D\uDE00"#, "😀"), (#"\uD83D"#, "\u{FFFD}"), (#"\uD83D\u0041"#, "\u{FFFD}"),
    (#"\/\t\\"#, "/\t\\"), ("Ñ", "Ñ"),
  ])
  func `escapes are resolved`(text: String, value: String) throws {
    let card = try #require(read("{\"lName\":\"A\(text)B\",\"PCN\":\"1234567890123456\"}"))
    #expect(card.lastName == "A\(value)B")
  }

  @Test func `more levels than any code has are refused`() {
    let deep = String(repeating: "[", count: 4000)
    #expect(read("{\"a\":" + deep) == nil)
    let nested = String(repeating: "{\"a\":", count: 12) + "1" + String(repeating: "}", count: 12)
    #expect(read("{\"lName\":\"A\",\"PCN\":\"1234567890123456\",\"x\":\(nested)}") == nil)
  }

  @Test(arguments: [
    ("\"lName\":\"A\",\"lName\":\"B\"", "A"), ("\"lName\":\"A\nB\"", "A\nB"),
    ("\"x\":NaN,\"y\":-,\"z\":tru,\"lName\":\"A\"", "A"), ("\u{B}\"lName\"\u{C}:\"A\"", "A"),
  ])
  func `what a printer is careless of is read`(members: String, name: String) {
    #expect(read("{\(members),\"PCN\":\"1234567890123456\"}")?.lastName == name)
  }

  @Test func `texts that are not UTF-8 are Latin-1`() {
    let bytes =
      Array("{\"lName\":\"NU".utf8) + [0xD1] + Array("EZ\",\"PCN\":\"1234567890123456\"}".utf8)
    #expect(PhilippineIdentityCard(parsing: bytes)?.lastName == "NUÑEZ")
  }

  @Test func `values that are no texts are passed over`() {
    let text = #"{"x":1,"y":[true,-1.5e+3,{"z":"t"}],"lName":"A","PCN":"1234567890123456"}"#
    #expect(read(text)?.lastName == "A")
  }
}
