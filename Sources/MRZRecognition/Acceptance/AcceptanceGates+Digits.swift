package import IdentityDocument

extension AcceptanceGates {
  /// What the check digits say against a reading: those that are wrong as printed, and whether
  /// something was read badly that makes others wrong.
  func refusalsOfDigits(_ mrz: MRZ, _ decoding: ZoneDecoding) -> [Refusal] {
    var refusals: [Refusal] = []
    var doubtful: [MRZ.Position] = []
    for refusal in ZoneSource.refusals(of: mrz) where refusal.code == .wrongCheckDigit {
      let places = Self.places(of: refusal, in: mrz.format)
      if places.reduce(1, { $0 * decoding.confidence(at: $1) }) >= certainty {
        refusals.append(refusal)
      } else {
        doubtful += places
      }
    }
    let isExplained = decoding.isConsistentWithDigits && mrz.isValid || !refusals.isEmpty
    guard isExplained, doubtful.isEmpty else {
      let place = decoding.leastCertain(of: doubtful)
      return refusals + [Refusal(.inconsistent, at: place, in: mrz)]
    }
    return refusals
  }

  /// The places that a wrong check digit is about: those that it covers, and its own.
  private static func places(of refusal: Refusal, in format: MRZ.Format) -> [MRZ.Position] {
    guard let line = refusal.line, let column = refusal.column else { return [] }
    let own = MRZ.Position(line: line, column: column)
    let rule = format.checkRules.first { $0.check.documentField == refusal.field }
    let covered = (rule?.covered ?? []).flatMap { range in
      range.columns.map { MRZ.Position(line: range.line, column: $0) }
    }
    return covered + [own]
  }
}

extension Refusal {
  /// A refusal that is about a character of a zone.
  package init(_ code: Code, at position: MRZ.Position?, in mrz: MRZ) {
    self.init(
      code, field: position.flatMap { mrz.documentField(at: $0) }, line: position?.line,
      column: position?.column)
  }
}
