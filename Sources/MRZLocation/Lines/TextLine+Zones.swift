/// Which lines may lead to a zone, and may be of the same one.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (thresholds of the locator).
extension TextLine {
  /// Whether its pitch is clear enough for a zone to be looked for around it.
  var hasClearPitch: Bool {
    coherence >= ZoneSearch.leastCoherence && periodicity >= ZoneSearch.leastPeriodicity
  }

  /// Whether other print lies where the next line of a zone would: beside some of this line, about
  /// parallel, at the distances of `RowSearch` or a little more or less.
  func mayShareZone(with other: TextLine) -> Bool {
    let lean = frame.dx * other.frame.dy - frame.dy * other.frame.dx
    guard abs(lean) <= 0.1 else { return false }
    let vx = other.frame.x - frame.x
    let vy = other.frame.y - frame.y
    let across = abs(vy * frame.dx - vx * frame.dy)
    return across > 1.2 * pitch && across < 3.5 * pitch
      && abs(vx * frame.dx + vy * frame.dy) < halfLength + other.halfLength
  }

  /// Whether another line belongs to the same zone if there is one: parallel, of about the same pitch,
  /// at most two line distances away.
  func isBeside(_ other: TextLine) -> Bool {
    let alignment = frame.dx * other.frame.dx + frame.dy * other.frame.dy
    guard abs(alignment) > 0.98, abs(pitch - other.pitch) < 0.1 * pitch else { return false }
    let vx = other.frame.x - frame.x
    let vy = other.frame.y - frame.y
    let along = abs(vx * frame.dx + vy * frame.dy)
    let across = abs(vy * frame.dx - vx * frame.dy)
    return along < halfLength && across < 5 * pitch
  }
}
