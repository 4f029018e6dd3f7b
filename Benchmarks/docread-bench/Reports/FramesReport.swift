import CorpusIndex
import DocumentReading

/// Latency per frame, pictures decoded before the clock starts.
struct FramesReport: Report {
  /// The frames that show a zone or a barcode.
  let full: FrameFigures
  /// The frames that show neither.
  let empty: FrameFigures
  /// The greatest resident memory of the process, decoding included.
  let peakMemoryMebibytes: Double?
  /// The pictures that could not be decoded.
  let unreadable: [UnreadablePicture]
  /// What has to be known to repeat the run.
  let run: RunDescription

  init(_ settings: Settings) throws {
    let corpus = try settings.corpus()
    let repetitions = settings.repetitions ?? 3
    let options = try settings.options(engine: settings.engines.first ?? .both)
    let survey = try Survey(
      of: corpus, options: options, repetitions: repetitions, settings: settings)
    full = FrameFigures(survey.runs.filter(\.isFull))
    empty = FrameFigures(survey.runs.filter { !$0.isFull })
    peakMemoryMebibytes = Machine.peakMemory()
    unreadable = survey.unreadable
    run = RunDescription(settings, directory: corpus.directory, repetitions: repetitions)
  }

  var exitCode: Int32 { unreadable.isEmpty ? 0 : 1 }

  func text(isVerbose: Bool) -> String {
    var table = TextTable(["latency per frame", "unit", "p50", "p90", "p99"])
    for row in full.rows(label: "full") + empty.rows(label: "empty") { table.add(row) }
    var text = run.text + "\n" + table.text + "\n"
    text += "  full: \(full.frames) frames, \(full.right) of \(full.judged) answered rightly\n"
    text += "  empty: \(empty.frames) frames, \(empty.right) of \(empty.judged) answered rightly\n"
    text += "  peak memory: \(peakMemoryMebibytes.map { $0.formatted(1) } ?? "–") MiB\n"
    return text + UnreadablePicture.text(unreadable)
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
