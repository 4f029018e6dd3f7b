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

  /// Moves the print of every line some cells to the right; what it leaves cannot be read.
  mutating func shift(by count: Int) {
    for line in cells.indices {
      let present = cells[line]
      cells[line] = present.indices.map { cell in
        present.indices.contains(cell - count) ? present[cell - count] : nil
      }
    }
  }

  /// Makes every cell one in which nothing can be read.
  mutating func blank() {
    cells = cells.map { $0.map { _ in nil } }
  }

  /// Makes one cell such a cell, line and column counted from 1.
  mutating func blank(_ line: Int, _ column: Int) { cells[line - 1][column - 1] = nil }

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
