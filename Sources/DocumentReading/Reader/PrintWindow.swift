import LineRecognition

/// The run of cells that a zone's print fills, looked for in scores that reach beyond the zone on
/// both sides.
///
/// A locator may take noise beside a line for a character, or faint characters for paper: then the
/// zone begins or ends some cells beside the print, and no check digit agrees.
struct PrintWindow: Hashable, Sendable {
  /// The first cell, counted from that of the scores.
  let first: Int
  /// The number of cells.
  let count: Int

  /// The characters with which the first line of a document begins (ICAO Doc 9303-4 to 9303-7).
  private static let beginnings: [UInt8] = Array("PVIAC".utf8)
  /// What a cell must be surer of than this, as a logarithm, to look like print.
  private static let likeness: Float = -0.7
  /// The most that an unlikely beginning counts against a window.
  private static let worstBeginning: Float = -5

  /// The likeliest windows, best first.
  ///
  /// - Parameters:
  ///   - scores: The scores of the lines, all of one length.
  ///   - limit: How many are given at most.
  /// - Complexity: O(cells² · lines) for the lengths that documents have.
  static func likeliest(in scores: [CellScores], limit: Int) -> [PrintWindow] {
    guard let first = scores.first, scores.allSatisfy({ $0.cellCount == first.cellCount }) else {
      return []
    }
    let total = first.cellCount
    // sums[i]: how much the cells before i look like print
    var sums: [Float] = [0]
    for cell in 0..<total {
      let print = scores.reduce(0) { $0 + ($1.best(cell)?.logProbability ?? 0) - likeness }
      sums.append(sums[cell] + print)
    }
    var found: [(value: Float, window: PrintWindow)] = []
    for count in scores.count == 3 ? [30] : [36, 44] where count <= total {
      for start in 0...total - count {
        let value = sums[start + count] - sums[start] + beginning(first, start)
        found.append((value, PrintWindow(first: start, count: count)))
      }
    }
    return found.sorted { $0.value > $1.value }.prefix(limit).map(\.window)
  }

  /// How likely a cell holds the first character of a document, as a logarithm.
  private static func beginning(_ scores: CellScores, _ cell: Int) -> Float {
    let best = beginnings.compactMap { character in
      CellScores.alphabet.firstIndex(of: character).map {
        scores.logProbabilities[cell * CellScores.characterCount + $0]
      }
    }.max()
    return max(worstBeginning, best ?? worstBeginning)
  }

  /// The window's part of some scores.
  func part(of scores: [CellScores]) -> [CellScores] {
    scores.compactMap { line in
      let width = CellScores.characterCount
      let logs = line.logProbabilities[first * width..<(first + count) * width]
      return CellScores(cellCount: count, logProbabilities: Array(logs))
    }
  }
}
