import IdentityDocument
import LineRecognition

/// What is known of the letters of names: no check digit covers them, but they follow each other as in
/// other names.
///
/// It chooses between characters that the recogniser cannot tell apart, and makes nothing surer: a
/// character has the probability that the recogniser gives to it, so one that was chosen against it
/// has less than a half, and no gate lets that through.
///
/// Layouts of one size have their names in the same place: what was found for one serves the others.
struct NameEvidence {
  /// The letters of the names that were searched last, and what was found.
  private var known: (letters: [[NameSearch.Letter]], text: [Int])?

  /// Replaces the candidates of the names by the likeliest names.
  ///
  /// - Parameters:
  ///   - table: The candidates of a plan.
  ///   - plan: The plan.
  ///   - lines: The scores of the zone's lines.
  ///   - limits: What names count, and how much less likely than the best a character may be.
  mutating func apply(
    to table: inout CandidateTable, plan: DecodingPlan, lines: [CellScores], limits: DecodingLimits
  ) {
    guard let statistics = NameStatistics.embedded, limits.weightOfNames > 0 else { return }
    for range in plan.format.fields where range.field == .names {
      let cells = plan.format.cells(of: range)
      guard lines.indices.contains(range.line - 1), cells.upperBound <= plan.cells.count,
        cells.allSatisfy({ Self.isOpen(plan.cells[$0]) })
      else { continue }
      let line = lines[range.line - 1]
      let first = range.columns.lowerBound - 1
      // Most names are clear.
      let sure = 1 - CellScores.probability(ofLogarithm: -limits.reachOfNames)
      guard cells.contains(where: { table.bestShares[$0] < sure }) else { continue }
      let letters = cells.map { cell in
        Self.candidates(
          of: cell, column: first + cell - cells.lowerBound, table, plan, line, limits)
      }
      if known?.letters != letters {
        let search = NameSearch(statistics: statistics, weight: limits.weightOfNames)
        known = (letters, search.text(letters))
      }
      for (cell, letter) in zip(cells, known?.text ?? []) {
        let symbol = Self.symbols[letter]
        guard symbol != table.best(ofCell: cell) else { continue }
        let column = first + cell - cells.lowerBound
        let mass = line.probability(of: plan.cells[cell].allowed, inCell: column)
        let share =
          line.probability(of: Int(symbol), inCell: column) / max(mass, .leastNormalMagnitude)
        table.settle(
          cell: cell, on: symbol, logarithm: line[column, Int(symbol)],
          share: share * table.trust(ofCell: cell))
      }
    }
  }

  /// Whether a cell may hold letters and the filler, and no digit has to do with it.
  private static func isOpen(_ cell: DecodingPlan.Cell) -> Bool {
    !cell.isChecked && alphabet.isSuperset(of: cell.allowed)
  }

  /// The characters that a cell may hold and the recogniser does not rule out.
  private static func candidates(
    of cell: Int, column: Int, _ table: CandidateTable, _ plan: DecodingPlan, _ line: CellScores,
    _ limits: DecodingLimits
  ) -> [NameSearch.Letter] {
    let best = Int(table.best(ofCell: cell))
    let least = line[column, best] - limits.reachOfNames
    return symbols.indices.compactMap { letter in
      let symbol = Int(symbols[letter])
      let logarithm = line[column, symbol]
      guard symbol == best || logarithm >= least,
        plan.cells[cell].allowed.contains(symbol: symbol)
      else { return nil }
      return NameSearch.Letter(letter: letter, logarithm: logarithm)
    }
  }

  /// The filler, and the letters from `A` on, by their places in `CellScores.alphabet`.
  private static let symbols: [UInt8] = [0] + (11..<UInt8(CellScores.characterCount))

  private static let alphabet = SymbolSet(
    characters: symbols.map { CellScores.alphabet[Int($0)] })
}
