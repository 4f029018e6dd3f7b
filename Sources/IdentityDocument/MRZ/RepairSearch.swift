/// The work of ``MRZRepair``: a zone, and what has been changed in it so far.
struct RepairSearch {
  private let original: MRZ
  private(set) var mrz: MRZ
  private var changes: [Change] = []

  /// One changed character.
  private struct Change {
    let offset: Int
    let read: UInt8
    let corrected: UInt8
    let proof: MRZCorrection.Proof
    let candidatesTried: Int
    /// The check digit that protects the place by itself.
    let protection: MRZ.Check?
  }

  init(_ mrz: MRZ) {
    original = mrz
    self.mrz = mrz
  }

  /// The changes as corrections, in the order of the zone.
  var corrections: [MRZCorrection] {
    changes.sorted { $0.offset < $1.offset }.map { change in
      let position = mrz.format.position(atOffset: change.offset)
      return MRZCorrection(
        line: position.line, column: position.column, read: Unicode.Scalar(change.read),
        corrected: Unicode.Scalar(change.corrected), proof: change.proof,
        candidatesTried: change.candidatesTried)
    }
  }

  /// Mends the letters at the beginning, on which the layout of two lines of 36 depends.
  mutating func mendBeginning() {
    guard mrz.format.lineLength(1) == 36 else { return }
    for offset in 0..<5 { mendAlphabet(at: offset) }
    guard !changes.isEmpty else { return }
    let format = MRZ.formatOfTwoLinesOf36(mrz.characters)
    guard format != mrz.format else { return }
    mrz = MRZ(
      characters: mrz.characters, format: format, normalisations: mrz.normalisations)
  }

  /// Puts characters into the alphabet of their place, field by field.
  ///
  /// Where a check digit was right before and is wrong with the changes, the changes are not made.
  mutating func mendAlphabets() {
    guard mrz.departsFromAlphabets else { return }
    for check in MRZ.Check.allCases.map(Optional.some) + [nil] {
      let before = self
      var hasChanged = false
      for offset in 0..<mrz.format.characterCount where mrz.protection(ofOffset: offset) == check {
        if mendAlphabet(at: offset) { hasChanged = true }
      }
      guard hasChanged, let check else { continue }
      if mrz.checks[check].isInvalid, !before.mrz.checks[check].isInvalid { self = before }
    }
  }

  /// Puts one character into the alphabet of its place, where one stands out.
  @discardableResult
  private mutating func mendAlphabet(at offset: Int) -> Bool {
    let character = mrz.characters[offset]
    let alphabet = mrz.alphabet(atOffset: offset)
    guard !alphabet.contains(character),
      let twin = Confusion.twin(of: character, in: alphabet)
    else { return false }
    changes.append(
      Change(
        offset: offset, read: character, corrected: twin, proof: .alphabet, candidatesTried: 1,
        protection: mrz.protection(ofOffset: offset)))
    mrz.characters[offset] = twin
    return true
  }

  /// Makes the one change that makes every printed digit valid, if there is exactly one.
  mutating func mendByCheckDigits() {
    let checks = mrz.checks
    guard !checks.areValid else { return }
    var tried = 0
    var found: (offset: Int, character: UInt8)?
    let confusion = Confusion.possible
    for offset in 0..<mrz.format.characterCount where isOpen(offset, under: checks) {
      let alphabet = mrz.alphabet(atOffset: offset)
      var partners = confusion.partners(of: mrz.characters[offset])
      while partners != 0 {
        let other = 0x30 + UInt8(truncatingIfNeeded: partners.trailingZeroBitCount)
        partners &= partners - 1
        guard alphabet.contains(other) else { continue }
        tried += 1
        guard passes(with: other, at: offset, mending: checks) else { continue }
        // A second one: nothing is proven.
        guard found == nil else { return }
        found = (offset, other)
      }
    }
    guard let found else { return }
    let character = mrz.characters[found.offset]
    guard Confusion.likely.contains(character, found.character) else { return }
    let agreeing = mrz.checks(concerning: found.offset)
    changes.append(
      Change(
        offset: found.offset, read: character, corrected: found.character,
        proof: .checkDigits(agreeing: agreeing), candidatesTried: tried,
        protection: mrz.protection(ofOffset: found.offset)))
    mrz.characters[found.offset] = found.character
  }

  /// Takes back the changes to a field whose check digit still fails: a change there proves nothing.
  mutating func withdrawUnproven() {
    let checks = mrz.checks
    var kept: [Change] = []
    for change in changes {
      if let protection = change.protection, checks[protection].isInvalid {
        mrz.characters[change.offset] = change.read
      } else {
        kept.append(change)
      }
    }
    changes = kept
  }

  /// Whether a place may be changed: some digit that fails concerns it, and its own one does not pass.
  private func isOpen(_ offset: Int, under checks: MRZChecks) -> Bool {
    if let protection = mrz.protection(ofOffset: offset) { return checks[protection].isInvalid }
    return checks.composite.isInvalid && mrz.compositeCovers(offset)
  }

  /// Whether a change makes every printed digit valid, and leaves dates that are dates.
  private func passes(with character: UInt8, at offset: Int, mending checks: MRZChecks) -> Bool {
    var candidate = mrz
    candidate.characters[offset] = character
    let outcome = candidate.checks
    guard outcome.areValid else { return false }
    // A digit that has become a filler is not printed any more, which would be no proof.
    for check in MRZ.Check.allCases where checks[check].isInvalid && outcome[check] != .valid {
      return false
    }
    switch candidate.protection(ofOffset: offset) {
    case .dateOfBirth: return candidate.dateOfBirth != nil
    case .dateOfExpiry: return candidate.dateOfExpiry != nil
    default: return true
    }
  }
}

extension MRZ {
  /// The check digit that protects a place by itself, the digit's own place included: that of the
  /// field, not the composite one, save at the composite digit's own place.
  func protection(ofOffset offset: Int) -> Check? {
    let overflow = numberOverflow
    if overflow.exists, offset >= overflow.start, offset < overflow.start + 10 {
      return .documentNumber
    }
    if overflow.exists, offset >= overflow.tailStart, offset <= overflow.digit {
      return .documentNumber
    }
    for plan in format.layout.plans {
      if plan.digit == offset { return plan.check }
      guard plan.check != .composite else { continue }
      for piece in 0..<plan.pieceCount
      where offset >= plan.starts[piece] && offset < plan.ends[piece] {
        return plan.check
      }
    }
    return nil
  }

  /// Whether some character of the zone is not in the alphabet of its place.
  var departsFromAlphabets: Bool {
    for offset in 0..<format.characterCount
    where !alphabet(atOffset: offset).contains(characters[offset]) {
      return true
    }
    return false
  }

  /// Whether the composite check digit covers a place.
  func compositeCovers(_ offset: Int) -> Bool {
    guard let plan = format.layout.plans.last, plan.check == .composite else { return false }
    for piece in 0..<plan.pieceCount
    where offset >= plan.starts[piece] && offset < plan.ends[piece] {
      return true
    }
    return false
  }

  /// The check digits that cover a place or stand in it.
  func checks(concerning offset: Int) -> [Check] {
    var checks: [Check] = []
    if let protection = protection(ofOffset: offset) { checks.append(protection) }
    for plan in format.layout.plans where !checks.contains(plan.check) {
      for piece in 0..<plan.pieceCount
      where offset >= plan.starts[piece] && offset < plan.ends[piece] {
        checks.append(plan.check)
        break
      }
    }
    return checks
  }
}
