extension MergedDocument {
  /// Brings sources together that are of one document, and decides what each document says.
  ///
  /// The sources may come in any order. Those that say nothing are of no document.
  ///
  /// Proven numbers that contradict each other are of two documents. Those that differ only in
  /// characters that are alike and have the same value in check digits, such as `6` and `G`, prove
  /// neither: with the same surname and birth they are one document, refused for a conflict, since two
  /// would let the misread number be accepted.
  ///
  /// - Parameters:
  ///   - sources: What was read.
  ///   - reference: The day that decides whether a date lies in the future.
  ///   - rules: What is asked of a document.
  ///   - sidesAreOneDocument: Whether the caller says that the front and the back, and a chip, are of
  ///     one document, as in a session.
  /// - Returns: The documents: the accepted one first, then the one with more proven fields, then the
  ///   zone's.
  /// - Complexity: O(*n*²) in the number of sources.
  public static func documents(
    from sources: [DocumentSource], asOf reference: CalendarDate, rules: MergeRules = MergeRules(),
    sidesAreOneDocument: Bool = false
  ) -> [MergedDocument] {
    let sources = unique(sources).filter { !$0.claims.isEmpty }
    var groups = SourceGrouping(sources).groups
    func merged(_ group: [Int]) -> MergedDocument {
      MergedDocument(
        merging: group.map { sources[$0] }, asOf: reference, rules: rules,
        sidesAreOneDocument: sidesAreOneDocument)
    }
    if sidesAreOneDocument {
      groups = joinedSides(of: groups, sources) { isPreferred(merged($0), merged($1)) }
    }
    return groups.map(merged).sorted(by: isPreferred)
  }

  /// The sources in the order of their paths, each once.
  private static func unique(_ sources: [DocumentSource]) -> [DocumentSource] {
    var seen: Set<DocumentSource> = []
    let once = sources.filter { seen.insert($0).inserted }
    return once.sorted { left, right in
      if left.path != right.path { return left.path < right.path }
      return left.claims.sorted().lexicographicallyPrecedes(right.claims.sorted())
    }
  }

  /// The groups in which the foremost one of each side is joined with those of the others.
  private static func joinedSides(
    of groups: [[Int]], _ sources: [DocumentSource], by isPreferred: ([Int], [Int]) -> Bool
  ) -> [[Int]] {
    var joined: Set<Int> = []
    for side in [nil] + Side.allCases.map(Optional.some) {
      let ofSide = groups.indices.filter { index in
        groups[index].contains { sources[$0].path.side == side }
      }
      // A group that has been joined already speaks for this side too.
      guard !ofSide.contains(where: joined.contains) else { continue }
      if let first = ofSide.min(by: { isPreferred(groups[$0], groups[$1]) }) {
        joined.insert(first)
      }
    }
    guard joined.count > 1 else { return groups }
    let one = groups.indices.filter(joined.contains).flatMap { groups[$0] }.sorted()
    return [one] + groups.indices.filter { !joined.contains($0) }.map { groups[$0] }
  }

  /// Whether one document is named before another.
  private static func isPreferred(_ left: MergedDocument, _ right: MergedDocument) -> Bool {
    if left.isAccepted != right.isAccepted { return left.isAccepted }
    if left.provenFieldCount != right.provenFieldCount {
      return left.provenFieldCount > right.provenFieldCount
    }
    return left.sources.lexicographicallyPrecedes(right.sources)
  }

