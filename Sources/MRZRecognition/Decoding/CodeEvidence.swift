import IdentityDocument
import LineRecognition

/// What is known of the fields that hold codes: the states (ICAO Doc 9303-3, §5) and the first letter
/// of the document code (9303-4, -5 and -6, §4.2.2).
///
/// No check digit covers them, but few of all letters can stand there. A code that no table lists is
/// still read where the picture leaves no doubt.
struct CodeEvidence: Sendable {
  /// The listed states by their indices in `CellScores.alphabet`, three a code.
  ///
  /// Each is there once: `DEU` is printed as `D`, which the tables list too. Their order is fixed,
  /// so that sums over them, and the answer, are the same in every run.
  static let states: [[UInt8]] = {
    let all = CountryCode.all.compactMap { code -> [UInt8]? in
      let text = code.mrzCode.utf8 + Array(repeating: .ascii("<"), count: 3)
      let indices = text.prefix(3).compactMap { CellScores.symbol(of: $0) }
      return indices.count == 3 ? indices.map { UInt8($0) } : nil
    }.sorted { $0.lexicographicallyPrecedes($1) }
    return all.indices.filter { $0 == 0 || all[$0] != all[$0 - 1] }.map { all[$0] }
  }()

  /// Replaces the candidates of the code fields by the likeliest codes.
  ///
  /// - Parameters:
  ///   - table: The candidates of a plan.
  ///   - plan: The plan.
  ///   - lines: The scores of the zone's lines.
  ///   - unlisted: How likely a code is that no table lists, as a logarithm.
  static func apply(
    to table: inout CandidateTable, plan: DecodingPlan, lines: [CellScores], unlisted: Float
  ) {
    let pair = states(of: plan, lines)
    let isRepeated = pair != nil && isStateRepeated(plan, table)
    for range in plan.format.fields {
      let start = plan.format.cells(of: range).lowerBound
      guard lines.indices.contains(range.line - 1), plan.cells.indices.contains(start + 2) else {
        continue
      }
      let line = lines[range.line - 1]
      let column = range.columns.lowerBound - 1
      switch range.field {
      case .issuingState, .nationality:
        guard !(start..<start + 3).contains(where: { plan.cells[$0].isChecked }) else { continue }
        let other = range.field == .issuingState ? pair?.nationality : pair?.issuingState
        let shares = other.map { Self.shares(beside: $0, plan.format) }
        // A code that stands in both fields is as likely for that as a listed one is.
        let repetition = isRepeated ? Self.shares(beside: [1], plan.format)[0] : 1
        choose(
          among: states, length: 3, at: start, of: &table, line, column, unlisted, shares: shares,
          shareOfUnlisted: repetition)
      case .documentCode:
        choose(
          among: initials(plan.format), length: 1, at: start, of: &table, line, column, unlisted)
        let second = table.best(ofCell: start + 1)
        if hasLettersAlone(plan.format), digits.contains(second) {
          choose(
            among: letters, length: 1, at: start + 1, of: &table, line, column + 1, unlisted)
        }
      default: continue
      }
    }
  }

  /// How likely a holder is a national of the issuing state, as a guess; `nil` where nothing is known.
  ///
  /// Of passports nearly all are; of cards many are residence permits; of visas hardly any is. On 2500 frames of g4 four
  /// more are right with it (`Benchmarks/Measurements.md`, words of names).
  private static func shareOfNationals(_ format: MRZ.Format) -> Float? {
    switch format {
    case .td3: 0.95
    case .td1, .td2: 0.6
    default: nil
    }
  }

  /// How likely each listed state is for either of both fields, by what is seen there alone; `nil` where there
  /// are not both.
  private static func states(
    of plan: DecodingPlan, _ lines: [CellScores]
  ) -> (issuingState: [Float], nationality: [Float])? {
    func probabilities(_ field: MRZ.Field) -> [Float]? {
      guard let range = plan.format.fields.first(where: { $0.field == field }),
        lines.indices.contains(range.line - 1),
        lines[range.line - 1].cellCount >= range.columns.upperBound
      else { return nil }
      let scores = scores(of: states, lines[range.line - 1], range.columns.lowerBound - 1)
      let largest = scores.max() ?? 0
      let shares = scores.map { CellScores.probability(ofLogarithm: $0 - largest) }
      let sum = shares.reduce(0, +)
      return shares.map { $0 / sum }
    }
    guard shareOfNationals(plan.format) != nil, let issuer = probabilities(.issuingState),
      let nationality = probabilities(.nationality)
    else { return nil }
    return (issuer, nationality)
  }

