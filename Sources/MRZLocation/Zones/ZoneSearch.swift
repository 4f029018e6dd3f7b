import Raster

/// The search for zones in one picture: one pass after the other until one finds some.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (thresholds of the locator).
struct ZoneSearch {
  /// What one pass takes for ink.
  struct Pass: Sendable {
    var isLightOnDark: Bool
    /// See `ComponentFinder.ratio`.
    var ratio: Float
    /// See `ComponentFinder.noiseRatio`.
    var noiseRatio: Float
    /// The lines, by length, whose pitch is looked for.
    var lineLimit: Int
    /// The lines, by pitch, that are measured with a comb.
    var combLimit: Int
    /// The lines whose surroundings are searched for a zone.
    var probeLimit: Int
    /// Whether the finest level of a large picture is searched too; the next one shows its lines as
    /// bars.
    var takesFinestLevel = true
  }

  /// The passes, the likeliest first.
  static let passes = [
    Pass(
      isLightOnDark: false, ratio: 0.4, noiseRatio: 2, lineLimit: 220, combLimit: 26, probeLimit: 9),
    Pass(
      isLightOnDark: false, ratio: 0.7, noiseRatio: 0.5, lineLimit: 100, combLimit: 9,
      probeLimit: 6,
      takesFinestLevel: false),
    Pass(
      isLightOnDark: true, ratio: 0.4, noiseRatio: 2, lineLimit: 70, combLimit: 8, probeLimit: 4,
      takesFinestLevel: false),
  ]

  /// The least repetition of a line whose pitch is measured; 775 lines that led to a zone have 0.79 or
  /// more.
  private static let leastRepetition: Float = 0.75
  /// The least repetition of a line that is probed though it stands alone: without other print where the
  /// next line of a zone would be.
  ///
  /// Of those 775 lines 25 are alone, with 1.48 or more, and beside another zone 2.29 or more; of 1000 frames
  /// that this was not set on three are alone, with 1.1 to 1.4; half of the lines on negatives that stand
  /// alone have less than 1.4.
  private static let leastRepetitionAlone: Float = 1
  private static let leastRepetitionAloneBesideZone: Float = 1.4
  /// The least coherence and periodicity of a line that is probed.
  static let leastCoherence: Float = 0.34
  static let leastPeriodicity: Float = 4 * 0.34
  /// The lines that are tried of one neighbourhood.
  private static let triesPerPlace = 2
  /// The doubtful zones that are kept.
  private static let doubtfulLimit = 2

  let pyramid: Pyramid
  /// The zones found, best first.
  private(set) var zones: [LocatedZone] = []
  /// What may be zones, best first; none where there are zones.
  private(set) var doubtfulZones: [LocatedZone] = []
  /// What may be the long lines of a Swiss driving licence, best first; none where there are zones.
  private(set) var pairs: [LocatedZone] = []
  /// The lines of all passes.
  private(set) var lines: [TextLine] = []
  /// The lines that led to no zone.
  private var refused: [TextLine] = []
  /// The dark patches of ink of all passes and levels.
  private(set) var darkInk: [LevelInk] = []
  /// The lines of characters that stand apart, with their pitch, the clearest first.
  var chains: [TextLine] = []
  /// The lines that may be the single one of a licence.
  private(set) var linesAlone: [TextLine] = []
  /// The lines that led to a zone.
  private var taken: [TextLine] = []

  /// What the picture was seen to show, where it was looked at.
  private let survey: PictureSurvey?

  init(pyramid: Pyramid, survey: PictureSurvey? = nil) {
    self.pyramid = pyramid
    self.survey = survey
  }

  /// Searches some levels of the pyramid.
  mutating func run(levels: ClosedRange<Int>) {
    let maps = levels.map { level in
      let dark = survey?.printBlocks(level: level, isLightOnDark: false)
      let isFinestOfSeveral = level == levels.lowerBound && level > 0 && levels.count > 1
      // the finest of several is searched for dark print alone, and takes most of the time
      return (
        level: level, isForDarkAlone: isFinestOfSeveral,
        map: ContrastMap(pyramid.levels[level], within: isFinestOfSeveral ? dark : nil),
        dark: dark
      )
    }
    for pass in ZoneSearch.passes {
      var lines: [TextLine] = []
      for (level, isForDarkAlone, map, dark) in maps.reversed() {
        if Interruption.isRaised { return }
        // level 0 is searched in small pictures only, and then always
        if !pass.takesFinestLevel, isForDarkAlone { continue }
        let finder = ComponentFinder(
          isLightOnDark: pass.isLightOnDark, ratio: pass.ratio,
          noiseRatio: pass.noiseRatio)
        let components = finder.components(
          in: map,
          within: pass.isLightOnDark
            ? survey?.printBlocks(level: level, isLightOnDark: true) : dark)
        var linker = LineLinker(
          components, width: map.width, height: map.height, level: level,
          isLightOnDark: pass.isLightOnDark)
        lines += linker.lines()
        if !pass.isLightOnDark {
          darkInk.append(
            LevelInk(
              level: level, width: map.width, height: map.height, components: components))
        }
      }
      if Interruption.isRaised { return }
      self.lines += lines
      examine(rank(lines, pass), among: lines, pass)
      if !zones.isEmpty { return }
    }
  }

