package import Raster

extension LocatedZone {
  /// The same zone with each line laid along its own print: moved up or down where that lies, and its cells along it.
  ///
  /// A sheet that bends turns its columns with it, so that lines which were measured together stand half a character
  /// beside their print at the ends, where the first or last characters are then read as others.
  ///
  /// - Parameter image: The picture that the zone was found in.
  /// - Returns: The zone, the same where its lines lie on their print already, or none is seen.
  /// - Complexity: O(cells · pixels of a cell).
  package func settled(in image: GrayImage) -> LocatedZone {
    guard !isTypeset else { return self }
    var zone = self
    for _ in 0..<SettledLine.rounds {
      zone = zone.replacingLines { line, strip in
        let heights: CellCubic? = strip.heights()
        return heights.map { line.movedDown(by: $0) }
      } from: {
        zone.strip(ofLine: $0, in: image, sampling: SettledLine.sampling)
      }
      zone = zone.replacingLines { line, strip in
        let phases: CellCubic? = strip.phases()
        return phases.map { line.movedAlong(by: $0) }
      } from: {
        zone.strip(ofLine: $0, in: image, sampling: SettledLine.sampling)
      }
    }
    let moves = zip(lines, zone.lines).flatMap { own, other in
      zip(own.cellCenters, other.cellCenters).map { ($0 - $1).length }
    }
    return (moves.max() ?? 0) >= SettledLine.leastMove * pitch ? zone : self
  }

  /// The zone with lines that their strips lead to; those that theirs lead nowhere stay.
  private func replacingLines(
    _ replaced: (LocatedLine, SettledLine) -> LocatedLine?, from strip: (Int) -> LineStrip
  ) -> LocatedZone {
    LocatedZone(
      lines: lines.enumerated().map {
        replaced($0.element, SettledLine(strip($0.offset))) ?? $0.element
      },
      pitch: pitch, isLightOnDark: isLightOnDark, uprightMargin: uprightMargin, score: score,
      isDoubtful: isDoubtful)
  }
}

extension LocatedLine {
  /// The line so many cells further down.
  func movedDown<let count: Int>(by offset: CellCurve<count>) -> LocatedLine {
    through { cell in
      let height = uprightStep(atCell: cell).length * SettledLine.bounded(offset[cell])
      return curve.point(atCell: cell) + downward(atCell: cell) * height
    }
  }

  /// The line with its cells so many cells further along.
  func movedAlong<let count: Int>(by offset: CellCurve<count>) -> LocatedLine {
    through { curve.point(atCell: $0 + SettledLine.bounded(offset[$0])) }
  }

  /// The line through other places of its cells, which bends as it does.
  func through(_ place: (Double) -> Point) -> LocatedLine {
    let places = (0..<cellCount).map { place(Double($0)) }
    guard
      let curve = curve.isBending
        ? LineCurve(bendingThrough: places) : LineCurve(through: places)
    else { return self }
    return LocatedLine(
      curve: curve, characterHeight: characterHeight, slant: slant, isMirrored: isMirrored)
  }
}