  /// How likely each listed state is beside the other field, in multiples of how likely it is by chance.
  private static func shares(beside other: [Float], _ format: MRZ.Format) -> [Float] {
    let nationals = shareOfNationals(format) ?? 0
    return other.map { 1 - nationals + nationals * $0 * Float(states.count) }
  }

  /// Whether both fields seem to show the same code.
  private static func isStateRepeated(_ plan: DecodingPlan, _ table: CandidateTable) -> Bool {
    let codes = [MRZ.Field.issuingState, .nationality].compactMap { field in
      plan.format.fields.first { $0.field == field }.map { range in
        plan.format.cells(of: range).map { table.best(ofCell: $0) }
      }
    }
    return codes.count == 2 && codes[0] == codes[1]
  }

  private static func scores(
    of codes: [[UInt8]], _ line: CellScores, _ column: Int
  ) -> [Float] {
    codes.map { code in
      code.indices.reduce(0) { $0 + line[column + $1, Int(code[$1])] }
    }
  }

  /// The letters with which a layout's documents begin; none where the layout allows one only.
  private static func initials(_ format: MRZ.Format) -> [[UInt8]] {
    let letters =
      switch format {
      case .td1, .td2: "ACI"
      case .td3: "P"
      default: ""
      }
    return letters.utf8.compactMap { letter in
      CellScores.symbol(of: letter).map { [UInt8($0)] }
    }
  }

  /// Whether the second character of a layout's document code is a letter or a filler (9303-4 and 9303-7, §4.2.2);
  /// cards with digits there exist.
  private static func hasLettersAlone(_ format: MRZ.Format) -> Bool {
    format == .td3 || format == .mrvA || format == .mrvB
  }

  private static let digits = Set("0123456789".utf8.compactMap { symbol($0) })
  private static let letters = CellScores.alphabet.compactMap { symbol($0) }
    .filter { !digits.contains($0) }.map { [$0] }

  private static func symbol(_ character: UInt8) -> UInt8? {
    CellScores.symbol(of: character).map { UInt8($0) }
  }

  private static func choose(
    among codes: [[UInt8]], length: Int, at cell: Int, of table: inout CandidateTable,
    _ line: CellScores, _ column: Int, _ unlisted: Float, shares: [Float]? = nil,
    shareOfUnlisted: Float = 1
  ) {
    guard !codes.isEmpty else { return }
    let read = (0..<length).map { table.best(ofCell: cell + $0) }
    let scores = scores(of: codes, line, column)
    let isListed = codes.contains(read)
    let other =
      isListed ? -Float.infinity : Self.scores(of: [read], line, column)[0] + unlisted
    let largest = max(scores.max() ?? 0, other)
    let likely = scores.indices.map { index in
      CellScores.probability(ofLogarithm: scores[index] - largest) * (shares?[index] ?? 1)
    }
    guard let best = likely.indices.max(by: { likely[$0] < likely[$1] }) else { return }
    let likelyOther = CellScores.probability(ofLogarithm: other - largest) * shareOfUnlisted
    let sum = (likely.reduce(0, +) + likelyOther) / max(likely[best], likelyOther)
    let chosen = likely[best] >= likelyOther ? codes[best] : read
    // The code is right or wrong as a whole: its cells share the probability evenly.
    let share = length == 3 ? Self.cubeRoot(1 / sum) : 1 / sum
    let trust = (0..<length).map { table.trust(ofCell: cell + $0) }.min() ?? 1
    for index in 0..<length {
      table.settle(
        cell: cell + index, on: chosen[index], logarithm: line[column + index, Int(chosen[index])],
        share: share * trust)
    }
  }

  /// The cube root of a number from 0 to 1, to four digits.
  private static func cubeRoot(_ x: Float) -> Float {
    guard x > 0 else { return 0 }
    var root: Float = 1
    for _ in 0..<24 { root -= (root * root * root - x) / (3 * root * root) }
    return root
  }
}
