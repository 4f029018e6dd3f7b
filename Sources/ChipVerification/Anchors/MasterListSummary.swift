public import ChipReading

/// A CSCA master list among trust anchors: who signed it, and what was shown of them.
public struct MasterListSummary: Hashable, Sendable {
  /// The number of certificates that could be read.
  public let certificateCount: Int
  /// The certificate of the list's signer.
  public let signer: CertificateSummary?
  /// When the signer says to have signed.
  public let signingTime: Timestamp?
  /// Whether the signer stands under an anchor that was trusted before the list: `notChecked` where
  /// none was, and then the list is trusted because the caller gave it.
  public let signerVerdict: ChipVerdict
  /// Why that verdict is not better.
  public let reasons: [ChipReason]
  /// What is odd about the list.
  public let notes: [ChipNote]

  init(
    _ list: MasterListContent, _ message: MessageVerification, chain: ChainVerification?
  ) {
    certificateCount = list.certificates.count
    signer = message.signer.map { CertificateSummary($0) }
    signingTime = message.signingTime
    signerVerdict = chain?.verdict ?? .notChecked
    var reasons = chain?.reasons ?? []
    if message.signer?.hasPurpose(.masterListSigning) != true {
      reasons.append(ChipReason(rawValue: "masterListSignerPurpose"))
    }
    self.reasons = reasons
    notes = Set(message.notes + list.notes + (chain?.notes ?? [])).sorted()
  }
}
