import IdentityDocument
import LineRecognition

extension ZoneDecoding {
  /// Judges what came of the layout that fits best.
  ///
  /// - Parameters:
  ///   - attempt: What came of it.
  ///   - limits: What counts.
  ///   - rivals: The texts in other layouts whose digits agree, too.
  init(_ attempt: DecodingAttempt, limits: DecodingLimits, rivals: [DigitSearch.Text] = []) {
    let plan = attempt.plan
    let printed = attempt.printed.symbols
    let isConsistent = attempt.cost <= limits.largestCost
    let text = isConsistent ? attempt.found.first?.symbols ?? printed : printed
    let shares = Self.shares(of: text, attempt)
    let names = Self.nameCells(plan.format)
    let unproven = text.indices.filter { !plan.cells[$0].isChecked || names.contains($0) }
    let others =
      isConsistent
      ? (attempt.others(limits: limits) + rivals).sorted { $0.score > $1.score } : []
    let odds = others.map { $0.score - (attempt.found.first?.score ?? 0) }
    // The text's share among all that agree: the others by their odds against it.
    let sum = odds.reduce(1 + Self.rest(attempt, isConsistent, limits)) {
      $0 + CellScores.probability(ofLogarithm: $1)
    }
    format = plan.format
    lines = Self.lines(text, plan.format) { CellScores.alphabet[Int($0)] }
    characterConfidence = Self.lines(shares, plan.format) { $0 }
    corrections = text.indices.filter { text[$0] != printed[$0] }.map { cell in
      Correction(
        position: plan.format.position(atOffset: cell),
        read: CellScores.alphabet[Int(printed[cell])],
        corrected: CellScores.alphabet[Int(text[cell])])
    }
    isConsistentWithDigits = isConsistent
    cost = attempt.cost
    margin = isConsistent ? min(attempt.margin, -(odds.max() ?? -.infinity)) : 0
    minimumNameConfidence = names.map { shares[$0] }.min() ?? 1
    minimumUncheckedConfidence =
      unproven.filter { !names.contains($0) }.map { shares[$0] }.min() ?? 1
    probability = unproven.reduce(isConsistent ? 1 : 0) { $0 * shares[$1] } / sum
    alternatives = zip(others, odds).prefix(limits.alternativeLimit).map { other, odds in
      Alternative(
        lines: Self.lines(other.symbols, plan.format) { CellScores.alphabet[Int($0)] },
        likelihood: CellScores.probability(ofLogarithm: odds) / sum)
    }
  }

  /// The odds of the next text where it is too unlikely to be named.
  private static func rest(
    _ attempt: DecodingAttempt, _ isConsistent: Bool, _ limits: DecodingLimits
  ) -> Float {
    guard isConsistent else { return 0 }
    return attempt.margin > -limits.leastOdds
      ? CellScores.probability(ofLogarithm: -attempt.margin) : 0
  }

  /// The probability of every character among those that its place allows.
  private static func shares(of text: [UInt8], _ attempt: DecodingAttempt) -> [Float] {
    var shares = attempt.candidates.bestShares
    // Next to an allowed character that was likelier, a corrected one has what that leaves.
    for (cell, symbol) in text.enumerated()
    where symbol != attempt.candidates.printed[cell]
      && symbol != attempt.candidates.best(ofCell: cell)
    {
      shares[cell] = 1 - shares[cell]
    }
    return shares
  }

  /// The cells of the names.
  private static func nameCells(_ format: MRZ.Format) -> Set<Int> {
    var cells: Set<Int> = []
    for range in format.fields
    where [.names, .primaryIdentifier, .secondaryIdentifier].contains(range.field) {
      cells.formUnion(format.cells(of: range))
    }
    return cells
  }

  /// Cuts what belongs to the cells of a zone into its lines.
  private static func lines<Value, Result>(
    _ values: [Value], _ format: MRZ.Format, _ transform: (Value) -> Result
  ) -> [[Result]] {
    var start = 0
    return format.lineLengths.map { length in
      defer { start += length }
      return values[start..<start + length].map(transform)
    }
  }
}
