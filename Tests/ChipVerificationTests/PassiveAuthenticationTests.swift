import ChipReading
import ChipVerification
import IdentityDocument
import Testing

@Suite struct PassiveAuthenticationTests {
  static let rows = ChipVectors.table("synthetic.tsv")

  @Test func theTableHasAllChips() { #expect(Self.rows.count == 56) }

  @Test(arguments: rows) func aChipGetsItsVerdict(row: ChipVectors.Row) throws {
    let result = PassiveAuthentication(
      of: try ChipVectors.chip(row["name"]), anchors: try ChipVectors.anchors(row["name"]))
    #expect(result.verdict.rawValue == row["overall"])
    #expect(result.signature.rawValue == row["signature"])
    #expect(result.chain.rawValue == row["chain"])
    #expect(result.reasons.map(\.rawValue) == row.words("reasons"))
    #expect(result.notes.map(\.rawValue) == row.words("notes"))
    #expect((result.digestAlgorithm?.rawValue ?? "-") == row["digest"])
  }

  @Test func aSoundChipIsProvenGroupByGroup() throws {
    let files = try ChipVectors.chip("all-groups")
    let result = PassiveAuthentication(of: files, anchors: try ChipVectors.anchors("all-groups"))
    #expect(result.groups.count == 10)
    #expect(result.groups.keys.allSatisfy { result.isProven($0) })
    #expect(!result.isProven(.dg4))
    #expect(result.signer?.country == "UT")
    #expect(result.signer?.key.description == "RSA 2048")
    #expect(result.anchor?.isAuthority == true)
    #expect(result.signingTime?.description.hasPrefix("2024-06-01") == true)
    let unanchored = PassiveAuthentication(of: files, anchors: TrustAnchors())
    #expect(!unanchored.isProven(.dg1))
  }

  @Test func groupsThatAreMissingChangedOrUnreadableAreTold() throws {
    var files = try ChipVectors.chip("all-groups")
    files[.group(.dg3)] = nil
    files[.group(.dg7)] = [0x67, 0x05, 0x02]
    files[.group(.dg12)]?[10] ^= 1
    let result = PassiveAuthentication(of: files, anchors: try ChipVectors.anchors("all-groups"))
    #expect(result.groups[.dg3] == .absent)
    #expect(result.groups[.dg7] == .unreadable(.truncated))
    #expect(result.groups[.dg12] == .mismatch)
    #expect(result.reasons.map(\.rawValue) == ["DG7:truncated", "DG12:mismatch"])
    #expect(result.verdict == .error)
  }

  @Test func withoutSecurityObjectNothingIsChecked() throws {
    var files = try ChipVectors.chip("rsa-pkcs1")
    files[.securityObject] = nil
    let result = PassiveAuthentication(of: files, anchors: try ChipVectors.anchors("rsa-pkcs1"))
    #expect(result.verdict == .notChecked)
    #expect(result.reasons == [.noSecurityObject])
    #expect(result.groups[.dg1] == .notChecked)
  }

  @Test func aMomentOfTheCallerDecidesOverTheSigningTime() throws {
    let files = try ChipVectors.chip("rsa-pkcs1")
    let anchors = try ChipVectors.anchors("rsa-pkcs1")
    for (text, reason) in [("2020-01-01", "dsNotYetValid"), ("2048-01-01", "dsExpired")] {
      let date = try #require(CalendarDate(text))
      let result = PassiveAuthentication(of: files, anchors: anchors, at: Timestamp(startOf: date))
      #expect(result.verdict == .alert)
      #expect(result.reasons.map(\.rawValue) == [reason])
    }
  }

  @Test func aWrongFileUnderANameIsToldAndNotHashed() throws {
    var files = try ChipVectors.chip("rsa-pkcs1")
    files[.group(.dg2)] = files[.group(.dg1)]
    let result = PassiveAuthentication(of: files, anchors: try ChipVectors.anchors("rsa-pkcs1"))
    #expect(result.reasons.map(\.rawValue) == ["DG2:wrongTag:DG2"])
  }

  @Test func theSameGroupTwiceIsAnError() throws {
    var files = try ChipVectors.chip("rsa-pkcs1")
    files.add([0x61, 0x00], name: "0101")
    let result = PassiveAuthentication(of: files, anchors: try ChipVectors.anchors("rsa-pkcs1"))
    #expect(result.verdict == .error)
    #expect(result.reasons.map(\.rawValue) == ["duplicateFile:DG1"])
  }

  @Test func theAnchorOfAnotherChipProvesNothing() throws {
    let result = PassiveAuthentication(
      of: try ChipVectors.chip("rsa-pkcs1"), anchors: try ChipVectors.anchors("ecdsa-p256"))
    #expect(result.verdict == .error || result.verdict == .alert)
    #expect(result.signature == .good)
    #expect(result.chain != .good)
  }

  @Test func cardSecurityIsVerifiedAsTheSecurityObjectIs() throws {
    let bytes = try ChipVectors.bytes("card/EF_CardSecurity.bin")
    let anchors = try ChipVectors.anchors("card")
    let result = CardSecurityVerification(of: bytes, anchors: anchors)
    #expect(result.signature == .good)
    #expect(result.chain == .good)
    #expect(result.securityInfos.count == 4)
    var changed = bytes
    changed[changed.count - 5] ^= 1
    #expect(CardSecurityVerification(of: changed, anchors: anchors).signature == .error)
    #expect(
      CardSecurityVerification(of: [0x30, 0x00], anchors: anchors).reasons == [.malformedCMS])
  }
}
