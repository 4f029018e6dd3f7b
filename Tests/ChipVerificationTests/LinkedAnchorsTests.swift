import ChipReading
import ChipVerification
import Foundation
import Testing

/// Link certificates that lie in the security object, and signers that lie in the directory.
@Suite struct LinkedAnchorsTests {
  /// The chip whose signer stands under a new key, the old one being the anchor, and the link to the
  /// new one put into its security object.
  private func judged(
    _ name: String = "link", _ change: (inout [UInt8]) -> Void = { _ in }
  ) throws -> PassiveAuthentication {
    var files = try ChipVectors.chip(name)
    let file = try #require(files[.securityObject])
    var link = try ChipVectors.bytes("link/link.der")
    change(&link)
    files[.securityObject] = try SecurityObjectEditing.replacingCertificates(
      of: file, with: try SecurityObjectEditing.certificates(of: file) + link)
    var anchors = TrustAnchors()
    try anchors.add(contentsOf: try ChipVectors.bytes("\(name)/csca.der"))
    return PassiveAuthentication(of: files, anchors: anchors)
  }

  @Test func aLinkUnderAnAnchorLeadsToTheSigner() throws {
    let result = try judged()
    #expect(result.verdict == .good)
    #expect(result.notes.map(\.rawValue).contains("linkCertificates=1"))
    #expect(result.anchor?.notBefore.description.hasPrefix("2018") == true)
  }

  @Test func withoutTheLinkTheIssuerIsUnknown() throws {
    var anchors = TrustAnchors()
    try anchors.add(contentsOf: try ChipVectors.bytes("link/csca.der"))
    let result = PassiveAuthentication(of: try ChipVectors.chip("link"), anchors: anchors)
    #expect(result.verdict != .good)
    #expect(result.chain != .good)
  }

  /// No byte of a link may change, but those that its signature does not cover.
  @Test func aChangedLinkLeadsNowhere() throws {
    let count = try ChipVectors.bytes("link/link.der").count
    for index in stride(from: 4, to: count, by: 7) {
      let result = try judged { $0[index] ^= 0x11 }
      #expect(result.verdict != .good, "byte \(index)")
    }
  }

  /// An authority that signed itself stands under nobody, and one that was not anchored is none.
  @Test func anAuthorityInsideTheSecurityObjectProvesNothing() throws {
    let result = PassiveAuthentication(
      of: try ChipVectors.chip("extra"), anchors: try ChipVectors.anchors("csca-unknown"))
    #expect(result.reasons.map(\.rawValue) == ["issuerUnknown"])
  }

  /// A document signer's own key may not sign another's certificate.
  @Test func onlyAuthoritiesAreLinks() throws {
    let signer = try SecurityObjectEditing.certificates(
      of: try ChipVectors.bytes("link/EF_SOD.bin"))
    let result = try judged { $0 = signer }
    #expect(result.chain != .good)
  }

  /// The directory holds signers too: they serve security objects that come without theirs, and are
  /// no anchors (LDIF of the ICAO directory, `userCertificate`).
  @Test func aSignerOfTheDirectoryServesASecurityObjectWithoutIts() throws {
    var files = try ChipVectors.chip("rsa-pkcs1")
    let file = try #require(files[.securityObject])
    let signer = try SecurityObjectEditing.certificates(of: file)
    files[.securityObject] = try SecurityObjectEditing.replacingCertificates(of: file, with: [])
    var anchors = try ChipVectors.anchors("rsa-pkcs1")
    let bare = PassiveAuthentication(of: files, anchors: anchors)
    #expect(bare.reasons.map(\.rawValue) == ["signerCertificateMissing"])
    #expect(bare.verdict == .error)
    let value = "userCertificate;binary:: \(Data(signer).base64EncodedString())"
    try anchors.add(contentsOf: Array("version: 1\n\ndn: c=UT\n\(value)\n".utf8))
    #expect(anchors.count == 1)
    let result = PassiveAuthentication(of: files, anchors: anchors)
    #expect(result.verdict == .good)
    #expect(result.notes.map(\.rawValue) == ["certificates=0"])
    // The signer alone is nobody's anchor.
    var alone = TrustAnchors()
    try alone.add(contentsOf: Array("dn: c=UT\n\(value)\n".utf8))
    #expect(PassiveAuthentication(of: files, anchors: alone).verdict == .notChecked)
  }
}
