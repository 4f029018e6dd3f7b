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
  public internal(set) var notes: [ChipNote] = []
  /// The master lists among the files.
  public internal(set) var masterLists: [MasterListSummary] = []
  private var known: Set<Certificate> = []
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

  /// Trusts a certificate; one that is trusted already is not counted twice.
  mutating func trust(_ certificate: Certificate) throws(ChipReason) {
    guard known.insert(certificate).inserted else { return }
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

  /// The anchors of a name.
  func certificates(named name: DistinguishedName) -> [Certificate] {
    (byName[name.folded] ?? []).map { certificates[$0] }
  }

  /// The anchors with a subject key identifier.
  func certificates(withKey identifier: ArraySlice<UInt8>) -> [Certificate] {
    (byKey[identifier] ?? []).map { certificates[$0] }
  }
}
