import IdentityDocument
import LineRecognition
import MRZLocation

/// Decodes the scores of a zone's cells: the alphabets of the fields, then the check digits.
///
/// Digits are evidence and no licence: a text that agrees with them only because likely characters
/// were changed is reported with what it cost, and refused beyond ``DecodingLimits/largestCost``.
struct ZoneDecoder: Sendable {
  let plans: [DecodingPlan]
  private(set) var limits: DecodingLimits

  /// Makes a decoder for some layouts.
  init(formats: [MRZ.Format] = ZoneDecoder.usualFormats, limits: DecodingLimits = .init()) {
    plans = formats.map { DecodingPlan($0) }
    self.limits = limits
  }

  /// The layouts of documents that a locator finds, as a whole or but for a short line.
  static let usualFormats: [MRZ.Format] = [
    .td1, .td2, .td3, .mrvA, .mrvB, .frenchIdentityCard, .frenchDrivingLicence,
    .swissDrivingLicence,
  ]

  /// Whether a layout has as many lines.
  func hasLayout(lineCount: Int) -> Bool { plans.contains { $0.format.lineCount == lineCount } }

  /// Whether it knows a layout.
  func hasLayout(_ format: MRZ.Format) -> Bool { plans.contains { $0.format == format } }

  /// Whether a layout has lines as long as those of a zone.
  func hasLayout(of zone: LocatedZone) -> Bool {
    let lengths = zone.lines.map(\.cellCount)
    return plans.contains { $0.format.lineLengths == lengths }
  }

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
    decoder.limits.weightOfNamesInDoubt *= max(1, worth)
    decoder.limits.reachOfNamesInDoubt *= max(1, worth)
    return decoder
  }

  /// The reading of the layout that fits best, or `nil` where none has lines of these lengths.
  ///
  /// - Parameter lines: The scores of the zone's lines, from the top.
  /// - Returns: The text with what speaks for it.
  func decode(_ lines: [CellScores]) -> ZoneDecoding? {
    let fitting = likeliestFirst(lines)
    var attempts: [(order: Int, attempt: DecodingAttempt)] = []
    var names = NameEvidence()
    for (order, mostEvidence) in fitting {
      // What cannot be a tenth of a percent as likely as another layout need not be tried.
      let isBeaten = attempts.contains {
        $0.attempt.beginsAsLayout(limits) && $0.attempt.evidence + limits.leastOdds > mostEvidence
      }
      if !isBeaten { attempts.append((order, attempt(plans[order], lines, &names))) }
    }
    attempts.sort { $0.order < $1.order }
    var best: DecodingAttempt?
    for (_, attempt) in attempts
    where best.map({ attempt.isBetter(than: $0, limits: limits) }) ?? true {
      best = attempt
    }
    return best.map { best in
      ZoneDecoding(
        best, limits: limits,
        rivals: attempts.compactMap { $0.attempt.text(asRivalOf: best, limits: limits) })
    }
  }

  /// Whether any layout may have a text whose digits agree and that is not too far-fetched: what is known
  /// of codes and names makes none likelier, and is not asked.
  ///
  /// - Parameter lines: The scores of the zone's lines, from the top.
  /// - Returns: Whether ``decode(_:)`` may give such a text.
  func mayAgree(_ lines: [CellScores]) -> Bool {
    let lengths = lines.map(\.cellCount)
    return plans.contains { base in
      guard base.format.lineLengths == lengths else { return false }
      var plan = base
      if plan.format == .td3 { plan.allowDigitsInNames() }
      let candidates = CandidateTable(lines, plan: plan, reach: limits.reach)
      return hasLikelyText(plan, candidates)
        || longNumbers(plan, candidates).contains {
          hasLikelyText($0, CandidateTable(lines, plan: $0, reach: limits.reach))
        }
    }
  }

  private func hasLikelyText(_ plan: DecodingPlan, _ candidates: CandidateTable) -> Bool {
    DigitSearch.hasText(
      plan, candidates: candidates, from: candidates.printedScore - limits.largestCost)
  }

  /// The layouts that have lines of these lengths, by their places among all: the one whose documents
  /// begin most likely as the text does is the first.
  ///
  /// - Returns: With each what its evidence cannot exceed, as long as the text begins as its documents
  ///   do: the first cell holds the likeliest of the characters that may stand there, every other cell
  ///   the likeliest of all, and all digits agree.
  private func likeliestFirst(_ lines: [CellScores]) -> [(order: Int, mostEvidence: Float)] {
    let lengths = lines.map(\.cellCount)
    let fitting = plans.indices.filter { plans[$0].format.lineLengths == lengths }
    guard fitting.count > 1, let first = lines.first else { return fitting.map { ($0, .infinity) } }
    var rest: Float = 0
    for (number, line) in lines.enumerated() {
      for cell in 0..<line.cellCount where number + cell > 0 {
        rest += line.best(cell)?.logProbability ?? 0
      }
    }
    return fitting.map { order -> (order: Int, mostEvidence: Float, beginning: Float) in
      let allowed = plans[order].cells.first?.allowed ?? []
      let beginning =
        first.bestSymbol(of: allowed, inCell: 0).map { first[0, $0] } ?? -.infinity
      let digits = Self.evidenceOfDigit * Float(plans[order].digitCount)
      return (order, rest + beginning + digits, beginning)
    }
    .sorted { ($0.beginning, $1.order) > ($1.beginning, $0.order) }
    .map { ($0.order, $0.mostEvidence) }
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
    let printed = candidates.printedScore
    var found = DigitSearch.texts(
      plan, candidates: candidates, from: printed - limits.largestCost, odds: limits.largestOdds)
    if let best = found.first, plan.laterDigit?.agrees(with: best.symbols) == false { found = [] }
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
