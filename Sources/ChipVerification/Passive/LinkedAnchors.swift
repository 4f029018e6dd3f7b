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

  /// Follows links, or gives `nil` where none leads to an anchor.
  ///
  /// - Complexity: At most 4 rounds over at most 16 certificates, each with at most 64 signatures.
  init?(_ anchors: TrustAnchors, links: [Certificate]) {
    self.anchors = anchors
    var open = links.prefix(Self.mostLinks).filter(Self.isAuthority)
    for _ in 0..<Self.depth where !open.isEmpty {
      let found = open.compactMap { link in
        issuer(of: link).map { (link, roots[$0] ?? $0) }
      }
      guard !found.isEmpty else { break }
      for (link, root) in found where (try? self.anchors.trust(link)) != nil { roots[link] = root }
      open.removeAll { roots[$0] != nil }
    }
    if roots.isEmpty { return nil }
  }

  /// The certificates of a chain, as the facts of BSI TR-03135-1 bound it.
  private static let depth = 4
  private static let mostLinks = 16

  /// The certificate among the anchors that has signed a link when it was valid.
  private func issuer(of link: Certificate) -> Certificate? {
    let found = ChainVerification(of: link, anchors: anchors, at: nil)
    let faults = found.reasons.filter { $0.rawValue != "dsKeyUsage" }
    guard let issuer = found.anchor, faults.isEmpty,
      !RevocationCheck(of: link, anchors: anchors).isRevoked
    else { return nil }
    return issuer
  }

  /// Whether a certificate keeps the profile of authorities, below which no other one stands (ICAO Doc 9303-12, §7.1.1).
  private static func isAuthority(_ certificate: Certificate) -> Bool {
    certificate.isAuthority && certificate.signsNoAuthority
      && certificate.allows(.certificateSigning)
  }
}
