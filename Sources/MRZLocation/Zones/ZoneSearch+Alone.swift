import Raster

/// Zones of one line, as the French driving licence has: there are no rows beside it that share its pitch, and its
/// characters alone have to tell what it is.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (the French driving licence).
extension ZoneSearch {
  /// How many of the lines that may be the single one of a licence are measured, of bars and of characters each, and of these
  /// how many may lie at the same place.
  private static let triesAlone = 4
  private static let triesPerLine = 2

  /// The lines that may be a zone of one line, as the French driving licence has; they are doubtful.
  ///
  /// Lines of characters that stand apart come first: theirs are surer than those of bars.
  func zonesAlone() -> [LocatedZone] {
    let check = ZoneCheck(pyramid: pyramid)
    var zones: [LocatedZone] = []
    for lines in [chains.filter(\.mayBeAlone), linesAlone] {
      var tried: [TextLine] = []
      for line in lines.sorted(by: { $0.likenessToLineAlone > $1.likenessToLineAlone })
      where tried.count < Self.triesAlone {
        if Interruption.isRaised { return zones }
        guard !zones.contains(where: { $0.contains(line) }),
          tried.count(where: { $0.isAbout(line) }) < Self.triesPerLine
        else { continue }
        tried.append(line)
        guard let candidate = check.candidateAlone(line), candidate.isPossibleAlone,
          let zone = candidate.located(isDoubtful: true), zone.lies(in: pyramid.levels[0])
        else { continue }
        zones.append(zone)
      }
    }
    return zones
  }
}

extension TextLine {
  /// How much it is like a single line of 30 characters, only for comparing: its ends may be lost, and the whole of it
  /// is worth more than another line's clearer pitch.
  var likenessToLineAlone: Float {
    periodicity + (abs(2 * halfLength / pitch - 30) < 6 ? 1 : 0)
  }

  /// Whether another line was found at about the same place with about the same pitch.
  fileprivate func isAbout(_ other: TextLine) -> Bool {
    let (x, y) = (other.frame.x - frame.x, other.frame.y - frame.y)
    return abs(pitch - other.pitch) < 0.02 * pitch && x * x + y * y < 4 * pitch * pitch
      && abs(halfLength - other.halfLength) < 2 * pitch
  }

  /// Whether its characters may be some of 30, and stand about as far apart beside their height as those of OCR-B, of
  /// whose ink a coarse picture shows half as much again.
  var mayBeAlone: Bool {
    (7...45).contains(2 * halfLength / pitch) && (0.6...3).contains(pitch / thickness)
  }
}
