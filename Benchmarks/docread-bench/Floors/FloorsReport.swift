import CorpusIndex
import DocumentReading
import FoundationEssentials

/// The committed floors beside what the reader achieves now.
struct FloorsReport: Report {
  /// What was measured, by set.
  let measured: [SetFloor]
  /// Where a count is worse than its floor: `frames g3: zones exact: 11, at least 12 wanted`.
  let violations: [String]
  /// The files that were written.
  let written: [String]
  /// The pictures that could not be decoded.
  let unreadable: [UnreadablePicture]
  /// Our times over a rival's, where the settings want them.
  let paired: PairedRun?

  /// What the print of the corpus's pages gives, where a model of their script is installed.
  let print: PrintReport?

  /// Every so many-th picture is in the part of a set that has no floor yet.
  private static let stride = 5
  /// How often each frame is read for the ratios.
  private static let repetitions = 2

  init(_ settings: Settings) throws {
    var settings = settings
    settings.warmUp = 0
    let corpus = try settings.corpus()
    let options = try settings.options(engine: .own, exhaustsMethods: true)
    let survey = try Survey(of: corpus, options: options, repetitions: 1, settings: settings)
    let answers = Dictionary(survey.runs.map { ($0.sample.name, $0.answer) }) { one, _ in one }
    var measured: [SetFloor] = []
    var violations: [String] = []
    var written: [String] = []
    for set in Set(corpus.samples.filter { $0.expectation != nil }.map(\.set)).sorted() {
      let path = "\(settings.floorsDirectory)/\(set).json"
      let exists = FileManager.default.fileExists(atPath: path)
      let floor =
        exists ? try SetFloor(contentsOfFile: path) : SetFloor(set: set, stride: Self.stride)
      let counts = Self.counts(floor, corpus: corpus, answers: answers)
      measured.append(counts)
      violations += Self.violations(of: floor, by: counts)
      guard settings.writesFloors else { continue }
      let raised = floor.raised(by: counts)
      guard raised != floor || !exists else { continue }
      try FileManager.default.createDirectory(
        atPath: settings.floorsDirectory, withIntermediateDirectories: true)
      try Data(JSONText.pretty(raised).utf8).write(to: URL(filePath: path))
      written.append(path)
    }
    paired =
      try settings.usesRivals
      ? PairedRun(
        of: corpus, options: try settings.options(engine: .own), repetitions: Self.repetitions,
        settings: settings) : nil
    let ceilings = try RatioCeilings(folder: settings.rivalsDirectory)
    violations += ceilings?.violations(by: paired?.figures ?? []) ?? []
    let print = try Self.print(settings)
    violations += print.map { PrintFloor.violations(of: $0.floors, by: $0.report) } ?? []
    self.print = print?.report
    self.measured = measured
    self.violations = violations
    self.written = written
    unreadable = survey.unreadable
  }

  /// Counts a set, whole and in part.
  private static func counts(
    _ floor: SetFloor, corpus: Corpus, answers: [String: Answer]
  ) -> SetFloor {
    var counts = SetFloor(set: floor.set, stride: floor.stride)
    for isPart in [false, true] {
      for (grade, samples) in floor.samples(of: corpus, isPart: isPart) {
        var sum = FloorCounts()
        for sample in samples {
          guard let expectation = sample.expectation else { continue }
          let answer = answers[sample.name]
          sum.add(expectation, zones: answer?.zones ?? [], symbols: answer?.symbols ?? [])
        }
        if isPart { counts.part[grade] = sum } else { counts.whole[grade] = sum }
      }
    }
    return counts
  }

  /// Reads the print of the corpus's pages, where there are some with floors and Tesseract can read them.
  private static func print(
    _ settings: Settings
  ) throws -> (floors: [String: PrintFloor], report: PrintReport)? {
    let path = "\(settings.floorsDirectory)/Print/pages.json"
    var settings = settings
    settings.directory += "/Pages"
    let hasPages = FileManager.default.fileExists(atPath: settings.directory)
    guard hasPages, FileManager.default.fileExists(atPath: path),
      PrintEngine.installedModels.contains("Latin")
    else { return nil }
    return (try PrintFloor.floors(contentsOfFile: path), try PrintReport(settings))
  }

  private static func violations(of floor: SetFloor, by counts: SetFloor) -> [String] {
    counts.whole.sorted { $0.key < $1.key }.flatMap { grade, measured in
      guard let least = floor.whole[grade] else { return [String]() }
      return measured.violations(of: least).map { "\(floor.set) \(grade): \($0)" }
    }
  }

  var exitCode: Int32 { violations.isEmpty && unreadable.isEmpty ? 0 : 1 }

  func text(isVerbose: Bool) -> String {
    var table = TextTable([
      "set, grade", "pictures", "zones exact", "accepted", "symbols read", "false accepts",
      "zones on negatives", "wrong symbols",
    ])
    for floor in measured {
      for (grade, counts) in floor.whole.sorted(by: { $0.key < $1.key }) {
        table.add(
          ["\(floor.set) \(grade)"]
            + [
              counts.pictures, counts.zonesExact, counts.zonesAccepted, counts.symbolsRead,
              counts.falseAccepts, counts.zonesOnNegatives, counts.symbolsWrong,
            ].map(String.init))
      }
    }
    var text = table.text + (paired?.text ?? "")
    if let print { text += print.text(isVerbose: isVerbose) }
    for violation in violations { text += "  BELOW THE FLOOR: \(violation)\n" }
    for path in written { text += "  raised: \(path)\n" }
    return text + UnreadablePicture.text(unreadable)
  }
}
