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
  /// What a cell must be surer of than this, as a logarithm, to look like print; with -1.5 one zone of
  /// 528 fewer is exact (`Benchmarks/Measurements.md`, thresholds of looks).
  private static let likeness: Float = -0.7
  /// The most that an unlikely beginning counts against a window; -2 reads the same zones (there).
  private static let worstBeginning: Float = -5

  /// The numbers of cells that lines of documents have.
  private static func lengths(lines: Int) -> [Int] { lines == 3 ? [30] : [36, 44] }

  /// The likeliest windows, best first.
  ///
  /// - Parameters:
  ///   - scores: The scores of the lines, all of one length.
  ///   - limit: How many are given at most.
  /// - Returns: The windows, none where the lines are too short or of several lengths.
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
    for count in lengths(lines: scores.count) where count <= total {
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
      CellScores.symbol(of: character).map { scores[cell, $0] }
    }.max()
    return max(worstBeginning, best ?? worstBeginning)
  }

  /// The mean probability of the best characters up to which cells look like no print; 0.3 gives the
  /// same (there).
  private static let mostOfPaper: Float = 0.5
  /// The same where the cells were seen without what stands beside the zone: every answer to 1406
  /// pictures is the same where no zone is spared the wider look (`Benchmarks/Measurements.md`, less work for
  /// the same answers).
  private static let mostOfDoubtfulPaper: Float = 0.8
  /// That from which on they look like print; 0.8 gives the same (there).
  private static let leastOfPrint: Float = 0.9

  /// Whether a larger window holds print in this part of it and none beside it.
  func isPrintOf(_ other: PrintWindow, in scores: [CellScores]) -> Bool {
    let cells = other.first..<other.first + other.count
    guard count < other.count, cells.contains(first), cells.contains(first + count - 1) else {
      return false
    }
    return Self.likeness(of: first..<first + count, in: scores) >= Self.leastOfPrint
      && Self.likeness(of: self.cells(beside: cells), in: scores) <= Self.mostOfPaper
  }

  /// The cells of a larger run that do not belong to the window.
  private func cells(beside cells: Range<Int>) -> [Int] {
    cells.filter { !(first..<first + count).contains($0) }
  }

  /// The mean probability of the best characters of some cells.
  private static func likeness(of cells: some Sequence<Int>, in scores: [CellScores]) -> Float {
    let all = cells.flatMap { cell in scores.map { $0.best(cell)?.logProbability ?? 0 } }
    let sum = all.reduce(0) { $0 + CellScores.probability(ofLogarithm: $1) }
    return all.isEmpty ? 0 : sum / Float(all.count)
  }

  /// Whether a zone may hold print in a part of it alone, by what was seen of the zone itself.
  ///
  /// - Parameter scores: The scores of its lines, nothing beside them.
  /// - Returns: Whether it may; no zone that is as short as a document's lines can be does.
  static func mayBePart(of scores: [CellScores]) -> Bool {
    let total = scores.first?.cellCount ?? 0
    return lengths(lines: scores.count).contains { count in
      count < total
        && (0...total - count).contains { start in
          let window = PrintWindow(first: start, count: count)
          return likeness(of: window.cells(beside: 0..<total), in: scores) <= mostOfDoubtfulPaper
        }
    }
  }

  /// Whether print goes on behind the first cells of some lines.
  ///
  /// - Parameters:
  ///   - count: The number of these cells.
  ///   - most: The cells behind them that count; all where left out.
  ///   - scores: What a net says of the lines.
  /// - Returns: Whether they look like print.
  static func goesOn(behind count: Int, over most: Int? = nil, in scores: [CellScores]) -> Bool {
    let total = scores.map(\.cellCount).min() ?? 0
    let end = min(total, most.map { count + $0 } ?? total)
    return count < end && likeness(of: count..<end, in: scores) > mostOfPaper
  }

  /// Whether some cells look like print.
  static func isPrint(in cells: some Sequence<Int>, of scores: [CellScores]) -> Bool {
    likeness(of: cells, in: scores) >= leastOfPrint
  }

  /// The window's part of some scores.
  func part(of scores: [CellScores]) -> [CellScores] {
    scores.map { $0.part(first..<first + count) }
  }
}
