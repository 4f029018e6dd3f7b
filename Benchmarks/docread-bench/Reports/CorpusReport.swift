import CorpusIndex
import DocumentReading

/// One pass over pictures of the user's own: zones, barcodes and latency together.
struct CorpusReport: PictureReport {
  /// The number of pictures read.
  let pictures: Int
  /// The pictures in which anything was found.
  let found: Int
  /// The pictures whose document was accepted.
  let accepted: Int
  /// The zones.
  let zones: ZoneFigures
  /// The barcodes.
  let barcodes: SymbolFigures
  /// Latency of pictures with content.
  let full: FrameFigures
  /// Latency of pictures without.
  let empty: FrameFigures
  /// The greatest resident memory of the process.
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
  let command = Command.corpus.rawValue
  /// What has to be known to repeat the run.
  let run: RunDescription

  private enum CodingKeys: String, CodingKey {
    case pictures, found, accepted, zones, barcodes, full, empty, peakMemoryMebibytes
    case unreadable, tooSmall, outcomes, command, run
  }

  init(_ settings: Settings) throws {
    let corpus = try settings.corpus(keepsAll: true)
    let repetitions = settings.repetitions ?? 1
    let engine = settings.engines.first ?? .own
    let survey = try Survey(
      of: corpus, options: try settings.options(engine: engine, exhaustsMethods: true),
      repetitions: repetitions, settings: settings)
    pictures = survey.runs.count
    found = survey.runs.count { !$0.answer.isEmpty }
    accepted = survey.runs.count(where: \.answer.isAccepted)
    zones = ZoneFigures(engine: engine.rawValue, runs: survey.runs)
    barcodes = SymbolFigures(engine: "barcodes", runs: survey.runs)
    full = FrameFigures(survey.runs.filter(\.isFull))
    empty = FrameFigures(survey.runs.filter { !$0.isFull })
    peakMemoryMebibytes = Machine.peakMemory()
    unreadable = survey.unreadable
    tooSmall = survey.tooSmall
    readers = [
      ReaderRuns(engine.rawValue, .zones, runs: survey.runs, timing: .frames),
      ReaderRuns("barcodes", .symbols, runs: survey.runs, hasOwnTimes: false),
    ]
    outcomes = readers.map(ReaderOutcomes.init)
    run = RunDescription(settings, directory: corpus.directory, repetitions: repetitions)
  }

  func text(isVerbose: Bool) -> String {
    var text = run.text + "\n"
    text += "  \(pictures) pictures, \(found) with a zone or barcode, \(accepted) accepted\n"
    text += "\n" + zones.text(isVerbose: isVerbose) + "\n" + barcodes.text(isVerbose: isVerbose)
    var table = TextTable(["latency per picture", "unit", "p50", "p90", "p99"])
    for row in full.rows(label: "full") + empty.rows(label: "empty") { table.add(row) }
    text += "\n" + table.text
    text += "  peak memory: \(peakMemoryMebibytes.map { $0.formatted(1) } ?? "–") MiB\n"
    return text + textOfOddPictures(isVerbose: isVerbose)
  }
}
