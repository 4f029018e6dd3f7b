import IdentityDocument
import LineRecognition
import MRZLocation
import Raster
import TextRecognition

/// Reads the characters of zones that were found in a picture.
///
/// The first look is one pass of our own recogniser over each line. Only a zone whose reading is not
/// accepted gets more: the other way up, strips cut a little otherwise, then Tesseract. The number of
/// looks is bounded.
struct ZoneReader {
  /// A way to cut the lines of a zone.
  enum Look {
    /// The cut that the recogniser was trained on.
    static let first = LineSampling()
    /// The cuts that follow the first one: the print a little flatter, taller, higher, lower.
    static let further: [LineSampling] = [(0.94, 0), (1.06, 0), (1, -0.07), (1, 0.07)].map {
      scale, offset in
      var sampling = LineSampling()
      sampling.verticalScale = scale
      sampling.verticalOffset = offset
      return sampling
    }
    /// The cut for Tesseract, whose network wants 36 rows and little beside the print.
    static let tesseract = {
      var sampling = LineSampling()
      sampling.pixelsPerCell = 24
      sampling.height = 36
      sampling.margin = 12
      return sampling
    }()
  }

  private let image: GrayImage
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
    var best: ZoneCandidate?
    func consider(_ candidate: ZoneCandidate?) {
      guard let candidate else { return }
      if let present = best, !candidate.isBetter(than: present) { return }
      best = candidate
    }
    if options.engine != .tesseract {
      var upright = zone
      var scores = try lookOwn(at: upright, Look.first, engines: &engines, times: &times)
      consider(candidate(upright, scores, engine: .own, times: &times))
      if best?.isAccepted != true, zone.uprightMargin < Self.safeUprightMargin || best == nil {
        let turned = zone.turned()
        let turnedScores = try lookOwn(at: turned, Look.first, engines: &engines, times: &times)
        consider(candidate(turned, turnedScores, engine: .own, times: &times))
        if let best, best.zone == turned { (upright, scores) = (turned, turnedScores) }
      }
      // What several cuts say together is better than what each says.
      if let present = best, !present.isAccepted, present.isPlausible, !present.isCertain {
        var looks = [scores]
        for look in Look.further {
          looks.append(try lookOwn(at: upright, look, engines: &engines, times: &times))
        }
        scores = scores.indices.map { line in CellScores.mean(of: looks.map { $0[line] }) }
        consider(candidate(upright, scores, engine: .own, times: &times))
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
    guard let best, best.isPlausible else { return nil }
    return best.reading
  }

  /// Reads the lines of a zone with our own recogniser.
  private func lookOwn(
    at zone: LocatedZone, _ sampling: LineSampling, engines: inout Engines, times: inout StageTimes
  ) throws(ReaderError) -> [CellScores] {
    let strips = times.measure(\.locate) {
      zone.lines.indices.map {
        zone.strip(ofLine: $0, in: image, sampling: sampling)
      }
    }
    return try times.measure(\.recognise) { () throws(ReaderError) in
      try engines.withLineRecognizer { recognizer in
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

  private func candidate(
    _ zone: LocatedZone, _ scores: [CellScores], engine: RecognitionEngine, times: inout StageTimes
  ) -> ZoneCandidate? {
    times.measure(\.parse) {
      ZoneCandidate(zone: zone, scores: scores, engine: engine, decoder: decoder, gates: gates)
    }
  }
}
