/// Zones whose characters stand apart at every level of the pyramid, so that their lines are no bars.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (the French driving licence).
extension ZoneSearch {
  /// How many lines of characters are measured, those with the most first.
  private static let chainLimit = 6
  /// What is asked of them beside what is asked of bars: they have shown already that they repeat themselves.
  private static let pass = Pass(
    isLightOnDark: false, ratio: 0.4, noiseRatio: 2, lineLimit: chainLimit, combLimit: chainLimit,
    probeLimit: 4)

  /// Looks for zones around lines of characters, where none was found around bars.
  ///
  /// They are doubtful: in print of other typefaces some letters happen to stand evenly, too.
  mutating func runChains() {
    guard zones.isEmpty else { return }
    let earlier = doubtfulZones
    defer { keepAsDoubtful(beside: earlier) }
    let all = darkInk.flatMap { ink in
      var chains = CharacterChains(
        ink.components, width: ink.width, height: ink.height, level: ink.level, isLightOnDark: false
      )
      return chains.chains()
    }.sorted { $0.count > $1.count }
    let search = PitchSearch(pyramid: pyramid)
    let combed = all.prefix(Self.chainLimit).compactMap { chain -> TextLine? in
      var line = chain.line
      guard search.comb(&line) else { return nil }
      line.setPeriodicity()
      line.repetition = line.periodicity
      return line
    }
    chains = combed.sorted { $0.periodicity > $1.periodicity }
    examine(chains.filter(\.hasClearPitch), among: lines + all.map(\.line), Self.pass)
  }
}
