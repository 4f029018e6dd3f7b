/// The search for the one change of a character that makes every printed digit of a zone valid.
struct DigitRepair {
  private let mrz: MRZ
  private let checks: MRZChecks
  private let overflow: MRZ.NumberOverflow
  private let protections: [MRZ.Protection]
  private let failures: [Failure]

  /// A check digit that fails.
  private struct Failure {
    let check: MRZ.Check
    let printed: UInt8
    let computed: Int
  }

  /// Prepares the search; `nil` where no digit fails.
  init?(_ mrz: MRZ) {
    checks = mrz.checks
    guard !checks.areValid else { return nil }
    self.mrz = mrz
    overflow = mrz.numberOverflow
    protections = mrz.format.layout.protections
    var failures: [Failure] = []
    for check in MRZ.Check.allCases {
      guard case .invalid(let printed, let computed) = checks[check] else { continue }
      // The number of a card may go on in the optional data, where other weights hold.
      if check == .documentNumber, mrz.format.hasLongNumbers { continue }
      failures.append(
        Failure(
          check: check, printed: UInt8(truncatingIfNeeded: printed.value), computed: computed))
    }
    self.failures = failures
  }

  /// The one change, of shapes that are very close, and how many were tried; `nil` where there is
  /// none or more than one of any shapes.
  ///
  /// - Complexity: O(*n*) in the characters of the zone, with some ten partners for each.
  var change: (offset: Int, character: UInt8, tried: Int)? {
    var tried = 0
    var found: (offset: Int, character: UInt8)?
    let confusion = Confusion.possible
    for offset in 0..<mrz.format.characterCount where isOpen(offset) {
      let alphabet = mrz.alphabet(atOffset: offset)
      var partners = confusion.partners(of: mrz.characters[offset])
      while partners != 0 {
        let other = .ascii("0") + UInt8(truncatingIfNeeded: partners.trailingZeroBitCount)
        partners &= partners - 1
        guard alphabet.contains(other) else { continue }
        tried += 1
        guard mendsFailures(with: other, at: offset), passes(with: other, at: offset) else {
          continue
        }
        // A second one: nothing is proven.
        guard found == nil else { return nil }
        found = (offset, other)
      }
    }
    guard let found, Confusion.likely.contains(mrz.characters[found.offset], found.character)
    else { return nil }
    return (found.offset, found.character, tried)
  }

  /// Whether a place may be changed: some digit that fails concerns it, and its own one does not pass.
  ///
  /// What a layout is known by has been read right, or it would not have been found.
  private func isOpen(_ offset: Int) -> Bool {
    if let beginning = mrz.format.beginning,
      beginning.offset..<beginning.offset + beginning.characters.count ~= offset
    {
      return false
    }
    if let own = mrz.protection(ofOffset: offset, overflow) { return checks[own].isInvalid }
    return checks.composite.isInvalid && protections[offset].composite != nil
  }

  /// Whether a change makes the digits right that fail, by the weight of its place alone; that spares
  /// most changes the whole test.
  private func mendsFailures(with character: UInt8, at offset: Int) -> Bool {
    let protection = protections[offset]
    let difference = CheckDigit.value(of: character) - CheckDigit.value(of: mrz.characters[offset])
    for failure in failures {
      let computed = failure.computed + protection.weight(in: failure.check) * difference
      let printed = protection.printed == failure.check ? character : failure.printed
      // At most 7 · 35 is taken away.
      guard printed == UInt8(digit: (computed + 250) % 10) else { return false }
    }
    return true
  }

  /// Whether a change makes every printed digit valid, and leaves dates that are dates.
  private func passes(with character: UInt8, at offset: Int) -> Bool {
    var candidate = mrz
    candidate.characters[offset] = character
    let outcome = candidate.checks
    guard outcome.areValid else { return false }
    // A digit that has become a filler is not printed any more, which would be no proof.
    for check in MRZ.Check.allCases where checks[check] != .notPrinted && outcome[check] != .valid {
      return false
    }
    guard candidate.detectedFormat == mrz.format else { return false }
    switch protections[offset].own {
    case .dateOfBirth: return candidate.dateOfBirth != nil
    case .dateOfExpiry: return candidate.dateOfExpiry != nil
    default: return true
    }
  }
}
