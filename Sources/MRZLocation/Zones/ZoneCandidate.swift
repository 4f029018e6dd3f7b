import Raster

/// A zone as measured, before it is accepted or refused.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (thresholds of the locator).
struct ZoneCandidate: Sendable {
  /// The least coherence that a zone may have, whatever else speaks for it.
  static let leastCoherence: Float = 0.40

  let patch: ZonePatch
  let tracking: RowTracking
  /// The rows of the lines in the patch, from the top.
  let rows: [Float]
  /// The distance of the lines, in rows.
  let spacing: Float
  /// The centres of the cells of each line, in columns.
  let centers: [[Float]]
  /// The part of the ink that follows the pitch.
  let coherence: Float
  /// The strength of a further line at the same distance, as a part of the zone's own.
  let outerEnergy: Float
  let range: CellRange
  let summary: CellRange.Summary
  /// The energy of the gaps between the lines, as a part of that of the lines.
  let noise: Float
  /// Whether the print goes on to an end of the patch.
  let isCut: Bool
  /// What the fillers say of its direction; none were counted where the geometry rules a zone out.
  private(set) var vote = ChevronVote()

  init(
    patch: ZonePatch, tracking: RowTracking, rows: [Float], spacing: Float, centers: [[Float]],
    coherence: Float, outerEnergy: Float, range: CellRange, summary: CellRange.Summary,
    noise: Float, isCut: Bool
  ) {
    self.patch = patch
    self.tracking = tracking
    self.rows = rows
    self.spacing = spacing
    self.centers = centers
    self.coherence = coherence
    self.outerEnergy = outerEnergy
    self.range = range
    self.summary = summary
    self.noise = noise
    self.isCut = isCut
  }

  /// Whether a cell lies outside another patch of the same line.
  func reaches(beyond other: ZonePatch) -> Bool {
    let ends = other.grey.u(ofColumn: 0)...other.grey.u(ofColumn: Float(other.columns - 1))
    return centers.contains { line in
      [line.first, line.last].contains { end in
        end.map { !ends.contains(patch.grey.u(ofColumn: $0)) } ?? false
      }
    }
  }

  /// Counts the fillers of all lines.
  mutating func countFillers() {
    for (row, centers) in zip(rows, centers) {
      vote.add(patch, tracking: tracking, row: row, centers: centers)
    }
  }

  /// The distance of the lines in pitches.
  var aspect: Float { spacing / ZonePatch.samplesPerPitch }

  /// The evidence as a whole.
  var score: Float {
    var score = 2 * coherence + summary.mean - 0.06 * Float(summary.weakCells)
    score -= 0.2 * (summary.before + summary.after)
    if vote.forwardCells + vote.backwardCells > 0 { score += 0.15 }
    return score + 0.02 * Float(abs(vote.forwardCells - vote.backwardCells))
  }

  /// Whether pitch, rows and cells can be those of a zone, whatever its fillers say.
  var hasZoneGeometry: Bool {
    coherence >= Self.leastCoherence && summary.outside <= 0.6 && summary.overflow <= 0.82
      && outerEnergy <= 0.6
      && aspect >= 1.2
      && aspect <= 3.4 && (range.count != 30 || rows.count != 2) && summary.mean >= 0.44
  }

  /// Whether the evidence suffices for a zone of a document.
  ///
  /// The limits were set on frames and pictures made for the purpose; each keeps out something that
  /// looks like a zone: `coherence` proportional print, `summary` columns of figures and cut lines,
  /// `outerEnergy` pages of typewriter text, `vote` tables.
  var isAcceptable: Bool {
    guard hasZoneGeometry, vote.largestShare(of: range.count) <= 0.93 else { return false }
    let fillers = vote.isTurned ? vote.backwardCells : vote.forwardCells
    let isClearlyUpright = vote.margin >= 2.5 && vote.isClear && fillers >= 8
    guard outerEnergy <= 0.45 || isClearlyUpright && coherence >= 0.55 else { return false }
    if isClearlyUpright, vote.largestShare(of: range.count) <= 0.8, coherence >= 0.5 {
      // many fillers and hardly one the other way: noise may hide part of the rest, but in a clear
      // picture a document has no empty cells
      let hidden = Float(summary.weakCells) / Float(range.count)
      let isFull = hidden <= 0.1 || outerEnergy <= 0.35 && hidden <= min(0.28, 0.7 * noise)
      if isFull, summary.longestBlank < 5 { return true }
    }
    guard summary.weakCells <= 3, summary.mean >= 0.72 else { return false }
    if vote.margin >= 2.5, vote.isUnanimous || summary.mean >= 0.8 && summary.overflow <= 0.4 {
      return true
    }
    // few fillers or unclear ones: the rest must leave no doubt
    guard coherence >= 0.55, outerEnergy <= 0.25, summary.overflow <= 0.5, aspect <= 3 else {
      return false
    }
    if vote.margin >= 1.2, vote.isUnanimous { return true }
    return vote.margin >= 0.8 && coherence >= 0.60 && summary.mean >= 0.78
      && summary.weakCells <= 1 && summary.outside <= 0.15 && outerEnergy <= 0.15 && aspect >= 2
  }

