public import ChipReading

/// Whether the chip is the one that the issuer made, and not a copy of its files: TrustVision's
/// `getCloneStatus`.
public struct CloneStatus: Hashable, Sendable {
  /// `good` only where the chip proved to have a private key whose public one the issuer signed.
  public private(set) var verdict = ChipVerdict.notChecked
  /// Why the verdict is not better.
  public private(set) var reasons: [ChipReason] = []
  /// What is odd, and what the chip could have been asked.
  public private(set) var notes: [ChipNote] = []
  /// What the chip's answer alone shows, where there is one.
  public private(set) var activeAuthentication: ActiveAuthentication?
  /// Whether there is evidence, and the group that has its key is signed and was not delivered, as a copy may
  /// leave it out.
  let lacksListedKey: Bool
  /// What the caller says of a session of its own.
  public let chipAuthentication: ChipAuthentication?

  /// Judges the evidence.
  ///
  /// It proves nothing beyond what passive authentication proves of the key: a copy can bring a key of
  /// its own. Of two pieces of evidence a failed one decides.
  ///
  /// - Parameters:
  ///   - files: The files of the chip.
  ///   - passive: What passive authentication has shown of them.
  ///   - cardSecurity: What is shown of EF.CardSecurity, for PACE with chip authentication mapping.
  ///   - exchange: A challenge of the caller's own and the chip's answer, where there is one.
  ///   - chipAuthentication: How a session of the caller's own ended, where there was one.
  public init(
    of files: ChipFiles, passive: PassiveAuthentication,
    cardSecurity: CardSecurityVerification? = nil, exchange: ChipChallenge? = nil,
    chipAuthentication: ChipAuthentication? = nil
  ) {
    self.chipAuthentication = chipAuthentication
    for (group, word) in [
      (DataGroup.dg14, "chipAuthenticationListed"), (.dg15, "activeAuthenticationListed"),
    ]
    where passive.securityObject?.hashes[group] != nil {
      notes.append(ChipNote(rawValue: word))
    }
    lacksListedKey =
      (exchange != nil && passive.groups[.dg15] == .absent)
      || (chipAuthentication?.mechanism == .chipAuthentication && passive.groups[.dg14] == .absent)
    let data = ChipData(reading: files)
    var findings: [Finding] = []
    if let exchange { findings.append(judge(exchange, data, passive)) }
    if let chipAuthentication {
      notes.append(ChipNote(rawValue: "chipAuthenticationByCaller"))
      findings.append(.init(chipAuthentication, data, passive, cardSecurity))
    }
    let verdicts = findings.map(\.verdict)
    let decisive = [.error, .good].first { verdicts.contains($0) } ?? verdicts.first
    verdict = decisive ?? .notChecked
    reasons = findings.filter { $0.verdict == decisive }.flatMap(\.reasons)
    if findings.isEmpty { reasons = [ChipReason(rawValue: "noChallenge")] }
  }

  private mutating func judge(
    _ exchange: ChipChallenge, _ data: ChipData, _ passive: PassiveAuthentication
  ) -> Finding {
    guard let key = data.activeAuthenticationKey else {
      let fault = data.faults[.group(.dg15)]
      return fault.map { Finding(.error, $0) }
        ?? Finding(.notChecked, ChipReason(rawValue: "noActiveAuthenticationKey"))
    }
    let answer = ActiveAuthentication(exchange, key: key, digest: Self.digest(in: data))
    activeAuthentication = answer
    notes += answer.notes
    guard answer.verdict == .good else { return Finding(.error, answer.reasons) }
    return Finding(keyIn: .dg15, passive)
  }

  /// How the entry for active authentication says that the chip hashes (ICAO Doc 9303-11, §9.2.6).
  private static func digest(in data: ChipData) -> DigestAlgorithm? {
    data.securityInfos.first { $0.name == "AA" }?.algorithm
      .flatMap { SignatureScheme.digest(ofPlainECDSA: $0) }
  }
}

/// What one piece of evidence shows.
private struct Finding {
  let verdict: ChipVerdict
  let reasons: [ChipReason]

  init(_ verdict: ChipVerdict, _ reasons: [ChipReason]) {
    (self.verdict, self.reasons) = (verdict, reasons)
  }

  init(_ verdict: ChipVerdict, _ reason: ChipReason) { self.init(verdict, [reason]) }

  /// The evidence holds for a key in a group: what is shown of whose key that is.
  init(keyIn group: DataGroup, _ passive: PassiveAuthentication) {
    switch passive.groups[group] {
    case .good where passive.verdict == .good: self.init(.good, [])
    case .mismatch, .notListed:
      let word = passive.groups[group]?.word ?? ""
      self.init(.error, ChipReason(rawValue: "\(group):\(word)"))
    default: self.init(unproven: passive)
    }
  }

  /// The key is not shown to be the issuer's.
  private init(unproven passive: PassiveAuthentication) {
    let verdict = passive.verdict == .good ? .notChecked : passive.verdict
    self.init(verdict, ChipReason(rawValue: "keyNotProven"))
  }

  /// What the caller's session shows, with the keys that the chip's files hold.
  init(
    _ session: ChipAuthentication, _ data: ChipData, _ passive: PassiveAuthentication,
    _ cardSecurity: CardSecurityVerification?
  ) {
    guard session.outcome == .succeeded else {
      self.init(.error, ChipReason(rawValue: "chipAuthenticationFailed"))
      return
    }
    func publicKeys(in infos: [SecurityInfo]?) -> [PublicKeyInfo] {
      (infos ?? []).filter { $0.name?.hasPrefix("PK-") == true }.compactMap(\.publicKey)
    }
    var keys = session.mechanism == .mapping ? [] : publicKeys(in: data.securityInfos)
    // Cards of more than a travel document have theirs in EF.CardSecurity (BSI TR-03110-3, A.1.2.5).
    let areOfCard = keys.isEmpty
    if areOfCard { keys = publicKeys(in: cardSecurity?.securityInfos) }
    guard !keys.isEmpty else {
      self.init(.notChecked, ChipReason(rawValue: "noChipAuthenticationKey"))
      return
    }
    if let key = session.key, !keys.contains(where: { $0.encoded == key[...] }) {
      self.init(.error, ChipReason(rawValue: "chipAuthenticationKeyDiffers"))
    } else if !areOfCard {
      self.init(keyIn: .dg14, passive)
    } else if let cardSecurity, cardSecurity.isProven, passive.verdict == .good,
      cardSecurity.signer?.country == passive.signer?.country
    {
      self.init(.good, [])
    } else {
      self.init(unproven: passive)
    }
  }
}
