public import ChipReading

/// What a verifier trusts: certificates of country signing authorities (CSCA), with the revocation
/// lists and signers' certificates that came along.
///
/// Whatever the caller gives as an anchor is trusted; it is not verified again.
///
/// ```swift
/// var anchors = TrustAnchors()
/// try anchors.add(contentsOf: bytes)
/// let result = PassiveAuthentication(of: files, anchors: anchors)
/// ```
public struct TrustAnchors: Sendable {
  private(set) var certificates: [Certificate] = []
  /// Certificates of document signers, for security objects that come without theirs.
  private(set) var signers: [Certificate] = []
  private(set) var revocations: [RevocationList] = []
  /// What was odd about the files, such as a certificate of a list that cannot be read.
  ///
  /// Who gives the files may add what it could not read; the answer about a chip counts them.
  public var notes: [ChipNote] = []
  /// The master lists among the files.
  public internal(set) var masterLists: [MasterListSummary] = []
  private var known: Set<Certificate> = []
  /// The master lists that alone vouch for a certificate, by their place among ``masterLists``.
  private var vouching: [Certificate: [Int]] = [:]
  private var byName: [String: [Int]] = [:]
  private var byKey: [ArraySlice<UInt8>: [Int]] = [:]

  /// Makes anchors that trust nobody.
  public init() {}

  /// Whether nobody is trusted.
  public var isEmpty: Bool { certificates.isEmpty }

  /// The number of trusted certificates.
  public var count: Int { certificates.count }

  /// The number of revocation lists.
  public var revocationListCount: Int { revocations.count }

  /// What the anchors hold, in the order in which they were given.
  public var summaries: [CertificateSummary] { certificates.map { CertificateSummary($0) } }

  /// The notes by their words, without places, each with its number.
  var counts: [ChipNote] {
    let words = notes.map { note in String(note.rawValue.prefix { $0 != "@" }) }
    return Dictionary(grouping: words) { $0 }.map { word, all in
      ChipNote(rawValue: "anchors:\(word)=\(all.count)")
    }.sorted()
  }

  /// Whether a certificate is trusted.
  func contains(_ certificate: Certificate) -> Bool { known.contains(certificate) }

  /// Trusts a certificate; one that is trusted already is not counted twice.
  ///
  /// - Parameters:
  ///   - certificate: The certificate.
  ///   - list: The place of the master list that it stands in, or `nil` where it was given itself.
  /// - Throws: `tooLarge` where there are too many.
  mutating func trust(_ certificate: Certificate, of list: Int? = nil) throws(ChipReason) {
    let isNew = known.insert(certificate).inserted
    if let list, isNew || vouching[certificate] != nil {
      vouching[certificate, default: []].append(list)
    } else if list == nil {
      vouching[certificate] = nil
    }
    guard isNew else { return }
    guard certificates.count < ChipLimits.certificates else { throw .tooLarge }
    byName[certificate.subject.folded, default: []].append(certificates.count)
    if let key = certificate.keyIdentifier { byKey[key, default: []].append(certificates.count) }
    certificates.append(certificate)
  }

  mutating func add(signer: Certificate) throws(ChipReason) {
    guard signers.count < ChipLimits.certificates else { throw .tooLarge }
    signers.append(signer)
  }

  mutating func add(_ list: RevocationList) throws(ChipReason) {
    guard revocations.count < ChipLimits.certificates else { throw .tooLarge }
    revocations.append(list)
  }

  /// The master list without which a certificate would not be trusted; of several the one whose signer
  /// is shown best.
  func masterList(vouchingFor certificate: Certificate) -> MasterListSummary? {
    let lists = (vouching[certificate] ?? []).map { masterLists[$0] }
    return lists.first { $0.signerVerdict == .good && $0.reasons.isEmpty } ?? lists.first
  }

  /// The anchors of a name.
  func certificates(named name: DistinguishedName) -> [Certificate] {
    (byName[name.folded] ?? []).map { certificates[$0] }
  }

  /// The anchors with a subject key identifier.
  func certificates(withKey identifier: ArraySlice<UInt8>) -> [Certificate] {
    (byKey[identifier] ?? []).map { certificates[$0] }
  }
}
