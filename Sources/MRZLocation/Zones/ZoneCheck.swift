import Raster

/// Decides whether a line with a pitch belongs to a zone, and measures the zone.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (thresholds of the locator).
struct ZoneCheck: Sendable {
  let pyramid: Pyramid

  /// The least coherence of the joint ink.
  static let leastCoherence: Float = 0.38
  /// The least mean evidence of the cells that a quick look sees; less than `ZoneCandidate` asks for,
  /// since the rest of the zone may be better: with 0.44 none of 630 zones was lost, with 0.48 two.
  static let leastEvidence: Float = 0.4
  /// What coherence and evidence of a quick look have to make together, less a part of the strength of a
  /// further line.
  ///
  /// Of 775 quick looks that led to a zone the least has 1.08, the hundredth part less than 1.18; half of
  /// those that negatives pass have less than 1.
  static let leastTogether: Float = 1
  private static let furtherLinePart: Float = 0.3
  /// The sets of rows that are measured.
  static let setLimit = 3
  /// How far the cells that were walked may lie from a smooth curve, in pitches, before a path is looked for,
  /// and how much better that must suit the ink.
  private static let mostOffset: Float = 0.1
  private static let leastGain: Float = 1.1
  /// How far from either end of a line a zone of 44 characters may reach to the other side, in pitches of the line; and
  /// in those of a line that was measured where a tilt makes it narrowest, a third wider at the zone's other end.
  private static let usualReach: Float = 46
  private static let wideReach: Float = 60
  /// The pitches of a line that a quick look takes.
  static let probeLength: Float = 26

  /// What a quick look at a line found.
  struct Probe: Sendable {
    /// How far the columns lean.
    var shear: Float
    /// The rows that belong to the zone, counted from the line's own.
    var window: ClosedRange<Int>
  }

  /// A quick look at the middle of a line; `nil` where no parallel lines share its pitch and phase.
  func probe(_ line: TextLine) -> Probe? {
    var line = line
    let length = line.measured.upperBound - line.measured.lowerBound
    let reach = ZoneCheck.probeLength * line.pitch
    if length > reach {
      let middle = (line.measured.lowerBound + line.measured.upperBound) / 2
      line.measured = middle - reach / 2...middle + reach / 2
      line.chirp *= reach / length
    }
    var patch = ZonePatch(pyramid, line: line, margin: 0.5 * line.pitch, isSmooth: false)
    guard var found = RowSearch.best(in: patch, shears: RowSearch.shears) else { return nil }
    let shear = found.shear
    if shear != 0 {
      line.frame.shear += shear
      patch = ZonePatch(pyramid, line: line, margin: 0.5 * line.pitch, isSmooth: false)
      guard let again = RowSearch.best(in: patch, shears: [0]) else { return nil }
      found = again
    }
    if found.rows.count == 3, found.outerEnergy > 0.6 { return nil }
    let tracking = RowTracking(
      patch, rows: found.rows, spacing: found.spacing, profiles: RowTracking.profiles(of: patch))
    let light = Illumination(patch, rows: found.rows)
    let profiles = InkProfiles(patch, rows: found.rows, tracking: tracking, light: light)
    let comb = profiles.comb(over: patch.measured)
    guard comb.coherence >= ZoneCheck.leastCoherence else { return nil }
    let evidence = CellEvidence(
      patch: patch, tracking: tracking, walk: CellWalk(along: profiles.joint, comb: comb),
      spacing: found.spacing, light: light)
    let mean = evidence.mean(ofRows: found.rows)
    let together = comb.coherence + mean - ZoneCheck.furtherLinePart * found.outerEnergy
    guard mean >= ZoneCheck.leastEvidence, together >= ZoneCheck.leastTogether else { return nil }
    return Probe(shear: shear, window: found.window(ownRow: patch.ownRow))
  }

  /// Measures the zone of a line, or `nil` where there is none; where its print goes on to an end of what was
  /// looked at, once more with more around it.
  ///
  /// A line whose pitch was measured where a tilt makes it narrow is longer than that pitch tells.
  func candidate(_ line: TextLine, _ probe: Probe) -> ZoneCandidate? {
    let usual = candidate(line, probe, reach: Self.usualReach)
    guard let usual, usual.isCut, usual.isPossible,
      let wide = candidate(line, probe, reach: Self.wideReach),
      wide.isAcceptable || !usual.isAcceptable, wide.score > usual.score,
      wide.reaches(beyond: usual.patch)
    else { return usual }
    return wide
  }

  /// Measures the zone of a line: the best of the sets of rows, one that is acceptable before those that
  /// are not.
  private func candidate(_ line: TextLine, _ probe: Probe, reach: Float) -> ZoneCandidate? {
    var line = line
    line.frame.shear += probe.shear
    let length = line.measured.upperBound - line.measured.lowerBound
    let patch = ZonePatch(
      pyramid, line: line, margin: max(reach * line.pitch - length, 5 * line.pitch),
      window: probe.window)
    var best: ZoneCandidate?
    let sets = RowSearch.all(in: patch)
    let rowProfiles = sets.isEmpty ? [] : RowTracking.profiles(of: patch)
    for found in sets.prefix(ZoneCheck.setLimit)
    where 2 * found.value > sets.first?.value ?? 0 {
      guard let candidate = candidate(patch, found, rowProfiles) else { continue }
      if let present = best {
        guard candidate.isAcceptable || !present.isAcceptable else { continue }
        guard candidate.isAcceptable != present.isAcceptable || candidate.score > present.score
        else { continue }
      }
      best = candidate
      if candidate.isAcceptable, candidate.isCertain { break }
    }
    return best
  }

