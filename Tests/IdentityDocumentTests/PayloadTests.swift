import Testing

@testable import IdentityDocument

/// Invented payloads of national cards, and what they say.
@Suite struct PayloadTests {
  private static let today = CalendarDate(year: 2026, month: 11, day: 21)

  @Test(
    arguments: [
      (
        "001090123456|012345678|Nguyễn Văn Mẫu|12081974|Nam|Số 1, Phố Mẫu, Hà Nội|15042021",
        "012345678", Sex.male, "2021-04-15"
      ),
      ("001190123456||Trần Thị Mẫu|12081974|Nữ|Hà Nội|15042021", nil, .female, "2021-04-15"),
      ("001190123456|Trần Thị Mẫu|12/08/1974|Nữ|Hà Nội|15/04/2021", nil, .female, "2021-04-15"),
      ("001190123456||Trần Thị Mẫu|12081974|Nữ|Hà Nội", nil, .female, nil),
      ("\u{FEFF}001190123456||Trần Thị Mẫu|12081974|N\u{1B0}\u{303}|Hà Nội|", nil, .female, nil),
    ] as [(String, String?, Sex, String?)])
  func vietnameseIdentityCards(
    text: String, former: String?, sex: Sex, issued: String?
  ) throws {
    let payload = IdentityPayload(recognising: Array(text.utf8))
    guard case .vietnameseIdentityCard(let card) = payload else {
      Issue.record("recognised as \(payload.kind)")
      return
    }
    #expect(payload.kind.rawValue == "VIETNAM_ID")
    #expect(card.formerIDNumber == former)
    #expect(card.sex == sex)
    #expect(card.dateOfIssue?.description == issued)
    let data = try PayloadFixtures.data(payload)
    #expect(data.idNumber == card.idNumber)
    #expect(data.dob?.description == "1974-08-12")
    #expect(["Nguyễn", "Trần"].contains(data.lastName))
    #expect(["Văn Mẫu", "Thị Mẫu"].contains(data.firstName))
    #expect(data.issuingCountry == .vietNam)
    #expect(data.addressLine?.hasSuffix("Hà Nội") == true)
    #expect(data.extractionMethod == .barcode)
  }

  @Test func newArgentineIdentityCard() throws {
    let text = "00123456789@MUESTRA@ERIKA ANA@F@12345678@A@12/08/1974@15/04/2021@274"
    let payload = IdentityPayload(recognising: Array(text.utf8))
    guard case .argentineIdentityCard(let card) = payload else {
      Issue.record("recognised as \(payload.kind)")
      return
    }
    #expect(card.procedureNumber == "00123456789")
    #expect(card.copy == "A")
    #expect(card.cuil == "27123456784")
    #expect(card.nationality == nil)
    let data = try PayloadFixtures.data(payload)
    #expect(data.idNumber == "12345678")
    #expect(data.personalNumber == "27123456784")
    #expect(data.lastName == "MUESTRA")
    #expect(data.firstName == "ERIKA ANA")
    #expect(data.gender == .female)
    #expect(data.dob?.description == "1974-08-12")
    #expect(data.issuingDate?.description == "2021-04-15")
    #expect(data.issuingCountry == .argentina)
    #expect(data.originatingCountry == nil)
  }

  @Test func oldArgentineIdentityCard() throws {
    let text = """
      @12345678    @A@1@MUESTRA@ERIKA ANA@ARGENTINA@12/08/1974@F@15/04/2011@00012345678@7001 \
      @15/04/2026@128@0@ILR:2.20
      """
    let payload = IdentityPayload(recognising: Array(text.utf8))
    guard case .argentineIdentityCard(let card) = payload else {
      Issue.record("recognised as \(payload.kind)")
      return
    }
    #expect(card.dateOfExpiry?.description == "2026-04-15")
    #expect(card.procedureNumber == "00012345678")
    #expect(card.furtherFields.contains("ILR:2.20"))
    let data = try PayloadFixtures.data(payload)
    #expect(data.idNumber == "12345678")
    #expect(data.originatingCountry == .argentina)
    #expect(data.expiryDate?.description == "2026-04-15")
    #expect(data.gender == .female)
  }

  @Test func colombianIdentityCard() throws {
    let payload = IdentityPayload(recognising: Self.colombian(secondSurname: "PÉREZ"))
    guard case .colombianIdentityCard(let card) = payload else {
      Issue.record("recognised as \(payload.kind)")
      return
    }
    #expect(card.fingerprintCardNumber == "20123456")
    #expect(card.fingerprintSystemCode == "1234567")
    #expect(card.municipalityCode == "01")
    #expect(card.departmentCode == "001")
    #expect(card.bloodType == "O+")
    let data = try PayloadFixtures.data(payload)
    #expect(data.idNumber == "98765432")
    #expect(data.lastName == "MUÑOZ PÉREZ")
    #expect(data.firstName == "ERIKA ANA")
    #expect(data.gender == .female)
    #expect(data.dob?.description == "1974-08-12")
    #expect(data.originatingCountry == .colombia)
  }

