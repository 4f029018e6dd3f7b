import IdentityDocument
import LineRecognition

/// How much of a text scores of its cells show.
struct TextSight: Hashable, Sendable {
  /// The share of the cells whose likeliest character is that of the text, 0 to 1; a filler counts a
  /// quarter, as where frames are laid over each other.
  let share: Float
  /// The number of cells that are sure of another character.
  let dissent: Int

  /// From this logarithm of its probability on a cell is sure of a character: 0.99.
  static let sure: Float = -0.01005
  /// What a filler counts: most zones have many in the same places.
  static let weightOfFiller: Float = 0.25

  /// Compares.
  ///
  /// - Parameters:
  ///   - lines: The text, in ASCII.
  ///   - scores: The scores of its lines, from the top; a cell beyond them shows nothing.
  /// - Complexity: O(cells).
  init(of lines: [String], in scores: [CellScores]) {
    var (shown, all, dissent): (Float, Float, Int) = (0, 0, 0)
    for (line, cells) in zip(lines, scores) {
      for (cell, character) in line.utf8.enumerated() {
        let weight = character == .ascii("<") ? Self.weightOfFiller : 1
        all += weight
        guard let best = cells.best(cell) else { continue }
        if best.character == character {
          shown += weight
        } else if best.logProbability >= Self.sure {
          dissent += 1
        }
      }
    }
    share = all > 0 ? shown / all : 0
    self.dissent = dissent
  }
}