  /// Whether it may be the two long lines of a Swiss driving licence, above which stands a short one.
  ///
  /// The limits are those of other zones that may be one, and of the mean that of all (``isPossible``, ``hasZoneGeometry``).
  var isPossiblePair: Bool {
    rows.count == 2 && range.count == 30 && coherence >= 0.45 && summary.outside <= 0.6
      && summary.overflow <= 0.82 && outerEnergy <= 0.9 && aspect >= 1.2 && aspect <= 3.4
      && summary.mean >= 0.44
  }

  /// Whether it may be a zone all the same: full lines at one pitch, whatever the fillers say.
  ///
  /// Names and numbers that fill their lines leave hardly any filler.
  var isPossible: Bool {
    coherence >= 0.45 && summary.outside <= 0.6 && summary.overflow <= 0.82 && outerEnergy <= 0.9
      && aspect >= 1.2 && aspect <= 3.4 && (range.count != 30 || rows.count != 2)
      && summary.mean >= 0.5 && Float(summary.weakCells) <= 0.2 * Float(range.count)
      && vote.largestShare(of: range.count) <= 0.97
  }

  /// The same for a single line, which has less ink to tell a pitch by, and nothing of its kind beside it.
  ///
  /// Of 186 lines of French licences (g1 to g4) none has more than 0.19 of its strength at the distance of a further line, and
  /// three have a mean below 0.77; half of 142 other lines that were measured have 0.34 and more there. Where every cell
  /// is printed, a pattern or an edge may go on beyond either end (`Benchmarks/Measurements.md`, the French driving licence).
  var isPossibleAlone: Bool {
    let isFull = summary.mean >= 0.87 && summary.weakCells == 0
    return summary.outside <= (isFull ? 1.25 : 0.6) && summary.overflow <= 0.55
      && outerEnergy <= 0.25 && summary.mean >= 0.74 && summary.weakCells <= 3
      && vote.largestShare(of: range.count) <= 0.6
  }

  /// Whether no better zone need be looked for among the lines of this one.
  var isCertain: Bool { score > 1.9 && summary.weakCells < 2 && summary.outside < 0.3 }

  /// The zone in pixels of the picture, in reading order.
  func located(isDoubtful: Bool = false) -> LocatedZone? {
    let frame = patch.grey.frame
    let step = Double(patch.grey.columnStep)
    var lines: [LocatedLine] = []
    var pitch: Float = 0
    for (row, centers) in zip(rows, centers) {
      guard let first = centers.first, let last = centers.last, last > first else { return nil }
      pitch = (last - first) / Float(centers.count - 1)
      let refinement = LineRefinement(
        patch, tracking: tracking, row: row, columns: (first, last))
      let places = centers.map { center -> Point in
        let t = (center - first) / (last - first) * 2 - 1
        let point = frame.point(
          u: patch.grey.u(ofColumn: center), v: patch.grey.v(ofRow: refinement.row(at: t)))
        return Point(x: Double(point.x), y: Double(point.y))
      }
      guard let curve = LineCurve(through: places) else { return nil }
      lines.append(
        LocatedLine(
          curve: curve, characterHeight: Double(refinement.characterHeight) * step,
          slant: Double(frame.shear)))
    }
    let zone = LocatedZone(
      lines: lines, pitch: Double(pitch) * step,
      isLightOnDark: patch.line.isLightOnDark,
      uprightMargin: Double(vote.forward - vote.backward), score: Double(score),
      isDoubtful: isDoubtful)
    return vote.isTurned ? zone.turned() : zone
  }
}
