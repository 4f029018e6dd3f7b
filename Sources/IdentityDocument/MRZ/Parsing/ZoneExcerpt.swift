/// Finds the zone in a text that holds more than it, or fewer or more fillers, by its check digits.
///
/// Nothing counts but a zone whose every digit agrees, the one of its number and the one of the
/// birth among them, and only where the text holds no other such zone.
struct ZoneExcerpt {
  /// A line of a zone: a piece of the text, as it stands there or with other fillers.
  struct Line {
    let piece: Int
    let characters: [UInt8]
    /// The character behind which fillers were added or taken away, counted from 0.
    var refilled: Int?
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
  private let neighbours: ZoneNeighbours

  init(_ text: TextPieces) {
    self.text = text
    neighbours = ZoneNeighbours(text)
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
    for shape in LineShape.all {
      switch tier {
      case .asTheyStand: found += zones(shape, inOrders: [Array(0..<shape.count)])
      case .inAnotherOrder: found += zones(shape, inOrders: Self.orders(of: shape.count))
      case .withOtherFillers: found += refilledZones(shape)
      }
    }
    if tier == .asTheyStand { found += text.pieces.indices.compactMap { runTogether($0) } }
    guard let best = found.min(by: { $0.changeCount < $1.changeCount }) else { return .nothing }
    let isAlone = found.allSatisfy { $0.zone == best.zone || $0.changeCount > best.changeCount }
    return isAlone ? .zone(zone(of: best)) : .several
  }

  /// A zone whose digits agree.
  struct Candidate {
    let lines: [Line]
    let zone: MRZ
    /// How many fillers were added or taken away.
    var changeCount = 0
  }

  /// A line that lost its fillers has at least the code, the state and names of four letters.
  static let shortest = 10
  /// A line of numbers that lost some of its 30 characters has most of them.
  static let cutLine = 24

  /// The zones whose lines are pieces of the right length that follow each other.
  private func zones(_ shape: LineShape, inOrders orders: [[Int]]) -> [Candidate] {
    guard !orders.isEmpty else { return [] }
    let lines = text.pieces.indices.filter { text.pieces[$0].characters.count == shape.length }
      .map { Line(piece: $0, characters: text.pieces[$0].characters) }
    let rows = lines.map { shape.rows(of: $0.characters) }
    var found: [Candidate] = []
    var start = 0
    while start + shape.count <= lines.count {
      for order in orders {
        let mayBeZone = order.enumerated().allSatisfy { rows[start + $1].contains($0) }
        guard mayBeZone else { continue }
        if let zone = zone(of: order.map { lines[start + $0] }) { found.append(zone) }
      }
      start += 1
    }
    return found
  }

  /// The orders of lines other than their own.
  private static func orders(of count: Int) -> [[Int]] {
    switch count {
    case 2: [[1, 0]]
    case 3: [[2, 1, 0], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1]]
    default: []
    }
  }

  /// A zone whose lines are run together in one piece.
  private func runTogether(_ index: Int) -> Candidate? {
    let characters = text.pieces[index].characters
    guard [72, 88, 90].contains(characters.count) else { return nil }
    return zone(of: [Line(piece: index, characters: characters)])
  }

  /// The zone of lines, where its digits agree, its dates are dates, and its names are not another's.
  func zone(of lines: [Line]) -> Candidate? {
    guard let zone = try? MRZ(parsing: lines.flatMap { $0.characters }), zone.isValid,
      zone.isProvenExcerpt
    else { return nil }
    let isAsWritten =
      lines.allSatisfy { $0.refilled == nil }
      && zip(lines, lines.dropFirst()).allSatisfy { $0.piece < $1.piece }
    let used = lines.map { $0.piece }
    guard !neighbours.mayMixZones(used, isAsWritten: isAsWritten) else { return nil }
    return Candidate(lines: lines, zone: zone)
  }
}

/// What was changed for a zone.
extension ZoneExcerpt {
  private func zone(of candidate: Candidate) -> MRZ {
    MRZ(
      characters: candidate.zone.characters, format: candidate.zone.format,
      normalisations: normalisations(of: candidate.lines))
  }

  private func normalisations(of lines: [Line]) -> [MRZ.Normalisation] {
    var all = lines.compactMap { refilling(of: $0) }
    // A line in the place of another one stands for it.
    for (line, expected) in zip(lines, lines.map { $0.piece }.sorted()) where line.piece != expected
    {
      let there = text.pieces[expected]
      let read = text.text(from: there.start, to: there.end)
      all.append(
        .init(
          line: there.line, column: there.column, read: read,
          written: String(decoding: line.characters, as: UTF8.self)))
    }
    var omission: TextPieces.Place?
    func endOmission(before end: Int?) {
      guard let place = omission else { return }
      let read = text.text(from: place.start, to: end)
      all.append(.init(line: place.line, column: place.column, read: read, written: ""))
      omission = nil
    }
    for (index, piece) in text.pieces.enumerated() {
      omission = omission ?? piece.gap
      guard lines.contains(where: { $0.piece == index }) else {
        omission = omission ?? piece.place
        continue
      }
      endOmission(before: piece.start)
      all += piece.normalisations
    }
    omission = omission ?? text.lastGap
    endOmission(before: nil)
    return all.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}
