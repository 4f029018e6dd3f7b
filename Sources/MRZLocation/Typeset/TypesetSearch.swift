import Raster

/// Looks for zones whose characters stand at uneven distances, as in typefaces other than OCR-B:
/// lines without spaces, of one height, that begin together and can be cut into as many characters as
/// lines of documents have.
struct TypesetSearch: Sendable {
  /// The least and the largest distance of two lines, in heights of a capital.
  fileprivate static let distances: ClosedRange<Float> = 1.05...3.8
  /// How far the ends of two lines may lie apart, in heights of a capital.
  fileprivate static let mostShift: Float = 1.2
  /// The lines that are measured at most.
  private static let lineLimit = 4
  /// What a character may cost to be cut out.
  private static let mostCost: Float = 0.13
  /// The zones that are given at most.
  private static let zoneLimit = 2

  let pyramid: Pyramid

  /// What was measured of a line.
  fileprivate struct Measured {
    let line: TypesetLine
    let ways: [Int: GlyphCuts.Way]
    let text: TextLine
  }

  /// The zones among some lines of ink, best first; all of them are doubtful.
  func zones(among lines: [TextLine]) -> [LocatedZone] {
    let candidates = paired(lines)
    guard !candidates.isEmpty else { return [] }
    var found: [LocatedZone] = []
    for text in candidates.prefix(Self.lineLimit) {
      if Interruption.isRaised { return [] }
      guard !found.contains(where: { $0.contains(text) }), let seed = measured(text) else {
        continue
      }
      let beside = seed.line.neighbours(pyramid, text).compactMap { measured($0) }
      let all = [seed] + beside
      for first in all {
        found += GlyphCuts.counts.compactMap { zone(from: first, count: $0, among: all) }
      }
    }
    var zones: [LocatedZone] = []
    for zone in found.sorted(by: { $0.score > $1.score })
    where zones.count < Self.zoneLimit && !zones.contains(where: { $0.overlaps(zone) }) {
      zones.append(zone)
    }
    return zones
  }

  /// Measures a line, and the ways to cut it that are cheap.
  private func measured(_ text: TextLine) -> Measured? {
    guard let line = TypesetLine(pyramid, line: text) else { return nil }
    let ways = line.ways().filter { $0.value.cost <= Self.mostCost }
    return ways.isEmpty ? nil : Measured(line: line, ways: ways, text: text)
  }

  /// The lines that have another one beside them, each place once, longest first.
  private func paired(_ lines: [TextLine]) -> [TextLine] {
    let long = lines.filter { $0.slenderness >= 12 }.sorted { $0.halfLength > $1.halfLength }
      .prefix(60)
    var kept: [TextLine] = []
    for line in long where !kept.contains(where: { $0.isSamePlace(as: line) }) {
      if long.contains(where: { line.isLineOfSameZone($0) }) { kept.append(line) }
    }
    return kept
  }

  /// The zone that begins with a line and has so many characters in each.
  private func zone(
    from first: Measured, count: Int, among all: [Measured]
  ) -> LocatedZone? {
    guard first.ways[count] != nil else { return nil }
    var chain = [first]
    while chain.count < (count == 30 ? 3 : 2) {
      let last = chain[chain.count - 1]
      let next = all.filter { $0.ways[count] != nil && last.isAbove($0) }
        .min { last.distance(to: $0) < last.distance(to: $1) }
      guard let next else { return nil }
      chain.append(next)
    }
    guard
      chain.allSatisfy({ part in part.ways[count].map(part.line.isEven) == true })
        || chain.contains(where: { part in part.ways[count].map(part.line.hasFillers) == true })
    else { return nil }
    var lines: [LocatedLine] = []
    var cost: Float = 0
    for part in chain {
      guard let way = part.ways[count], let line = part.line.located(way) else { return nil }
      cost += way.cost
      lines.append(line)
    }
    let pitch = lines[0].curve.step(atCell: Double(count) / 2).length
    return LocatedZone(
      lines: lines, pitch: pitch, isLightOnDark: first.text.isLightOnDark, uprightMargin: 0,
      score: -Double(cost) / Double(chain.count), isDoubtful: true)
  }
}

extension TypesetSearch.Measured {
  /// The beginning, the end and the middle of the print in the picture.
  private var ends: (Point, Point) {
    (line.place(ofColumn: line.print.lowerBound), line.place(ofColumn: line.print.upperBound))
  }

  private func offset(to other: Self) -> (start: Point, end: Point) {
    let (own, theirs) = (ends, other.ends)
    return (theirs.0 - own.0, theirs.1 - own.1)
  }

  fileprivate func distance(to other: Self) -> Float {
    let start = offset(to: other).start
    return Float(start.y) * text.frame.dx - Float(start.x) * text.frame.dy
  }

  /// Whether another line is the next one of the same zone.
  fileprivate func isAbove(_ other: Self) -> Bool {
    guard text.isLightOnDark == other.text.isLightOnDark,
      abs(line.capital - other.line.capital) < 0.3 * line.capital
    else { return false }
    let capital = (line.capital + other.line.capital) / 2
    guard TypesetSearch.distances.contains(distance(to: other) / capital) else { return false }
    let (start, end) = offset(to: other)
    let along = [start, end].map { Float($0.x) * text.frame.dx + Float($0.y) * text.frame.dy }
    return along.contains { abs($0) < TypesetSearch.mostShift * capital }
  }
}

extension TextLine {
  /// Whether another line lies on this one, as the same print seen at another level does.
  fileprivate func isSamePlace(as other: TextLine) -> Bool {
    let (along, across) = offset(to: other)
    let size = min(thickness, other.thickness)
    return isLightOnDark == other.isLightOnDark && abs(across) < 0.5 * size && along < halfLength
      && max(thickness, other.thickness) < 1.5 * size
  }

  /// Whether another line may belong to the same zone: parallel, beside it and about as long.
  fileprivate func isLineOfSameZone(_ other: TextLine) -> Bool {
    guard isLightOnDark == other.isLightOnDark,
      abs(frame.dx * other.frame.dy - frame.dy * other.frame.dx) < 0.06
    else { return false }
    let (along, across) = offset(to: other)
    let size = max(thickness, other.thickness)
    let shorter = min(halfLength, other.halfLength)
    return abs(across) > 0.8 * size && abs(across) < 5 * size
      && shorter > 0.6 * max(halfLength, other.halfLength) && along < 0.5 * halfLength
  }

  private func offset(to other: TextLine) -> (along: Float, across: Float) {
    let (vx, vy) = (other.frame.x - frame.x, other.frame.y - frame.y)
    return (abs(vx * frame.dx + vy * frame.dy), vy * frame.dx - vx * frame.dy)
  }
}
