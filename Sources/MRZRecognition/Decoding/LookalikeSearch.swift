import IdentityDocument
import LineRecognition

/// Looks for texts that differ from another by characters of one shape, changed all together.
///
/// A recogniser that takes one zero of a picture for an `O` takes all of them so: their errors are
/// one error, and the doubts of their cells are no independent ones. Where a layout leaves places
/// open to digits and letters, a run of such characters may agree with the check digits as well
/// when all of them are the other character.
struct LookalikeSearch {
  let plan: DecodingPlan
  let candidates: CandidateTable
  /// How much less likely than the best of its cell a character is that is no candidate.
  let reach: Float

  /// The most groups of characters that are changed, each with or without the others.
  private static let groupLimit = 5

  /// Characters of one shape in one field, and what they are when they are the other one.
  private struct Group {
    var cells: [Int]
    let twin: UInt8
    /// How much likelier the other character is, as one doubt: the mean over the cells.
    var gain: Float = 0
  }

  /// The texts that agree with every check digit.
  ///
  /// - Parameter base: The text that they differ from.
  /// - Returns: The texts; none where the base has no two characters of one shape in a field.
  /// - Complexity: O(32 · cells).
  func texts(beside base: DigitSearch.Text) -> [DigitSearch.Text] {
    let groups = groups(of: base.symbols).prefix(Self.groupLimit)
    return (0..<1 << groups.count).dropFirst().compactMap { choice in
      var (symbols, score) = (base.symbols, base.score)
      for (index, group) in groups.enumerated() where choice >> index & 1 == 1 {
        for cell in group.cells { symbols[cell] = group.twin }
        score += group.gain
      }
      guard DigitSearch.agrees(plan, text: symbols) else { return nil }
      return DigitSearch.Text(symbols: symbols, score: score)
    }
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
      var group = group
      let gains = group.cells.map { gain(in: $0, from: text[$0], to: group.twin) }
      group.gain = gains.reduce(0, +) / Float(gains.count)
      return group
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
