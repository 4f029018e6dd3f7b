import CorpusIndex
import DocumentReading
import ImageFile
import Raster

/// How often the right hint comes where one thing alone is why a frame is not read.
///
/// Every accepted picture of the corpus is changed in known ways; of the copies that are not accepted
/// any more it is counted how many get the hint that tells why, and how many another hint beside it.
struct FeedbackReport: Report {
  /// The counts of one way of changing.
  struct Row: Encodable {
    /// What was done.
    let name: String
    /// The hint that it deserves.
    let hint: FrameFeedback
    /// The changed copies.
    var copies = 0
    /// Those that are not accepted any more.
    var refused = 0
    /// Those of them that get the hint.
    var hits = 0
    /// Those of them that get another hint too, or instead.
    var others = 0
  }

  /// One row for each way of changing.
  private(set) var rows: [Row]
  /// The pictures that are accepted as they are.
  private(set) var accepted = 0
  /// Those of them that are complained about.
  private(set) var acceptedWithComplaint = 0
  /// The pictures without a document.
  private(set) var negatives = 0
  /// Those of them with a hint beside `NOT_DETECTED`.
  private(set) var negativesWithHint = 0
  /// What has to be known to repeat the run.
  let run: RunDescription

  /// What says nothing about the frame's light, sharpness or place.
  private static let states: Set<FrameFeedback> = [
    .notDetected, .searchingDocument, .detectedHoldOn,
  ]

  /// Reads every picture and its changed copies.
  ///
  /// - Throws: `CorpusError`, and `ReaderError` where the reader cannot work at all.
  init(_ settings: Settings) throws {
    let corpus = try settings.corpus()
    rows = Degradation.all.map { Row(name: $0.name, hint: $0.hint) }
    run = RunDescription(settings, directory: corpus.directory, repetitions: 1)
    let reader = DocumentReader(
      configuration: try settings.options(engine: settings.engines.first ?? .both))
    var bar = ProgressBar("feedback", total: corpus.samples.count, isQuiet: settings.isQuiet)
    defer { bar.finish() }
    for sample in corpus.samples {
      try add(sample, reader: reader)
      bar.advance()
    }
  }

  private mutating func add(_ sample: Corpus.Sample, reader: DocumentReader) throws {
    guard let image = try? GrayImage(contentsOfFile: sample.path),
      let reading = try? reader.read(image)
    else { return }
    let hints = Set(reading.feedback).subtracting(Self.states)
    if sample.hasContent == false {
      negatives += 1
      if !hints.isEmpty { negativesWithHint += 1 }
    }
    guard reading.isAccepted,
      let place = reading.mrz?.quadrilateral ?? reading.barcodes.first?.quadrilateral
    else { return }
    accepted += 1
    if !hints.isEmpty { acceptedWithComplaint += 1 }
    for (index, degradation) in Degradation.all.enumerated() {
      guard let changed = try? reader.read(degradation.apply(image, place)) else { continue }
      rows[index].copies += 1
      guard !changed.isAccepted else { continue }
      rows[index].refused += 1
      let hints = Set(changed.feedback).subtracting(Self.states)
      if hints.contains(degradation.hint) { rows[index].hits += 1 }
      if !hints.subtracting([degradation.hint]).isEmpty { rows[index].others += 1 }
    }
  }

  /// The rows of one hint added up.
  private func sums(of hint: FrameFeedback) -> Row {
    rows.filter { $0.hint == hint }.reduce(into: Row(name: hint.rawValue, hint: hint)) { sum, row in
      sum.copies += row.copies
      sum.refused += row.refused
      sum.hits += row.hits
      sum.others += row.others
    }
  }

  func text(isVerbose: Bool) -> String {
    var table = TextTable([
      "what was done", "copies", "not accepted", "right hint", "", "other hints",
    ])
    func add(_ row: Row) {
      let share =
        row.refused == 0 ? "–" : (100 * Double(row.hits) / Double(row.refused)).formatted(1)
      table.add([
        row.name, "\(row.copies)", "\(row.refused)", "\(row.hits)", "\(share) %", "\(row.others)",
      ])
    }
    for hint in FrameFeedback.allCases where rows.contains(where: { $0.hint == hint }) {
      add(sums(of: hint))
      if isVerbose { for row in rows where row.hint == hint { add(row) } }
    }
    return run.text + "\n" + table.text
      + "\n  accepted frames with a complaint: \(acceptedWithComplaint) of \(accepted)\n"
      + "  pictures without a document with a hint: \(negativesWithHint) of \(negatives)\n"
  }

  var exitCode: Int32 { 0 }
}
