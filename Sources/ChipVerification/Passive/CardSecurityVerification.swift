public import ChipReading

/// EF.CardSecurity or EF.ChipSecurity (BSI TR-03110-3, A.1.2.5): what the chip can do, signed.
public struct CardSecurityVerification: Hashable, Sendable {
  /// The signature over the entries.
  public private(set) var signature = ChipVerdict.error
  /// The chain from the signer to an anchor.
  public private(set) var chain = ChipVerdict.notChecked
  /// The certificate of the signer.
  public private(set) var signer: CertificateSummary?
  /// Why the verdicts are not better.
  public private(set) var reasons: [ChipReason] = []
  /// What is odd and changes no verdict.
  public private(set) var notes: [ChipNote] = []
  /// The entries; proven only where signature and chain are good.
  public private(set) var securityInfos: [SecurityInfo] = []

  /// Whether the entries are proven to be the issuer's.
  public var isProven: Bool { signature == .good && chain == .good }

  /// Verifies a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - anchors: What is trusted.
  ///   - moment: When the signer's certificate has to be valid, or `nil` for the signer's own word.
  public init(of bytes: [UInt8], anchors: TrustAnchors, at moment: Timestamp? = nil) {
    do throws(ChipReason) {
      guard bytes.count <= ChipLimits.securityObjectBytes else { throw .tooLarge }
      let message = try MessageVerification(
        try SignedMessage(parsing: bytes[...]), types: [.cardSecurityContent])
      (reasons, notes) = (message.reasons, message.notes)
      signature = reasons.isEmpty ? .good : .error
      securityInfos = try SecurityInfo.all(in: try TLV(at: message.content))
      if let signer = message.signer {
        let found = ChainVerification(
          of: signer, anchors: anchors, links: message.certificates,
          at: moment ?? message.signingTime)
        self.signer = CertificateSummary(signer)
        chain = found.verdict
        reasons += found.reasons
        notes += found.notes + found.hints
        if chain == .good || chain == .alert {
          let revocation = RevocationCheck(of: signer, anchors: found.anchors)
          notes += revocation.notes
          if revocation.isRevoked {
            reasons.append(ChipReason(rawValue: "dsRevoked"))
            chain = .error
          }
        }
      }
    } catch {
      signature = .error
      reasons.append(error)
    }
    notes = Set(notes).sorted()
  }
}
