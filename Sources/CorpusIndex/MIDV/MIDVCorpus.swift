/// The frames of MIDV-500 or MIDV-2020 that show a machine-readable zone whose lines are known.
///
/// The layouts are those that the publishers state: for MIDV-500 the text `readme` of the data set
/// (Arlazarov et al., Computer Optics 43(5), 2019), for MIDV-2020 the data set's page (Bulatov et
/// al., Computer Optics 46(2), 2022) and the attribute names of its annotations. Both are found at
/// any depth below the folder, side by side where need be:
///
/// ```
/// 05_aze_passport/ground_truth/05_aze_passport.json    {"field01": {"value": "…", "quad": […]}, …}
/// 05_aze_passport/ground_truth/TA/TA05_01.json         {"quad": [[x, y] × 4]}
/// 05_aze_passport/images/TA/TA05_01.tif
///
/// templates/annotations/aze_passport.json              lines of the zones, document by document
/// photo/annotations/aze_passport.json                  doc_quad of each picture
/// photo/images/aze_passport/00.jpg
/// clips/annotations/aze_passport/00.json, clips/images/aze_passport/00/000001.jpg
/// ```
///
/// The set of a sample is its document type, its grade the condition: the folder `TA`, `KA` … of
/// MIDV-500, the archive (`photo`, `scan_upright`, `clips` …) of MIDV-2020.
public struct MIDVCorpus: Hashable, Sendable {
  /// The frames, with the lines that their documents show.
  public let corpus: Corpus
  /// The corners of the document in a frame, by the sample's name; they may lie outside the frame.
  public let corners: [String: [PicturePoint]]
  /// The document types in whose ground truth there is no machine-readable zone, in order.
  public let typesWithoutZone: [String]

  /// Reads the ground truth of a folder.
  ///
  /// - Parameter directory: The path of the folder.
  /// - Throws: `CorpusError` where there is no ground truth, where it does not hold, and where none
  ///   of the documents has a zone.
  /// - Complexity: O(*n* log *n*) in the number of files.
  public init(directory: String) throws(CorpusError) {
    let files = try Corpus.files(in: directory)
    var frames = try MIDV500Frames(directory: directory, files: files)
    let second = try MIDV2020Frames(directory: directory, files: files)
    frames.types.formUnion(second.types)
    frames.frames += second.frames
    guard !frames.types.isEmpty else { throw .noGroundTruth(directory: directory) }
    let known = frames.frames.filter { !$0.lines.isEmpty }
    typesWithoutZone = frames.types.subtracting(known.map(\.type)).sorted()
    guard !known.isEmpty else { throw .noZones(directory: directory) }
    corpus = Corpus(
      directory: directory,
      samples: known.map { $0.sample(in: directory) }.sorted { $0.name < $1.name })
    corners = Dictionary(
      known.compactMap { frame in frame.corners.map { (frame.file, $0) } }
    ) { first, _ in first }
  }
}

/// One picture of the data sets, with what is known about it.
struct MIDVFrame: Hashable {
  /// The picture, from the folder of the data set.
  let file: String
  /// The document type.
  let type: String
  /// How the picture was taken.
  let condition: String
  /// The lines of the zone; empty where none are known.
  let lines: [String]
  /// The corners of the document.
  let corners: [PicturePoint]?

  func sample(in directory: String) -> Corpus.Sample {
    let format = ZoneFacts(lines: lines)?.format ?? "other"
    let document = DocumentExpectation(format: format, lines: lines)
    return Corpus.Sample(
      path: "\(directory)/\(file)", name: file, set: type, grade: condition,
      expectation: Expectation(set: type, grade: condition, documents: [document]))
  }
}
