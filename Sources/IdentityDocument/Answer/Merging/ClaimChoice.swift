/// Chooses for each field of a document the claim whose value stands in it.
///
/// The stronger proof, then an accepted source before a refused one, then the higher confidence, then
/// the zone before the barcode before the page.
struct ClaimChoice {
  private let claims: [Claim]
  private let accepted: Set<SourcePath>
  private let legible: Set<SourcePath>
  private let sidesAreOneDocument: Bool
  private var winners: [DocumentField: Claim] = [:]

  /// The fields of which proven values differ, or print that two looks read and what machines say.
  private(set) var conflicts: [Conflict] = []
  /// What the document says.
  private(set) var document = DocumentData()

  /// From this confidence on print contradicts what is proven: two looks at it agree, and its caption
  /// says what it is.
  private static let sureOfPrint = 0.85
  /// From this confidence on print of one side contradicts the other: two looks at it agree (0.75).
  ///
  /// Fronts that differed so in number, birth or expiry were accepted in 9 of 15 drawn sessions.
  private static let agreedPrint = 0.7
  /// With less confidence print alone does not enter the document: of texts at a caption that one look
  /// read half were right on specimens (`PrintedField`).
  private static let leastOfPrint = 0.5

  /// Takes what the sources of a document claim.
  ///
  /// - Parameters:
  ///   - claims: The claims, proven.
  ///   - accepted: The sources that are accepted.
  ///   - legible: Those that were read as they are printed, though a digit may be wrong.
  ///   - sidesAreOneDocument: Whether the caller says that the sides are of one document, so that whatever
  ///     contradicts itself on them is a conflict.
  init(
    _ claims: [Claim], accepted: Set<SourcePath>, legible: Set<SourcePath>,
    sidesAreOneDocument: Bool
  ) {
    self.claims = claims
    self.accepted = accepted
    self.legible = legible
    self.sidesAreOneDocument = sidesAreOneDocument
  }

  /// Decides every field.
  mutating func decide() {
    for field in DocumentField.allCases {
      let candidates = claims.filter { $0.field == field && mayStand($0) && isOfName($0) }
        .sorted(by: isPreferred)
      guard var winner = candidates.first else { continue }
      findConflict(of: winner, among: candidates)
      if field == .lastName || field == .firstName {
        winner = spell(winner, among: candidates)
      }
      winners[field] = winner
      if document[field] == nil { document[field] = winner.value }
    }
  }

  private func mayStand(_ claim: Claim) -> Bool {
    !claim.source.isPage || claim.proof > .none || claim.confidence >= Self.leastOfPrint
  }

  /// Whether a claim to a printed spelling, as a chip has it, spells the name of the document.
  private func isOfName(_ claim: Claim) -> Bool {
    let name: Claim?
    switch claim.field {
    case .printedLastName: name = winners[.lastName]
    case .printedFirstName: name = winners[.firstName]
    default: return true
    }
    return name.map { !ValueRelation($0, claim).isContradiction } ?? true
  }

  private func isPreferred(_ left: Claim, _ right: Claim) -> Bool {
    if left.proof != right.proof { return left.proof > right.proof }
    let (leftAccepted, rightAccepted) = (
      accepted.contains(left.source), accepted.contains(right.source)
    )
    if leftAccepted != rightAccepted { return leftAccepted }
    let (leftShare, rightShare) = (left.statedConfidence, right.statedConfidence)
    return leftShare == rightShare ? left < right : leftShare > rightShare
  }

  /// Takes the spelling for machines as the name and puts the one for people beside it.
  private mutating func spell(_ winner: Claim, among candidates: [Claim]) -> Claim {
    func isSpelling(_ claim: Claim, ofMachines: Bool) -> Bool {
      let relation = ValueRelation(claim, winner)
      // Print goes on where a zone has cut a name.
      let isWhole = relation == .compatible && winner.isPossiblyCut && !claim.isPossiblyCut
      let isSame = claim == winner || relation.confirms || isWhole && claim.source.isPage
      let isSpelled = claim.proof >= .transliteration || claim.isDoubtfulSpelling && mayStand(claim)
      return isSame && isSpelled && claim.value.text.isMachineSpelled == ofMachines
    }
    // What stands on a page is how the name is spelt, though it be in the letters of machines.
    let printed =
      candidates.first { isSpelling($0, ofMachines: false) }
      ?? candidates.first { $0.source.isPage && isSpelling($0, ofMachines: true) }
    let machine = candidates.first { !$0.source.isPage && isSpelling($0, ofMachines: true) }
    guard let printed, let machine else { return winner }
    document[winner.field == .lastName ? .printedLastName : .printedFirstName] = printed.value
    return machine
  }