  /// Measures the zone of one set of rows.
  func candidate(
    _ patch: ZonePatch, _ found: RowSearch.Result, _ rowProfiles: [RowProfile],
    leastCoherence: Float = ZoneCandidate.leastCoherence
  ) -> ZoneCandidate? {
    let spacing = found.spacing
    let tracking = RowTracking(
      patch, rows: found.rows, spacing: spacing, profiles: rowProfiles)
    let light = Illumination(patch, rows: found.rows)
    let profiles = InkProfiles(patch, rows: found.rows, tracking: tracking, light: light)
    let comb = profiles.comb(over: patch.measured)
    guard comb.coherence >= leastCoherence else { return nil }
    let walk = CellWalk(along: profiles.joint, comb: comb)
    guard let candidate = self.candidate(patch, found, tracking, light, comb, walk) else {
      return nil
    }
    guard let centers = candidate.centers.first, let curve = CellCubic(through: centers),
      curve.largestOffset(of: centers) > Self.mostOffset * comb.pitch,
      let path = CellPath(along: profiles.joint, pitch: comb.pitch),
      let other = self.candidate(
        patch, found, tracking, light, comb, CellWalk(path, comb: comb, columns: patch.columns)),
      let others = other.centers.first,
      path.response(along: others) > Self.leastGain * path.response(along: centers)
    else { return candidate }
    return other
  }

  /// Measures the zone of one set of rows with the cells of a walk.
  private func candidate(
    _ patch: ZonePatch, _ found: RowSearch.Result, _ tracking: RowTracking, _ light: Illumination,
    _ comb: JointComb, _ walk: CellWalk
  ) -> ZoneCandidate? {
    let spacing = found.spacing
    guard walk.cells.count > 24 else { return nil }
    let evidence = CellEvidence(
      patch: patch, tracking: tracking, walk: walk, spacing: spacing, light: light)
    var rows = found.rows.map(Float.init)
    let measured = rows.map { evidence.energies(atRow: $0) }
    let energies = measured.map(\.print)
    let medians = energies.compactMap { evidence.median(of: $0) }
    guard medians.count == rows.count else { return nil }
    let (weakest, strongest) = CellEvidence.extremes(energies, medians: medians)
    let counts = rows.count == 2 ? [30, 36, 44] : [30]
    guard
      let range = CellRange(
        evidence: weakest, firstCell: walk.cells.lowerBound, counts: counts)
    else { return nil }
    // the noise over the cells of the zone
    var inside: Float = 1e-3
    var outside: Float = 0
    for line in measured {
      for cell in range.cells where walk.cells.contains(cell) {
        let index = cell - walk.cells.lowerBound
        inside += line.print[index] + line.gaps[index]
        outside += line.gaps[index]
      }
    }
    if rows.count == 2, range.count == 30 {
      rows = withThirdLine(rows, evidence: evidence, range: range, medians: medians)
    }
    let parts = zip(energies, medians).map { line, median in line.map { $0 / median } }
    let shifts = rows.count == parts.count ? shifts(of: parts, range, evidence) : []
    let centers = rows.indices.map { line in
      range.cells.map { walk.center($0 + (shifts.isEmpty ? 0 : shifts[line])) }
    }
    var candidate = ZoneCandidate(
      patch: patch, tracking: tracking, rows: rows, spacing: spacing, centers: centers,
      coherence: comb.coherence, outerEnergy: outerEnergy(found, rows: rows), range: range,
      summary: range.summary(
        evidence: weakest, strongest: strongest, firstCell: walk.cells.lowerBound),
      noise: outside / inside,
      isCut: max(weakest.first ?? 0, weakest.last ?? 0) >= CellRange.threshold)
    if candidate.hasZoneGeometry { candidate.countFillers() }
    return candidate
  }

  /// By how many cells each line stands beside a range, where that is the same from line to line and the columns lean
  /// no more then than those of other zones; none elsewhere.
  private func shifts(
    of lines: [[Float]], _ range: CellRange, _ evidence: CellEvidence
  ) -> [Int] {
    let shifts = lines.map { range.shift(of: $0, firstCell: evidence.walk.cells.lowerBound) }
    let steps = Set(zip(shifts.dropFirst(), shifts).map { $0 - $1 })
    guard steps.count == 1, let step = steps.first, step != 0 else { return [] }
    let lean =
      evidence.patch.line.frame.shear + Float(step) * ZonePatch.samplesPerPitch / evidence.spacing
    return abs(lean) <= RowSearch.mostShear ? shifts : []
  }

  /// Looks above and below two lines of 30 cells for the third.
  private func withThirdLine(
    _ rows: [Float], evidence: CellEvidence, range: CellRange, medians: [Float]
  ) -> [Float] {
    let first = rows[0]
    let last = rows[rows.count - 1]
    let usual = medians.reduce(0, +) / Float(medians.count)
    var best: (value: Float, rows: [Float])?
    for (row, gap, all) in [
      (first - evidence.spacing, Float(1), [first - evidence.spacing] + rows),
      (last + evidence.spacing, Float(-1), rows + [last + evidence.spacing]),
    ] {
      guard row >= 4, row < Float(evidence.patch.rows - 4) else { continue }
      let energies = evidence.energies(atRow: row, sides: [gap]).print
      var sum: Float = 0
      for cell in range.cells where evidence.walk.cells.contains(cell) {
        sum += min(1, energies[cell - evidence.walk.cells.lowerBound] / usual)
      }
      let value = sum / Float(range.count)
      if value > best?.value ?? 0.45 { best = (value, all) }
    }
    return best?.rows ?? rows
  }

  /// As `RowSearch.Result.outerEnergy`, for rows that may have been completed since.
  private func outerEnergy(_ found: RowSearch.Result, rows: [Float]) -> Float {
    var completed = found
    completed.rows = rows.map(\.nearestWholeNumber)
    return completed.outerEnergy
  }
}
