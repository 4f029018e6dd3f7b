import IdentityDocument

extension ScanSession {
  /// What was read so far, complete or not.
  public var partialResult: ScanResult {
    var readings: [FieldKey: FieldReading] = [:]
    for state in states.values { readings.merge(state.fields) { first, _ in first } }
    let comparison = FieldComparison(readings)
    var documents = Side.allCases.compactMap { side in
      states[side].flatMap { state in state.document.map { (state.step, $0) } }
    }
    documents.sort { left, right in
      left.0 != right.0 ? left.0 > right.0 : left.1.mrzData != nil && right.1.mrzData == nil
    }
    let merged = merged
    var document = merged?.document ?? documents.first?.1 ?? DocumentData()
    document.mrzData = documents.lazy.compactMap(\.1.mrzData).first
    let kinds = Side.allCases.compactMap { states[$0]?.document?.documentType }
    let isOneDocument =
      !comparison.sidesConflict && !FieldComparison.areOfTwoDocuments(kinds)
    document.selectedCountry = configuration.preselectedCountry ?? document.selectedCountry
    var refusals = merged?.refusals ?? [Refusal(.noDocument)]
    if !isOneDocument, !refusals.contains(where: { $0.code == .conflict }) {
      refusals.append(Self.conflict(in: merged))
    }
    refusals += missing(beside: refusals)
    return ScanResult(
      isAccepted: refusals.isEmpty, document: document, readings: readings,
      acceptedSides: Set(Side.allCases.filter { step(of: $0) == .analyzed }),
      agreement: comparison.agreement, matchingSidesScore: comparison.sidesScore,
      matchingFrontScore: comparison.score(of: .front),
      matchingBackScore: comparison.score(of: .back), captureProgress: progress,
      timeoutDiagnostic: timeoutDiagnostic, refusals: refusals,
      conflicts: merged?.conflicts ?? [], sources: Side.allCases.flatMap { sources(of: $0) },
      documentCaptured: isOneDocument
        ? Side.allCases.lazy.compactMap { states[$0]?.model?.name }.first : nil,
      frames: states.mapValues(\.frames).filter { !$0.value.isEmpty })
  }

  /// Why sides that are needed are not done: what is wrong with their pictures, where nothing else
  /// is said of the document; that they are missing, where nothing was read.
  private func missing(beside refusals: [Refusal]) -> [Refusal] {
    Side.allCases.flatMap { side -> [Refusal] in
      guard neededSides.contains(side), step(of: side) != .analyzed else { return [] }
      let sources = sources(of: side)
      guard !sources.isEmpty, !lacksCode(side) else {
        return [Refusal(.sideMissing, source: SourcePath(side))]
      }
      guard refusals.isEmpty else { return [] }
      let ofSide = states[side]?.refusals ?? []
      return ofSide.isEmpty ? [Refusal(.improbable, source: SourcePath(side))] : ofSide
    }
  }

  /// That the sides are not of one document: with the field that tells so, where one does, as the kinds of a passport and a
  /// licence.
  private static func conflict(in merged: MergedDocument?) -> Refusal {
    let conflicts = merged?.conflicts ?? []
    let telling = conflicts.first { $0.field == .documentType } ?? conflicts.first
    // The first claim stands in the document; the next contradicts it.
    return Refusal(
      .conflict, source: telling?.claims.dropFirst().first?.source ?? SourcePath(.back),
      field: telling?.field)
  }

  private func sources(of side: Side) -> [DocumentSource] { states[side]?.sources ?? [] }

  /// What the merge makes of both sides, of which the caller says that they are of one document.
  private var merged: MergedDocument? {
    let day = Side.allCases.lazy.compactMap { states[$0]?.asOf }.first ?? .today
    return MergedDocument.documents(
      from: Side.allCases.flatMap { sources(of: $0) }, asOf: day,
      rules: configuration.documentRules, sidesAreOneDocument: true
    ).first
  }
}
