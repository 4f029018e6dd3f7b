import ChipReading

/// What the chain from a signer's certificate to a trusted anchor has shown (ICAO Doc 9303-12, §7;
/// BSI TR-03135-1, §5.6.4.3).
///
/// It is followed by hand: libcrypto's own builder refuses every key with an explicit curve.
struct ChainVerification {
  private(set) var verdict = ChipVerdict.notChecked
  private(set) var reasons: [ChipReason] = []
  private(set) var notes: [ChipNote] = []
  /// What is odd about anchors and links, beside what ``notes`` has of the signer's certificate.
  private(set) var hints: [ChipNote] = []
  /// The anchor whose key has signed the certificate, or the first link that leads to it.
  private(set) var anchor: Certificate?
  /// What is trusted, with the links that stand under it where they were needed.
  private(set) var anchors: TrustAnchors

  /// What a certificate is there for, which its profile depends on (Doc 9303-12, §7.1).
  enum Role {
    case documentSigner
    case masterListSigner
    /// The next key of an authority, signed with the key before.
    case link
  }

  private let role: Role

  /// Follows the chain.
  ///
  /// - Parameters:
  ///   - certificate: The signer's certificate.
  ///   - role: What the certificate is there for.
  ///   - anchors: What is trusted.
  ///   - links: Certificates that came with the message and are not trusted by themselves.
  ///   - moment: When the certificate has to be valid, or `nil` where that is not asked.
  init(
    of certificate: Certificate, as role: Role = .documentSigner, anchors: TrustAnchors,
    links: [Certificate] = [], at moment: Timestamp?
  ) {
    self.role = role
    self.anchors = anchors
    guard !anchors.isEmpty else { return }
    follow(certificate, at: moment)
    if anchor == nil, !links.isEmpty {
      follow(certificate, over: LinkedAnchors(anchors, links: links), at: moment)
    }
    if let anchor { checkList(of: anchor) }
  }

  private mutating func follow(
    _ certificate: Certificate, over linked: LinkedAnchors, at moment: Timestamp?
  ) {
    var second = ChainVerification(of: certificate, as: role, anchors: linked.anchors, at: moment)
    if !linked.roots.isEmpty, let link = second.anchor {
      second.anchor = linked.roots[link] ?? link
      second.notes.append(ChipNote(rawValue: "linkCertificates=\(linked.roots.count)"))
      self = second
    } else if let fault = linked.fault(ofIssuerOf: certificate) {
      hints.append(ChipNote(rawValue: "linkRefused=\(fault)"))
    }
  }

  /// Says what is not shown of the signer of the master list without which the anchor were none.
  private mutating func checkList(of anchor: Certificate) {
    guard let list = anchors.masterList(vouchingFor: anchor) else { return }
    if list.signerVerdict == .notChecked {
      hints.append(ChipNote(rawValue: "masterListSignerNotChecked"))
    }
    for reason in list.reasons {
      let isOfList = reason.word.hasPrefix("masterListSigner")
      reasons.append(isOfList ? reason : ChipReason(rawValue: "masterListSigner:\(reason)"))
    }
    if verdict == .good, !reasons.isEmpty { verdict = .alert }
  }

  private mutating func follow(_ certificate: Certificate, at moment: Timestamp?) {
    let found = IssuerCandidates(of: certificate, among: anchors)
    notes = found.notes
    guard !found.candidates.isEmpty else {
      (verdict, reasons) = (.alert, [.issuerUnknown])
      return
    }
    var failure = ChipReason(rawValue: "certificateSignatureInvalid")
    for candidate in found.candidates.prefix(Self.mostCandidates) where anchor == nil {
      var check = SignatureCheck()
      do throws(ChipReason) {
        let holds = try check.holds(certificate.structure, key: candidate.publicKey)
        if holds { anchor = candidate }
      } catch {
        failure = error
      }
      notes += check.notes
    }
    guard let anchor else {
      // The key that it names is not among the anchors: another generation of the same authority.
      let isUnknown = certificate.authorityKeyIdentifier != nil && !found.areByKey
      (verdict, reasons) = isUnknown ? (.alert, [.issuerUnknown]) : (.error, [failure])
      return
    }
    guard certificate.innerAlgorithm.encoded == certificate.structure.algorithm.encoded else {
      (verdict, reasons) = (.error, [ChipReason(rawValue: "certificateAlgorithmMismatch")])
      return
    }
    checkProfile(of: certificate, anchor)
    checkRevocation(of: anchor, among: found.candidates)
    checkDates(of: certificate, anchor, at: moment)
    verdict = reasons.isEmpty ? .good : .alert
  }

