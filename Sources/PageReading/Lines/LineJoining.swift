/// Joins parts of one line between which no letters were linked, and drops fragments that lie in
/// another line.
struct LineJoining {
  /// Pixels a millimetre.
  let scale: Double

  /// The lines, each part once; O(n³) in the worst case, *n* being some hundreds at most.
  func joined(_ lines: [TextLine]) -> [TextLine] {
    var lines = Self.longestFirst(lines)
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      var kept: [TextLine] = []
      next: for line in lines {
        for index in kept.indices {
          if isFragment(line, of: kept[index]) { continue next }
          guard continues(kept[index], line) else { continue }
          kept[index] = Self.union(kept[index], line)
          hasChanged = true
          continue next
        }
        kept.append(line)
      }
      lines = Self.longestFirst(kept)
    }
    return lines
  }

  private static func longestFirst(_ lines: [TextLine]) -> [TextLine] {
    lines.sorted { ($0.width, $1.base, $1.left) > ($1.width, $0.base, $0.left) }
  }

  /// Whether a line lies within another one, and is no clearer.
  private func isFragment(_ line: TextLine, of other: TextLine) -> Bool {
    let gap = max(line.left, other.left) - min(line.right, other.right)
    let base = other.base(at: (line.left + line.right) / 2)
    return -gap > 0.6 * line.width && line.base < base + 0.35 * other.capital
      && line.base > base - other.capital - 0.2 * line.capital
      && line.capital < 1.15 * other.capital && line.contrast < 1.3 * other.contrast
  }

  /// Whether a line goes on another one: on its baseline, as high and as dark.
  private func continues(_ other: TextLine, _ line: TextLine) -> Bool {
    let (great, small) = (max(line.capital, other.capital), min(line.capital, other.capital))
    let (dark, light) = (max(line.contrast, other.contrast), min(line.contrast, other.contrast))
    let gap = max(line.left, other.left) - min(line.right, other.right)
    let base = other.base(at: (line.left + line.right) / 2)
    // Captions stand closer to each other than the words of values do.
    let widest = great > 1.75 * scale ? 1.9 : 1.15
    let isClose = gap < 1.1 * great
    let room = 0.25 * small + (line.letters < 3 ? 0.1 * other.capital : 0)
    return abs(base - line.base) < room && great < 1.5 * small && gap < widest * great
      && dark < (isClose ? 1.7 : 1.4) * light && (isClose || great < 1.4 * small)
      && -gap < 0.6 * min(line.width, other.width)
  }

  private static func union(_ a: TextLine, _ b: TextLine) -> TextLine {
    let (first, second) = a.left <= b.left ? (a, b) : (b, a)
    let last = second.right >= first.right ? second : first
    var line = a
    line.left = first.left
    line.leftBase = first.leftBase
    line.right = last.right
    line.rightBase = last.rightBase
    let isEven = min(a.width, b.width) > 0.3 * max(a.width, b.width)
    line.capital = isEven ? max(a.capital, b.capital) : a.capital
    let share = a.width / max(1, a.width + b.width)
    line.letters = a.letters + b.letters
    line.regularity = a.regularity * share + b.regularity * (1 - share)
    line.contrast = a.contrast * share + b.contrast * (1 - share)
    return line
  }
}
