import CorpusIndex
import DocumentReading

/// Latency per frame, pictures decoded before the clock starts.
struct FramesReport: PictureReport {
  struct Figures: Encodable {
    /// One entry for each recogniser.
    let engines: [EngineFrameFigures]
    /// The greatest resident memory of the process, decoding included.
    let peakMemoryMebibytes: Double?
    /// Our times over a rival's on the same frames, where the settings want them.
    let paired: PairedRun?
  }

  let figures: Figures
  let outcome: SurveyOutcome

  init(_ settings: Settings) throws {
    var outcome = SurveyOutcome(.frames, of: try settings.corpus(), settings, repetitions: 3)
    let engines = try outcome.readWithEngines(.frames) {
      EngineFrameFigures(engine: $0, runs: $1)
    }
    let peakMemory = Machine.peakMemory()
    let paired =
      try settings.usesRivals
      ? PairedRun(
        of: outcome.corpus, options: try settings.options(engine: .own),
        repetitions: outcome.repetitions, settings: settings) : nil
    figures = Figures(engines: engines, peakMemoryMebibytes: peakMemory, paired: paired)
    self.outcome = outcome
  }

  func text(isVerbose: Bool) -> String {
    var text = outcome.run.text
    for figures in figures.engines { text += "\n" + figures.text }
    text += Machine.text(peakMemory: figures.peakMemoryMebibytes)
    text += figures.paired?.text ?? ""
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
