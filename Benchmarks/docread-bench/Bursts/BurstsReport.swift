import CorpusIndex
import DocumentReading

/// Bursts of frames of one document: what they give together after 1, 2, 3, 6 and 12 frames.
struct BurstsReport: Report {
  /// The counts, by grade and frames.
  let tallies: [BurstTally]
  /// Over the bursts that are accepted, the CPU time until then, in milliseconds, by grade.
  let millisecondsToAccept: [String: Percentiles]
  /// The frames until then, by grade.
  let framesToAccept: [String: Percentiles]
  /// What tracked frames cost where the zone alone is looked for, by ``TrackedCost/Moment``.
  let trackedCosts: [String: TrackedCost]
  /// The same with everything that a reader looks for by itself.
  let trackedCostsOfAll: [String: TrackedCost]
  /// The bursts that are accepted wrong, each at the first of these lengths.
  let failures: [Failure]
  /// Sets of frames drawn anew, where any were asked for.
  let mixtures: BurstMixtures?
  /// What has to be known to repeat the run.
  let run: RunDescription

  /// The frames after which the counts are made.
  private static let lengths = [1, 2, 3, 6, 12]
  /// Every so many-th burst has its tracked frames read a second time.
  private static let comparedShare = 3

  init(_ settings: Settings) throws {
    let corpus = try settings.corpus()
    let options = try settings.options(engine: .own, methods: [.mrz])
    let reader = DocumentReader(configuration: options)
    let folders = BurstFrames.folders(of: corpus)
    guard !folders.isEmpty else { throw CorpusError.noPictures(directory: corpus.directory) }
    var bar = ProgressBar("bursts", total: folders.count, isQuiet: settings.isQuiet)
    defer { bar.finish() }
    var bursts: [BurstFrames] = []
    var followed: (zone: [FollowedFrames.Cost], all: [FollowedFrames.Cost]) = ([], [])
    let whole = DocumentReader(configuration: try settings.options(engine: .own, methods: nil))
    for (index, frames) in folders.enumerated() {
      if let burst = try BurstFrames(frames, reader: reader) { bursts.append(burst) }
      if index % Self.comparedShare == 0 {
        followed.zone += try FollowedFrames(frames, reader: reader).costs
        followed.all += try FollowedFrames(frames, reader: whole).costs
      }
      bar.advance()
    }
    let grades = Set(bursts.map(\.grade)).sorted()
    tallies = grades.flatMap { grade in
      Self.lengths.compactMap { length in
        var tally = BurstTally(grade: grade, frames: length)
        for burst in bursts where burst.grade == grade { tally.add(burst, configuration: options) }
        return tally.bursts > 0 ? tally : nil
      }
    }
    failures = bursts.compactMap { $0.failure(after: Self.lengths, configuration: options) }
    let waits = BurstWaits(bursts, configuration: options)
    (millisecondsToAccept, framesToAccept) = (waits.milliseconds, waits.frames)
    trackedCosts = TrackedCost.costs(of: followed.zone)
    trackedCostsOfAll = TrackedCost.costs(of: followed.all)
    mixtures = try settings.mixtures.map {
      try BurstMixtures(of: bursts, count: $0, seed: settings.seed, reader: reader)
    }
    run = RunDescription(settings, directory: corpus.directory, repetitions: 1)
  }

  /// Whether nothing was accepted wrong.
  var exitCode: Int32 {
    tallies.allSatisfy { $0.wrong == 0 } && mixtures?.wrong ?? 0 == 0 ? 0 : 1
  }

  func text(isVerbose: Bool) -> String {
    var table = TextTable([
      "grade, frames", "bursts", "exact", "accepted", "wrong", "best frame exact",
      "best frame accepted",
    ])
    for tally in tallies { table.add(tally.row) }
    let waits = BurstWaits(milliseconds: millisecondsToAccept, frames: framesToAccept)
    var text = run.text + "\n" + table.text + "\n" + waits.text
    for (costs, scope) in [(trackedCosts, "zone alone"), (trackedCostsOfAll, "zone and symbols")] {
      for when in TrackedCost.Moment.allCases {
        if let cost = costs[when.rawValue] { text += "\n  " + cost.text(when, scope) }
      }
    }
    if !trackedCosts.isEmpty { text += "\n" }
    text += Failure.text(failures, isVerbose: isVerbose)
    guard let mixtures else { return text }
    return text + mixtures.text + Failure.text(mixtures.failures, isVerbose: isVerbose)
  }
}
