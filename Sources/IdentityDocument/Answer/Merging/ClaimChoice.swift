/// Chooses for each field of a document the claim whose value stands in it.
///
/// The stronger proof, then an accepted source before a refused one, then the higher confidence, then
/// the zone before the barcode before the page.
struct ClaimChoice {
  private let claims: [Claim]
  private let accepted: Set<SourcePath>
  private var winners: [DocumentField: Claim] = [:]

  /// The fields of which proven values differ, or print that two looks read and what machines say.
  private(set) var conflicts: [Conflict] = []
  /// What the document says.
  private(set) var document = DocumentData()

  /// From this confidence on print contradicts what is proven: two looks at it agree, and its caption
  /// says what it is.
  private static let sureOfPrint = 0.85
  /// With less confidence print alone does not enter the document: of texts at a caption that one look
  /// read half were right on specimens (`PrintedField`).
  private static let leastOfPrint = 0.5

  init(_ claims: [Claim], accepted: Set<SourcePath>) {
    self.claims = claims
    self.accepted = accepted
  }

  /// Decides every field.
  mutating func decide() {
    for field in DocumentField.allCases {
      let candidates = claims.filter { $0.field == field && mayStand($0) }.sorted(by: isPreferred)
      guard var winner = candidates.first else { continue }
      findConflict(of: winner, among: candidates)
      if field == .lastName || field == .firstName {
        winner = spell(winner, among: candidates)
      } else if winner.value.date?.centuryIsInferred == true {
        // The same date with its century stated is the better one.
        winner = candidates.first { $0.statesCentury(of: winner) } ?? winner
      }
      winners[field] = winner
      if document[field] == nil { document[field] = winner.value }
    }
  }

  private func mayStand(_ claim: Claim) -> Bool {
    !claim.source.isPage || claim.proof > .none || claim.confidence >= Self.leastOfPrint
  }

  private func isPreferred(_ left: Claim, _ right: Claim) -> Bool {
    if left.proof != right.proof { return left.proof > right.proof }
    let (leftAccepted, rightAccepted) = (
      accepted.contains(left.source), accepted.contains(right.source)
    )
    if leftAccepted != rightAccepted { return leftAccepted }
    if left.confidence != right.confidence { return left.confidence > right.confidence }
    return left < right
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
      return isSure && ValueRelation(winner, other).isContradiction
        && !isNumberElsewhere(winner, other)
    }
    guard !others.isEmpty else { return }
    conflicts.append(Conflict(field: winner.field, claims: [winner] + others))
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
  /// Whether it is the same date as another claim's, with a century that is not inferred.
  fileprivate func statesCentury(of other: Claim) -> Bool {
    value.date?.centuryIsInferred == false && value.date?.year != nil
      && ValueRelation(self, other) == .equal
  }
}
