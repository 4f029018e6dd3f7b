import ChipReading
import IdentityDocument
import Testing

@testable import ChipVerification

/// A chip as a source of the answer: its claims, their proofs, and what contradicts them.
@Suite struct ChipAnswerTests {
  private func chip(
    _ name: String, trusting: Bool = true, _ edit: (inout ChipFiles) -> Void = { _ in }
  ) throws -> ChipAnswer {
    var files = try ChipVectors.chip(name)
    edit(&files)
    let anchors = trusting ? try ChipVectors.anchors(name) : TrustAnchors()
    return ChipAnswer(of: files, anchors: anchors)
  }

  private func reference() throws -> CalendarDate { try #require(CalendarDate("2026-11-21")) }

  @Test func aProvenChipIsAccepted() throws {
    let chip = try chip("all-groups")
    let answer = Answer(chip: chip, asOf: try reference())
    #expect(answer.isAccepted)
    let document = try #require(answer.documents.first)
    #expect(document.claims.allSatisfy { $0.proof == .signature && $0.source == .chip })
    #expect(document.document.lastName == chip.data.zone?.mrz?.primaryIdentifier)
    #expect(document.document.authority == "Utopian Bureau of Passports")
    #expect(document.document.personalNumber == "0042")
    #expect(document.document.printedLastName == chip.data.person?.fullName?.primary)
    // DG11 states the century that the zone leaves to the reader.
    #expect(document.document.dob?.centuryIsInferred == false)
  }

  /// A name that nothing separates is stated whole; as its group is another than the signed one, it proves nothing.
  @Test func aNameWithoutPartsIsAWholeName() throws {
    // EF.DG11 with the name alone (ICAO Doc 9303-10, §4.7.11): 赵彬.
    let group: [UInt8] = [0x6B, 0x09, 0x5F, 0x0E, 0x06, 0xE8, 0xB5, 0xB5, 0xE5, 0xBD, 0xAC]
    let chip = try chip("all-groups") { $0[.group(.dg11)] = group }
    let claims = Answer(chip: chip, asOf: try reference()).documents.first?.claims ?? []
    let whole = try #require(claims.first { $0.field == .fullName })
    #expect(whole.value.text == "赵彬" && whole.proof == .none)
    #expect(!claims.contains { $0.field == .printedLastName })
  }

  @Test(arguments: [
    ("no-anchors", Refusal.Code.chipNotChecked), ("ds-expired", .chipAlert),
    ("csca-unknown", .chipAlert), ("dg2-changed", .chipError), ("revoked", .chipError),
  ])
  func aChipThatIsNotProvenIsNotAccepted(name: String, code: Refusal.Code) throws {
    let answer = Answer(chip: try chip(name), asOf: try reference())
    #expect(!answer.isAccepted)
    #expect(answer.refusals.map(\.code) == [code])
    // What is wrong with another group takes nothing from the proof of the zone.
    let isProven = answer.documents.first?.claims.contains { $0.proof == .signature } == true
    #expect(isProven == (name == "dg2-changed"))
  }

  @Test func aProvenZoneWithAnUnprovenGroupBesideItIsToldApart() throws {
    let answer = Answer(chip: try chip("content-changed"), asOf: try reference())
    #expect(answer.documents.first?.claims.contains { $0.proof == .signature } == false)
  }

  @Test func aForgedCardSecurityKeepsAProvenChipFromBeingAccepted() throws {
    var security = try ChipVectors.bytes("card/EF_CardSecurity.bin")
    let whole = try chip("rsa-pkcs1") { $0[.cardSecurity] = security }
    #expect(whole.refusals.isEmpty)
    security[security.count - 3] ^= 1
    let forged = try chip("rsa-pkcs1") { $0[.cardSecurity] = security }
    #expect(forged.cardSecurity?.signature == .error)
    #expect(forged.refusals == [Refusal(.chipError, source: .chip)])
    #expect(!Answer(chip: forged, asOf: try reference()).isAccepted)
  }

  @Test(
    arguments: [
      ("USA", "DE", true), ("FRA", "DE", true), ("D", "DE", false), ("GBD", "GB", false),
      ("GBR", "FR", true), ("UTO", "UT", false), ("USA", "UT", false), ("UNO", "UN", false),
      ("EUE", "EU", false), ("RKS", "KS", false),
      ("RKS", "RS", true), ("SRB", "KS", true), ("XXA", "DE", false), ("DEU", nil, false),
    ] as [(String, String?, Bool)])
  func theSignersStateIsThatOfTheZoneWhereBothAreKnown(
    state: String, signer: String?, differs: Bool
  ) {
    #expect(ChipAnswer.differs(state, fromStateOf: signer) == differs)
  }

  @Test func thePrintedZoneOfTheSameDocumentIsConfirmed() throws {
    let chip = try chip("rsa-pkcs1")
    let zone = ZoneSource(try #require(chip.data.zone?.mrz))
    let answer = Answer(zones: [zone], chip: chip, asOf: try reference())
    #expect(answer.isAccepted)
    #expect(answer.documents.count == 1)
    #expect(answer.documents.first?.conflicts.isEmpty == true)
  }

  @Test func aPrintedZoneOfAnotherDocumentIsAConflict() throws {
    let zone = ZoneSource(
      try MRZ(
        parsing: "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<|"
          + "L898902C36UTO7408122F2804154ZE184226B<<<<<18"))
    #expect(zone.isAccepted)
    let answer = Answer(zones: [zone], chip: try chip("rsa-pkcs1"), asOf: try reference())
    #expect(!answer.isAccepted)
    #expect(answer.documents.count == 1)
    #expect(answer.refusals.contains { $0.code == .conflict && $0.field == .idNumber })
    #expect(answer.documents.first?.conflicts.map(\.field).contains(.dob) == true)
  }

  /// What no field says otherwise: the code, a digit, the layout.
  @Test(arguments: [
    (1, 2, "D", DocumentField.documentType), (2, 10, "0", .idNumber), (2, 20, "0", .dob),
    (2, 28, "0", .expiryDate),
  ])
  func aPrintedZoneIsHeldAgainstTheChipElementByElement(
    line: Int, column: Int, character: Character, field: DocumentField
  ) throws {
    let chip = try chip("rsa-pkcs1")
    var lines = try #require(chip.data.zone?.mrz).lines.map { Array($0) }
    let other: Character = lines[line - 1][column - 1] == character ? "1" : character
    lines[line - 1][column - 1] = other
    let printed = try MRZ(parsing: lines.map { String($0) }.joined(separator: "\n"))
    let answer = Answer(
      zones: [ZoneSource(printed)], chip: chip, asOf: try reference())
    #expect(!answer.isAccepted)
    #expect(answer.refusals.map(\.code) == [.conflict])
    #expect(answer.refusals.first?.field == field)
    #expect(answer.refusals.first?.line == line)
  }

  @Test func aPrintedZoneOfAnotherLayoutIsAConflict() throws {
    let chip = try chip("rsa-pkcs1")
    let own = try #require(chip.data.zone?.mrz)
    let content = try MRZ(
      parsing:
        "I<UTOD231458907<<<<<<<<<<<<<<<|7408122F1204159UTO<<<<<<<<<<<6|ERIKSSON<<ANNA<MARIA<<<<<<<<<<"
    )
    #expect(content.format != own.format)
    #expect(
      chip.refusals(of: ZoneSource(content), at: .mrz) == [
        Refusal(.conflict, source: .mrz, field: .documentType)
      ])
    // A character that may be misread is not held against a chip.
    let doubtful = ZoneSource(
      content, refusals: [Refusal(.uncertainName)], characterConfidence: [], confidence: 0.9)
    #expect(chip.refusals(of: doubtful, at: .mrz).isEmpty)
  }

  /// A copy may leave out the group with the key, so that nothing can be asked.
  @Test func evidenceWithoutItsSignedKeyIsNotAccepted() throws {
    let exchange = ChipChallenge(
      challenge: [1, 2, 3, 4, 5, 6, 7, 8], response: [UInt8](repeating: 7, count: 128))
    func answer(_ group: DataGroup, listed: Bool) throws -> Answer {
      let name = listed ? "rsa-pkcs1" : "rsa-pss"
      var files = try ChipVectors.chip(name)
      files[.group(group)] = nil
      let chip = ChipAnswer(
        of: files, anchors: try ChipVectors.anchors(name),
        exchange: group == .dg15 ? exchange : nil,
        chipAuthentication: group == .dg14 ? ChipAuthentication(.succeeded) : nil)
      #expect(chip.passive.verdict == .good)
      #expect(chip.clone.verdict == .notChecked)
      return Answer(chip: chip, asOf: try reference())
    }
    for group in [DataGroup.dg14, .dg15] {
      #expect(try answer(group, listed: true).refusals.map(\.code) == [.chipNotChecked])
      // It was never there.
      #expect(try answer(group, listed: false).isAccepted)
    }
  }

  @Test func aForgedChipKeepsAGoodPageFromBeingAccepted() throws {
    let chip = try chip("dg2-changed")
    let zone = ZoneSource(try #require(chip.data.zone?.mrz))
    let answer = Answer(zones: [zone], chip: chip, asOf: try reference())
    #expect(!answer.isAccepted)
    #expect(answer.refusals.map(\.code) == [.chipError])
    // Nobody checked this one; the page stands for itself.
    let unchecked = Answer(
      zones: [zone],
      chip: try self.chip("dg2-changed", trusting: false) {
        $0[.securityObject] = nil
      }, asOf: try reference())
    #expect(unchecked.isAccepted)
  }

  @Test func theObjectHasTheKeysOfTheContract() throws {
    let json = try chip("all-groups").json(asOf: try reference())
    #expect(json["verdict"] == "good")
    #expect(json["signature"] == "good")
    #expect(json["chain"] == "good")
    #expect(json["reasons"] == [])
    #expect(json["notes"] == [])
    #expect(json["securityObject"]?["digest"] == "sha256")
    #expect(json["securityObject"]?["listed"]?.elements?.count == 10)
    #expect(json["securityObject"]?["signer"]?["country"] == "UT")
    #expect(json["groups"]?[0]?["number"] == 1)
    #expect(json["groups"]?[0]?["verdict"] == "good")
    #expect(json["groups"]?[0]?["bytes"] == 93)
    #expect(json["mrz"]?["format"] == "MRP")
    #expect(json["portraits"]?[0]?["kind"] == "jpeg")
    #expect(json["portraits"]?[0]?["group"] == 2)
    #expect(json["portraits"]?[0]?["verdict"] == "good")
    let changed = try chip("dg2-changed").json(asOf: try reference())
    #expect(changed["portraits"]?[0]?["verdict"] == "mismatch")
    #expect(json["portraits"]?[0]?["sha256"]?.string?.utf8.count == 64)
    #expect(json["additionalPerson"]?["profession"] == "Lamp lighter")
    #expect(json["additionalDocument"]?["dateOfIssue"] == "2024-01-02")
    #expect(json["key"]?["kind"] == "RSA")
    #expect(json["key"]?["bits"] == 1024)
    #expect(json["cloneStatus"]?["verdict"] == "notChecked")
    #expect(json["cloneStatus"]?["reasons"]?[0] == "noChallenge")
  }
}
