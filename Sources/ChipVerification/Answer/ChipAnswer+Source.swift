import ChipReading
public import IdentityDocument

extension ChipAnswer {
  /// What the chip says, field by field, as a source of the merge.
  ///
  /// A claim has the proof `signature` only where its group's hash, the signature and the chain are
  /// good; otherwise that of the zone's check digits, or none.
  ///
  /// - Parameter reference: The day that decides centuries.
  /// - Returns: The source `/chip`.
  public func source(asOf reference: CalendarDate) -> DocumentSource {
    var claims: [Claim] = []
    var refusals = self.refusals
    if let mrz = data.zone?.mrz {
      let zone = ZoneSource(mrz).source(.chip, asOf: reference)
      claims = zone.claims.map { claim in
        var claim = claim
        if passive.isProven(.dg1) { claim.proof = .signature }
        return claim
      }
      refusals += zone.refusals
    } else {
      refusals.append(Refusal(.incomplete, source: .chip))
    }
    claims += personClaims() + documentClaims()
    switch passive.verdict {
    case .error where lacksSigner: refusals.append(Refusal(.chipNotChecked, source: .chip))
    case .good, .error: break
    case .alert: refusals.append(Refusal(.chipAlert, source: .chip))
    case .notChecked: refusals.append(Refusal(.chipNotChecked, source: .chip))
    }
    if clone.verdict == .notChecked, clone.lacksListedKey,
      !refusals.contains(where: { $0.code == .chipNotChecked })
    {
      refusals.append(Refusal(.chipNotChecked, source: .chip))
    }
    return DocumentSource(.chip, kind: .chip, claims: claims, refusals: refusals)
  }

  private func claim(
    _ field: DocumentField, _ value: FieldValue?, in group: DataGroup
  ) -> Claim? {
    guard let value, !value.isEmpty else { return nil }
    return Claim(
      field, value, source: .chip, proof: passive.isProven(group) ? .signature : .none,
      sourceText: value.text)
  }

  /// EF.DG11: the name as people write it, in any script, and what the zone has no room for.
  private func personClaims() -> [Claim] {
    guard let person = data.person else { return [] }
    // A name that nothing separates cannot be told into surname and given names.
    let name = person.fullName.flatMap { $0.secondary == nil ? nil : $0 }
    let whole = person.fullName.flatMap { $0.secondary == nil ? $0.primary : nil }
    func joined(_ parts: [String]) -> FieldValue { .text(parts.joined(separator: ", ")) }
    return [
      claim(.printedLastName, (name?.primary).map { .text($0) }, in: .dg11),
      claim(.printedFirstName, (name?.secondary).map { .text($0) }, in: .dg11),
      claim(.fullName, whole.map { .text($0) }, in: .dg11),
      claim(.personalNumber, person.personalNumber.map { .text($0) }, in: .dg11),
      claim(.dob, person.dateOfBirth.map { .date($0) }, in: .dg11),
      claim(.placeOfBirth, joined(person.placeOfBirth), in: .dg11),
      claim(.addressLine, joined(person.address), in: .dg11),
    ].compactMap(\.self)
  }

  /// EF.DG12: who issued the document, and when.
  private func documentClaims() -> [Claim] {
    guard let document = data.document else { return [] }
    return [
      claim(.authority, document.authority.map { .text($0) }, in: .dg12),
      claim(.issuingDate, document.dateOfIssue.map { .date($0) }, in: .dg12),
    ].compactMap(\.self)
  }
}

extension Answer {
  /// Merges a chip with what was read of its document.
  ///
  /// The caller says that they are of one document, so a difference is a conflict and no other
  /// document. A chip whose files are forged keeps everything from being accepted.
  ///
  /// - Parameters:
  ///   - zones: The zones of the document, the best one first.
  ///   - barcodes: The barcodes of the document.
  ///   - chip: The chip.
  ///   - reference: The day that decides centuries and expiry.
  ///   - rules: What is asked of a document.
  ///   - language: The language of sentences about the zone in the chip.
  public init(
    zones: [ZoneSource] = [], barcodes: [BarcodeSource] = [], chip: ChipAnswer,
    asOf reference: CalendarDate, rules: MergeRules = MergeRules(),
    in language: MessageLanguage = .english
  ) {
    var source = chip.source(asOf: reference)
    source.belongsTo = zones.isEmpty ? (barcodes.isEmpty ? nil : .barcode(0)) : .mrz
    self.init(
      zones: zones, barcodes: barcodes, otherSources: [source], asOf: reference, rules: rules)
    furtherRefusals += zones.prefix(1).flatMap { chip.refusals(of: $0, at: .mrz) }
    take(chip, in: language)
  }

  /// Merges a chip with the readings of a session, which are of its document.
  ///
  /// - Parameters:
  ///   - sides: The readings.
  ///   - otherSources: Earlier readings, by side.
  ///   - chip: The chip.
  ///   - reference: The day that decides centuries and expiry.
  ///   - rules: What is asked of a document.
  ///   - language: The language of sentences about the zone in the chip.
  public init(
    sides: [Side: Answer], otherSources: [DocumentSource] = [], chip: ChipAnswer,
    asOf reference: CalendarDate, rules: MergeRules = MergeRules(),
    in language: MessageLanguage = .english
  ) {
    self.init(
      sides: sides, otherSources: otherSources + [chip.source(asOf: reference)], asOf: reference,
      rules: rules)
    for (side, answer) in sides {
      furtherRefusals += answer.zones.prefix(1).flatMap { chip.refusals(of: $0, at: .mrz) }
        .map { $0.on(side) }
    }
    take(chip, in: language)
  }

  private mutating func take(_ chip: ChipAnswer, in language: MessageLanguage) {
    self.chip = chip.json(asOf: asOf, in: language)
    furtherRefusals += chip.refusals
  }
}
