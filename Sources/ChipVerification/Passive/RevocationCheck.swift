import ChipReading

/// Whether a revocation list that an anchor has signed names a certificate (Doc 9303-12, §7.1.5).
struct RevocationCheck {
  private(set) var isRevoked = false
  private(set) var notes: [ChipNote] = []

  /// Looks a certificate up in all lists of its issuer; a list of another, or one with a wrong
  /// signature, is noted and revokes nothing.
  init(of certificate: Certificate, anchors: TrustAnchors) {
    for list in anchors.revocations where !isRevoked {
      guard list.issuer.folded == certificate.issuer.folded else {
        notes.append(ChipNote(rawValue: "crlOfOther"))
        continue
      }
      guard isSigned(list, by: anchors.certificates(named: list.issuer)) else {
        notes.append(ChipNote(rawValue: "crlSignatureInvalid"))
        continue
      }
      isRevoked = list.names(certificate.serial)
    }
  }

  /// Whether a list names a certificate and is signed, where what is odd about other lists is nothing to
  /// the one who asks: signatures over lists that do not name it are not looked at.
  static func isRevoked(_ certificate: Certificate, anchors: TrustAnchors) -> Bool {
    var check = RevocationCheck()
    return anchors.revocations.contains { list in
      list.issuer.folded == certificate.issuer.folded && list.names(certificate.serial)
        && check.isSigned(list, by: anchors.certificates(named: list.issuer))
    }
  }

  private init() {}

  private mutating func isSigned(_ list: RevocationList, by candidates: [Certificate]) -> Bool {
    for candidate in candidates.prefix(64) {
      var check = SignatureCheck()
      let holds = try? check.holds(list.structure, key: candidate.publicKey)
      notes += check.notes
      if holds == true { return true }
    }
    return false
  }
}
