import CorpusIndex
import DocumentReading

/// Accuracy of barcodes, with rivals on the same pictures.
struct BarcodesReport: PictureReport {
  struct Figures: Encodable {
    /// Our reader.
    let own: SymbolFigures
    /// One entry for each rival that could be run.
    let rivals: [SymbolFigures]
    /// The rivals that could not be run, with the reason.
    let rivalsLeftOut: [String: String]
  }

  let figures: Figures
  let outcome: SurveyOutcome

  init(_ settings: Settings) throws {
    var outcome = SurveyOutcome(.barcodes, of: try settings.corpus(), settings)
    let options = try settings.options(
      engine: .own, methods: [.pdf417, .qr], exhaustsMethods: true)
    let runs = try outcome.read(options)
    outcome.add(ReaderRuns("own", .symbols, runs: runs))
    let rivals = try outcome.readWithRivals(.symbols, adapters: .symbols) {
      SymbolFigures(engine: $0, runs: $1)
    }
    figures = Figures(
      own: SymbolFigures(engine: "own", runs: runs), rivals: rivals,
      rivalsLeftOut: outcome.rivalsLeftOut)
    self.outcome = outcome
  }

  func text(isVerbose: Bool) -> String {
    var text = outcome.run.text
    for figures in [figures.own] + figures.rivals {
      text += "\n" + figures.text(isVerbose: isVerbose)
    }
    return text + comparison + textOfRivalsLeftOut + textOfOddPictures(isVerbose: isVerbose)
  }

  /// All readers in one table, symbols read by symbology and grade, and CPU time as a multiple of
  /// ours.
  private var comparison: String {
    let (own, rivals) = (figures.own, figures.rivals)
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
