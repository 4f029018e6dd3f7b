public import ChipReading
public import IdentityDocument

/// All that is known of one chip: what its files say, and what was shown of them.
///
/// ```swift
/// let chip = ChipAnswer(of: files, anchors: anchors)
/// let answer = Answer(zones: [ZoneSource(printed)], chip: chip, asOf: today)
/// answer.conflicts        // where the chip says something else than the page
/// ```
public struct ChipAnswer: Hashable, Sendable {
  /// The files as they were delivered.
  public let files: ChipFiles
  /// What the files say.
  public let data: ChipData
  /// Whether it is what an issuer signed.
  public let passive: PassiveAuthentication
  /// Whether the chip is a copy.
  public let clone: CloneStatus
  /// EF.CardSecurity, where it was delivered.
  public let cardSecurity: CardSecurityVerification?
  /// EF.CardAccess held against what is signed, where it was delivered.
  public let cardAccess: CardAccessCheck?
  /// How many anchors could not be read, such as `anchors:unreadableAnchor=2`.
  public let anchorNotes: [ChipNote]

  /// What is odd about the files, the chain and the anchors.
  public var notes: [ChipNote] {
    Set(passive.notes + passive.chainNotes + data.notes + anchorNotes).sorted()
  }

  /// Reads and judges the files of a chip.
  ///
  /// - Parameters:
  ///   - files: The files as they were delivered.
  ///   - anchors: What is trusted.
  ///   - moment: When the signer's certificate has to be valid, or `nil` for the signer's own word.
  ///   - today: The day on which the chip is looked at, or `nil` where it does not count.
  ///   - exchange: A challenge of the caller's own and the chip's answer, where there is one.
  ///   - chipAuthentication: How a session of the caller's own ended, where there was one.
  public init(
    of files: ChipFiles, anchors: TrustAnchors, at moment: Timestamp? = nil,
    asOf today: CalendarDate? = nil, exchange: ChipChallenge? = nil,
    chipAuthentication: ChipAuthentication? = nil
  ) {
    let data = ChipData(reading: files)
    let passive = PassiveAuthentication(of: files, anchors: anchors, at: moment, asOf: today)
    anchorNotes = anchors.counts
    let cardSecurity = files[.cardSecurity].map {
      CardSecurityVerification(of: $0, anchors: anchors, at: moment)
    }
    (self.files, self.data, self.passive) = (files, data, passive)
    self.cardSecurity = cardSecurity
    cardAccess = files[.cardAccess].map { _ in
      CardAccessCheck(of: data, passive: passive, cardSecurity: cardSecurity)
    }
    clone = CloneStatus(
      of: files, passive: passive, cardSecurity: cardSecurity, exchange: exchange,
      chipAuthentication: chipAuthentication)
  }

  /// The pictures of the chip by the names under which they are written: faces, displayed portraits,
  /// signatures, the proof of citizenship, and the document's front and rear.
  public var pictures: [(name: String, picture: ChipPicture)] {
    let groups: [(String, [ChipPicture])] = [
      ("portrait", data.faces.map(\.picture)), ("displayedPortrait", data.portraits),
      ("signature", data.signatures),
      ("proofOfCitizenship", [data.person?.proofOfCitizenship].compactMap(\.self)),
      ("documentFront", [data.document?.front].compactMap(\.self)),
      ("documentRear", [data.document?.rear].compactMap(\.self)),
    ]
    return groups.flatMap { name, pictures in
      pictures.enumerated().map { (name: $0 == 0 ? name : "\(name)-\($0 + 1)", picture: $1) }
    }
  }

  /// What keeps every reading with this chip from being accepted: something of it is forged, or another
  /// state has signed it than its zone names.
  public var refusals: [Refusal] {
    var refusals: [Refusal] = []
    let isForged = [cardSecurity?.signature, cardSecurity?.chain].contains(.error)
    if isForged || (passive.verdict == .error && !lacksSigner) {
      refusals.append(Refusal(.chipError, source: .chip))
    }
    if clone.verdict == .error { refusals.append(Refusal(.cloneError, source: .chip)) }
    if isOfAnotherState {
      refusals.append(Refusal(.conflict, source: .chip, field: .issuingCountry))
    }
    return refusals
  }

  /// Whether the signer's certificate alone is missing, which an EF.SOD need not hold: then nothing was
  /// found to be forged, and nothing was checked.
  var lacksSigner: Bool {
    passive.reasons.filter { !$0.isSoft } == [.signerCertificateMissing]
  }

  /// Whether the zone that is proven names another state than that of its signer.
  private var isOfAnotherState: Bool {
    guard passive.isProven(.dg1), let state = data.zone?.mrz?.issuingState else { return false }
    return Self.differs(state, fromStateOf: passive.signer?.country)
  }

  /// Whether the state that a zone names is known not to be that of a certificate (BSI TR-03135, issuer check).
  ///
  /// Codes that neither ISO 3166-1 nor that check has, such as those of specimens, say nothing.
  static func differs(_ state: String, fromStateOf country: String?) -> Bool {
    guard let country,
      CountryCode(alpha2: country) != nil
        || otherCountries.values.contains(where: { $0 == country })
    else { return false }
    guard let named = CountryCode(rawValue: state).alpha2 ?? otherCountries[state] else {
      return false
    }
    return named != country
  }

  /// What certificates have for states and organisations that ISO 3166-1 does not list (BSI TR-03135, 5.6.4.5).
  private static let otherCountries = ["EUE": "EU", "RKS": "KS", "UNO": "UN"]
}
