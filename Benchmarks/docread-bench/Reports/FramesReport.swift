import CorpusIndex
import DocumentReading

/// Latency per frame, pictures decoded before the clock starts.
struct FramesReport: PictureReport {
  /// The frames that show a zone or a barcode.
  let full: FrameFigures
  /// The frames that show neither.
  let empty: FrameFigures
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
    case full, empty, peakMemoryMebibytes, unreadable, tooSmall, outcomes, command, run
  }

  init(_ settings: Settings) throws {
    let corpus = try settings.corpus()
    let repetitions = settings.repetitions ?? 3
    let engine = settings.engines.first ?? .both
    let options = try settings.options(engine: engine)
    let survey = try Survey(
      of: corpus, options: options, repetitions: repetitions, settings: settings)
    full = FrameFigures(survey.runs.filter(\.isFull))
    empty = FrameFigures(survey.runs.filter { !$0.isFull })
    peakMemoryMebibytes = Machine.peakMemory()
    unreadable = survey.unreadable
    tooSmall = survey.tooSmall
    readers = [ReaderRuns(engine.rawValue, .frames, runs: survey.runs)]
    outcomes = readers.map(ReaderOutcomes.init)
    run = RunDescription(settings, directory: corpus.directory, repetitions: repetitions)
  }

  func text(isVerbose: Bool) -> String {
    var table = TextTable(["latency per frame", "unit", "p50", "p90", "p99"])
    for row in full.rows(label: "full") + empty.rows(label: "empty") { table.add(row) }
    var text = run.text + "\n" + table.text + "\n"
    text += "  full: \(full.frames) frames, \(full.right) of \(full.judged) answered rightly\n"
    text += "  empty: \(empty.frames) frames, \(empty.right) of \(empty.judged) answered rightly\n"
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
