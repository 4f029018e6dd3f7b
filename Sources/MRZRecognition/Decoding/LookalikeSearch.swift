import IdentityDocument
import LineRecognition

/// Looks for texts that differ from another by characters of one shape, changed all together.
///
/// A recogniser that takes one zero of a picture for an `O` takes all of them so: their errors are
/// one error, and the doubts of their cells are no independent ones. Where a layout leaves places
/// open to digits and letters, a run of such characters may agree with the check digits as well
/// when all of them are the other character, or those of them that look most like it: a typeface whose
/// zeros have a dot prints an `O` without one.
struct LookalikeSearch {
  let plan: DecodingPlan
  let candidates: CandidateTable
  /// How much less likely than the best of its cell a character is that is no candidate.
  let reach: Float

  /// The most groups of characters that are changed, each with or without the others.
  private static let groupLimit = 5

  /// Characters of one shape in one field, and what they are when they are the other one.
  private struct Group {
    /// Those that look most like the other one come first.
    var cells: [Int]
    let twin: UInt8
    /// How much likelier the other character is in each.
    var gains: [Float] = []

    /// How much likelier it is in the first of them, as one doubt: the mean over the cells.
    func gain(ofFirst count: Int) -> Float {
      count > 0 ? gains.prefix(count).reduce(0, +) / Float(count) : 0
    }
  }

  /// The texts that agree with every check digit.
  ///
  /// - Parameter base: The text that they differ from.
  /// - Returns: The texts; none where the base has no two characters of one shape in a field.
  /// - Complexity: O((32 + cells) · cells).
  func texts(beside base: DigitSearch.Text) -> [DigitSearch.Text] {
    let groups = Array(groups(of: base.symbols).prefix(Self.groupLimit))
    let whole = (0..<1 << groups.count).dropFirst().compactMap { choice in
      text(beside: base) { choice >> $0 & 1 == 1 ? groups[$0].cells.count : 0 }
    }
    let parts = groups.indices.flatMap { group in
      (2..<max(2, groups[group].cells.count)).compactMap { count in
        text(beside: base) { $0 == group ? count : 0 }
      }
    }
    /// The text with the first so many characters of each group changed, where it agrees.
    func text(beside base: DigitSearch.Text, _ count: (Int) -> Int) -> DigitSearch.Text? {
      var (symbols, score) = (base.symbols, base.score)
      for (index, group) in groups.enumerated() {
        let changed = count(index)
        for cell in group.cells.prefix(changed) { symbols[cell] = group.twin }
        score += group.gain(ofFirst: changed)
      }
      guard DigitSearch.agrees(plan, text: symbols) else { return nil }
      return DigitSearch.Text(symbols: symbols, score: score)
    }
    return whole + parts
  }

  /// The groups of two characters or more.
  private func groups(of text: [UInt8]) -> [Group] {
    var finished: [Group] = []
    var open: [UInt8: Group] = [:]
    for (cell, symbol) in text.enumerated() {
      let demand = plan.cells[cell]
      guard demand.isChecked, demand.allowed.isSuperset(of: Self.digitsAndLetters) else {
        // The field ends here.
        finished += open.sorted { $0.key < $1.key }.map(\.value)
        open = [:]
        continue
      }
      guard let twin = Self.twins[Int(symbol)] else { continue }
      open[symbol, default: Group(cells: [], twin: twin)].cells.append(cell)
    }
    finished += open.sorted { $0.key < $1.key }.map(\.value)
    return finished.compactMap { group in
      guard group.cells.count > 1 else { return nil }
      let doubts = group.cells.map { ($0, gain(in: $0, from: text[$0], to: group.twin)) }
        .sorted { ($0.1, $1.0) > ($1.1, $0.0) }
      return Group(cells: doubts.map(\.0), twin: group.twin, gains: doubts.map(\.1))
    }
  }

  private func gain(in cell: Int, from present: UInt8, to twin: UInt8) -> Float {
    let least = candidates.logarithms[candidates.range(ofCell: cell).lowerBound] - reach
    return (candidates.logarithm(of: twin, inCell: cell) ?? least)
      - (candidates.logarithm(of: present, inCell: cell) ?? least)
  }

  private static let digitsAndLetters = SymbolSet(characters: CellScores.alphabet.dropFirst())

  /// For every symbol the one of the other class that looks like it.
  private static let twins: [UInt8?] = CellScores.alphabet.map { character in
    let twin =
      Confusion.twin(of: character, in: .digits) ?? Confusion.twin(of: character, in: .letters)
    return twin.flatMap { CellScores.symbol(of: $0) }.map { UInt8($0) }
  }
}
