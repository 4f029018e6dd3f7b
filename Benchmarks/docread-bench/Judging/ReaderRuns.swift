import CorpusIndex

/// A reader, and what it made of every picture.
struct ReaderRuns {
  /// The reader's name.
  let name: String
  /// What it is judged by.
  let subject: Subject
  /// Whether it is somebody else's.
  let isRival: Bool
  /// Whether its times are shown; two judgements of the same readings share theirs.
  let hasOwnTimes: Bool
  /// What makes a picture full where times are told apart.
  let timing: Subject
  /// The pictures, judged.
  let judgements: [Judgement]
  /// The figures of all pictures together.
  let figures: KeyFigures

  init(
    _ name: String, _ subject: Subject, runs: [PictureRun], isRival: Bool = false,
    hasOwnTimes: Bool = true, timing: Subject? = nil
  ) {
    self.name = name
    self.subject = subject
    self.isRival = isRival
    self.hasOwnTimes = hasOwnTimes
    self.timing = timing ?? subject
    judgements = runs.map { Judgement($0, of: subject) }
    figures = KeyFigures(judgements, timing: self.timing)
  }

  /// CPU times of the readings of pictures with or without what is looked for, in milliseconds.
  func cpuMilliseconds(full isFull: Bool) -> [Double] {
    judgements.filter { $0.run.isFull(for: timing) == isFull }
      .flatMap(\.run.times).map { Double($0.cpu) / 1e6 }
  }
}

extension PictureRun {
  /// Whether the picture shows what a subject looks for: by its truth, or else by what was found.
  func isFull(for subject: Subject) -> Bool {
    switch subject {
    case .zones: sample.expectation.map { !$0.documents.isEmpty } ?? !answer.zones.isEmpty
    case .symbols: sample.expectation.map { !$0.barcodes.isEmpty } ?? !answer.symbols.isEmpty
    case .frames: isFull
    }
  }
}
