/// Finds the zone in a text that holds more than it, or fewer or more fillers, by its check digits.
///
/// Nothing counts but a zone whose every digit agrees, the one of its number and the one of the
/// birth among them, and only where the text holds no other such zone.
struct ZoneExcerpt {
  /// A line of a zone: a piece of the text, as it stands there or with other fillers.
  struct Line {
    let piece: Int
    let characters: [UInt8]
    /// How its fillers were made more or fewer.
    let change: MRZ.Normalisation?
  }

  /// How far lines may be from those of a zone.
  enum Tier: CaseIterable {
    /// They stand in their order.
    case asTheyStand
    /// They stand in another order.
    case inAnotherOrder
    /// Fillers are missing, or there are too many.
    case withOtherFillers
  }

  let text: TextPieces

  init(_ text: TextPieces) {
    self.text = text
  }

  /// What the pieces hold.
  enum Finding {
    case nothing
    case zone(MRZ)
    /// Several zones, or a text that may be read in several ways.
    case several
  }

  /// The zone that the pieces hold; of those with other fillers the one with the fewest changes.
  func find(_ tier: Tier) -> Finding {
    var found: [Candidate] = []
    for (length, count) in [(44, 2), (36, 2), (30, 3), (30, 1)] {
      let candidates = text.pieces.indices.filter { mayBeLine($0, length, tier) }
      var start = 0
      while start + count <= candidates.count {
        found += zones(of: candidates[start..<start + count], length, tier)
        start += 1
      }
    }
    if tier == .asTheyStand { found += text.pieces.indices.compactMap { runTogether($0) } }
    guard let best = found.min(by: { $0.changeCount < $1.changeCount }) else { return .nothing }
    let isAlone = found.allSatisfy { $0.zone == best.zone || $0.changeCount > best.changeCount }
    return isAlone ? .zone(best.zone) : .several
  }

  /// A zone whose digits agree.
  struct Candidate {
    let zone: MRZ
    /// How many fillers were added or taken away.
    let changeCount: Int
  }

  /// Whether a piece may be a line of a length.
  private func mayBeLine(_ index: Int, _ length: Int, _ tier: Tier) -> Bool {
    let characters = text.pieces[index].characters
    guard tier == .withOtherFillers else { return characters.count == length }
    return characters.count == length
      || (characters.count >= Self.shortest && characters.contains(.ascii("<")))
  }

  /// A line that lost its fillers has at least the code, the state and names of four letters.
  static let shortest = 10
  /// A line of numbers that lost some of its 30 characters has most of them.
  static let cutLine = 24

  /// The zones whose lines are pieces that follow each other.
  private func zones(of pieces: ArraySlice<Int>, _ length: Int, _ tier: Tier) -> [Candidate] {
    switch tier {
    case .asTheyStand: [zone(of: pieces.map { line($0) }, length)].compactMap { $0 }
    case .inAnotherOrder:
      Self.orders(of: pieces.count).compactMap { order in
        zone(of: order.map { line(pieces[pieces.startIndex + $0]) }, length)
      }
    case .withOtherFillers: refilledZones(of: pieces, length)
    }
  }

  /// The orders of lines other than their own.
  private static func orders(of count: Int) -> [[Int]] {
    switch count {
    case 2: [[1, 0]]
    case 3: [[2, 1, 0], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1]]
    default: []
    }
  }

  func line(_ piece: Int) -> Line {
    Line(piece: piece, characters: text.pieces[piece].characters, change: nil)
  }

  /// A zone whose lines are run together in one piece.
  private func runTogether(_ index: Int) -> Candidate? {
    let piece = text.pieces[index]
    guard [72, 88, 90].contains(piece.characters.count) else { return nil }
    return checked(piece.characters, used: [index], changes: [])
  }
}

extension ZoneExcerpt {
  /// The zone of lines, where its digits agree.
  func zone(of lines: [Line], _ length: Int) -> Candidate? {
    guard lines.allSatisfy({ $0.characters.count == length }) else { return nil }
    var changes = lines.compactMap { $0.change }
    // A line in the place of another one stands for it.
    for (line, expected) in zip(lines, lines.map { $0.piece }.sorted()) where line.piece != expected
    {
      let there = text.pieces[expected]
      changes.append(
        .init(
          line: there.line, column: there.column, read: there.first,
          written: String(decoding: line.characters, as: UTF8.self)))
    }
    let used = lines.map { $0.piece }
    guard !mayMixZones(used, isAsWritten: changes.isEmpty) else { return nil }
    return checked(
      lines.flatMap { $0.characters }, used: used, changes: changes,
      changeCount: lines.reduce(0) {
        $0 + abs(length - text.pieces[$1.piece].characters.count)
      })
  }

  /// Whether names of one zone may be taken for those of the next: where a line between its own, or
  /// any beside one that was put in order or filled up, is none of it, and may be one of a zone.
  private func mayMixZones(_ used: [Int], isAsWritten: Bool) -> Bool {
    guard let first = used.min(), let last = used.max() else { return false }
    let beside = isAsWritten ? first...last : 0...max(0, text.pieces.count - 1)
    return beside.contains { index in
      !used.contains(index) && text.pieces[index].resemblesLine
        && !used.contains { text.pieces[$0].characters == text.pieces[index].characters }
    }
  }

  /// The zone of all characters of its lines, where its digits agree and its dates are dates.
  private func checked(
    _ characters: [UInt8], used: [Int], changes: [MRZ.Normalisation], changeCount: Int = 0
  ) -> Candidate? {
    guard let zone = try? MRZ(parsing: characters), zone.isValid, zone.isProvenExcerpt else {
      return nil
    }
    return Candidate(
      zone: MRZ(
        characters: zone.characters, format: zone.format,
        normalisations: normalisations(used: used, changes)),
      changeCount: changeCount)
  }

  /// What was changed in the pieces that are lines, and where other text was left out.
  private func normalisations(
    used: [Int], _ changes: [MRZ.Normalisation]
  ) -> [MRZ.Normalisation] {
    var all = changes
    var isLeavingOut = false
    func leaveOut(_ omission: MRZ.Normalisation) {
      if !isLeavingOut { all.append(omission) }
      isLeavingOut = true
    }
    for (index, piece) in text.pieces.enumerated() {
      if let gap = piece.gap { leaveOut(gap) }
      guard used.contains(index) else {
        leaveOut(piece.omission)
        continue
      }
      all += piece.normalisations
      isLeavingOut = false
    }
    if let gap = text.lastGap { leaveOut(gap) }
    return all.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}
