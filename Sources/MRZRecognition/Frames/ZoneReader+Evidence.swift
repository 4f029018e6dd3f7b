import IdentityDocument
import LineRecognition
package import MRZLocation
package import Raster

extension ZoneReader {
  /// The most zones of a frame whose evidence is kept.
  private static let evidenceLimit = 2

  /// The reading of a zone by the fast net alone, where that is a text that is known already.
  ///
  /// - Parameters:
  ///   - lines: The text.
  ///   - zone: The zone, this way up.
  ///   - image: The frame.
  ///   - source: Where the scores come from.
  ///   - times: What the time is added to.
  /// - Returns: The reading, or `nil` where the zone reads otherwise.
  /// - Throws: `RecognitionError` where the net cannot be made or the task was cancelled.
  package func confirmation(
    of lines: [String], at zone: LocatedZone, in image: GrayImage,
    from source: inout some ScoreSource & ~Copyable, times: inout RecognitionTimes
  ) throws(RecognitionError) -> ReadZone? {
    guard recognizers.contains(.fast), try !RecognitionError.mustEnd() else { return nil }
    let scores = try source.scores(of: zone, in: image, by: .fast, times: &times)
    let reading = decoded(scores, of: zone, by: .fast, times: &times)
    return reading?.mrz.lines == lines ? reading : nil
  }

  /// The readings of a frame's zones, as ``readings(of:in:from:times:)`` gives them, and what the first
  /// of the zones say to a burst, read or not.
  ///
  /// - Parameters:
  ///   - zones: The zones.
  ///   - image: The frame.
  ///   - source: Where the scores come from; it remembers what it was asked.
  ///   - times: What the time is added to.
  /// - Returns: The readings, best first, and the evidence; none where a net may not read.
  /// - Throws: `RecognitionError` where a recogniser cannot be made or the task was cancelled.
  package func evidence(
    of zones: some Sequence<LocatedZone>, in image: GrayImage,
    from source: inout some ScoreSource & ~Copyable, times: inout RecognitionTimes
  ) throws(RecognitionError) -> (readings: [ReadZone], evidence: [ZoneEvidence]) {
    var readings: [ReadZone] = []
    var evidence: [ZoneEvidence] = []
    let hasNets = recognizers.isSuperset(of: [.fast, .thorough])
    for zone in zones {
      if try RecognitionError.mustEnd() { break }
      let best = try bestReading(of: zone, in: image, from: &source, times: &times)
      if let best, isCredible(best, of: zone, in: image) { readings.append(best) }
      guard hasNets, evidence.count < Self.evidenceLimit else { continue }
      let place = best?.zone ?? zone
      let fast = try source.scores(of: place, in: image, by: .fast, times: &times)
      let thorough = try source.scores(of: place, in: image, by: .thorough, times: &times)
      evidence.append(ZoneEvidence(best, zone: place, fast: fast, thorough: thorough))
    }
    return (Self.ranked(readings), evidence)
  }
}
