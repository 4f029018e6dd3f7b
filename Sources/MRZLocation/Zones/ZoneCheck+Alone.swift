/// Lines that stand alone, as that of the French driving licence.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (the French driving licence).
extension ZoneCheck {
  /// How far from either end of a line its zone may reach to the other side, in pitches, and the rows around it that are
  /// measured.
  private static let reachAlone: Float = 34
  private static let windowAlone = -28...28
  /// The least coherence of a single line, which has less ink to tell a pitch by than several; of lines of French
  /// licences some have 0.34.
  private static let leastCoherenceAlone: Float = 0.32

  /// Measures a line that stands alone; `nil` where it has no cells.
  func candidateAlone(_ line: TextLine) -> ZoneCandidate? {
    let length = line.measured.upperBound - line.measured.lowerBound
    let patch = ZonePatch(
      pyramid, line: line, margin: max(Self.reachAlone * line.pitch - length, 5 * line.pitch),
      window: Self.windowAlone)
    guard let found = RowSearch.alone(in: patch) else { return nil }
    return candidate(
      patch, found, RowTracking.profiles(of: patch), leastCoherence: Self.leastCoherenceAlone)
  }
}