  /// Tells which lines were looked at, those of zones too.
  func reportLines() {
    for line in refused + taken { line.report() }
  }

  /// Looks for zones around the most promising lines.
  mutating func examine(_ lines: [TextLine], among all: [TextLine], _ pass: Pass) {
    let check = ZoneCheck(pyramid: pyramid)
    var probes = 0
    var best: Float = 0
    for line in lines where probes < pass.probeLimit {
      if Interruption.isRaised { break }
      guard !zones.contains(where: { $0.contains(line) }),
        refused.count(where: { $0.isBeside(line) }) < ZoneSearch.triesPerPlace
      else { continue }
      // beside a zone only lines about as good are worth a look
      if !zones.isEmpty, line.periodicity < 0.6 * best { break }
      probes += 1
      let least =
        zones.isEmpty ? Self.leastRepetitionAlone : Self.leastRepetitionAloneBesideZone
      let isWorthALook =
        line.repetition >= least || all.contains { line.mayShareZone(with: $0) }
      let candidate =
        isWorthALook ? check.probe(line).flatMap { check.candidate(line, $0) } : nil
      guard let candidate, candidate.isAcceptable, let zone = candidate.located(),
        zone.lies(in: pyramid.levels[0])
      else {
        refused.append(line)
        if let candidate { keepIfDoubtful(candidate) }
        continue
      }
      best = max(best, line.periodicity)
      taken.append(line)
      // of two zones on one another the better counts
      zones.removeAll { $0.overlaps(zone) && $0.score <= zone.score }
      if !zones.contains(where: { $0.overlaps(zone) }) { zones.append(zone) }
    }
    zones.sort { $0.score > $1.score }
    if !zones.isEmpty { (doubtfulZones, pairs) = ([], []) }
  }

  /// Keeps what is refused but may be a zone; it may reach beyond the picture, where noise seemed to
  /// go on with its lines.
  private mutating func keepIfDoubtful(_ candidate: ZoneCandidate) {
    let mayBeZone = candidate.isPossible || candidate.isAcceptable
    guard zones.isEmpty, mayBeZone || candidate.isPossiblePair,
      let zone = candidate.located(isDoubtful: true)
    else { return }
    if mayBeZone { Self.keep(zone, among: &doubtfulZones) } else { Self.keep(zone, among: &pairs) }
  }

  private static func keep(_ zone: LocatedZone, among zones: inout [LocatedZone]) {
    zones.removeAll { $0.overlaps(zone) && $0.score <= zone.score }
    guard !zones.contains(where: { $0.overlaps(zone) }) else { return }
    zones.append(zone)
    zones.sort { $0.score > $1.score }
    zones.removeLast(max(0, zones.count - doubtfulLimit))
  }

  /// Takes the zones as doubtful ones, and those of before beside them.
  mutating func keepAsDoubtful(beside others: [LocatedZone]) {
    let found = zones.map(\.doubtful)
    let kept = others.filter { other in !found.contains { $0.overlaps(other) } }
    doubtfulZones = Array((found + kept).prefix(ZoneSearch.doubtfulLimit))
    zones = []
  }

  /// The lines with the clearest pitch, best first.
  private mutating func rank(_ lines: [TextLine], _ pass: Pass) -> [TextLine] {
    let search = PitchSearch(pyramid: pyramid)
    let slender = lines.filter { $0.slenderness > 0 }.sorted { $0.slenderness > $1.slenderness }
    var pitched: [TextLine] = []
    for var line in slender.prefix(pass.lineLimit) {
      line.repetition = search.autocorrelate(&line)
      if line.repetition >= ZoneSearch.leastRepetition { pitched.append(line) }
    }
    pitched.sort { $0.repetition > $1.repetition }
    var combed: [TextLine] = []
    for var line in pitched.prefix(pass.combLimit) where search.comb(&line) {
      let cells = 2 * line.halfLength / line.pitch
      guard cells >= 7, cells <= 90 else { continue }
      line.setPeriodicity()
      if line.mayBeAlone { linesAlone.append(line) }
      if line.hasClearPitch { combed.append(line) }
    }
    return combed.sorted { $0.periodicity > $1.periodicity }
  }
}