  private mutating func findConflict(of winner: Claim, among candidates: [Claim]) {
    let others = candidates.dropFirst().filter { other in
      let isPrint = other.source.isPage && other.confidence >= Self.sureOfPrint
      // What a zone has without proof, as beside a wrong check digit, print contradicts all the same.
      let isSure =
        winner.proof > .none ? other.proof > .none || isPrint : isPrint && !winner.source.isPage
      return (isSure || areSettled(winner, other) || areOfTwoSides(winner, other))
        && ValueRelation(winner, other).isContradiction && !isNumberElsewhere(winner, other)
    }
    guard !others.isEmpty else { return }
    conflicts.append(Conflict(field: winner.field, claims: [winner] + others))
  }

  /// Whether two claims come from two sides that are of one document: machines read them there, or two looks at print.
  private func areOfTwoSides(_ left: Claim, _ right: Claim) -> Bool {
    guard sidesAreOneDocument, let side = left.source.side, let other = right.source.side,
      side != other, !areOfOneName(left, right)
    else { return false }
    let least = left.field.decidesIdentity ? Self.agreedPrint : Self.sureOfPrint
    return [left, right].allSatisfy {
      !$0.source.isPage || $0.proof > .none || $0.confidence >= least
    }
  }

  /// Whether the words of one name, or their beginnings, are among those of the other.
  private func areOfOneName(_ left: Claim, _ right: Claim) -> Bool {
    guard left.field.isName else { return false }
    let (first, second) = (left.nameWords, right.nameWords)
    return Self.are(first, among: second) || Self.are(second, among: first)
  }

  /// Whether two claims to who the holder is come from sources of which nothing says that they were misread:
  /// both cannot be right, though nothing proves them.
  ///
  /// A chip holds what the zone does, character by character. Elsewhere a name whose words, or their
  /// beginnings, are among the other's is the same one cut off, or with a suffix or a further name.
  private func areSettled(_ left: Claim, _ right: Claim) -> Bool {
    let isOfChip = left.source.isChip || right.source.isChip
    let settled = isOfChip ? legible : accepted
    guard settled.contains(left.source), settled.contains(right.source) else { return false }
    switch left.field {
    case .gender, .originatingCountry: return true
    case .idNumber, .issuingCountry, .dob, .expiryDate: return isOfChip
    case .lastName, .firstName: return isOfChip || !areOfOneName(left, right)
    default: return false
    }
  }

  private static func are(_ words: Set<[UInt8]>, among others: Set<[UInt8]>) -> Bool {
    words.allSatisfy { word in
      others.contains { $0.starts(with: word) || word.starts(with: $0) }
    }
  }

  /// Whether two document numbers are a card's and a person's, so that they need not be the same.
  private func isNumberElsewhere(_ left: Claim, _ right: Claim) -> Bool {
    guard left.field == .idNumber else { return false }
    func source(_ path: SourcePath) -> DocumentSource {
      DocumentSource(path, kind: .zone, claims: claims.filter { $0.source == path })
    }
    return NumberPlaces.cross(source(left.source), source(right.source))
  }

  /// The source whose value stands in the document, or `nil` where there is no value.
  func source(of field: DocumentField) -> SourcePath? { winners[field]?.source }

  /// How the values were obtained: by the source that gives the number or, without one, the first
  /// field there is.
  func extractionMethod(kinds sources: [DocumentSource]) -> ExtractionMethod {
    var kinds: [SourcePath: DocumentSource.Kind] = [:]
    for source in sources where kinds[source.path] == nil { kinds[source.path] = source.kind }
    let decisive = winners[.idNumber] ?? winners[.lastName] ?? winners.values.min()
    switch decisive.flatMap({ kinds[$0.source] }) {
    case nil: return .none
    case .zone, .chip: return .mrz
    case .page: return .ocr
    case .barcode:
      let hasPrint = winners.values.contains { kinds[$0.source] == .page }
      let isConfirmed = claims.contains {
        kinds[$0.source] == .page && ($0.proof >= .transliteration || $0.isDoubtfulSpelling)
      }
      return hasPrint || isConfirmed ? .barcodeOCR : .barcode
    }
  }
}

extension Claim {
  /// The words of a name, as machines spell them.
  fileprivate var nameWords: Set<[UInt8]> {
    let bytes = Transliteration().transliterate(value.text).bytes
    return Set(bytes.split(separator: .ascii("<")).map(Array.init))
  }
}
