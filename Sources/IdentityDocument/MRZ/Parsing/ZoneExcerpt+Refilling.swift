/// Lines that lost fillers, or have too many.
extension ZoneExcerpt {
  /// Two lines with four runs of fillers each can be filled up in so many ways; zones have fewer.
  private static let mostChoices = 16

  /// The ways in which a piece is a line.
  private struct Ways {
    /// How many there are.
    let count: Int
    /// Those that may be a line of a zone, with their places.
    let lines: [(line: Line, rows: LineShape.Rows)]
  }

  /// The zones whose lines are pieces that follow each other, some of them with other fillers.
  func refilledZones(_ shape: LineShape) -> [Candidate] {
    let all = text.pieces.indices.filter { mayBeRefilled($0, shape.length) }
      .map { ways(of: $0, shape) }
    var found: [Candidate] = []
    var start = 0
    while start + shape.count <= all.count {
      defer { start += 1 }
      let window = all[start..<start + shape.count]
      guard window.reduce(1, { min($0, Self.mostChoices + 1) * $1.count }) <= Self.mostChoices
      else { continue }
      var choices: [[Line]] = [[]]
      for (row, ways) in window.enumerated() where !choices.isEmpty {
        let lines = ways.lines.filter { $0.rows.contains(row) }
        choices = choices.flatMap { chosen in lines.map { chosen + [$0.line] } }
      }
      found += choices.compactMap { refilledZone(of: $0, shape.length) }
    }
    return found
  }

  /// Whether a piece may be a line of a length.
  private func mayBeRefilled(_ index: Int, _ length: Int) -> Bool {
    let characters = text.pieces[index].characters
    return characters.count == length
      || (characters.count >= Self.shortest && characters.contains(.ascii("<")))
  }

  private func refilledZone(of lines: [Line], _ length: Int) -> Candidate? {
    guard lines.contains(where: { $0.refilled != nil }), mayBeWhole(lines),
      var candidate = zone(of: lines), candidate.zone.hasKnownCode
    else { return nil }
    for line in lines {
      candidate.changeCount += abs(length - text.pieces[line.piece].characters.count)
    }
    return candidate
  }

  /// Whether lines with other fillers may be more than what is left of a line behind or before a character
  /// that no zone has, or a blank that was a filler.
  private func mayBeWhole(_ lines: [Line]) -> Bool {
    lines.enumerated().allSatisfy { index, line in
      let piece = text.pieces[line.piece]
      guard line.refilled != nil else { return true }
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
  private func ways(of index: Int, _ shape: LineShape) -> Ways {
    let characters = text.pieces[index].characters
    var count = 0
    var lines: [(line: Line, rows: LineShape.Rows)] = []
    func append(_ line: Line?) {
      guard let line else { return }
      count += 1
      lines.append((line, shape.rows(of: line.characters)))
    }
    guard characters.count != shape.length else {
      append(Line(piece: index, characters: characters))
      return Ways(count: count, lines: lines)
    }
    append(refilled(index, at: characters.count, shape.length))
    // Names end their line; digits end others, behind fillers.
    for end in characters.indices.dropFirst(2)
    where characters[end] != .ascii("<") && characters[end - 1] == .ascii("<")
      && characters[end - 2] == .ascii("<") && characters[characters.count - 1].isDigit
    {
      append(refilled(index, at: end, shape.length))
      // More are too many, however many.
      if count > Self.mostChoices { break }
    }
    return Ways(count: count, lines: lines)
  }

  private func refilled(_ index: Int, at end: Int, _ length: Int) -> Line? {
    var characters = text.pieces[index].characters
    let missing = length - characters.count
    if missing > 0 {
      characters.insert(contentsOf: [UInt8](repeating: .ascii("<"), count: missing), at: end)
    } else {
      // Within a line one of the fillers stays.
      let kept = end == characters.count ? 0 : 1
      guard end + missing > 0,
        characters[(end + missing - kept)..<end].allSatisfy({ $0 == .ascii("<") })
      else { return nil }
      characters.removeSubrange(end + missing..<end)
    }
    return Line(piece: index, characters: characters, refilled: end)
  }

  /// What was changed in a line with other fillers.
  func refilling(of line: Line) -> MRZ.Normalisation? {
    let piece = text.pieces[line.piece]
    guard let end = line.refilled else { return nil }
    let missing = line.characters.count - piece.characters.count
    guard missing > 0 else {
      return .init(
        line: piece.line, column: piece.column + end + missing,
        read: String(repeating: "<", count: -missing), written: "")
    }
    let last = String(Unicode.Scalar(piece.characters[end - 1]))
    return .init(
      line: piece.line, column: piece.column + end - 1, read: last,
      written: last + String(repeating: "<", count: missing))
  }
}
