import CorpusIndex
import DocumentReading
import ImageFile
import Raster

/// Accuracy of machine-readable zones over the frames of MIDV-500 or MIDV-2020.
///
/// The figures' sets are document types, their grades the conditions under which frames were taken.
struct MIDVReport: PictureReport {
  struct Figures: Encodable {
    /// One entry for each recogniser: frames that show the whole document.
    let engines: [ZoneFigures]
    /// One entry for each recogniser: frames of which a corner of the document lies outside.
    ///
    /// The zone may lie there too, so that nobody could read it.
    let partlyOutside: [ZoneFigures]
    /// The document types in whose ground truth there is no machine-readable zone.
    let typesWithoutZone: [String]
  }

  let figures: Figures
  let outcome: SurveyOutcome

  init(_ settings: Settings) throws {
    let frames = try MIDVCorpus(directory: settings.directory)
    var outcome = SurveyOutcome(.midv, of: try settings.chosen(from: frames.corpus), settings)
    let outside = Set(
      outcome.corpus.samples.filter { Self.isPartlyOutside($0, corners: frames.corners[$0.name]) }
        .map(\.name))
    var engines: [ZoneFigures] = []
    var partlyOutside: [ZoneFigures] = []
    for engine in settings.engines {
      let name = engine.rawValue
      let runs = try outcome.read(settings.options(engine: engine, methods: [.mrz]))
      let whole = runs.filter { !outside.contains($0.sample.name) }
      let cut = runs.filter { outside.contains($0.sample.name) }
      engines.append(ZoneFigures(engine: name, runs: whole))
      partlyOutside.append(ZoneFigures(engine: name, runs: cut))
      outcome.add(ReaderRuns(name, .zones, runs: whole))
      if !cut.isEmpty { outcome.add(ReaderRuns("\(name), a corner outside", .zones, runs: cut)) }
    }
    figures = Figures(
      engines: engines, partlyOutside: partlyOutside, typesWithoutZone: frames.typesWithoutZone)
    self.outcome = outcome
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
    var text = outcome.run.text + "grade: the condition; set: the document type\n"
    for figures in figures.engines { text += "\n" + figures.text(isVerbose: isVerbose) }
    for figures in figures.partlyOutside where figures.all.pictures > 0 {
      text += "\na corner of the document lies outside the picture, "
      text += figures.text(isVerbose: isVerbose)
    }
    if !figures.typesWithoutZone.isEmpty {
      text += "\n  left out, no machine-readable zone in their ground truth: "
      text += figures.typesWithoutZone.joined(separator: ", ") + "\n"
    }
    return text + textOfOddPictures(isVerbose: isVerbose)
  }
}
