import IdentityDocument
import LineRecognition
import MRZLocation
import Raster

/// Reads the characters of zones that were found in a picture.
///
/// The first look is one pass of our own recogniser over each line. Only a zone whose reading is not
/// accepted gets more: the other way up, strips cut a little otherwise, then Tesseract. The number of
/// looks is bounded.
struct ZoneReader {
  /// A way to cut the lines of a zone.
  struct Look: Hashable {
    /// The size of the print in the strip, 1 for the usual one.
    var scale = 1.0
    /// How far below the middle the line is cut, in rows of the strip.
    var offset = 0.0

    /// The looks that follow the first one.
    static let further = [
      Look(scale: 0.94), Look(scale: 1.06), Look(offset: -1.2), Look(offset: 1.2),
    ]
  }

  let image: GrayImage
  let options: DocumentReader.Options

  /// Below this margin of the locator, the other way up is looked at as well.
  private static let safeUprightMargin = 1.2

  /// The readings of zones, best first; a zone that reads like no print at all is left out.
  func readings(
    of zones: [LocatedZone], engines: inout Engines, times: inout StageTimes
  ) throws(ReaderError) -> [MRZReading] {
    var readings: [MRZReading] = []
    for zone in zones.prefix(options.zoneLimit) {
      if let reading = try reading(of: zone, engines: &engines, times: &times) {
        readings.append(reading)
      }
    }
    return readings.sorted { ($0.isAccepted ? 1 : 0, $0.confidence) > ($1.isAccepted ? 1 : 0, $1.confidence) }
  }

  private func reading(
    of zone: LocatedZone, engines: inout Engines, times: inout StageTimes
  ) throws(ReaderError) -> MRZReading? {
    let formats = Self.formats(of: zone, allowed: options.formats)
    guard !formats.isEmpty else { return nil }
    var best: ZoneCandidate?
    func consider(_ candidate: ZoneCandidate?) {
      guard let candidate else { return }
      if let present = best, present.rank >= candidate.rank { return }
      best = candidate
    }
    if options.engine != .tesseract {
      var upright = zone
      var scores = try lookOwn(at: upright, Look(), engines: &engines, times: &times)
      consider(candidate(upright, scores, formats, engine: .own, times: &times))
      if best?.isAccepted != true, zone.uprightMargin < Self.safeUprightMargin || best == nil {
        let turned = zone.turned()
        let turnedScores = try lookOwn(at: turned, Look(), engines: &engines, times: &times)
        consider(candidate(turned, turnedScores, formats, engine: .own, times: &times))
        if let best, best.zone == turned { (upright, scores) = (turned, turnedScores) }
      }
      // What several cuts say together is better than what each says.
      if best?.isAccepted != true, best?.isPlausible == true {
        for look in Look.further {
          let further = try lookOwn(at: upright, look, engines: &engines, times: &times)
          scores = zip(scores, further).map { $0.combined(with: $1) }
        }
        consider(candidate(upright, scores, formats, engine: .own, times: &times))
      }
    }
    guard let best, best.isPlausible else { return nil }
    return best.reading
  }

  /// The formats that a zone of this shape can have.
  private static func formats(
    of zone: LocatedZone, allowed: Set<MRZ.Format>
  ) -> [MRZ.Format] {
    MRZ.Format.allCases.filter { format in
      format.lineCount == zone.lines.count
        && format.lineLengths == zone.lines.map(\.cellCount)
        && (allowed.isEmpty || allowed.contains(format))
    }
  }

  /// Reads the lines of a zone with our own recogniser.
  private func lookOwn(
    at zone: LocatedZone, _ look: Look, engines: inout Engines, times: inout StageTimes
  ) throws(ReaderError) -> [CellScores] {
    let strips = times.measure(\.locate) {
      zone.lines.indices.map {
        zone.strip(ofLine: $0, in: image, scale: look.scale, offset: look.offset)
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

  private func candidate(
    _ zone: LocatedZone, _ scores: [CellScores], _ formats: [MRZ.Format],
    engine: RecognitionEngine, times: inout StageTimes
  ) -> ZoneCandidate? {
    times.measure(\.parse) {
      formats.compactMap { format in
        ZoneCandidate(zone: zone, scores: scores, format: format, engine: engine, options: options)
      }.max { $0.rank < $1.rank }
    }
  }
}