  @Test func colombianIdentityCardWithoutASecondSurname() throws {
    let data = try PayloadFixtures.data(
      IdentityPayload(recognising: Self.colombian(secondSurname: "")))
    #expect(data.lastName == "MUÑOZ")
    #expect(data.firstName == "ERIKA ANA")
  }

  /// The 530 bytes of an invented card, ISO 8859-1.
  static func colombian(secondSurname: String) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 530)
    let fields: [(Int, String)] = [
      (0, "031234567"), (24, "PubDSK_1"), (40, "20123456"), (48, "0098765432"), (58, "MUÑOZ"),
      (81, secondSurname), (104, "ERIKA"), (127, "ANA"), (150, "0F19740812"), (160, "01001"),
      (166, "O+"),
    ]
    for (start, text) in fields {
      for (offset, scalar) in text.unicodeScalars.enumerated() {
        bytes[start + offset] = UInt8(truncatingIfNeeded: scalar.value)
      }
    }
    for index in 170..<530 { bytes[index] = UInt8(truncatingIfNeeded: index &* 31) }
    return bytes
  }

  /// The mark may stand anywhere, so that what stands before it may be missing.
  @Test(arguments: [(0, nil), (1, nil), (2, nil), (3, "1"), (10, "12345678")] as [(Int, String?)])
  func colombianMarksAtTheStart(place: Int, systemCode: String?) throws {
    var bytes = Array(Self.colombian(secondSurname: "PÉREZ").dropFirst(24))
    bytes.insert(contentsOf: "0312345678".utf8.prefix(place), at: 0)
    let card = try #require(ColombianIdentityCard(parsing: bytes))
    #expect(card.idNumber == "98765432")
    #expect(card.fingerprintSystemCode == systemCode)
  }

  @Test func southAfricanIdentityCard() throws {
    let text = """
      SPECIMEN|ERIKA ANNA|F|RSA|7408120000084|12 Aug 1974|RSA|CITIZEN|15 Apr 2021|12345|112233445|\
      1234567890
      """
    let payload = IdentityPayload(recognising: Array(text.utf8))
    guard case .southAfricanIdentityCard(let card) = payload else {
      Issue.record("recognised as \(payload.kind)")
      return
    }
    #expect(card.status == "CITIZEN")
    #expect(card.cardNumber == "112233445")
    #expect(card.furtherFields == ["12345", "112233445", "1234567890"])
    let data = try PayloadFixtures.data(payload)
    #expect(data.idNumber == "7408120000084")
    #expect(data.lastName == "SPECIMEN")
    #expect(data.firstName == "ERIKA ANNA")
    #expect(data.gender == .female)
    #expect(data.dob?.description == "1974-08-12")
    #expect(data.issuingDate?.description == "2021-04-15")
    #expect(data.originatingCountry == .southAfrica)
  }

  @Test(arguments: [("9001015000085", true), ("9001015000086", false), ("9010015000085", false)])
  func southAfricanNumbersHaveACheckDigit(number: String, isValid: Bool) throws {
    let text = "A|B|F|RSA|\(number)|12 Aug 1974|RSA|CITIZEN"
    let card = try #require(SouthAfricanIdentityCard(parsing: Array(text.utf8)))
    #expect(card.idNumberIsValid == isValid)
  }

  @Test(
    arguments: [
      ([0x01, 0xE1, 0x02, 0x45] as [UInt8], SouthAfricanDrivingLicence.Version.one),
      ([0x01, 0x9B, 0x09, 0x45], .two),
    ])
  func southAfricanDrivingLicence(
    header: [UInt8], version: SouthAfricanDrivingLicence.Version
  ) throws {
    let bytes = header + [UInt8](repeating: 7, count: 716)
    let payload = IdentityPayload(recognising: bytes)
    guard case .southAfricanDrivingLicence(let licence) = payload else {
      Issue.record("recognised as \(payload.kind)")
      return
    }
    #expect(licence.version == version)
    #expect(licence.blocks.map(\.count) == [128, 128, 128, 128, 128, 74])
    #expect(licence.blocks.flatMap { $0 } == Array(bytes[6...]))
    #expect(try PayloadFixtures.data(payload).documentType == .driverLicense)
  }

  @Test func whatIsNotUnderstoodIsKept() throws {
    for bytes in [[], [0xDC], Array("WIFI:S:net;;".utf8), Array("1234567890".utf8)] as [[UInt8]] {
      let payload = IdentityPayload(recognising: bytes)
      #expect(payload == .unrecognised(bytes))
      #expect(payload.kind == .unrecognised)
      let today = try #require(Self.today)
      #expect(payload.documentData(asOf: today) == nil)
    }
  }
}
