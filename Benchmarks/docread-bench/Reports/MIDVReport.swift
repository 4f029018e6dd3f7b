import CorpusIndex
import DocumentReading
import ImageFile
import Raster

/// Accuracy of machine-readable zones over the frames of MIDV-500 or MIDV-2020.
///
/// The figures' sets are document types, their grades the conditions under which frames were taken.
struct MIDVReport: PictureReport {
  /// One entry for each recogniser: frames that show the whole document.
  let engines: [ZoneFigures]
  /// One entry for each recogniser: frames of which a corner of the document lies outside.
  ///
  /// The zone may lie there too, so that nobody could read it.
  let partlyOutside: [ZoneFigures]
  /// The document types in whose ground truth there is no machine-readable zone.
  let typesWithoutZone: [String]
  /// The pictures that could not be decoded.
  let unreadable: [UnreadablePicture]
  /// The pictures that the reader calls too small to show anything.
  let tooSmall: [String]
  /// What became of every picture, by reader.
  let outcomes: [ReaderOutcomes]
  /// The readers, with all they answered; too much for the JSON.
  let readers: [ReaderRuns]
  /// The command that this is the outcome of.
  let command = Command.midv.rawValue
  /// What has to be known to repeat the run.
  let run: RunDescription

  private enum CodingKeys: String, CodingKey {
    case engines, partlyOutside, typesWithoutZone, unreadable, tooSmall, outcomes, command, run
  }

  init(_ settings: Settings) throws {
    let frames = try MIDVCorpus(directory: settings.directory)
    let corpus = try settings.chosen(from: frames.corpus)
    let repetitions = settings.repetitions ?? 1
    var engines: [ZoneFigures] = []
    var partlyOutside: [ZoneFigures] = []
    var unreadable: [UnreadablePicture] = []
    var tooSmall: [String] = []
    var readers: [ReaderRuns] = []
    let outside = Set(
      corpus.samples.filter { Self.isPartlyOutside($0, corners: frames.corners[$0.name]) }
        .map(\.name))
    for engine in settings.engines {
      let survey = try Survey(
        of: corpus, options: try settings.options(engine: engine, methods: [.mrz]),
        repetitions: repetitions, settings: settings)
      let (whole, cut) = (
        survey.runs.filter { !outside.contains($0.sample.name) },
        survey.runs.filter { outside.contains($0.sample.name) }
      )
      engines.append(ZoneFigures(engine: engine.rawValue, runs: whole))
      partlyOutside.append(ZoneFigures(engine: engine.rawValue, runs: cut))
      readers.append(ReaderRuns(engine.rawValue, .zones, runs: whole))
      if !cut.isEmpty {
        readers.append(ReaderRuns("\(engine.rawValue), a corner outside", .zones, runs: cut))
      }
      (unreadable, tooSmall) = (survey.unreadable, survey.tooSmall)
    }
    self.readers = readers
    outcomes = readers.map(ReaderOutcomes.init)
    self.tooSmall = tooSmall
    self.engines = engines
    self.partlyOutside = partlyOutside
    self.unreadable = unreadable
    typesWithoutZone = frames.typesWithoutZone
    run = RunDescription(settings, directory: corpus.directory, repetitions: repetitions)
  }

  /// Whether a corner of the document lies outside the picture.
  ///
  /// The ground truth does not say how large a picture is, so that it is decoded once more, save
  /// where a negative coordinate tells already. One that cannot be decoded is named by the survey.
  private static func isPartlyOutside(_ sample: Corpus.Sample, corners: [PicturePoint]?) -> Bool {
    guard let corners else { return false }
    if corners.contains(where: { $0.x < 0 || $0.y < 0 }) { return true }
    guard let image = try? GrayImage(contentsOfFile: sample.path) else { return false }
    return corners.contains { $0.x > Double(image.width) || $0.y > Double(image.height) }
  }

  func text(isVerbose: Bool) -> String {
    var text = run.text + "grade: the condition; set: the document type\n"
    for figures in engines { text += "\n" + figures.text(isVerbose: isVerbose) }
    for figures in partlyOutside where figures.all.pictures > 0 {
      text += "\na corner of the document lies outside the picture, "
      text += figures.text(isVerbose: isVerbose)
    }
    if !typesWithoutZone.isEmpty {
      text += "\n  left out, no machine-readable zone in their ground truth: "
      text += typesWithoutZone.joined(separator: ", ") + "\n"
    }
    return text + textOfOddPictures(isVerbose: isVerbose)
  }
}
