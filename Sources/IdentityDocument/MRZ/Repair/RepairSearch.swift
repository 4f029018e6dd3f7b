/// The work of ``MRZRepair``: a zone, and what has been changed in it so far.
///
/// A change is made only where every check digit that agreed before agrees afterwards, and where a
/// reader finds the layout that it was made in.
struct RepairSearch {
  private(set) var mrz: MRZ
  private var changes: [Change] = []

  /// One changed character.
  private struct Change {
    let offset: Int
    let read: UInt8
    let corrected: UInt8
    let proof: MRZCorrection.Proof
    let candidatesTried: Int
  }

  /// Mends a zone as far as that is proven, until nothing more can be changed.
  ///
  /// Every round either makes more digits right or puts more characters into their alphabets, and
  /// never less of either, so there are few.
  init(_ mrz: MRZ) {
    self.mrz = mrz
    while mendOnce() {}
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

  /// Goes once through the zone; whether something was changed.
  ///
  /// What the alphabets say of a field whose digit fails is believed only if one more change makes
  /// every digit right; a change there proves nothing otherwise.
  private mutating func mendOnce() -> Bool {
    guard mrz.departsFromAlphabets || !mrz.isValid else { return false }
    let before = changes.count
    mendBeginning()
    var trial = self
    trial.mendAlphabets(whereProven: false)
    if trial.mendByCheckDigits() {
      self = trial
    } else {
      mendAlphabets(whereProven: true)
    }
    return changes.count > before
  }

  /// Mends the letters at the beginning, on which the layout of two lines of 36 depends.
  private mutating func mendBeginning() {
    guard mrz.format.lineLength(1) == 36 else { return }
    var trial = self
    for offset in 0..<5 { trial.mendAlphabet(at: offset) }
    trial.mrz = MRZ(
      characters: trial.mrz.characters, format: trial.mrz.detectedFormat,
      normalisations: mrz.normalisations)
    if trial.changes.count > changes.count, trial.agrees(with: mrz.checks) { self = trial }
  }

  /// Puts characters into the alphabet of their place: all of them or, where that makes a digit fail
  /// that agreed, field by field.
  ///
  /// - Parameter whereProven: Whether to leave alone the fields whose own digit fails afterwards.
  private mutating func mendAlphabets(whereProven: Bool) {
    guard mrz.departsFromAlphabets else { return }
    if mendAlphabets(whereProven: whereProven, where: { _ in true }) { return }
    let fields: [MRZ.Check?] = [
      .documentNumber, .dateOfBirth, .dateOfExpiry, .personalNumber, nil, .composite,
    ]
    for field in fields { mendAlphabets(whereProven: whereProven) { $0 == field } }
  }

  /// Puts characters into the alphabet of their place; whether that could be done.
  @discardableResult
  private mutating func mendAlphabets(
    whereProven: Bool, where isMeant: (MRZ.Check?) -> Bool
  ) -> Bool {
    var trial = self
    var fields: [MRZ.Check] = []
    let overflow = mrz.numberOverflow
    for offset in 0..<mrz.format.characterCount {
      let field = mrz.protection(ofOffset: offset, overflow)
      guard isMeant(field), trial.mendAlphabet(at: offset), let field else { continue }
      fields.append(field)
    }
    let checks = trial.mrz.checks
    guard trial.agrees(with: mrz.checks), trial.mrz.detectedFormat == mrz.format,
      !whereProven || fields.allSatisfy({ !checks[$0].isInvalid })
    else { return false }
    self = trial
    return true
  }

  /// Puts one character into the alphabet of its place, where one stands out.
  @discardableResult
  private mutating func mendAlphabet(at offset: Int) -> Bool {
    let character = mrz.characters[offset]
    let alphabet = mrz.alphabet(atOffset: offset)
    guard !alphabet.contains(character),
      let twin = Confusion.twin(of: character, in: alphabet)
    else { return false }
    change(offset, to: twin, proof: .alphabet, candidatesTried: 1)
    return true
  }

  /// Makes the one change that makes every printed digit valid, if there is exactly one; whether
  /// there was.
  private mutating func mendByCheckDigits() -> Bool {
    guard let found = DigitRepair(mrz)?.change else { return false }
    change(
      found.offset, to: found.character,
      proof: .checkDigits(agreeing: mrz.checks(concerning: found.offset)),
      candidatesTried: found.tried)
    return true
  }

  private mutating func change(
    _ offset: Int, to character: UInt8, proof: MRZCorrection.Proof, candidatesTried: Int
  ) {
    changes.append(
      Change(
        offset: offset, read: mrz.characters[offset], corrected: character, proof: proof,
        candidatesTried: candidatesTried))
    mrz.characters[offset] = character
  }

  /// Whether every digit that was valid still is, or has no place in the layout that was found.
  private func agrees(with before: MRZChecks) -> Bool {
    let checks = mrz.checks
    for check in MRZ.Check.allCases where before[check] == .valid {
      if checks[check].isInvalid { return false }
    }
    return true
  }
}

extension MRZ {
  /// The check digit that protects a place by itself, the digit's own place included: that of the
  /// field, not the composite one, save at the composite digit's own place.
  func protection(ofOffset offset: Int, _ overflow: NumberOverflow) -> Check? {
    if overflow.contains(offset) { return .documentNumber }
    return format.layout.protections[offset].own
  }

  /// Whether some character of the zone is not in the alphabet of its place.
  var departsFromAlphabets: Bool {
    for offset in 0..<format.characterCount
    where !alphabet(atOffset: offset).contains(characters[offset]) {
      return true
    }
    return false
  }

  /// The check digits that cover a place or stand in it.
  func checks(concerning offset: Int) -> [Check] {
    let protection = format.layout.protections[offset]
    guard numberOverflow.contains(offset) else { return protection.checks }
    return protection.composite == nil ? [.documentNumber] : [.documentNumber, .composite]
  }
}
