import Testing

@testable import IdentityDocument

@Suite struct AAMVACardTests {
  private let card = AAMVASpecimen.licence

  @Test func whatACardIs() {
    #expect(card.kind == "AAMVA")
    #expect(card.version == 10)
    #expect(card.jurisdictionVersion == 1)
    #expect(card.jurisdiction == "VA")
    #expect(card.documentKind == .driverLicense)
    #expect(card.documentNumber == "T00011122")
    #expect(card.issuingCountry == .unitedStates)
    #expect(card.documentDiscriminator == "061234567")
    #expect(card.inventoryControlNumber == "9060600000017843")
    #expect(card.compliance == .full)
    #expect(card.deviations == [])
  }

  @Test func whoHoldsIt() {
    #expect(card.lastName == "SPECIMEN")
    #expect(card.firstName == "ERIKA")
    #expect(card.middleName == "ANNA MARIA")
    #expect(card.nameSuffix == "JR")
    #expect(card.lastNameTruncation == .notTruncated)
    #expect(card.firstNameTruncation == .truncated)
    #expect(card.middleNameTruncation == .unknown)
    #expect(card.sex == .female)
    #expect(card.dateOfBirth?.description == "1974-08-12")
    #expect(card.dateOfBirth?.printed == "08121974")
    #expect(card.height == BodyHeight(68, .inches))
    #expect(card.height?.centimeters == 173)
    #expect(card.weight == BodyWeight(140...140, .pounds))
    #expect(card.eyeColor == .blue)
    #expect(card.hairColor == .brown)
  }

  @Test func whatItAllows() {
    #expect(card.vehicleClass == "D")
    #expect(card.restrictions == "B")
    #expect(card.endorsements == nil)
    #expect(card.dateOfIssue?.description == "2024-06-15")
    #expect(card.dateOfExpiry?.description == "2032-08-12")
    #expect(card.cardRevisionDate?.description == "2018-12-10")
    #expect(card.under18Until?.description == "1992-08-12")
    #expect(card.under19Until?.description == "1993-08-12")
    #expect(card.under21Until?.description == "1995-08-12")
    #expect(card.isOrganDonor == true)
    #expect(card.isVeteran == true)
    #expect(card.hasLimitedDuration == false)
    #expect(card.isCommercial == nil)
    #expect(card.isEnhanced == nil)
  }

