import CorpusIndex
import DocumentReading

/// Accuracy of machine-readable zones, recognisers and rivals side by side.
struct PicturesReport: PictureReport {
  /// One entry for each recogniser.
  let engines: [ZoneFigures]
  /// One entry for each rival that could be run.
  let rivals: [ZoneFigures]
  /// The rivals that could not be run, with the reason.
  let rivalsLeftOut: [String: String]
  /// The pictures that could not be decoded.
  let unreadable: [UnreadablePicture]
  /// The pictures that the reader calls too small to show anything.
  let tooSmall: [String]
  /// What became of every picture, by reader.
  let outcomes: [ReaderOutcomes]
  /// The readers, with all they answered; too much for the JSON.
  let readers: [ReaderRuns]
  /// The command that this is the outcome of.
  let command = Command.pictures.rawValue
  /// What has to be known to repeat the run.
  let run: RunDescription

  private enum CodingKeys: String, CodingKey {
    case engines, rivals, rivalsLeftOut, unreadable, tooSmall, outcomes, command, run
  }

  init(_ settings: Settings) throws {
    let corpus = try settings.corpus()
    let repetitions = settings.repetitions ?? 1
    var engines: [ZoneFigures] = []
    var readers: [ReaderRuns] = []
    var unreadable: [UnreadablePicture] = []
    var tooSmall: [String] = []
    for engine in settings.engines {
      let options = try settings.options(engine: engine, methods: [.mrz])
      let survey = try Survey(
        of: corpus, options: options, repetitions: repetitions, settings: settings)
      engines.append(ZoneFigures(engine: engine.rawValue, runs: survey.runs))
      readers.append(ReaderRuns(engine.rawValue, .zones, runs: survey.runs))
      (unreadable, tooSmall) = (survey.unreadable, survey.tooSmall)
    }
    let outcome = settings.usesRivals ? try RivalOutcome(.zones, corpus, settings) : nil
    rivals = outcome?.answered.map { ZoneFigures(engine: $0.name, runs: $0.runs) } ?? []
    rivalsLeftOut = outcome?.leftOut ?? [:]
    for rival in outcome?.answered ?? [] {
      readers.append(ReaderRuns(rival.name, .zones, runs: rival.runs, isRival: true))
    }
    self.readers = readers
    outcomes = readers.map(ReaderOutcomes.init)
    self.engines = engines
    self.unreadable = unreadable
    self.tooSmall = tooSmall
    run = RunDescription(settings, directory: corpus.directory, repetitions: repetitions)
  }

  func text(isVerbose: Bool) -> String {
    var text = run.text
    for figures in engines + rivals { text += "\n" + figures.text(isVerbose: isVerbose) }
    text += comparison
    for (name, reason) in rivalsLeftOut.sorted(by: { $0.key < $1.key }) {
      text += "  \(name) was left out: \(reason)\n"
    }
    return text + textOfOddPictures(isVerbose: isVerbose)
  }

  /// Recognisers and rivals in one table, with CPU time as a multiple of the first recogniser's.
  private var comparison: String {
    guard engines.count + rivals.count > 1, let first = engines.first else { return "" }
    var table = TextTable([
      "reader", "exact", "key fields", "accepted", "false accepts", "negatives reported",
      "negatives accepted", "ms CPU p50", "times ours",
    ])
    for figures in engines + rivals {
      let negatives = figures.negatives.tallies.values
      let cpu = figures.times.cpuMilliseconds["full"]?.p50
      let ratio = cpu.flatMap { time in
        first.times.cpuMilliseconds["full"].flatMap { $0.p50 > 0 ? time / $0.p50 : nil }
      }
      table.add([
        figures.engine, "\(figures.all.exact)/\(figures.all.zones)",
        "\(figures.all.keyFields)/\(figures.all.zones)", "\(figures.all.accepted)",
        "\(figures.all.falseAccepts)",
        "\(negatives.reduce(0) { $0 + $1.reported })",
        "\(negatives.reduce(0) { $0 + $1.accepted })",
        cpu?.formatted(1) ?? "–", ratio?.formatted(1) ?? "–",
      ])
    }
    return "\n" + table.text
  }
}
