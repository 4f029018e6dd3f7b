package import Raster

extension LocatedZone {
  /// The same zone with lines that follow a sheet which bends more than a cubic does, or with the characters of a
  /// picture whose sides were scaled otherwise: near a spine, in a lens that is not straight, where a page curls away.
  ///
  /// There the characters of an end get narrow, and lie half a line above or below the others. All lines of a zone
  /// have one path of cells, since what bends a sheet bends its columns.
  ///
  /// - Parameters:
  ///   - image: The picture that the zone was found in.
  ///   - isDoubtfulAtAnEnd: Whether it is worth a look though its lines seem to lie on their print.
  /// - Returns: The zone; the same where its lines lie on their print already, or none is seen.
  /// - Complexity: O(cells · pixels of a cell).
  package func bending(in image: GrayImage, isDoubtfulAtAnEnd: Bool = false) -> LocatedZone {
    let height = lines.map(\.characterHeight).max() ?? 0
    let bending = lines.compactMap { $0.bending(height: height) }
    guard !isTypeset, bending.count == lines.count else { return self }
    var zone = replacing(bending)
    let isStretched = bending.contains { $0.stretch != 1 }
    var strips = zone.strips(in: image)
    guard isStretched || Self.lieBesidePrint(strips, least: isDoubtfulAtAnEnd ? 0.7 : 1) else {
      return self
    }
    zone = zone.moved(by: strips) { $0.raised(as: $1) }
    for round in 0..<BendingPath.rounds {
      strips = zone.strips(in: image)
      guard let path = BendingPath(through: strips, cellCount: cellCount) else { break }
      zone = zone.moved(by: strips) { line, strip in
        let raised = round > 0 ? line.raised(as: strip) : line
        return raised.through { raised.curve.point(atCell: path[$0]) }
      }
      zone = zone.moved(by: zone.strips(in: image)) { line, strip in
        let phases: CellCurve<6>? = strip.phases()
        let raised = line.raised(as: strip)
        return phases.map { raised.movedAlong(by: $0) } ?? raised
      }
    }
    guard isStretched || largestMove(to: zone) >= BendingPath.leastMove,
      Self.lieOnPrint(zone.strips(in: image))
    else { return self }
    return zone
  }

  /// The strips of all lines.
  private func strips(in image: GrayImage) -> [SettledLine] {
    lines.indices.map {
      SettledLine(strip(ofLine: $0, in: image, sampling: BendingPath.sampling))
    }
  }

  /// The same zone with each line moved as its strip tells.
  private func moved(
    by strips: [SettledLine], _ move: (LocatedLine, SettledLine) -> LocatedLine
  ) -> LocatedZone {
    replacing(zip(lines, strips).map { move($0, $1) })
  }

  /// Whether print seems to lie beside the lines that strips were cut along: that of all of them to the same side, or
  /// that of one clearly.
  private static func lieBesidePrint(_ strips: [SettledLine], least: Double) -> Bool {
    let phases = strips.map { strip -> [Double] in
      let phases: CellCurve<6>? = strip.phases()
      return (0..<strip.cellCount).map { phases?[Double($0)] ?? 0 }
    }
    let heights = strips.map { strip -> [Double] in
      let heights: CellCurve<8>? = strip.heights(ofCells: BendingPath.block)
      return (0..<strip.cellCount).map { heights?[Double($0)] ?? 0 }
    }
    return phases.joined().contains { abs($0) >= least * BendingPath.clearPhase }
      || jointOffset(of: phases) >= least * BendingPath.jointPhase
      || jointOffset(of: heights) >= least * BendingPath.jointHeight
  }

  /// Whether print lies on the lines that strips were cut along: on waves that are shorter than a curve follows, and
  /// where nothing is seen, it does not.
  private static func lieOnPrint(_ strips: [SettledLine]) -> Bool {
    strips.allSatisfy { strip in
      let phases: CellCurve<6>? = strip.phases()
      let heights: CellCurve<8>? = strip.heights(ofCells: BendingPath.block)
      return (0..<strip.cellCount).map(Double.init).allSatisfy { cell in
        abs(phases?[cell] ?? 1) < BendingPath.mostOffset
          && abs(heights?[cell] ?? 1) < BendingPath.mostOffset
      }
    }
  }

  /// How far all lines are off to the same side at most.
  private static func jointOffset(of lines: [[Double]]) -> Double {
    guard let first = lines.first else { return 0 }
    return first.indices.map { cell in
      let offsets = lines.map { $0[cell] }
      return max(offsets.min() ?? 0, -(offsets.max() ?? 0))
    }.max() ?? 0
  }

  /// How far a character moves at most, in distances of two in the middle.
  private func largestMove(to other: LocatedZone) -> Double {
    let moves = zip(lines, other.lines).flatMap { own, other in
      zip(own.cellCenters, other.cellCenters).map { ($0 - $1).length }
    }
    return (moves.max() ?? 0) / pitch
  }

  private func replacing(_ lines: [LocatedLine]) -> LocatedZone {
    LocatedZone(
      lines: lines, pitch: pitch, isLightOnDark: isLightOnDark, uprightMargin: uprightMargin,
      score: score, isDoubtful: isDoubtful)
  }
}

extension LocatedLine {
  /// The line as far down as its strip shows print.
  fileprivate func raised(as strip: SettledLine) -> LocatedLine {
    let heights: CellCurve<8>? = strip.heights(ofCells: BendingPath.block)
    return heights.map { movedDown(by: $0) } ?? self
  }

  /// The same line with a curve that may bend, and characters of a height.
  fileprivate func bending(height: Double) -> LocatedLine? {
    LineCurve(bendingThrough: (0..<cellCount).map { curve.point(atCell: Double($0)) }).map {
      LocatedLine(curve: $0, characterHeight: height, slant: slant, isMirrored: isMirrored)
    }
  }
}
