/// Lines that lost fillers, or have too many.
extension ZoneExcerpt {
  /// Two lines with four runs of fillers each can be filled up in so many ways; zones have fewer.
  private static let mostChoices = 16

  /// The zones whose lines are pieces that follow each other, some of them with other fillers.
  func refilledZones(of pieces: ArraySlice<Int>, _ length: Int) -> [Candidate] {
    var choices: [[Line]] = [[]]
    for index in pieces {
      let ways = lines(of: index, length)
      choices = choices.flatMap { chosen in ways.map { chosen + [$0] } }
      guard choices.count <= Self.mostChoices else { return [] }
    }
    return choices.compactMap { lines in
      guard lines.contains(where: { $0.change != nil }), mayBeWhole(lines),
        let candidate = zone(of: lines, length), candidate.zone.hasKnownCode
      else { return nil }
      return candidate
    }
  }

  /// Whether lines with other fillers may be more than what is left of a line behind or before a character
  /// that no zone has, or a blank that was a filler.
  private func mayBeWhole(_ lines: [Line]) -> Bool {
    lines.enumerated().allSatisfy { index, line in
      let piece = text.pieces[line.piece]
      guard line.change != nil else { return true }
      guard !piece.isCut, !piece.joinsWords else { return false }
      // Captions may stand before it, but no beginning of a line, and of names both parts have to be left.
      let isWholeName = lines.count != 3 || index != 2 || piece.hasBothNames
      let before = line.piece - 1
      guard before >= 0, text.pieces[before].line == piece.line,
        !lines.contains(where: { $0.piece == before })
      else { return !piece.isBehindWord || isWholeName }
      return !text.pieces[before].resemblesBeginning && isWholeName
    }
  }

  /// The ways in which a piece is a line of a length: with more or fewer fillers at its end or, where
  /// a digit may stand there, in one of its runs of fillers.
  private func lines(of index: Int, _ length: Int) -> [Line] {
    let piece = text.pieces[index]
    let characters = piece.characters
    guard characters.count != length else { return [line(index)] }
    let missing = length - characters.count
    func refilled(at end: Int) -> Line? {
      var changed = characters
      let last = characters[end - 1]
      var written = String(Unicode.Scalar(last))
      if missing > 0 {
        changed.insert(contentsOf: [UInt8](repeating: .ascii("<"), count: missing), at: end)
        for _ in 0..<missing { written += "<" }
      } else {
        // Within a line one of the fillers stays.
        let kept = end == characters.count ? 0 : 1
        guard end + missing > 0,
          changed[(end + missing - kept)..<end].allSatisfy({ $0 == .ascii("<") })
        else { return nil }
        changed.removeSubrange(end + missing..<end)
      }
      return Line(
        piece: index, characters: changed,
        change: .init(
          line: piece.line, column: piece.column + end - 1, read: Unicode.Scalar(last),
          written: written))
    }
    var ways: [Line] = []
    if let line = refilled(at: characters.count) { ways.append(line) }
    // Names end their line; digits end others, behind fillers.
    for end in characters.indices.dropFirst(2)
    where characters[end] != .ascii("<") && characters[end - 1] == .ascii("<")
      && characters[end - 2] == .ascii("<") && characters[characters.count - 1].isDigit
    {
      if let line = refilled(at: end) { ways.append(line) }
    }
    return ways
  }
}
