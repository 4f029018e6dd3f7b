import LineRecognition

/// What came of one layout.
struct DecodingAttempt {
  let plan: DecodingPlan
  let candidates: CandidateTable
  /// The likeliest text that agrees with every check digit and is not too far-fetched, and the next one.
  let found: [DigitSearch.Text]
  /// What speaks for the layout.
  let evidence: Float

  /// The text as it seems to be printed.
  var printed: DigitSearch.Text {
    DigitSearch.Text(symbols: candidates.printed, score: candidates.printedScore)
  }

  /// How much likelier the text as printed is than the one that agrees with the digits.
  var cost: Float { found.first.map { max(0, candidates.printedScore - $0.score) } ?? .infinity }

  /// How much likelier the best text that agrees is than the next one; infinite where there is none that
  /// counts.
  var margin: Float { found.count > 1 ? found[0].score - found[1].score : .infinity }

  /// Whether the layout fits better than another one.
  ///
  /// A text that does not agree with its digits is given as printed; then its first letter says
  /// whether it is a visa, and digits that agree by chance do not.
  func isBetter(than other: DecodingAttempt, limits: DecodingLimits) -> Bool {
    let (begins, otherBegins) = (beginsAsLayout(limits), other.beginsAsLayout(limits))
    return begins == otherBegins ? evidence > other.evidence : begins
  }

  /// Whether the text begins with a letter with which documents of the layout begin.
  func beginsAsLayout(_ limits: DecodingLimits) -> Bool {
    guard cost > limits.largestCost, let first = candidates.printed.first else { return true }
    return plan.cells.first?.allowed.contains(symbol: Int(first)) != false
  }

  /// The text in this layout, where both layouts have one whose digits agree, as likely beside the other's as what
  /// speaks for the layouts makes it: a passport whose `P` looks like a `V` has more digits that agree than a visa.
  func text(asRivalOf best: DecodingAttempt, limits: DecodingLimits) -> DigitSearch.Text? {
    guard let own = found.first, let other = best.found.first, own.symbols != other.symbols,
      max(cost, best.cost) <= limits.largestCost, evidence - best.evidence >= limits.leastOdds
    else { return nil }
    return DigitSearch.Text(symbols: own.symbols, score: other.score + evidence - best.evidence)
  }

  /// The other texts that agree with every digit and are not too unlikely, the likeliest first.
  ///
  /// Beside those that the search finds they are those with all characters of one shape changed.
  func others(limits: DecodingLimits) -> [DigitSearch.Text] {
    guard let best = found.first else { return [] }
    let leastScore = best.score + limits.leastOdds
    let search = LookalikeSearch(plan: plan, candidates: candidates, reach: limits.reach)
    var others = search.texts(beside: best)
    if printed.symbols != best.symbols { others += search.texts(beside: printed) }
    if margin <= -limits.leastOdds {
      let ranks = limits.alternativeLimit + 1
      let more = DigitSearch.texts(
        plan, candidates: candidates, ranks: ranks, from: leastScore
      ).dropFirst()
      others += more.filter { plan.laterDigit?.agrees(with: $0.symbols) != false }
    }
    var likeliest: [[UInt8]: Float] = [:]
    for text in others where text.score >= leastScore && text.symbols != best.symbols {
      likeliest[text.symbols] = max(text.score, likeliest[text.symbols] ?? -.infinity)
    }
    return likeliest.map { DigitSearch.Text(symbols: $0.key, score: $0.value) }
      .sorted { ($0.score, $1.symbols.asText) > ($1.score, $0.symbols.asText) }
  }
}

extension [UInt8] {
  /// Something to put texts of one likelihood in order by.
  fileprivate var asText: String { String(decoding: self, as: UTF8.self) }
}
