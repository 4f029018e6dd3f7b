import IdentityDocument
import LineRecognition

/// Decodes the scores of a zone's cells: the alphabets of the fields, then the check digits.
///
/// Digits are evidence and no licence: a text that agrees with them only because likely characters
/// were changed is reported with what it cost, and refused beyond ``DecodingLimits/largestCost``.
struct ZoneDecoder: Sendable {
  private let plans: [DecodingPlan]
  private let limits: DecodingLimits

  /// Makes a decoder for some layouts.
  init(formats: [MRZ.Format] = ZoneDecoder.usualFormats, limits: DecodingLimits = .init()) {
    plans = formats.map { DecodingPlan($0) }
    self.limits = limits
  }

  /// The layouts of documents that a locator finds: lines of one length.
  static let usualFormats: [MRZ.Format] = [.td1, .td2, .td3, .mrvA, .mrvB, .frenchIdentityCard]

  /// The reading of the layout that fits best, or `nil` where none has lines of these lengths.
  ///
  /// - Parameter lines: The scores of the zone's lines, from the top.
  /// - Returns: The text with what speaks for it.
  func decode(_ lines: [CellScores]) -> ZoneDecoding? {
    let lengths = lines.map(\.cellCount)
    var best: Attempt?
    for plan in plans where plan.format.lineLengths == lengths {
      let attempt = attempt(plan, lines)
      if best.map({ attempt.evidence > $0.evidence }) ?? true { best = attempt }
    }
    return best.map { decoding(of: $0) }
  }

  /// What came of one layout.
  private struct Attempt {
    let plan: DecodingPlan
    let candidates: CandidateTable
    let found: DigitSearch.Result?
    let evidence: Float

    var printed: [UInt8] { candidates.printed }
    var cost: Float { found.map { max(0, candidates.printedScore - $0.score) } ?? .infinity }
  }

  private func attempt(_ base: DecodingPlan, _ lines: [CellScores]) -> Attempt {
    var plan = base
    var candidates = table(plan, lines)
    if hasDigitsInNames(plan, candidates) {
      plan.allowDigitsInNames()
      candidates = table(plan, lines)
    }
    var best = judged(plan, candidates)
    for variant in longNumbers(plan, candidates) {
      let other = judged(variant, table(variant, lines))
      if other.evidence > best.evidence { best = other }
    }
    return best
  }

  private func table(_ plan: DecodingPlan, _ lines: [CellScores]) -> CandidateTable {
    var table = CandidateTable(lines, plan: plan, reach: limits.reach)
    CodeEvidence.apply(to: &table, plan: plan, lines: lines)
    return table
  }

  private func judged(_ plan: DecodingPlan, _ candidates: CandidateTable) -> Attempt {
    let found = DigitSearch.run(plan, candidates: candidates).flatMap { result in
      plan.laterDigit.map { $0.agrees(with: result.text) } ?? true ? result : nil
    }
    let printed = candidates.printedScore
    guard let found, printed - found.score <= limits.largestCost else {
      let agreeing = Float(DigitSearch.agreeingDigits(plan, text: candidates.printed))
      let evidence = printed + Self.evidenceOfDigit * agreeing - limits.largestCost
      return Attempt(plan: plan, candidates: candidates, found: found, evidence: evidence)
    }
    let evidence = found.score + Self.evidenceOfDigit * Float(plan.digitCount)
    return Attempt(plan: plan, candidates: candidates, found: found, evidence: evidence)
  }

  /// A digit that agrees by chance does so one time in ten.
  private static let evidenceOfDigit: Float = 2.302_585

  /// Russian internal passports transliterate some letters to digits; they begin with `PNRUS`.
  private func hasDigitsInNames(_ plan: DecodingPlan, _ candidates: CandidateTable) -> Bool {
    plan.format == .td3
      && (0..<5).map { CellScores.alphabet[Int(candidates.best(ofCell: $0))] }
        == Array("PNRUS".utf8)
  }

  /// The plans for a number that goes on in the optional data, where a filler may stand in the place
  /// of its digit.
  private func longNumbers(_ plan: DecodingPlan, _ candidates: CandidateTable) -> [DecodingPlan] {
    guard let longest = plan.longNumberRoom else { return [] }
    let filler = candidates.range(ofCell: longest.filler)
    guard candidates.characters[filler].contains(0) else { return [] }
    let tail = longest.rest.prefix { candidates.best(ofCell: $0) != 0 }.count
    return [false, true].compactMap { plan.withLongNumber(tail: tail, countingFiller: $0) }
  }

  private func decoding(of attempt: Attempt) -> ZoneDecoding {
    let format = attempt.plan.format
    let printed = attempt.printed
    let isConsistent = attempt.found != nil && attempt.cost <= limits.largestCost
    let text = isConsistent ? attempt.found?.text ?? printed : printed
    let names = nameCells(format)
    var shares = attempt.candidates.bestShares
    var corrections: [ZoneDecoding.Correction] = []
    var nameConfidence: Float = 1
    var uncheckedConfidence: Float = 1
    var probability: Float = isConsistent ? 1 : 0
    var lines: [[UInt8]] = []
    var confidence: [[Float]] = []
    var cell = 0
    for (line, length) in format.lineLengths.enumerated() {
      for column in 0..<length {
        let index = cell + column
        if text[index] != printed[index] {
          // Next to an allowed character that was likelier, this one has what that leaves.
          if text[index] != attempt.candidates.best(ofCell: index) {
            shares[index] = 1 - shares[index]
          }
          corrections.append(
            .init(
              position: MRZ.Position(line: line + 1, column: column + 1),
              read: CellScores.alphabet[Int(printed[index])],
              corrected: CellScores.alphabet[Int(text[index])]))
        }
        if !attempt.plan.cells[index].isChecked || names.contains(index) {
          probability *= shares[index]
        }
        if names.contains(index) {
          nameConfidence = min(nameConfidence, shares[index])
        } else if !attempt.plan.cells[index].isChecked {
          uncheckedConfidence = min(uncheckedConfidence, shares[index])
        }
      }
      lines.append(text[cell..<cell + length].map { CellScores.alphabet[Int($0)] })
      confidence.append(Array(shares[cell..<cell + length]))
      cell += length
    }
    let margin = isConsistent ? attempt.found?.margin ?? 0 : 0
    // Of the two likeliest texts, by the odds between them.
    let next = CellScores.probability(ofLogarithm: -margin)
    probability /= 1 + next
    return ZoneDecoding(
      format: format, lines: lines, characterConfidence: confidence, corrections: corrections,
      isConsistentWithDigits: isConsistent, cost: attempt.cost,
      margin: margin, minimumNameConfidence: nameConfidence,
      minimumUncheckedConfidence: uncheckedConfidence, probability: probability)
  }

  private func nameCells(_ format: MRZ.Format) -> Set<Int> {
    var cells: Set<Int> = []
    for range in format.fields
    where [.names, .primaryIdentifier, .secondaryIdentifier].contains(range.field) {
      let start = DecodingPlan.offset(format, range.line, range.columns.lowerBound)
      cells.formUnion(start..<start + range.columns.count)
    }
    return cells
  }
}
