public import ChipReading
public import IdentityDocument

/// Passive authentication (ICAO Doc 9303-11, §5.1): whether the files of a chip are what an issuer
/// signed.
///
/// A perfect copy of all files passes it; ``CloneStatus`` says what is known about that.
///
/// ```swift
/// let result = PassiveAuthentication(of: files, anchors: anchors)
/// result.verdict               // .good
/// result.groups[.dg1]          // .good
/// result.isProven(.dg1)        // the zone is what the issuer signed
/// ```
public struct PassiveAuthentication: Hashable, Sendable {
  /// The whole: `error` for any reason that is hard, `notChecked` without security object or anchors,
  /// `alert` for soft reasons alone.
  public private(set) var verdict = ChipVerdict.notChecked
  /// The signature over the security object.
  public private(set) var signature = ChipVerdict.notChecked
  /// The chain from the signer to an anchor; `notChecked` where no anchor was given.
  public private(set) var chain = ChipVerdict.notChecked
  /// Why the verdict is not better, in the order in which it was found.
  public private(set) var reasons: [ChipReason] = []
  /// What is odd and changes no verdict.
  public private(set) var notes: [ChipNote] = []
  /// What is odd about anchors, links and the signer's word, and changes no verdict either.
  public private(set) var chainNotes: [ChipNote] = []
  /// The groups that were delivered or are listed.
  public private(set) var groups: [DataGroup: GroupVerdict] = [:]
  /// The security object, where it can be read.
  public private(set) var securityObject: SecurityObject?
  /// The version of the security object, also of one that is refused for its hashes.
  public private(set) var securityObjectVersion: Int?
  /// How the groups are hashed, also in an object that is refused for its hashes.
  public private(set) var digestAlgorithm: DigestAlgorithm?
  /// The certificate of the signer.
  public private(set) var signer: CertificateSummary?
  /// When the signer says to have signed.
  public private(set) var signingTime: Timestamp?
  /// The anchor under which the signer stands.
  public private(set) var anchor: CertificateSummary?

  /// Judges the files of a chip.
  ///
  /// - Parameters:
  ///   - files: The files as they were delivered.
  ///   - anchors: What is trusted.
  ///   - moment: When the signer's certificate has to be valid, or `nil` for the signer's own word of
  ///     when it signed. Without that either, validity is not asked.
  ///   - today: The day on which the chip is looked at, which counts where the signer's own word does: its
  ///     certificate has to have begun.
  /// - Complexity: O(*n*) in the number of bytes, and at most 64 signatures for the chain.
  public init(
    of files: ChipFiles, anchors: TrustAnchors, at moment: Timestamp? = nil,
    asOf today: CalendarDate? = nil
  ) {
    if let bytes = files[.securityObject] {
      do throws(ChipReason) {
        try judge(bytes, beside: files.certificates, anchors, at: moment, asOf: today)
      } catch {
        (signature, securityObject) = (.error, nil)
        reasons.append(error)
      }
    } else {
      reasons.append(.noSecurityObject)
    }
    notes = Set(notes).sorted()
    chainNotes = Set(chainNotes).sorted()
    judgeGroups(of: files)
    judgeCommonData(of: files)
    reasons += files.duplicates.map { ChipReason(rawValue: "duplicateFile:\($0)") }
    verdict = overall(hasSecurityObject: files[.securityObject] != nil)
  }

  /// Whether a group's content is proven to be the issuer's: hash, signature and chain are good.
  ///
  /// - Parameter group: The group.
  /// - Returns: Whether it is proven.
  public func isProven(_ group: DataGroup) -> Bool {
    groups[group] == .good && signature == .good && chain == .good
  }

  private mutating func judge(
    _ bytes: [UInt8], beside certificates: [Certificate], _ anchors: TrustAnchors,
    at moment: Timestamp?, asOf today: CalendarDate?
  ) throws(ChipReason) {
    let file = try SecurityObjectFile(parsing: bytes)
    notes += file.notes
    let message = try MessageVerification(
      file.message, types: OID.securityObjectContents,
      // Whoever signed need not lie in the message; who that is decides the chain.
      signers: certificates + anchors.signers + anchors.certificates.filter { !$0.isAuthority })
    notes += message.notes
    reasons += message.reasons
    signature = message.reasons.isEmpty ? .good : .error
    let draft = try SecurityObjectDraft(parsing: message.content)
    (securityObjectVersion, digestAlgorithm) = (draft.version, draft.digestAlgorithm)
    securityObject = try draft.object()
    notes += draft.notes
    guard let certificate = message.signer else { return }
    signer = CertificateSummary(certificate)
    signingTime = message.signingTime
    judge(
      certificate,
      ChainVerification(
        of: certificate, anchors: anchors, links: message.certificates,
        at: moment ?? message.signingTime))
    guard moment == nil, let today else { return }
    if let time = signingTime, time.date > today {
      chainNotes.append(ChipNote(rawValue: "signingTimeInFuture"))
    }
    let notYetValid = ChipReason(rawValue: "dsNotYetValid")
    if chain != .notChecked, certificate.notBefore.date > today, !reasons.contains(notYetValid) {
      reasons.append(notYetValid)
      if chain == .good { chain = .alert }
    }
  }

