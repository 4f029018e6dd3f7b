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
  /// What tracked frames cost, by ``TrackedCost/Moment``.
  let trackedCosts: [String: TrackedCost]
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
    for (index, frames) in folders.enumerated() {
      let isCompared = settings.mixtures != nil || index % Self.comparedShare == 0
      if let burst = try BurstFrames(frames, reader: reader, looksAgain: isCompared) {
        bursts.append(burst)
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
    var waits: [String: [(milliseconds: Double, frames: Double)]] = [:]
    for burst in bursts { burst.wait(options).map { waits[burst.grade, default: []].append($0) } }
    millisecondsToAccept = waits.compactMapValues { Percentiles($0.map(\.milliseconds)) }
    framesToAccept = waits.compactMapValues { Percentiles($0.map(\.frames), digits: 0) }
    let tracked = bursts.flatMap(\.tracked)
    let moments = TrackedCost.Moment.allCases
    trackedCosts = Dictionary(
      uniqueKeysWithValues: moments.map { when in
        (when.rawValue, TrackedCost(tracked.filter { $0.when == when }))
      }
    ).compactMapValues(\.self)
    mixtures = settings.mixtures.map {
      BurstMixtures(of: bursts, count: $0, seed: settings.seed, configuration: options)
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
    var times = TextTable([
      "until accepted", "frames p50", "p90", "CPU ms p50", "p90", "p99",
    ])
    for (grade, time) in millisecondsToAccept.sorted(by: { $0.key < $1.key }) {
      let frames = framesToAccept[grade]
      times.add([
        grade, (frames?.p50 ?? 0).formatted(0), (frames?.p90 ?? 0).formatted(0),
        time.p50.formatted(1), time.p90.formatted(1), time.p99.formatted(1),
      ])
    }
    var text = run.text + "\n" + table.text + "\n" + times.text
    for when in TrackedCost.Moment.allCases {
      if let cost = trackedCosts[when.rawValue] { text += "\n  " + cost.text(when) }
    }
    if !trackedCosts.isEmpty { text += "\n" }
    guard let mixtures else { return text }
    return text + mixtures.text + Failure.text(mixtures.failures, isVerbose: isVerbose)
  }
}

extension BurstFrames {
  /// The CPU time and the frames until the burst is accepted, or `nil` where it never is.
  fileprivate func wait(
    _ configuration: ReaderConfiguration
  ) -> (milliseconds: Double, frames: Double)? {
    var burst = Burst(configuration: configuration)
    var time = 0.0
    for (index, reading) in readings.enumerated() {
      burst.add(reading)
      time += milliseconds[index]
      if burst.isAccepted { return (time, Double(index + 1)) }
    }
    return nil
  }
}
