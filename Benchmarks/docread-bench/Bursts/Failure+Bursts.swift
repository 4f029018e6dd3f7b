import CorpusIndex
import DocumentReading

extension Failure {
  /// Frames that are accepted with a text that is none of those printed: their names, and all texts.
  init(
    _ lines: [String], acceptedOf frames: some Sequence<Corpus.Sample>,
    printed truths: [DocumentExpectation]
  ) {
    let printed = truths.map {
      $0.lines.joined(separator: " ") + ($0.isPrintedValid ? "" : ", a digit wrong")
    }
    self.init(
      name: frames.map(\.name).joined(separator: " "),
      reason: "accepted \(lines.joined(separator: " "))\n      printed "
        + printed.joined(separator: "\n           or "))
  }
}

extension BurstFrames {
  /// What is wrong at the first of some numbers of frames after which it is accepted wrong; `nil` where it never is.
  func failure(after lengths: [Int], configuration: ReaderConfiguration) -> Failure? {
    for length in lengths where length <= readings.count {
      let verdict = BurstVerdict(
        readings.prefix(length), configuration: configuration, truths: [document])
      guard let lines = verdict.wrongLines else { continue }
      return Failure(lines, acceptedOf: frames.prefix(length), printed: [document])
    }
    return nil
  }
}
