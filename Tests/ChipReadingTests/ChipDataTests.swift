import ChipReading
import IdentityDocument
import Testing

/// What the groups of invented chips say, and layouts that issuers are known to use.
@Suite struct ChipDataTests {
  @Test func everyGroupOfAFullChipIsRead() throws {
    let data = ChipData(reading: try ChipVectors.chip("all-groups"))
    #expect(data.faults.isEmpty)
    #expect(data.common?.structureVersion == "0107")
    #expect(data.common?.unicodeVersion == "040000")
    #expect(data.common?.listedGroups.first == 1)
    #expect(data.securityObject?.version == 0)
    #expect(data.securityObject?.digestAlgorithm == .sha256)
    #expect(data.securityObject?.listedGroups == [1, 2, 3, 7, 11, 12, 13, 14, 15, 16])
    #expect(data.zone?.text.utf8.count == 88)
    #expect(data.zone?.mrz?.isValid == true)
    #expect(data.faces.map(\.picture.kind) == [.jpeg])
    #expect(data.faces.map(\.width) == [12])
    #expect(data.faces.map(\.height) == [16])
    #expect(data.signatures.map(\.kind) == [.jpeg])
    #expect(data.issuerData?.count == 24)
    #expect(data.activeAuthenticationKey?.description == "RSA 1024")
    #expect(data.personsToNotify.count == 1)
  }

  @Test func moreAboutThePerson() throws {
    let person = try AdditionalPerson(parsing: try ChipVectors.bytes("all-groups/DG11.bin"))
    #expect(person.otherNames.map(\.text) == ["Alt<<Name", "Zwölf<<Näme"])
    #expect(person.personalNumber == "0042")
    #expect(person.placeOfBirth == ["Nowhere", "Utopia"])
    #expect(person.address == ["1 Example Street", "Nowhere"])
    #expect(person.telephone == "+000000000")
    #expect(person.profession == "Lamp lighter")
    #expect(person.dateOfBirth?.year.map { (1900...1999).contains($0) } == true)
  }

  @Test func moreAboutTheDocument() throws {
    let document = try AdditionalDocument(parsing: try ChipVectors.bytes("all-groups/DG12.bin"))
    #expect(document.authority == "Utopian Bureau of Passports")
    #expect(document.dateOfIssue?.description == "2024-01-02")
    #expect(document.personalisedAt == "20240102123000")
  }

  /// Malaysia packs its dates, the standard writes digits; four or eight bytes decide.
  @Test(
    arguments: [
      ([0x19, 0x71, 0x10, 0x19], "1971-10-19"),
      (Array("19711019".utf8), "1971-10-19"),
      (Array("19710000".utf8), "1971-??-??"),
      ([0x19, 0x7A, 0x10, 0x19], nil),
      (Array("1971".utf8), nil),
      (Array("19711319".utf8), nil),
      (Array("19710230".utf8), nil),
    ] as [([UInt8], String?)])
  func datesInBothCodings(content: [UInt8], date: String?) throws {
    let group = ChipVectors.value(0x6B, ChipVectors.value(0x5F2B, content))
    #expect(try AdditionalPerson(parsing: group).dateOfBirth?.description == date)
  }

  /// Names as issuers write them: primary and secondary identifier.
  @Test(
    arguments: [
      ("SMITH<<JOHN<J", "SMITH", "JOHN J"), ("Doe John", "Doe John", nil),
      ("赵彬", "赵彬", nil), ("VAN<DER<BERG<<", "VAN DER BERG", nil),
    ] as [(String, String, String?)])
  func names(text: String, primary: String, secondary: String?) throws {
    let group = ChipVectors.value(0x6B, ChipVectors.text(0x5F0E, text))
    let name = try #require(try AdditionalPerson(parsing: group).fullName)
    #expect(name.primary == primary)
    #expect(name.secondary == secondary)
  }

  @Test func emptyFieldsAndAnotherNameWithoutItsListAreRead() throws {
    let group = ChipVectors.value(
      0x6B, ChipVectors.text(0x5F0E, "<<"), ChipVectors.text(0x5F10, ""),
      ChipVectors.text(0x5F0F, "SMITH<<JOHN"), ChipVectors.value(0x5F12, [0xFF, 0xFE]))
    let person = try AdditionalPerson(parsing: group)
    #expect(person.fullName == nil)
    #expect(person.personalNumber == nil)
    #expect(person.telephone == nil)
    #expect(person.otherNames.map(\.primary) == ["SMITH"])
  }

  @Test func bothFacesOfARecordWithTwoInstances() throws {
    let faces = try FaceImage.all(in: try ChipVectors.bytes("ecdsa-bp256/DG2.bin"))
    #expect(faces.map(\.picture.kind) == [.jpeg, .jp2])
    #expect(faces.map(\.width) == [12, 12])
    #expect(faces.map(\.record) == [.iso19794, .iso19794])
  }

