/// The claims of the sources of one document, each with the strongest proof that it has once all of
/// them are known.
struct ClaimProving {
  /// The claims in order.
  let claims: [Claim]

  /// Gives a claim that a source of another kind confirms the proof `agreement` or, where only the
  /// spelling of a name agrees, `transliteration`, unless it has a stronger one.
  ///
  /// A date whose century is inferred has that of a source that states it, and the same two digits.
  ///
  /// A name on a page with a doubtful mark confirms the letters of others; they do not confirm its marks.
  init(_ sources: [DocumentSource]) {
    let all = sources.flatMap { source in source.claims.map { (kind: source.kind, claim: $0) } }
    claims = all.map { kind, claim in
      var claim = claim
      if claim.isDoubtfulSpelling { return claim }
      for other in all where other.claim.field == claim.field {
        if other.kind != kind {
          claim.proof = max(claim.proof, Self.proof(of: claim, by: other.claim))
        }
        if claim.value.date?.centuryIsInferred == true, other.claim.statesCentury(of: claim) {
          claim.value = other.claim.value
        }
      }
      return claim
    }
    .sorted()
  }

  private static func proof(of claim: Claim, by other: Claim) -> Proof {
    switch ValueRelation(claim, other) {
    case .equal: .agreement
    case .transliteration: .transliteration
    // What is cut is confirmed by what is whole, not the other way round.
    case .compatible where claim.isPossiblyCut && !other.isPossiblyCut: .transliteration
    case .compatible, .blind, .different: .none
    }
  }
}

extension Claim {
  /// Whether it is the same date as another claim's, with a century that is not inferred.
  fileprivate func statesCentury(of other: Claim) -> Bool {
    value.date?.centuryIsInferred == false && value.date?.year != nil
      && ValueRelation(self, other) == .equal
  }

  /// Whether it is a printed name whose marks are not sure.
  var isDoubtfulSpelling: Bool {
    source.isPage && field.isName && confidence < PrintedField.leastOfSpelling
  }
}
