import LineRecognition

/// Scores as a recogniser would give them for a text, certain but for the cells that are named.
struct ZoneScores {
  private var logarithms: [[Float]]

  init(_ lines: [String]) {
    logarithms = lines.map { line in
      line.utf8.flatMap { character in
        CellScores.alphabet.map { $0 == character ? -0.000_01 : -16 }
      }
    }
  }

  /// Sets the probabilities of some characters in a cell, line and column counted from 1.
  mutating func set(_ line: Int, _ column: Int, _ shares: [Character: Double]) {
    for index in CellScores.alphabet.indices {
      logarithms[line - 1][(column - 1) * 37 + index] = -16
    }
    for (character, logarithm) in shares {
      guard let code = character.asciiValue, let index = CellScores.alphabet.firstIndex(of: code)
      else { continue }
      logarithms[line - 1][(column - 1) * 37 + index] = Float(logarithm)
    }
  }

  var lines: [CellScores] {
    logarithms.compactMap { CellScores(cellCount: $0.count / 37, logProbabilities: $0) }
  }
}