  private mutating func judge(_ certificate: Certificate, _ found: ChainVerification) {
    (chain, anchor) = (found.verdict, found.anchor.map { CertificateSummary($0) })
    reasons += found.reasons
    notes += found.notes
    chainNotes += found.hints
    guard chain == .good || chain == .alert else { return }
    let revocation = RevocationCheck(of: certificate, anchors: found.anchors)
    notes += revocation.notes
    guard revocation.isRevoked else { return }
    reasons.append(ChipReason(rawValue: "dsRevoked"))
    chain = .error
  }

  // MARK: - Groups

  private mutating func judgeGroups(of files: ChipFiles) {
    for group in DataGroup.allCases {
      let listed = securityObject?.hashes[group]
      guard let bytes = files[.group(group)] else {
        if listed != nil { groups[group] = .absent }
        continue
      }
      let verdict = judge(group, bytes)
      groups[group] = verdict
      if let fault = verdict.fault { reasons.append(ChipReason(rawValue: "\(group):\(fault)")) }
    }
  }

  private mutating func judge(_ group: DataGroup, _ bytes: [UInt8]) -> GroupVerdict {
    let value: TLV
    do throws(ChipReason) {
      value = try GroupFile.value(of: group, in: bytes)
      // What DG13 holds is the issuer's own, and need not be values.
      if group != .dg13 { try value.checkDepth() }
    } catch {
      return .unreadable(error)
    }
    guard let object = securityObject, !object.hashes.isEmpty else { return .notChecked }
    guard let hash = object.hashes[group] else { return .notListed }
    let hasMore = value.encoded.count != bytes.count
    if MessageDigest.digest(of: value.encoded, object.digestAlgorithm) == hash {
      if hasMore { notes.append(ChipNote(rawValue: "\(group):trailingBytes")) }
      return .good
    }
    if hasMore, MessageDigest.digest(of: bytes, object.digestAlgorithm) == hash {
      notes.append(ChipNote(rawValue: "\(group):hashOverTrailingBytes"))
      return .good
    }
    if hasMore { notes.append(ChipNote(rawValue: "\(group):trailingBytes")) }
    return .mismatch
  }

  /// EF.COM is not signed; it is held against what is.
  private mutating func judgeCommonData(of files: ChipFiles) {
    guard let bytes = files[.com] else { return }
    let listed: Set<Int>
    do throws(ChipReason) {
      listed = Set(try CommonData(parsing: bytes).listedGroups)
    } catch {
      notes.append(ChipNote(rawValue: "COM:\(error)"))
      return
    }
    guard let signed = securityObject.map({ Set($0.listedGroups) }), !signed.isEmpty else { return }
    func numbers(_ set: Set<Int>) -> String { set.sorted().map(String.init).joined(separator: ",") }
    if listed.contains(0) { notes.append(ChipNote(rawValue: "comUnknownTag")) }
    let (extra, missing) = (listed.subtracting(signed + [0]), signed.subtracting(listed))
    if !extra.isEmpty {
      reasons.append(ChipReason(rawValue: "comListsUnsigned:\(numbers(extra))"))
    }
    if !missing.isEmpty { notes.append(ChipNote(rawValue: "comOmits:\(numbers(missing))")) }
  }

  private func overall(hasSecurityObject: Bool) -> ChipVerdict {
    if reasons.contains(where: { !$0.isSoft }) { return .error }
    if !hasSecurityObject || chain == .notChecked { return .notChecked }
    return reasons.isEmpty ? .good : .alert
  }
}

extension ChipReason {
  /// There is no EF.SOD.
  public static let noSecurityObject = ChipReason(rawValue: "noSecurityObject")
}
