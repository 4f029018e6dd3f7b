import CorpusIndex
import DocumentReading

/// Accuracy of barcodes, with rivals on the same pictures.
struct BarcodesReport: PictureReport {
  /// Our reader.
  let own: SymbolFigures
  /// One entry for each rival that could be run.
  let rivals: [SymbolFigures]
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
  let command = Command.barcodes.rawValue
  /// What has to be known to repeat the run.
  let run: RunDescription

  private enum CodingKeys: String, CodingKey {
    case own, rivals, rivalsLeftOut, unreadable, tooSmall, outcomes, command, run
  }

  init(_ settings: Settings) throws {
    let corpus = try settings.corpus()
    let repetitions = settings.repetitions ?? 1
    let options = try settings.options(
      engine: .own, methods: [.pdf417, .qr], exhaustsMethods: true)
    let survey = try Survey(
      of: corpus, options: options, repetitions: repetitions, settings: settings)
    own = SymbolFigures(engine: "own", runs: survey.runs)
    unreadable = survey.unreadable
    tooSmall = survey.tooSmall
    let outcome = settings.usesRivals ? try RivalOutcome(.symbols, corpus, settings) : nil
    rivals = outcome?.answered.map { SymbolFigures(engine: $0.name, runs: $0.runs) } ?? []
    rivalsLeftOut = outcome?.leftOut ?? [:]
    readers =
      [ReaderRuns("own", .symbols, runs: survey.runs)]
      + (outcome?.answered ?? []).map {
        ReaderRuns($0.name, .symbols, runs: $0.runs, isRival: true)
      }
    outcomes = readers.map(ReaderOutcomes.init)
    run = RunDescription(settings, directory: corpus.directory, repetitions: repetitions)
  }

  func text(isVerbose: Bool) -> String {
    var text = run.text
    for figures in [own] + rivals { text += "\n" + figures.text(isVerbose: isVerbose) }
    text += comparison
    for (name, reason) in rivalsLeftOut.sorted(by: { $0.key < $1.key }) {
      text += "  \(name) was left out: \(reason)\n"
    }
    return text + textOfOddPictures(isVerbose: isVerbose)
  }

  /// All readers in one table, symbols read by symbology and grade, and CPU time as a multiple of
  /// ours.
  private var comparison: String {
    guard !rivals.isEmpty else { return "" }
    let groups = own.byGrade.names
    var table = TextTable(
      ["reader"] + groups + ["wrong", "negatives", "ms CPU full", "× ours", "ms empty", "× ours"])
    for figures in [own] + rivals {
      let counts = groups.map { name in
        figures.byGrade.tallies[name].map { "\($0.read)/\($0.symbols)" } ?? "–"
      }
      let negatives = figures.negatives.tallies.values.reduce(0) { $0 + $1.reported }
      var cells = [figures.engine] + counts + ["\(figures.all.wrong)", "\(negatives)"]
      for part in ["full", "empty"] {
        let time = figures.times.cpuMilliseconds[part]?.p50
        let ours = own.times.cpuMilliseconds[part]?.p50
        cells.append(time?.formatted(2) ?? "–")
        if let time, let ours, ours > 0 {
          cells.append((time / ours).formatted(2))
        } else {
          cells.append("–")
        }
      }
      table.add(cells)
    }
    return "\n" + table.text
  }
}