  @Test func securityInfosByName() throws {
    let infos = try SecurityInfo.all(
      inCardAccess: try ChipVectors.bytes("card/EF_CardAccess.bin"))
    #expect(
      infos.map(\.name) == ["PACE-ECDH-GM-AES-CBC-CMAC-128", "PACE-ECDH-CAM-AES-CBC-CMAC-256"])
    #expect(infos.map(\.version) == [2, 2])
    #expect(infos.map(\.parameter) == [13, 16])
    let signed = ChipData(reading: try ChipVectors.chip("ecdsa-p256")).securityInfos
    #expect(signed.compactMap(\.name).contains("AA"))
    #expect(signed.compactMap(\.publicKey).map(\.description) == ["EC 256 explicit"])
  }

  /// Numbered fields as the Vietnamese card has them; what is written in another way has none.
  @Test func fieldsOfTheIssuer() throws {
    func field(_ number: UInt8, _ texts: [UInt8]...) -> [UInt8] {
      ChipVectors.value(0x30, [0x02, 0x01, number], texts.flatMap(\.self))
    }
    let fields = ChipVectors.value(
      0x30, field(1, ChipVectors.text(0x0C, "012345678901")),
      field(9, ChipVectors.text(0x0C, "1 Đường Mẫu")),
      field(
        13,
        ChipVectors.value(0x30, ChipVectors.text(0x0C, "CHA"), ChipVectors.text(0x13, "ME"))))
    var files = ChipFiles()
    files[.group(.dg13)] = ChipVectors.value(0x6D, fields)
    let read = ChipData(reading: files).issuerFields
    #expect(read.map(\.number) == [1, 9, 13])
    #expect(read.map(\.texts) == [["012345678901"], ["1 Đường Mẫu"], ["CHA", "ME"]])
    let vietnam = CountryCode(rawValue: "VNM")
    #expect(read.map { $0.name(issuedBy: vietnam) } == ["documentNumber", "address", "parents"])
    #expect(read.first?.name(issuedBy: CountryCode(rawValue: "SGP")) == nil)
    files[.group(.dg13)] = ChipVectors.value(0x6D, [0x30, 0x7F, 0x02, 0x01])
    let opaque = ChipData(reading: files)
    #expect(opaque.issuerFields.isEmpty && opaque.faults.isEmpty)
    #expect(opaque.issuerData == [0x30, 0x7F, 0x02, 0x01])
  }

  @Test func applicationsAndTransportLimitsOfTheCard() throws {
    var files = ChipFiles()
    let lds: [UInt8] = [0xA0, 0, 0, 0x02, 0x47, 0x10, 0x01]
    files.add(ChipVectors.value(0x61, ChipVectors.value(0x4F, lds)), name: "EF.DIR")
    let lengths: [UInt8] = [0x02, 0x02, 0x05, 0xDC, 0x02, 0x02, 0x05, 0xDC]
    files.add([0x43, 0x01, 0xB8] + ChipVectors.value(0x7F66, lengths) + [0, 0], name: "2F01")
    let data = ChipData(reading: files)
    #expect(data.faults.isEmpty)
    #expect(data.applications == [lds])
    #expect(data.transportLimits?.command == 1500)
    #expect(data.transportLimits?.response == 1500)
  }

  @Test(
    arguments: [
      ([], nil), ([0x43, 0x01, 0xB8], nil), ([0x7F, 0x66, 0x00], .malformed),
      ([0x7F, 0x66, 0x06, 0x02, 0x01, 0x00, 0x02, 0x01, 0x00], .malformed),
      ([0x7F, 0x66, 0x06, 0x02, 0x01], .truncated),
    ] as [([UInt8], ChipReason?)])
  func anAnswerToResetWithoutLengths(bytes: [UInt8], fault: ChipReason?) {
    var files = ChipFiles()
    files[.answerToReset] = bytes
    let data = ChipData(reading: files)
    #expect(data.transportLimits == nil)
    #expect(data.faults[.answerToReset] == fault)
  }

  @Test func aNumberThatPassesItsParentIsRefused() {
    #expect(throws: ChipReason.truncated) {
      try SecurityInfo.all(inCardAccess: [0x31, 0x06, 0x30, 0x04, 0x06, 0x01, 0x2A, 0x02])
    }
  }

  /// Every kind of file and one reason for which it is refused.
  @Test(
    arguments: [
      (.com, [0x61, 0x00], "wrongTag:COM"), (.group(.dg1), [0x61, 0x00], "malformed"),
      (.group(.dg2), [0x75, 0x00], "malformed"), (.group(.dg11), [0x6B, 0x01, 0x5F], "truncated"),
      (.group(.dg14), [0x6E, 0x02, 0x30, 0x00], "malformed"),
      (.group(.dg15), [0x6F, 0x02, 0x31, 0x00], "malformed"),
      (.securityObject, [0x77, 0x02, 0x30, 0x00], "malformedCMS"),
      (.cardAccess, [0x30, 0x00], "wrongTag:CardAccess"),
    ] as [(ChipFile, [UInt8], String)])
  func refusals(file: ChipFile, bytes: [UInt8], reason: String) {
    var files = ChipFiles()
    files[file] = bytes
    #expect(ChipData(reading: files).faults[file]?.rawValue == reason)
  }
}
