import IdentityDocument
import LineRecognition

/// Decodes the scores of a zone's cells: the alphabets of the fields, then the check digits.
///
/// Digits are evidence and no licence: a text that agrees with them only because likely characters
/// were changed is reported with what it cost, and refused beyond ``DecodingLimits/largestCost``.
struct ZoneDecoder: Sendable {
  private let plans: [DecodingPlan]
  private var limits: DecodingLimits

  /// Makes a decoder for some layouts.
  init(formats: [MRZ.Format] = ZoneDecoder.usualFormats, limits: DecodingLimits = .init()) {
    plans = formats.map { DecodingPlan($0) }
    self.limits = limits
  }

  /// The layouts of documents that a locator finds: lines of one length.
  static let usualFormats: [MRZ.Format] = [.td1, .td2, .td3, .mrvA, .mrvB, .frenchIdentityCard]

  /// The same decoder for scores that are worth several looks: its limits are logarithms, which grow
  /// with them.
  ///
  /// - Parameter worth: How many looks they are worth, 1 at least.
  /// - Returns: The decoder.
  func scaled(by worth: Float) -> ZoneDecoder {
    var decoder = self
    decoder.limits.largestCost *= max(1, worth)
    decoder.limits.reach *= max(1, worth)
    // What makes a code or a name likelier in every frame has to do so in their sum.
    decoder.limits.unlisted *= max(1, worth)
    decoder.limits.weightOfNames *= max(1, worth)
    decoder.limits.reachOfNames *= max(1, worth)
    return decoder
  }

  /// The same decoder with more trust in how letters of names follow each other, to doubt a name by.
  ///
  /// - Parameters:
  ///   - weight: What they count beside what the recogniser says.
  ///   - reach: How much less likely than the best of its cell a letter may be that is tried.
  /// - Returns: The decoder.
  func trustingNames(weight: Float, reach: Float) -> ZoneDecoder {
    var decoder = self
    decoder.limits.weightOfNames = weight
    decoder.limits.reachOfNames = reach
    return decoder
  }

  /// The reading of the layout that fits best, or `nil` where none has lines of these lengths.
  ///
  /// - Parameter lines: The scores of the zone's lines, from the top.
  /// - Returns: The text with what speaks for it.
  func decode(_ lines: [CellScores]) -> ZoneDecoding? {
    let lengths = lines.map(\.cellCount)
    var best: DecodingAttempt?
    var names = NameEvidence()
    for plan in plans where plan.format.lineLengths == lengths {
      let attempt = attempt(plan, lines, &names)
      if best.map({ attempt.isBetter(than: $0, limits: limits) }) ?? true { best = attempt }
    }
    return best.map { ZoneDecoding($0, limits: limits) }
  }

  private func attempt(
    _ base: DecodingPlan, _ lines: [CellScores], _ names: inout NameEvidence
  ) -> DecodingAttempt {
    var plan = base
    var candidates = table(plan, lines, &names)
    if hasDigitsInNames(plan, candidates) {
      plan.allowDigitsInNames()
      candidates = table(plan, lines, &names)
    }
    var best = judged(plan, candidates)
    for variant in longNumbers(plan, candidates) {
      let other = judged(variant, table(variant, lines, &names))
      if other.evidence > best.evidence { best = other }
    }
    return best
  }

  private func table(
    _ plan: DecodingPlan, _ lines: [CellScores], _ names: inout NameEvidence
  ) -> CandidateTable {
    var table = CandidateTable(lines, plan: plan, reach: limits.reach)
    CodeEvidence.apply(to: &table, plan: plan, lines: lines, unlisted: limits.unlisted)
    names.apply(to: &table, plan: plan, lines: lines, limits: limits)
    return table
  }

  private func judged(_ plan: DecodingPlan, _ candidates: CandidateTable) -> DecodingAttempt {
    var found = DigitSearch.texts(plan, candidates: candidates)
    if let best = found.first, plan.laterDigit?.agrees(with: best.symbols) == false { found = [] }
    let printed = candidates.printedScore
    let evidence: Float
    if let best = found.first, printed - best.score <= limits.largestCost {
      evidence = best.score + Self.evidenceOfDigit * Float(plan.digitCount)
    } else {
      let agreeing = Float(DigitSearch.agreeingDigits(plan, text: candidates.printed))
      evidence = printed + Self.evidenceOfDigit * agreeing - limits.largestCost
    }
    return DecodingAttempt(plan: plan, candidates: candidates, found: found, evidence: evidence)
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
}
