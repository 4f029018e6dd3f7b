import CorpusIndex
import DocumentReading

/// What every report over pictures holds beside its figures: one survey after the other over the same
/// pictures, and what became of each.
struct SurveyOutcome {
  /// The pictures that are read.
  let corpus: Corpus
  /// How often each of them is read under the clock.
  let repetitions: Int
  /// The command that this is the outcome of.
  let command: Command
  /// What has to be known to repeat the run.
  let run: RunDescription
  /// The pictures that could not be decoded.
  private(set) var unreadable: [UnreadablePicture] = []
  /// The pictures that the reader calls too small to show anything.
  private(set) var tooSmall: [String] = []
  /// The readers, with all they answered; too much for the JSON.
  private(set) var readers: [ReaderRuns] = []
  /// The rivals that could not be run, with the reason.
  private(set) var rivalsLeftOut: [String: String] = [:]

  private let settings: Settings

  /// - Parameters:
  ///   - command: The command.
  ///   - corpus: The pictures.
  ///   - settings: Seed, warm-up, rivals and the rest.
  ///   - repetitions: How often each picture is read where the settings do not say.
  init(_ command: Command, of corpus: Corpus, _ settings: Settings, repetitions: Int = 1) {
    self.command = command
    self.corpus = corpus
    self.settings = settings
    self.repetitions = settings.repetitions ?? repetitions
    run = RunDescription(settings, directory: corpus.directory, repetitions: self.repetitions)
  }

  /// What became of every picture, by reader.
  var outcomes: [ReaderOutcomes] { readers.map(ReaderOutcomes.init) }

  /// Reads all pictures.
  ///
  /// - Parameter options: What the reader looks for.
  /// - Returns: What it made of them.
  /// - Throws: `ReaderError` where the reader cannot work at all.
  mutating func read(_ options: ReaderConfiguration) throws(ReaderError) -> [PictureRun] {
    let survey = try Survey(
      of: corpus, options: options, repetitions: repetitions, settings: settings)
    (unreadable, tooSmall) = (survey.unreadable, survey.tooSmall)
    return survey.runs
  }

  /// Reads all pictures with each recogniser of the settings.
  ///
  /// - Parameters:
  ///   - subject: What the readers are judged by.
  ///   - methods: What is looked for.
  ///   - figures: The figures of a recogniser, by its name and its readings.
  /// - Returns: The figures of all recognisers.
  /// - Throws: `ReaderError` where the reader cannot work at all.
  mutating func readWithEngines<Figures>(
    _ subject: Subject, methods: [ReaderConfiguration.Method]? = nil,
    figures: (String, [PictureRun]) -> Figures
  ) throws(ReaderError) -> [Figures] {
    var all: [Figures] = []
    for engine in settings.engines {
      let runs = try read(settings.options(engine: engine, methods: methods))
      readers.append(ReaderRuns(engine.rawValue, subject, runs: runs))
      all.append(figures(engine.rawValue, runs))
    }
    return all
  }

  /// Lets the rivals read all pictures, where the settings want them.
  mutating func readWithRivals<Figures>(
    _ subject: Subject, adapters: RivalOutcome.Subject,
    figures: (String, [PictureRun]) -> Figures
  ) throws -> [Figures] {
    guard settings.usesRivals else { return [] }
    let outcome = try RivalOutcome(adapters, corpus, settings)
    rivalsLeftOut = outcome.leftOut
    return outcome.answered.map {
      readers.append(ReaderRuns($0.name, subject, runs: $0.runs, isRival: true))
      return figures($0.name, $0.runs)
    }
  }

  /// Notes what a reader made of the pictures.
  mutating func add(_ reader: ReaderRuns) { readers.append(reader) }
}

extension SurveyOutcome: Encodable {
  private enum Key: CodingKey { case unreadable, tooSmall, outcomes, command, run }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(unreadable, forKey: .unreadable)
    try values.encode(tooSmall, forKey: .tooSmall)
    try values.encode(outcomes, forKey: .outcomes)
    try values.encode(command.rawValue, forKey: .command)
    try values.encode(run, forKey: .run)
  }
}
