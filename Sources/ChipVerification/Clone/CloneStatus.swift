public import ChipReading

/// Whether the chip is the one that the issuer made, and not a copy of its files: TrustVision's
/// `getCloneStatus`.
public struct CloneStatus: Hashable, Sendable {
  /// `good` only where the chip answered a challenge with a key that the issuer signed.
  public private(set) var verdict = ChipVerdict.notChecked
  /// Why the verdict is not better.
  public private(set) var reasons: [ChipReason] = []
  /// What is odd, and what the chip could have been asked.
  public private(set) var notes: [ChipNote] = []
  /// What the chip's answer alone shows, where there is one.
  public private(set) var activeAuthentication: ActiveAuthentication?

  /// Judges the evidence.
  ///
  /// A right answer proves nothing beyond what passive authentication proves of the key: a copy can
  /// bring a key of its own.
  ///
  /// - Parameters:
  ///   - files: The files of the chip.
  ///   - passive: What passive authentication has shown of them.
  ///   - exchange: A challenge of the caller's own and the chip's answer, where there is one.
  public init(
    of files: ChipFiles, passive: PassiveAuthentication, exchange: ChipChallenge? = nil
  ) {
    for (group, word) in [
      (DataGroup.dg14, "chipAuthenticationListed"), (.dg15, "activeAuthenticationListed"),
    ]
    where passive.securityObject?.hashes[group] != nil {
      notes.append(ChipNote(rawValue: word))
    }
    guard let exchange else {
      reasons = [ChipReason(rawValue: "noChallenge")]
      return
    }
    let data = ChipData(reading: files)
    guard let key = data.activeAuthenticationKey else {
      let fault = data.faults[.group(.dg15)]
      (verdict, reasons) = fault.map { (.error, [$0]) } ?? (.notChecked, [.noKey])
      return
    }
    let answer = ActiveAuthentication(exchange, key: key, digest: Self.digest(in: data))
    activeAuthentication = answer
    notes += answer.notes
    guard answer.verdict == .good else {
      (verdict, reasons) = (.error, answer.reasons)
      return
    }
    switch passive.groups[.dg15] {
    case .good where passive.verdict == .good: verdict = .good
    case .mismatch, .notListed:
      verdict = .error
      reasons = [ChipReason(rawValue: "DG15:\(passive.groups[.dg15]?.word ?? "")")]
    default:
      // The key is not shown to be the issuer's.
      verdict = passive.verdict == .good ? .notChecked : passive.verdict
      reasons = [ChipReason(rawValue: "keyNotProven")]
    }
  }

  /// How the entry for active authentication says that the chip hashes (ICAO Doc 9303-11, §9.2.6).
  private static func digest(in data: ChipData) -> DigestAlgorithm? {
    data.securityInfos.first { $0.name == "AA" }?.algorithm
      .flatMap { SignatureScheme.digest(ofPlainECDSA: $0) }
  }
}

extension ChipReason {
  /// There is no EF.DG15.
  static let noKey = ChipReason(rawValue: "noActiveAuthenticationKey")
}
