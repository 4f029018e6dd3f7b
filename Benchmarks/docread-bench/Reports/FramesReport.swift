import CorpusIndex
import DocumentReading

/// Latency per frame, pictures decoded before the clock starts.
struct FramesReport: PictureReport {
  struct Figures: Encodable {
    /// One entry for each recogniser.
    let engines: [EngineFrameFigures]
    /// The greatest resident memory of the process, decoding included.
    let peakMemoryMebibytes: Double?
  }

  let figures: Figures
  let outcome: SurveyOutcome

  init(_ settings: Settings) throws {
    var outcome = SurveyOutcome(.frames, of: try settings.corpus(), settings, repetitions: 3)
    let engines = try outcome.readWithEngines(.frames) {
      EngineFrameFigures(engine: $0, runs: $1)
    }
    figures = Figures(engines: engines, peakMemoryMebibytes: Machine.peakMemory())
    self.outcome = outcome
  }

  func text(isVerbose: Bool) -> String {
    var text = outcome.run.text
    for figures in figures.engines { text += "\n" + figures.text }
    text += Machine.text(peakMemory: figures.peakMemoryMebibytes)
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
