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
  private var found: (letters: [[NameSearch.Letter]], text: NameSearch.Finding)?

  /// What is known of names; `nil` where the statistics that are built in are damaged.
  private static func search(_ limits: DecodingLimits) -> NameSearch? {
    NameStatistics.embedded.map {
      NameSearch(statistics: $0, words: .embedded, weight: limits.weightOfNames)
    }
  }

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
    guard limits.weightOfNames > 0, let search = Self.search(limits) else { return }
    for range in plan.format.fields where NameJudgement.fields.contains(range.field) {
      let cells = plan.format.cells(of: range)
      guard lines.indices.contains(range.line - 1), cells.upperBound <= plan.cells.count,
        cells.allSatisfy({ Self.isOpen(plan.cells[$0]) })
      else { continue }
      let line = lines[range.line - 1]
      let first = range.columns.lowerBound - 1
      // Most names are clear.
      let sure = 1 - CellScores.probability(ofLogarithm: -limits.reachOfNames)
      guard cells.contains(where: { table.bestShares[$0] < sure }) else { continue }
      let letters = Self.candidates(of: cells, column: first, table, plan, line, limits)
      if found?.letters != letters {
        found = (letters, search.text(letters, of: NameSearch.Field(range.field)))
      }
      for (cell, letter) in zip(cells, found?.text.letters ?? []) {
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

  /// Whether a cell may hold letters and the filler alone.
  private static func isOpen(_ cell: DecodingPlan.Cell) -> Bool {
    alphabet.isSuperset(of: cell.allowed)
  }

  /// What names say of the text of a field: whether it is the likeliest, how likely, and which of its
  /// cells belong to known names.
  ///
  /// - Parameters:
  ///   - text: The text of the field in ASCII.
  ///   - range: The field.
  ///   - table: The candidates of the plan.
  ///   - plan: The plan.
  ///   - lines: The scores of the zone's lines.
  ///   - limits: What names count, and how much less likely than the best a character may be.
  /// - Returns: What is known of it; `nil` where nothing is.
  static func judgement(
    of text: [UInt8], in range: MRZ.FieldRange, _ table: CandidateTable, _ plan: DecodingPlan,
    _ lines: [CellScores], _ limits: DecodingLimits
  ) -> FieldOfNames? {
    let cells = plan.format.cells(of: range)
    guard let search = search(limits), lines.indices.contains(range.line - 1) else { return nil }
    let letters = candidates(
      of: cells, column: range.columns.lowerBound - 1, table, plan, lines[range.line - 1], limits)
    let field = NameSearch.Field(range.field)
    let found = search.text(letters, of: field)
    guard found.letters.count == text.count else { return nil }
    let own = text.map { character in
      symbols.firstIndex { CellScores.alphabet[Int($0)] == character } ?? -1
    }
    let likeliest = found.letters.map { CellScores.alphabet[Int(symbols[$0])] }
    let known = search.known(own)
    // How likely the known names are where the other words are what they seem to be.
    var others = letters
    for cell in others.indices where !known[cell] {
      others[cell].removeAll { $0.letter != own[cell] }
    }
    let ofKnown = known.contains(false) ? search.text(others, of: field) : found
    return FieldOfNames(
      likeliest: likeliest, known: known,
      probabilityOfKnown: ofKnown.letters == own ? ofKnown.probability : 0)
  }

  /// The characters that each of some cells may hold and the recogniser does not rule out.
  private static func candidates(
    of cells: Range<Int>, column: Int, _ table: CandidateTable, _ plan: DecodingPlan,
    _ line: CellScores, _ limits: DecodingLimits
  ) -> [[NameSearch.Letter]] {
    cells.map {
      candidates(of: $0, column: column + $0 - cells.lowerBound, table, plan, line, limits)
    }
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

extension NameSearch.Field {
  /// What a field of a zone holds.
  fileprivate init(_ field: MRZ.Field) {
    switch field {
    case .primaryIdentifier: self = .surname
    case .secondaryIdentifier: self = .givenNames
    default: self = .names
    }
  }
}
