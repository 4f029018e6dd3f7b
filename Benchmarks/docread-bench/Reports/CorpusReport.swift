import CorpusIndex
import DocumentReading

/// One pass over pictures of the user's own: zones, barcodes and latency together.
struct CorpusReport: PictureReport {
  struct Figures: Encodable {
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
  }

  let figures: Figures
  let outcome: SurveyOutcome

  init(_ settings: Settings) throws {
    var outcome = SurveyOutcome(.corpus, of: try settings.corpus(keepsAll: true), settings)
    let engine = settings.engines.first ?? .own
    let runs = try outcome.read(settings.options(engine: engine, exhaustsMethods: true))
    outcome.add(ReaderRuns(engine.rawValue, .zones, runs: runs, timing: .frames))
    outcome.add(ReaderRuns("barcodes", .symbols, runs: runs, hasOwnTimes: false))
    figures = Figures(
      pictures: runs.count, found: runs.count { !$0.answer.isEmpty },
      accepted: runs.count(where: \.answer.isAccepted),
      zones: ZoneFigures(engine: engine.rawValue, runs: runs),
      barcodes: SymbolFigures(engine: "barcodes", runs: runs),
      full: FrameFigures(runs.filter(\.isFull)), empty: FrameFigures(runs.filter { !$0.isFull }),
      peakMemoryMebibytes: Machine.peakMemory())
    self.outcome = outcome
  }

  func text(isVerbose: Bool) -> String {
    var text = outcome.run.text + "\n  \(figures.pictures) pictures, "
    text += "\(figures.found) with a zone or barcode, \(figures.accepted) accepted\n"
    text += "\n" + figures.zones.text(isVerbose: isVerbose)
    text += "\n" + figures.barcodes.text(isVerbose: isVerbose)
    var table = TextTable(["latency per picture", "unit", "p50", "p90", "p99"])
    for row in figures.full.rows(label: "full") + figures.empty.rows(label: "empty") {
      table.add(row)
    }
    text += "\n" + table.text
    text += Machine.text(peakMemory: figures.peakMemoryMebibytes)
    return text + textOfOddPictures(isVerbose: isVerbose)
  }
}
