import ChipReading
import ChipVerification
import IdentityDocument
import Testing

/// What a caller says of a session of its own, and EF.CardAccess against what is signed.
@Suite struct ChipAuthenticationTests {
  private func answer(
    _ name: String, _ session: ChipAuthentication, exchange: ChipChallenge? = nil,
    _ edit: (inout ChipFiles) -> Void = { _ in }
  ) throws -> ChipAnswer {
    var files = try ChipVectors.chip(name)
    edit(&files)
    return ChipAnswer(
      of: files, anchors: try ChipVectors.anchors(name), exchange: exchange,
      chipAuthentication: session)
  }

  @Test func aSessionUnderASignedKeyIsGood() throws {
    let answer = try answer("rsa-pkcs1", ChipAuthentication(.succeeded))
    #expect(answer.clone.verdict == .good)
    #expect(answer.clone.reasons.isEmpty)
    #expect(answer.clone.notes.map(\.rawValue).contains("chipAuthenticationByCaller"))
    let json = answer.json(asOf: try #require(CalendarDate("2026-11-21")))
    #expect(json["cloneStatus"]?["chipAuthentication"]?["outcome"] == "succeeded")
    #expect(json["cloneStatus"]?["chipAuthentication"]?["mechanism"] == "CA")
  }

  @Test func aFailedSessionIsAnErrorWhateverElseHolds() throws {
    let status = try answer("rsa-pkcs1", ChipAuthentication(.failed)).clone
    #expect(status.verdict == .error)
    #expect(status.reasons.map(\.rawValue) == ["chipAuthenticationFailed"])
  }

  @Test func ofTwoPiecesOfEvidenceTheFailedOneDecides() throws {
    let wrong = ChipChallenge(
      challenge: [1, 2, 3, 4, 5, 6, 7, 8], response: [UInt8](repeating: 7, count: 128))
    let status = try answer("rsa-pkcs1", ChipAuthentication(.succeeded), exchange: wrong).clone
    #expect(status.verdict == .error)
    #expect(status.activeAuthentication?.verdict == .error)
  }

  @Test func theKeyOfTheSessionHasToBeASignedOne() throws {
    let infos = ChipData(reading: try ChipVectors.chip("rsa-pkcs1")).securityInfos
    let key = try #require(infos.compactMap(\.publicKey).first)
    let right = ChipAuthentication(.succeeded, key: Array(key.encoded))
    #expect(try answer("rsa-pkcs1", right).clone.verdict == .good)
    let wrong = ChipAuthentication(.succeeded, key: Array(key.encoded.dropLast()) + [0x55])
    let status = try answer("rsa-pkcs1", wrong).clone
    #expect(status.verdict == .error)
    #expect(status.reasons.map(\.rawValue) == ["chipAuthenticationKeyDiffers"])
  }

  /// A copy can bring a key of its own, so an unproven one shows nothing.
  @Test func aSessionProvesNoMoreThanTheKeyIsProven() throws {
    let session = ChipAuthentication(.succeeded)
    #expect(try answer("rsa-pss", session).clone.verdict == .notChecked)
    #expect(try answer("rsa-pss", session).clone.reasons.first?.word == "noChipAuthenticationKey")
    let signed = try ChipVectors.bytes("rsa-pkcs1/DG14.bin")
    let foreign = try answer("rsa-pss", session) { $0[.group(.dg14)] = signed }.clone
    #expect(foreign.reasons.map(\.rawValue) == ["DG14:notListed"])
    #expect(foreign.verdict == .error)
    let unanchored = ChipAnswer(
      of: try ChipVectors.chip("rsa-pkcs1"), anchors: TrustAnchors(), chipAuthentication: session)
    #expect(unanchored.clone.verdict == .notChecked)
    #expect(unanchored.clone.reasons.map(\.rawValue) == ["keyNotProven"])
  }

  @Test func aMappingNeedsAProvenCardSecurity() throws {
    let session = ChipAuthentication(.succeeded, by: .mapping)
    #expect(try answer("rsa-pkcs1", session).clone.verdict == .notChecked)
    let security = try ChipVectors.bytes("card/EF_CardSecurity.bin")
    let unanchored = try answer("rsa-pkcs1", session) { $0[.cardSecurity] = security }
    #expect(unanchored.clone.verdict == .notChecked)
    var anchors = try ChipVectors.anchors("rsa-pkcs1")
    try anchors.add(contentsOf: try ChipVectors.bytes("card/csca.der"))
    var files = try ChipVectors.chip("rsa-pkcs1")
    files[.cardSecurity] = security
    let proven = ChipAnswer(of: files, anchors: anchors, chipAuthentication: session)
    #expect(proven.cardSecurity?.isProven == true)
    let hasKey = proven.cardSecurity?.securityInfos.contains { $0.publicKey != nil } == true
    #expect(proven.clone.verdict == (hasKey ? .good : .notChecked))
  }

  @Test func aSessionMayRestOnTheKeyOfAProvenCardSecurity() throws {
    let session = ChipAuthentication(.succeeded)
    let security = try ChipVectors.bytes("card/EF_CardSecurity.bin")
    var anchors = try ChipVectors.anchors("rsa-pss")
    try anchors.add(contentsOf: try ChipVectors.bytes("card/csca.der"))
    var files = try ChipVectors.chip("rsa-pss")
    #expect(
      ChipAnswer(of: files, anchors: anchors, chipAuthentication: session).clone.verdict
        == .notChecked)
    files[.cardSecurity] = security
    let proven = ChipAnswer(of: files, anchors: anchors, chipAuthentication: session)
    let hasKey = proven.cardSecurity?.securityInfos.contains { $0.publicKey != nil } == true
    #expect(proven.clone.verdict == (hasKey ? .good : .notChecked))
    // Unproven it counts for nothing.
    let unanchored = try answer("rsa-pss", session) { $0[.cardSecurity] = security }
    #expect(unanchored.clone.verdict == .notChecked)
  }