  @Test func whatFewCardsSay() throws {
    let values = [
      ("DAQ", "T1"), ("DCJ", "A-17"), ("DDC", "05312031"), ("DDN", "1"), ("DDP", "0"),
    ]
    let card = AAMVACard(
      iin: "636000", version: 11,
      subfiles: [
        AAMVASubfile(
          type: "DL",
          elements: try values.map {
            AAMVAElement(try #require(AAMVAElementID(rawValue: $0.0)), $0.1)
          })
      ])
    #expect(card.auditInformation == "A-17")
    #expect(card.hazardousMaterialsExpiryDate?.description == "2031-05-31")
    #expect(card.isNonDomiciled == true)
    #expect(card.isPermit == false)
  }

  @Test func whereTheHolderLives() {
    #expect(card.addressLine == "12 ROSE LANE")
    #expect(card.secondAddressLine == "UNIT 4")
    #expect(card.city == "SPRINGFIELD")
    #expect(card.subdivision == "VA")
    #expect(card.postCode == "22304")
    #expect(card.hasAddress)
  }

  @Test func theSocialSecurityNumberIsWithheld() throws {
    let bytes = AAMVASpecimen.bytes(
      "@\n\u{1E}\rANSI 6360000101DL00290050DL", ["DAQX1", "DBK078051120", "DBM219099999"])
    let card = try AAMVACard(parsing: bytes)
    #expect(card.socialSecurityNumber == "078051120")
    #expect(card["DBK"] == nil)
    #expect(card["DBM"] == nil)
    #expect(card.elements.map(\.id.rawValue) == ["DAQ"])
    var dumped = ""
    dump(card, to: &dumped)
    for text in ["\(card)", String(reflecting: card), dumped, "\(card.subfiles)"] {
      #expect(!text.contains("078051120") && !text.contains("219099999"))
    }
    #expect("\(DocumentData(card))".contains("078051120") == false)
  }

  @Test(arguments: [
    ("12 A ST", "X", true), ("", "X", false), ("NONE", "X", false), ("12 A ST", "", false),
    ("UNAVL", "UNAVL", false),
  ])
  func aBarcodeMayHaveNoAddress(street: String, city: String, has: Bool) throws {
    let bytes = AAMVASpecimen.bytes(
      "@\n\u{1E}\rANSI 636000100001DL00310050DL", ["DAQX1", "DAG" + street, "DAI" + city])
    #expect(try AAMVACard(parsing: bytes).hasAddress == has)
  }

  @Test(
    arguments: [
      ("08121974", "1974-08-12"), ("19740812", "1974-08-12"), ("08-12-1974", "1974-08-12"),
      ("1974/08/12", "1974-08-12"), ("02291980", "1980-02-29"), ("02291981", nil),
      ("00000000", nil), ("", nil), ("NONE", nil), ("0812197", nil), ("13121974", nil),
      ("MMDDCCYY", nil), ("99999999", nil), (" 12011999", "1999-12-01"), ("20201231", "2020-12-31"),
    ] as [(String, String?)])
  func datesAreDecidedByTheirDigits(text: String, expected: String?) {
    #expect(AAMVADate(parsing: text.bytes)?.day.description == expected)
  }

  @Test(
    arguments: [
      ("068 in", BodyHeight(68, .inches)), ("72 IN", BodyHeight(72, .inches)),
      ("173 cm", BodyHeight(173, .centimeters)), ("509", BodyHeight(69, .inches)),
      ("600", BodyHeight(72, .inches)), ("5'-09\"", BodyHeight(69, .inches)),
      (" 65 IN", BodyHeight(65, .inches)), ("069", BodyHeight(69, .inches)), ("", nil),
      ("NONE", nil), ("599", nil), ("1e9 in", nil), ("99999999999 in", nil),
    ] as [(String, BodyHeight?)])
  func heights(text: String, expected: BodyHeight?) {
    #expect(BodyHeight(aamva: text.bytes) == expected)
  }

  @Test func weights() throws {
    for (line, expected) in [
      ("DAW140", BodyWeight(140...140, .pounds)), ("DAX064", BodyWeight(64...64, .kilograms)),
      ("DCE5", BodyWeight(87...100, .kilograms)), ("DCE", nil), ("DAW   ", nil),
    ] as [(String, BodyWeight?)] {
      let bytes = AAMVASpecimen.bytes("@\n\u{1E}\rANSI 636000100001DL00310050DL", ["DAQX1", line])
      #expect(try AAMVACard(parsing: bytes).weight == expected)
    }
  }

  @Test func everyIssuerNumberHasAJurisdiction() {
    #expect(AAMVAJurisdiction(iin: "636000")?.code == "VA")
    #expect(AAMVAJurisdiction(iin: "636020")?.code == "CO")
    #expect(AAMVAJurisdiction(iin: "636045")?.code == "WA")
    #expect(AAMVAJurisdiction(iin: "636062")?.code == "VI")
    #expect(AAMVAJurisdiction(iin: "604426")?.code == "PE")
    #expect(AAMVAJurisdiction(iin: "604434")?.code == "NT")
    #expect(AAMVAJurisdiction(iin: "636012")?.country == .canada)
    #expect(AAMVAJurisdiction(iin: "604431")?.country == .unitedStates)
    #expect(AAMVAJurisdiction(iin: "636063") == nil)
    #expect(AAMVAJurisdiction(iin: "36000") == nil)
    let numbers = Array(636_000...636_062) + Array(604_426...604_434)
    let codes = numbers.compactMap { AAMVAJurisdiction(iin: String($0))?.code }
    #expect(codes.count == numbers.count)
    #expect(Set(codes).count == codes.count)
    #expect(codes.allSatisfy { $0.utf8.allSatisfy(\.isCapital) })
  }

  @Test func theTableOfElementsIsInOrder() {
    let all = AAMVAElementDefinition.all
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.id.code < $1.id.code })
    #expect(all.allSatisfy { $0.versions.lowerBound >= 0 && $0.versions.upperBound <= 11 })
  }
}
