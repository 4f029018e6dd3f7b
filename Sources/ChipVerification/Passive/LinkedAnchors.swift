import ChipReading

/// Anchors together with link certificates that nobody gave as anchors, such as those inside an
/// EF.SOD (ICAO Doc 9303-12, §7.1; BSI TR-03135-1, §5.6.4.3).
///
/// An authority signs the certificate of its next key with the key before. Such a link is trusted only
/// where it stands under an anchor, and has to keep the profile that anchors are known to break.
struct LinkedAnchors {
  /// What is trusted, with the links.
  private(set) var anchors: TrustAnchors
  /// The anchor under which each link stands.
  private(set) var roots: [Certificate: Certificate] = [:]
  /// Why a certificate that an anchor has signed is no link.
  private var faults: [Certificate: String] = [:]

  /// Follows links.
  ///
  /// - Complexity: At most 4 rounds over at most 16 certificates, each with at most 64 signatures.
  init(_ anchors: TrustAnchors, links: [Certificate]) {
    self.anchors = anchors
    var open = links.prefix(Self.mostLinks).filter { !anchors.contains($0) }
    for _ in 0..<Self.depth where !open.isEmpty {
      var found: [(link: Certificate, root: Certificate)] = []
      for link in open {
        guard let issuer = issuer(of: link) else { continue }
        found.append((link, roots[issuer] ?? issuer))
      }
      guard !found.isEmpty else { break }
      for (link, root) in found where (try? self.anchors.trust(link)) != nil { roots[link] = root }
      open.removeAll { roots[$0] != nil || faults[$0] != nil }
    }
  }

  /// Why the certificate of whoever signed another is no link, where it lies among those that were given.
  func fault(ofIssuerOf certificate: Certificate) -> String? {
    faults.first { link, _ in
      var check = SignatureCheck()
      return link.subject.folded == certificate.issuer.folded
        && (try? check.holds(certificate.structure, key: link.publicKey)) == true
    }?.value
  }

  /// The certificates of a chain, as the facts of BSI TR-03135-1 bound it.
  private static let depth = 4
  private static let mostLinks = 16

  /// The certificate among the anchors that has signed a link when it was valid.
  private mutating func issuer(of link: Certificate) -> Certificate? {
    let found = ChainVerification(of: link, as: .link, anchors: anchors, at: nil)
    guard let issuer = found.anchor else { return nil }
    if let fault = fault(of: link, under: issuer) ?? found.reasons.first?.rawValue {
      faults[link] = fault
      return nil
    }
    return issuer
  }

  /// What keeps a certificate from being a link (ICAO Doc 9303-12, §7.1.1): it is the next one of the same
  /// authority, below which no other one stands, and says so where its name is a new one.
  private func fault(of link: Certificate, under issuer: Certificate) -> String? {
    if !link.isAuthority { return "notAuthority" }
    if !link.allows(.certificateSigning) { return "keyUsage" }
    if !link.signsNoAuthority { return "pathLength" }
    if link.subject.country != issuer.subject.country { return "country" }
    if link.subject.folded != issuer.subject.folded, !link.changesName { return "name" }
    return RevocationCheck.isRevoked(link, anchors: anchors) ? "revoked" : nil
  }
}
