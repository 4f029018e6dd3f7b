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
    decoder.limits.weightOfNamesInDoubt *= max(1, worth)
    decoder.limits.reachOfNamesInDoubt *= max(1, worth)
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

  /// The first character of a text's names that is not the likeliest where letters of names count as
  /// much as what is seen, or `nil` where nothing speaks against them.
  ///
  /// - Parameters:
  ///   - decoding: The text.
  ///   - lines: What is seen of its cells.
  /// - Returns: The place.
  func doubtedName(in decoding: ZoneDecoding, _ lines: [CellScores]) -> MRZ.Position? {
    guard let plan = plans.first(where: { $0.format == decoding.format }),
      plan.format.lineLengths == lines.map(\.cellCount)
    else { return nil }
    let sure = 1 - CellScores.probability(ofLogarithm: -limits.reachOfNamesInDoubt)
    let places = plan.format.fields.filter { $0.field == .names }.flatMap { range in
      range.columns.map { MRZ.Position(line: range.line, column: $0) }
    }
    // Most names are clear.
    let isClear = places.allSatisfy { place in
      let symbol = CellScores.symbol(of: decoding.lines[place.line - 1][place.column - 1]) ?? 0
      return lines[place.line - 1].probability(of: symbol, inCell: place.column - 1) >= sure
    }
    guard !isClear else { return nil }
    var doubting = self
    doubting.limits.weightOfNames = limits.weightOfNamesInDoubt
    doubting.limits.reachOfNames = limits.reachOfNamesInDoubt
    var names = NameEvidence()
    let likeliest = doubting.table(plan, lines, &names)
    guard !hasDigitsInNames(plan, likeliest) else { return nil }
    return places.first { place in
      let cell = plan.format.offset(line: place.line, column: place.column) ?? 0
      let letter = CellScores.alphabet[Int(likeliest.best(ofCell: cell))]
      return letter != decoding.lines[place.line - 1][place.column - 1]
    }
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
