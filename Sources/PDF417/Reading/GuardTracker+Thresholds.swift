extension GuardTracker {
  /// The samples on either side within which the pattern is looked for from line to line.
  static let search = 4
  /// The least correlation on the scan line of the hit.
  static let leastFirstCorrelation: Float = 0.55
  /// The least correlation on a line.
  static let leastCorrelation: Float = 0.62
  /// The least correlation of the mean of some lines.
  static let leastMeanCorrelation: Float = 0.8
  /// How many lines that mean is of, about.
  static let meanLines = 12

  /// Damage of up to this many modules does not end the pattern.
  static let gap = 12.0
  /// The same while few lines show it.
  static let firstGap = 3.0
  /// With so many sightings behind each other they are no longer few.
  static let sureSightings = 5
  /// No symbol reaches farther than this many modules from a hit.
  static let reach = 600.0

  /// The way from line to line at first, in modules.
  static let roughStep = 0.7
  /// The most steps that are taken as one once the way is known.
  static let longestStride = 4.0
  /// The slope is that of so many sightings at most, the last ones.
  static let mostRecent = 24
  /// So many are forgotten together, and for so many the stride grows by a step.
  static let forgotten = 8
  /// The fewest sightings that tell a line at first.
  static let leastRoughSightings = 4
  /// The fewest sightings across the bars.
  static let leastFineSightings = 3
  /// The least height of a pattern, in modules.
  static let leastHeight = 3.5
  /// The least part of the way between the ends that shows the pattern.
  static let leastSeen = 0.4

  /// The height of a band, in modules.
  static let bandHeight = 8.0
  /// How many bands there are.
  static let bandCounts = 2...8
  /// The most lines of a band.
  static let bandLines = 24.0
  /// The least correlations of the mean of a band: with the wide bar, and with what follows it.
  static let leastBandCorrelations = (leading: Float(0.85), trailing: Float(0.65))
  /// By what part of a module modules may be wider or narrower than they were at the hit.
  static let mostGrowth = 0.15
}
