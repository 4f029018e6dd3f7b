import LineRecognition

/// Scores as a recogniser would give them for a text, certain but for the cells that are named.
struct ZoneScores {
  private var cells: [[[Float]?]]

  init(_ lines: [String]) {
    cells = lines.map { line in
      line.utf8.map { character in
        CellScores.alphabet.map { $0 == character ? -0.000_01 : -16 }
      }
    }
  }

  /// Puts cells in which nothing can be read before and after every line.
  mutating func pad(before: Int, after: Int) {
    for line in cells.indices {
      cells[line] =
        Array(repeating: nil, count: before) + cells[line] + Array(repeating: nil, count: after)
    }
  }

  /// Sets the probabilities of some characters in a cell, line and column counted from 1.
  mutating func set(_ line: Int, _ column: Int, _ shares: [Character: Double]) {
    cells[line - 1][column - 1] = CellScores.alphabet.map { code in
      shares[Character(Unicode.Scalar(code))].map { Float($0) } ?? -16
    }
  }

  var lines: [CellScores] {
    cells.map { CellScores(cells: $0) }
  }
}
