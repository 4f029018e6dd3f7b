import CorpusIndex
import DocumentReading

/// Latency per frame, pictures decoded before the clock starts.
struct FramesReport: PictureReport {
  /// One entry for each recogniser.
  let engines: [EngineFrameFigures]
  /// The greatest resident memory of the process, decoding included.
  let peakMemoryMebibytes: Double?
  /// The pictures that could not be decoded.
  let unreadable: [UnreadablePicture]
  /// The pictures that the reader calls too small to show anything.
  let tooSmall: [String]
  /// What became of every picture, by reader.
  let outcomes: [ReaderOutcomes]
  /// The readers, with all they answered; too much for the JSON.
  let readers: [ReaderRuns]
  /// The command that this is the outcome of.
  let command = Command.frames.rawValue
  /// What has to be known to repeat the run.
  let run: RunDescription

  private enum CodingKeys: String, CodingKey {
    case engines, peakMemoryMebibytes, unreadable, tooSmall, outcomes, command, run
  }

  init(_ settings: Settings) throws {
    let corpus = try settings.corpus()
    let repetitions = settings.repetitions ?? 3
    var engines: [EngineFrameFigures] = []
    var readers: [ReaderRuns] = []
    var unreadable: [UnreadablePicture] = []
    var tooSmall: [String] = []
    for engine in settings.engines {
      let survey = try Survey(
        of: corpus, options: try settings.options(engine: engine), repetitions: repetitions,
        settings: settings)
      engines.append(EngineFrameFigures(engine: engine.rawValue, runs: survey.runs))
      readers.append(ReaderRuns(engine.rawValue, .frames, runs: survey.runs))
      (unreadable, tooSmall) = (survey.unreadable, survey.tooSmall)
    }
    self.engines = engines
    self.readers = readers
    self.unreadable = unreadable
    self.tooSmall = tooSmall
    peakMemoryMebibytes = Machine.peakMemory()
    outcomes = readers.map(ReaderOutcomes.init)
    run = RunDescription(settings, directory: corpus.directory, repetitions: repetitions)
  }

  func text(isVerbose: Bool) -> String {
    var text = run.text
    for figures in engines { text += "\n" + figures.text }
    text += "  peak memory: \(peakMemoryMebibytes.map { $0.formatted(1) } ?? "–") MiB\n"
    return text + textOfOddPictures(isVerbose: isVerbose)
  }
}

extension UnreadablePicture {
  /// The pictures that could not be decoded, one a line.
  static func text(_ pictures: [UnreadablePicture]) -> String {
    guard !pictures.isEmpty else { return "" }
    let lines = pictures.map { "    \($0.name): \($0.reason)\n" }.joined()
    return "\n  \(pictures.count) pictures could not be read\n\(lines)"
  }
}
