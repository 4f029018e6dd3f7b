import CorpusIndex
import DocumentReading

/// Accuracy of machine-readable zones over pictures, by one recogniser or one rival.
struct ZoneFigures: Encodable {
  /// The reader's name.
  let engine: String
  private(set) var all = ZoneTally()
  private(set) var byGrade = Groups<ZoneTally>()
  private(set) var byFormat = Groups<ZoneTally>()
  private(set) var bySet = Groups<ZoneTally>()
  /// Pictures without a zone, by set.
  private(set) var negatives = Groups<NegativeTally>()
  /// Pictures whose truth nobody stated.
  private(set) var withoutTruth = NegativeTally()
  /// The times, pictures with a zone apart from those without.
  let times: PictureTimes
  /// Stated confidence against observed rightness.
  private(set) var reliability: [Reliability.Bin] = []
  /// The mean distance of stated confidence and observed rightness.
  private(set) var calibrationError: Double?
  /// What is stated of whole zones.
  private(set) var calibration = ZoneCalibration()
  private(set) var failures: [Failure] = []

  init(engine: String, runs: [PictureRun]) {
    self.engine = engine
    times = PictureTimes(runs, isFull: Self.hasZone)
    var reliability = Reliability()
    for run in runs { add(run, reliability: &reliability) }
    calibrationError = reliability.calibrationError?.rounded(toDigits: 5)
    self.reliability = calibrationError == nil ? [] : reliability.bins
  }

  private static func hasZone(_ run: PictureRun) -> Bool {
    run.sample.expectation.map { !$0.documents.isEmpty } ?? !run.answer.zones.isEmpty
  }

  private mutating func add(_ run: PictureRun, reliability: inout Reliability) {
    let isReported = !run.answer.zones.isEmpty
    let isAccepted = run.answer.zones.contains(where: \.isAccepted)
    guard let expectation = run.sample.expectation, let score = run.pictureScore else {
      return withoutTruth.add(isReported: isReported, isAccepted: isAccepted)
    }
    let documents = expectation.documents
    if documents.isEmpty {
      negatives.update(run.sample.set, initial: NegativeTally()) {
        $0.add(isReported: isReported, isAccepted: isAccepted)
      }
    } else {
      let format = Set(documents.map(\.format)).sorted().joined(separator: "+")
      all.add(score, documents: documents)
      byGrade.update(run.sample.grade ?? "-", initial: ZoneTally()) {
        $0.add(score, documents: documents)
      }
      byFormat.update(format, initial: ZoneTally()) { $0.add(score, documents: documents) }
      bySet.update(run.sample.set, initial: ZoneTally()) { $0.add(score, documents: documents) }
    }
    for (zone, document) in zip(score.zones, documents) {
      guard let reading = zone.reading else { continue }
      reliability.add(reading, printed: document.lines)
      let index = run.answer.zones.firstIndex(of: reading)
      guard let index, run.answer.findings.indices.contains(index) else { continue }
      calibration.add(
        run.answer.findings[index], isExact: zone.isExact, isValid: document.isPrintedValid,
        grade: run.sample.grade ?? "-")
    }
    if let reason = Self.failure(score, documents: documents) {
      failures.append(Failure(name: run.sample.name, reason: reason))
    }
  }

  /// What is wrong with an answer, or `nil` where it is what the truth wants.
  private static func failure(
    _ score: PictureScore, documents: [DocumentExpectation]
  ) -> String? {
    var reasons: [String] = []
    if score.falseAccepts > 0 { reasons.append("FALSE ACCEPT") }
    if documents.isEmpty, score.reported > 0 { reasons.append("zone reported") }
    for (zone, document) in zip(score.zones, documents) {
      if let reading = zone.reading, !zone.isExact {
        reasons.append("\(reading.differences(from: document.lines)) characters wrong")
      } else if !zone.isReported {
        reasons.append("no zone")
      } else if !zone.isRightlyAccepted, document.isPrintedValid {
        reasons.append("exact, not accepted")
      }
    }
    return reasons.isEmpty ? nil : reasons.joined(separator: ", ")
  }
}
