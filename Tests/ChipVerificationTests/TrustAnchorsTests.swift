import ChipReading
import ChipVerification
import Foundation
import Testing

@Suite struct TrustAnchorsTests {
  private func base64(_ bytes: [UInt8], width: Int) -> [String] {
    let text = Array(Data(bytes).base64EncodedString())
    return stride(from: 0, to: text.count, by: width).map {
      String(text[$0..<min($0 + width, text.count)])
    }
  }

  @Test func aCertificateIsSummarised() throws {
    let anchors = try ChipVectors.anchors("rsa-pkcs1")
    let summary = try #require(anchors.summaries.first)
    #expect(summary.country == "UT")
    #expect(summary.subject == "CN=CSCA Utopia, OU=Passports, O=Utopia, C=UT")
    #expect(summary.key.description == "RSA 2048")
    #expect(summary.isAuthority && summary.isSelfIssued)
    #expect(summary.notBefore.description == "2022-01-01T12:00:00Z")
  }

  @Test func pemHoldsWhatDERHolds() throws {
    let lines = base64(try ChipVectors.bytes("rsa-pkcs1/csca.der"), width: 64)
    let text = (["-----BEGIN CERTIFICATE-----"] + lines + ["-----END CERTIFICATE-----", ""])
    var anchors = TrustAnchors()
    try anchors.add(contentsOf: Array(text.joined(separator: "\r\n").utf8))
    #expect(anchors.count == 1)
    let result = PassiveAuthentication(of: try ChipVectors.chip("rsa-pkcs1"), anchors: anchors)
    #expect(result.verdict == .good)
  }

  /// The directory's export: attributes in base 64, folded, with what is none of ours between.
  @Test func certificatesBehindEachOtherAreAllRead() throws {
    let one = try ChipVectors.bytes("rsa-pkcs1/csca.der")
    let other = try ChipVectors.bytes("ecdsa-bp256/csca.der")
    var anchors = TrustAnchors()
    try anchors.add(contentsOf: one + other)
    var apart = TrustAnchors()
    for bytes in [one, other] { try apart.add(contentsOf: bytes) }
    #expect(anchors.summaries == apart.summaries)
    var cut = TrustAnchors()
    #expect(throws: ChipReason.unreadableAnchor) {
      try cut.add(contentsOf: one + other.dropLast())
    }
  }

  @Test func ldifHoldsCertificatesAndMasterLists() throws {
    let certificate = base64(try ChipVectors.bytes("rsa-pkcs1/csca.der"), width: 76)
    let list = base64(try ChipVectors.bytes("masterlist/masterlist.ml"), width: 76)
    let text =
      ["version: 1", "", "dn: c=UT", "objectClass: top"]
      + ["cACertificate;binary:: " + certificate.joined(separator: "\n ")]
      + ["", "dn: o=ml", "CscaMasterListData:: " + list.joined(separator: "\n "), ""]
    var anchors = TrustAnchors()
    try anchors.add(contentsOf: Array(text.joined(separator: "\n").utf8))
    #expect(anchors.count == 3)
    #expect(anchors.masterLists.map(\.certificateCount) == [2])
  }

  @Test func aMasterListSaysWhetherItsSignerWasKnown() throws {
    let bytes = try ChipVectors.bytes("masterlist/masterlist.ml")
    var anchors = TrustAnchors()
    try anchors.add(contentsOf: bytes)
    #expect(anchors.count == 2)
    #expect(anchors.masterLists.map(\.signerVerdict) == [.notChecked])
    #expect(anchors.masterLists.first?.signer?.subject.hasPrefix("CN=Master List Signer") == true)
    // Now that its authority is trusted, the same list's signer stands under it.
    try anchors.add(contentsOf: bytes)
    #expect(anchors.count == 2)
    #expect(anchors.masterLists.last?.signerVerdict == .good)
  }

  @Test func aMasterListWithAChangedByteIsRefused() throws {
    var bytes = try ChipVectors.bytes("masterlist/masterlist.ml")
    bytes[200] ^= 1
    var anchors = TrustAnchors()
    #expect(throws: ChipReason.self) { try anchors.add(contentsOf: bytes) }
    #expect(anchors.isEmpty)
  }

  @Test(arguments: [[], [0x30, 0x00], Array("no anchor".utf8), [0x30, 0x84, 0x40, 0, 0, 0]])
  func whatIsNoAnchorIsRefused(bytes: [UInt8]) {
    var anchors = TrustAnchors()
    #expect(throws: ChipReason.unreadableAnchor) { try anchors.add(contentsOf: bytes) }
  }

  @Test func filesBeyondTheLimitAreRefused() {
    var anchors = TrustAnchors()
    #expect(throws: ChipReason.tooLarge) {
      try anchors.add(contentsOf: [UInt8](repeating: 0x30, count: (1 << 24) + 1))
    }
  }

  @Test func everyChangedByteOfACertificateIsReadOrRefused() throws {
    let bytes = try ChipVectors.bytes("ecdsa-bp256-explicit/csca.der")
    let files = try ChipVectors.chip("ecdsa-bp256-explicit")
    var good = 0
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x21
      var anchors = TrustAnchors()
      guard (try? anchors.add(contentsOf: changed)) != nil else { continue }
      if PassiveAuthentication(of: files, anchors: anchors).verdict == .good { good += 1 }
    }
    // Anchors are given, not verified: what matters of one is its key, its name and its dates.
    #expect(good < bytes.count)
  }
}
