import IdentityDocument
import LineRecognition

extension ZoneDecoder {
  /// What names and their letters say of a text's names where they count as much as what is seen, or `nil`
  /// where the names are clear or nothing is known of them.
  ///
  /// - Parameters:
  ///   - decoding: The text.
  ///   - lines: What is seen of its cells.
  /// - Returns: The judgement.
  func names(in decoding: ZoneDecoding, _ lines: [CellScores]) -> NameJudgement? {
    guard let plan = plans.first(where: { $0.format == decoding.format }),
      plan.format.lineLengths == lines.map(\.cellCount), !decoding.hasDigitsInNames
    else { return nil }
    let sure = 1 - CellScores.probability(ofLogarithm: -limits.reachOfNamesInDoubt)
    let ranges = plan.format.fields.filter { NameJudgement.fields.contains($0.field) }
    // Most names are clear.
    let isClear = ranges.allSatisfy { range in
      range.columns.allSatisfy { column in
        let text = decoding.lines[range.line - 1]
        let symbol = CellScores.symbol(of: text[column - 1]) ?? 0
        return lines[range.line - 1].probability(of: symbol, inCell: column - 1) >= sure
      }
    }
    guard !isClear else { return nil }
    var limits = limits
    limits.weightOfNames = limits.weightOfNamesInDoubt
    limits.reachOfNames = limits.reachOfNamesInDoubt
    let table = CandidateTable(lines, plan: plan, reach: limits.reach)
    var judgement = NameJudgement()
    for range in ranges {
      let text = range.columns.map { decoding.lines[range.line - 1][$0 - 1] }
      guard let found = NameEvidence.judgement(of: text, in: range, table, plan, lines, limits)
      else { return nil }
      judgement.add(found, in: range, text: text)
    }
    return judgement
  }
}
