import CorpusIndex

/// What one reader made of every picture, short enough for the JSON of a run.
struct ReaderOutcomes: Hashable, Codable {
  /// What became of one picture.
  struct Picture: Hashable, Codable {
    /// The path of the picture within the corpus.
    let name: String
    /// The worst of what became of its zones or symbols.
    let verdict: Verdict
    /// CPU time of one reading, the median where there are several; none where none was timed.
    let cpuMilliseconds: Double?
  }

  /// The reader's name.
  let reader: String
  /// What it is judged by.
  let subject: Subject
  /// The figures of all pictures together.
  let figures: KeyFigures
  /// The pictures, in the order of their names.
  let pictures: [Picture]

  init(_ reader: ReaderRuns) {
    self.reader = reader.name
    subject = reader.subject
    figures = reader.figures
    pictures = reader.judgements.map { judgement in
      Picture(
        name: judgement.run.sample.name, verdict: judgement.verdict,
        cpuMilliseconds: Percentiles(nanoseconds: judgement.run.times.map(\.cpu))?.p50)
    }
  }
}