  /// Decides what a document says of which these are all the sources.
  init(
    merging sources: [DocumentSource], asOf reference: CalendarDate, rules: MergeRules,
    sidesAreOneDocument: Bool
  ) {
    let proven = ClaimProving(sources).claims
    let admitted = rules.admitted(proven)
    let legible = sources.filter { source in
      source.path.isChip || source.refusals.allSatisfy { $0.code == .wrongCheckDigit }
    }
    var choice = ClaimChoice(
      admitted.claims, accepted: Set(sources.filter { $0.isAccepted }.map { $0.path }),
      legible: Set(legible.map { $0.path }), sidesAreOneDocument: sidesAreOneDocument)
    choice.decide()
    claims = admitted.claims
    conflicts = choice.conflicts
    document = choice.document
    document.selectedCountry = rules.selectedCountry
    self.sources = sources.map { $0.path }
    document.extractionMethod = choice.extractionMethod(kinds: sources)
    var refusals = Self.refusals(of: sources, claims: proven)
    for conflict in conflicts where conflict.decidesIdentity {
      // The first claim stands in the document; the next contradicts it.
      let other = conflict.claims.dropFirst().first
      refusals.insert(Refusal(.conflict, source: other?.source, field: conflict.field))
    }
    let ofDocument =
      Self.implausibleDates(of: document, asOf: reference)
      + rules.refusals(of: document, withoutRules: proven, asOf: reference)
    for var refusal in ofDocument {
      refusal.source = Self.source(of: refusal, choice, proven) ?? self.sources.first
      refusals.insert(refusal)
    }
    self.refusals = refusals.sorted()
  }

  /// The source whose value of a field a refusal is about: the one that stands in the document, else
  /// the first that has one.
  private static func source(
    of refusal: Refusal, _ choice: ClaimChoice, _ claims: [Claim]
  ) -> SourcePath? {
    refusal.field.flatMap { field in
      choice.source(of: field) ?? claims.first { $0.field == field }?.source
    }
  }

  /// The refusals of the sources where none of them is accepted; one that is stands for all.
  ///
  /// The print of a page neither stands for a document nor speaks against one that has another source.
  private static func refusals(of sources: [DocumentSource], claims: [Claim]) -> Set<Refusal> {
    var all: Set<Refusal> = []
    let others = sources.filter { $0.kind != .page }
    for source in others.isEmpty ? sources : others {
      let refusals = source.refusals.filter { !$0.isLifted(of: source, by: claims) }
      if refusals.isEmpty { return [] }
      all.formUnion(refusals)
    }
    return all
  }

  /// What is wrong with the dates together; unknown parts are given the benefit of the doubt.
  private static func implausibleDates(
    of document: DocumentData, asOf reference: CalendarDate
  ) -> [Refusal] {
    let (birth, issue, expiry) = (document.dob, document.issuingDate, document.expiryDate)
    var refusals: [Refusal] = []
    // A day that no century has, such as 29 February of a year that was none, stays without one.
    if let birth, birth.year == nil, birth.yearOfCentury != nil {
      refusals.append(Refusal(.implausible, field: .dob))
    }
    if let birth = birth?.earliest, birth > reference {
      refusals.append(Refusal(.implausible, field: .dob))
    }
    if let birth = birth?.earliest, let issue = issue?.latest, issue < birth {
      refusals.append(Refusal(.implausible, field: .issuingDate))
    }
    let beginning = [birth?.earliest, issue?.earliest].compactMap { $0 }.max()
    if let beginning, let expiry = expiry?.latest, expiry < beginning {
      refusals.append(Refusal(.implausible, field: .expiryDate))
    }
    return refusals
  }
}

extension Refusal {
  /// Whether other sources have proven what the source was refused for.
  ///
  /// A zone whose names were not sure enough is good once print or a barcode spells the same names.
  fileprivate func isLifted(of source: DocumentSource, by claims: [Claim]) -> Bool {
    let fields: [DocumentField]
    switch code {
    case .uncertainName: fields = [.lastName, .firstName]
    // The rest of the zone has to pass the gate that the whole did not.
    case .improbable where (source.confidenceBesideNames ?? 0) >= Self.leastBesideNames,
      .contradicted where field?.isName == true:
      fields = [.lastName, .firstName]
    case .uncertainUnprotected: fields = [.issuingCountry, .originatingCountry, .gender]
    default: return false
    }
    let own = claims.filter { $0.source == source.path && fields.contains($0.field) }
    guard !own.isEmpty, own.allSatisfy({ $0.proof >= .transliteration }) else { return false }
    // A digit that covers the names, as of the French card, was in what the zone was refused for.
    guard code == .improbable || code == .contradicted else { return true }
    return own.allSatisfy { name in
      claims.contains {
        $0.field == name.field && $0.source != source.path && ValueRelation(name, $0).confirms
      }
    }
  }

  /// The gate for a whole zone as the fast net states it (`AcceptanceGates.whole`).
  private static let leastBesideNames = 0.998
}