  /// One signature is tried for each candidate, and no more than these.
  private static let mostCandidates = 64

  /// The profile of Doc 9303-12, §7.1; real authorities break it, so a fault is never an error.
  private mutating func checkProfile(of certificate: Certificate, _ anchor: Certificate) {
    if role != .link { checkSigner(certificate) }
    if certificate.publicKey.isWeak || anchor.publicKey.isWeak {
      reasons.append(ChipReason(rawValue: "weakKey"))
    }
    if !anchor.isAuthority { reasons.append(ChipReason(rawValue: "issuerNotCA")) }
    if !anchor.hasKeyUsage {
      notes.append(ChipNote(rawValue: "cscaNoKeyUsage"))
    } else if !anchor.allows(.certificateSigning) {
      reasons.append(ChipReason(rawValue: "issuerKeyUsage"))
    }
    if certificate.hasUnknownCriticalExtension {
      reasons.append(ChipReason(rawValue: "unknownCriticalExtension"))
    }
  }

  /// A signer signs, and nothing else: it is no authority, and for no other purpose.
  private mutating func checkSigner(_ certificate: Certificate) {
    if !certificate.hasKeyUsage {
      notes.append(ChipNote(rawValue: "dsNoKeyUsage"))
    } else if !certificate.allows(.digitalSignature) {
      reasons.append(ChipReason(rawValue: "dsKeyUsage"))
    }
    if certificate.isAuthority { reasons.append(ChipReason(rawValue: "dsIsAuthority")) }
    let own: [OID] = role == .masterListSigner ? [.masterListSigning] : []
    if certificate.isBound(toOthersThan: own) {
      reasons.append(ChipReason(rawValue: "dsPurpose"))
    } else if role == .documentSigner, certificate.namesPurposes {
      hints.append(ChipNote(rawValue: "dsNamesPurposes"))
    }
  }

  /// An anchor may be the link to an authority's next key, which the one before has revoked; another
  /// certificate of the same key stands for it where there is one.
  private mutating func checkRevocation(of anchor: Certificate, among candidates: [Certificate]) {
    guard RevocationCheck.isRevoked(anchor, anchors: anchors) else { return }
    let other = candidates.prefix(Self.mostCandidates).first {
      $0.publicKey == anchor.publicKey && !RevocationCheck.isRevoked($0, anchors: anchors)
    }
    if let other {
      self.anchor = other
    } else {
      reasons.append(ChipReason(rawValue: "anchorRevoked"))
    }
  }

  /// The dates, and that both are of one country.
  private mutating func checkDates(
    of certificate: Certificate, _ anchor: Certificate, at moment: Timestamp?
  ) {
    if let moment {
      if moment < certificate.notBefore { reasons.append(ChipReason(rawValue: "dsNotYetValid")) }
      if moment > certificate.notAfter { reasons.append(ChipReason(rawValue: "dsExpired")) }
    }
    if certificate.notBefore < anchor.notBefore || certificate.notBefore > anchor.notAfter {
      reasons.append(ChipReason(rawValue: "issuerNotValidAtDsIssue"))
    }
    if certificate.issuer.country != anchor.subject.country {
      reasons.append(ChipReason(rawValue: "countryMismatch"))
    }
  }
}

extension ChipReason {
  /// No anchor is the issuer of the signer's certificate.
  static let issuerUnknown = ChipReason(rawValue: "issuerUnknown")
}

/// The anchors that may have signed a certificate: those of the key that it names, then those of the
/// issuer's name.
///
/// Names and keys have several certificates each, so every one is tried.
private struct IssuerCandidates {
  let candidates: [Certificate]
  /// Whether anchors have the key that the certificate names.
  let areByKey: Bool
  private(set) var notes: [ChipNote] = []

  init(of certificate: Certificate, among anchors: TrustAnchors) {
    let byName = anchors.certificates(named: certificate.issuer)
    let byKey = certificate.authorityKeyIdentifier.map { anchors.certificates(withKey: $0) } ?? []
    areByKey = !byKey.isEmpty
    candidates = byKey + byName.filter { !byKey.contains($0) }
    if areByKey, !byKey.contains(where: { byName.contains($0) }) {
      notes.append(ChipNote(rawValue: "issuerNameDiffersFromAnchor"))
    }
    if !areByKey, !byName.isEmpty {
      let namesKey = certificate.authorityKeyIdentifier != nil
      notes.append(
        ChipNote(rawValue: namesKey ? "authorityKeyIdentifierNotFound" : "noAuthorityKeyIdentifier")
      )
    }
  }
}
