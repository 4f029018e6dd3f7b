import IdentityDocument
import LineRecognition
import MRZLocation
import Raster
import TextRecognition

/// Reads the characters of zones that were found in a picture.
///
/// The first look is one pass of our own fast net over each line. Only a zone whose reading is not
/// accepted gets more: the other way up, the cells beside it, the thorough net, then Tesseract. The
/// number of looks is bounded.
struct ZoneReader {
  /// A way to cut the lines of a zone.
  enum Look {
    /// The cut that the recogniser was trained on.
    static let first = LineSampling()
    /// The cut for Tesseract, whose network wants 36 rows and little beside the print.
    static let tesseract = {
      var sampling = LineSampling()
      sampling.pixelsPerCell = 24
      sampling.height = 36
      sampling.margin = 12
      return sampling
    }()
  }

  let image: GrayImage
  private let options: DocumentReader.Options
  private let decoder: ZoneDecoder
  private let gates: AcceptanceGates

  init(image: GrayImage, options: DocumentReader.Options, decoder: ZoneDecoder) {
    self.image = image
    self.options = options
    self.decoder = decoder
    gates = AcceptanceGates(name: Float(options.nameGate))
  }

  /// Below this margin of the locator, the other way up is looked at as well.
  private static let safeUprightMargin = 1.2

  /// The readings of zones, best first; a zone that reads like no print at all is left out.
  func readings(
    of zones: [LocatedZone], engines: inout Engines, times: inout StageTimes
  ) throws(ReaderError) -> [MRZReading] {
    var readings: [MRZReading] = []
    for zone in zones.prefix(options.zoneLimit) {
      try DocumentReader.checkCancellation()
      if let reading = try reading(of: zone, engines: &engines, times: &times) {
        readings.append(reading)
      }
    }
    return readings.sorted {
      ($0.isAccepted ? 1 : 0, $0.confidence) > ($1.isAccepted ? 1 : 0, $1.confidence)
    }
  }

  private func reading(
    of zone: LocatedZone, engines: inout Engines, times: inout StageTimes
  ) throws(ReaderError) -> MRZReading? {
    if zone.isDoubtful {
      guard options.engine != .tesseract else { return nil }
      return try readingOfDoubtful(zone, engines: &engines, times: &times)?.reading
    }
    var best: ZoneCandidate?
    func consider(_ candidate: ZoneCandidate?) {
      guard let candidate else { return }
      if let present = best, !candidate.isBetter(than: present) { return }
      best = candidate
    }
    if options.engine != .tesseract {
      let scores = try lookOwn(at: zone, .fast, Look.first, engines: &engines, times: &times)
      consider(candidate(zone, scores, engine: .own, times: &times))
      if best?.isAccepted != true, zone.uprightMargin < Self.safeUprightMargin || best == nil {
        let turned = zone.turned()
        let scores = try lookOwn(at: turned, .fast, Look.first, engines: &engines, times: &times)
        consider(candidate(turned, scores, engine: .own, times: &times))
      }
      if let present = best, !present.isAccepted, !present.isCertain {
        consider(try readingBeside(present, engines: &engines, times: &times))
      }
      if let present = best, present.needsThoroughLook {
        best = try readingThoroughly(present, engines: &engines, times: &times)
      }
    }
    if options.engine == .tesseract || (options.engine == .both && best?.needsSecondOpinion == true)
    {
      let upright = best?.zone ?? zone
      let scores = try lookTesseract(at: upright, engines: &engines, times: &times)
      consider(candidate(upright, scores, engine: .tesseract, times: &times))
      if best?.isAccepted != true, options.engine == .tesseract,
        zone.uprightMargin < Self.safeUprightMargin || best?.isPlausible != true
      {
        let turned = zone.turned()
        let scores = try lookTesseract(at: turned, engines: &engines, times: &times)
        consider(candidate(turned, scores, engine: .tesseract, times: &times))
      }
    }
    guard let best, best.isCredible else { return nil }
    return best.reading
  }

  /// Looks again, with the thorough net, at a zone that the fast one is not sure of.
  func readingThoroughly(
    _ present: ZoneCandidate, engines: inout Engines, times: inout StageTimes
  ) throws(ReaderError) -> ZoneCandidate {
    let scores = try lookOwn(
      at: present.zone, .thorough, Look.first, engines: &engines, times: &times)
    let thorough = candidate(
      present.zone, scores, engine: .own, witness: present.scores, times: &times)
    // The thorough net's word counts, unless the fast one was nearly certain and it is less so.
    guard let thorough, thorough.isAccepted || !present.isSurer(than: thorough) else {
      return present
    }
    return thorough
  }

  /// Reads the lines of a zone with our own recogniser.
  func lookOwn(
    at zone: LocatedZone, _ model: LineModel, _ sampling: LineSampling, engines: inout Engines,
    times: inout StageTimes
  ) throws(ReaderError) -> [CellScores] {
    let strips = times.measure(\.locate) {
      zone.lines.indices.map {
        zone.strip(ofLine: $0, in: image, sampling: sampling)
      }
    }
    return try times.measure(\.recognise) { () throws(ReaderError) in
      try engines.withLineRecognizer(model) { recognizer in
        var scores: [CellScores] = []
        for strip in strips { scores.append(recognizer.scores(of: strip)) }
        return scores
      }
    }
  }

  /// Reads the lines of a zone with Tesseract.
  private func lookTesseract(
    at zone: LocatedZone, engines: inout Engines, times: inout StageTimes
  ) throws(ReaderError) -> [CellScores] {
    let strips = times.measure(\.locate) {
      zone.lines.indices.map { zone.strip(ofLine: $0, in: image, sampling: Look.tesseract) }
    }
    return try times.measure(\.recognise) { () throws(ReaderError) in
      try engines.withTextRecognizer { (recognizer) throws(TextRecognizerError) in
        var scores: [CellScores] = []
        for strip in strips {
          let text = try recognizer.text(in: strip.image)
          scores.append(CellAlignment(cellCenters: strip.cellCenters).scores(of: text))
        }
        return scores
      }
    }
  }

  func candidate(
    _ zone: LocatedZone, _ scores: [CellScores], engine: RecognitionEngine,
    witness: [CellScores]? = nil, times: inout StageTimes
  ) -> ZoneCandidate? {
    times.measure(\.parse) {
      ZoneCandidate(
        zone: zone, scores: scores, engine: engine, decoder: decoder, gates: gates,
        witness: witness)
    }
  }
}
