import CorpusIndex
import DocumentReading

/// Accuracy of machine-readable zones, recognisers and rivals side by side.
struct PicturesReport: PictureReport {
  struct Figures: Encodable {
    /// One entry for each recogniser.
    let engines: [ZoneFigures]
    /// One entry for each rival that could be run.
    let rivals: [ZoneFigures]
    /// The rivals that could not be run, with the reason.
    let rivalsLeftOut: [String: String]
  }

  let figures: Figures
  let outcome: SurveyOutcome

  init(_ settings: Settings) throws {
    var outcome = SurveyOutcome(.pictures, of: try settings.corpus(), settings)
    let engines = try outcome.readWithEngines(.zones, methods: [.mrz]) {
      ZoneFigures(engine: $0, runs: $1)
    }
    let rivals = try outcome.readWithRivals(.zones, adapters: .zones) {
      ZoneFigures(engine: $0, runs: $1)
    }
    figures = Figures(engines: engines, rivals: rivals, rivalsLeftOut: outcome.rivalsLeftOut)
    self.outcome = outcome
  }

  func text(isVerbose: Bool) -> String {
    var text = outcome.run.text
    for figures in figures.engines + figures.rivals {
      text += "\n" + figures.text(isVerbose: isVerbose)
    }
    return text + comparison + textOfRivalsLeftOut + textOfOddPictures(isVerbose: isVerbose)
  }

  /// Recognisers and rivals in one table, with CPU time as a multiple of the first recogniser's.
  private var comparison: String {
    let (engines, rivals) = (figures.engines, figures.rivals)
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
