extension LocatedZone {
  /// The same zone with one line more, as far before the first as the second stands behind it; `nil` where there is
  /// no second line.
  ///
  /// Locators find lines by their length: one that is shorter than those below it is none.
  package var withLineBefore: LocatedZone? {
    guard lines.count > 1, let first = lines.first, first.cellCount == lines[1].cellCount else {
      return nil
    }
    let (near, far) = (first.curve, lines[1].curve)
    let line = LocatedLine(
      curve: LineCurve(cellCount: near.cellCount, x: 2 * near.x - far.x, y: 2 * near.y - far.y),
      characterHeight: first.characterHeight, slant: first.slant, isMirrored: first.isMirrored)
    return replacing(lines: [line] + lines)
  }

  /// The same zone with fewer cells of its first line.
  ///
  /// - Parameter cells: The cells that stay, counted from 0, at least 2 of those that are there.
  /// - Returns: The zone.
  package func cuttingFirstLine(to cells: Range<Int>) -> LocatedZone {
    let short = resized(first: cells.lowerBound, count: cells.count).lines.prefix(1)
    return replacing(lines: short + lines.dropFirst())
  }

  /// The lines from one on.
  package func dropping(first count: Int) -> LocatedZone {
    replacing(lines: Array(lines.dropFirst(count)))
  }

  private func replacing(lines: some Sequence<LocatedLine>) -> LocatedZone {
    LocatedZone(
      lines: Array(lines), pitch: pitch, isLightOnDark: isLightOnDark,
      uprightMargin: uprightMargin, score: score, isDoubtful: isDoubtful)
  }
}