  // MARK: - EF.CardAccess

  @Test func cardAccessIsHeldAgainstWhatIsSigned() throws {
    // Of the card's two entries the maker signed the first; the second has a longer key.
    let access = try ChipVectors.bytes("card/EF_CardAccess.bin")
    var files = ChipFiles()
    files[.cardAccess] = [0x31, 0x14] + access[2..<22]
    files[.cardSecurity] = try ChipVectors.bytes("card/EF_CardSecurity.bin")
    let anchors = try ChipVectors.anchors("card")
    #expect(ChipAnswer(of: files, anchors: anchors).cardAccess?.verdict == .good)
    files[.cardAccess] = access
    let check = try #require(ChipAnswer(of: files, anchors: anchors).cardAccess)
    #expect(check.verdict == .alert)
    #expect(check.unsigned.map(\.name) == ["PACE-ECDH-CAM-AES-CBC-CMAC-256"])
    #expect(ChipAnswer(of: files, anchors: TrustAnchors()).cardAccess?.verdict == .notChecked)
  }

  @Test func cardAccessThatTheSignedGroupDoesNotNameIsAnAlert() throws {
    var files = try ChipVectors.chip("rsa-pkcs1")
    files[.cardAccess] = try ChipVectors.bytes("card/EF_CardAccess.bin")
    let answer = ChipAnswer(of: files, anchors: try ChipVectors.anchors("rsa-pkcs1"))
    #expect(answer.cardAccess?.verdict == .alert)
    #expect(answer.cardAccess?.unsigned.count == 2)
    // Nothing of the document rests on it.
    #expect(answer.passive.verdict == .good)
    let json = answer.json(asOf: try #require(CalendarDate("2026-11-21")))
    #expect(json["cardAccessCheck"]?["verdict"] == "alert")
  }
}
