/// How the cells that one frame shows lie to those of another frame, the pivot.
struct ZonePlacement: Hashable, Sendable {
  /// The frame's cell that lies on the pivot's first one.
  let shift: Int
  /// The share of the pivot's cells in which both see the same character, 0 to 1; a filler counts a
  /// quarter.
  let agreement: Float

  /// The most cells that a zone may begin beside another: 5 in 100 of grade g5 lie one beside, none
  /// lay further than 8.
  private static let reach = 12

  /// Lays a zone over another one, or `nil` where it has another number of lines.
  ///
  /// - Complexity: O(cells) for each of 25 shifts.
  init?(of evidence: ZoneEvidence, on pivot: ZoneEvidence) {
    guard evidence.symbols.count == pivot.symbols.count else { return nil }
    var best: (shift: Int, agreement: Float) = (0, -1)
    // The smallest shift first: of equals it counts.
    for shift in (-Self.reach...Self.reach).sorted(by: { abs($0) < abs($1) }) {
      let agreement = Self.agreement(of: evidence.symbols, on: pivot.symbols, shift: shift)
      if agreement > best.agreement { best = (shift, agreement) }
    }
    (shift, agreement) = best
  }

  private static func agreement(of lines: [[Int]], on pivot: [[Int]], shift: Int) -> Float {
    var (equal, all): (Float, Float) = (0, 0)
    for (line, wanted) in zip(lines, pivot) {
      for (cell, symbol) in wanted.enumerated() {
        let weight = symbol == 0 ? TextSight.weightOfFiller : 1
        all += weight
        if line.indices.contains(cell + shift), line[cell + shift] == symbol { equal += weight }
      }
    }
    return all > 0 ? equal / all : 0
  }
}
