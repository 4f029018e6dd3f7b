import IdentityDocument
import MRZLocation
import MRZRecognition

extension DocumentReader {
  /// The zones of another document than a burst's, in a frame that was looked at where the burst's zone lay
  /// and shows nothing of it there.
  ///
  /// - Parameters:
  ///   - burst: The burst.
  ///   - look: The frame.
  ///   - reading: What their evidence takes the place of the frame's own in.
  ///   - engines: Who reads.
  /// - Returns: The zones, best first; `nil` where the best one is not fit for use by itself.
  /// - Throws: `ReaderError` where a recogniser cannot be made or the task was cancelled.
  func readingsOfAnother(
    than burst: Burst, of look: inout FirstLook, into reading: inout Reading,
    engines: inout Engines
  ) throws(ReaderError) -> [MRZReading]? {
    let evidence = reading.evidence
    let survey = look.survey(&reading.times)
    let zones = reading.times.measure(\.locate) {
      MRZLocator().zones(in: look.image, survey: survey)
    }
    guard !zones.isEmpty else { return nil }
    let found = try readings(
      of: zones.prefix(max(0, configuration.zoneLimit)), in: look, false, beside: nil,
      engines: &engines, reading: &reading)
    if let first = found.first, first.isAccepted,
      first.mrz.lines != burst.fused?.reading.mrz.lines
    {
      reading.evidence?.outlook = nil
      reading.evidence?.isTracked = false
      return found
    }
    reading.evidence = evidence
    return nil
  }

  /// Whether a frame shows something where the zone of the frame before lay that cannot be laid over what
  /// an accepted burst says, and is not fit for use by itself.
  static func isLeftOut(_ own: MRZReading?, _ reading: Reading, of burst: Burst) -> Bool {
    guard burst.isAccepted, own?.isAccepted != true, let evidence = reading.evidence,
      evidence.isTracked, !evidence.zones.isEmpty, let together = evidence.outlook?.fused
    else { return false }
    return !together.used.contains(burst.kept.count)
  }
}
