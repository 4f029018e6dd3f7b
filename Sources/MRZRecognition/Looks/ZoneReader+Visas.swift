import IdentityDocument
import MRZLocation
import Raster

extension ZoneReader {
  /// The number of cells of a line of a visa of type A (ICAO Doc 9303-7, §4.2).
  private static let cellsOfVisaA = 44

  /// The reading of a visa of type B, or what stands there where its lines go on behind it.
  ///
  /// The first 36 characters of a visa of type A are a valid one of type B, and no digit tells them apart.
  /// Where shadow or glare hides the end from the locator, the cells behind it still hold ink that looks like print.
  ///
  /// - Parameters:
  ///   - reading: The reading.
  ///   - image: The picture that its zone lies in.
  ///   - source: Where the scores come from.
  ///   - times: What the time is added to.
  /// - Returns: The same reading where nothing stands behind it, else the longer one, or the same refused.
  /// - Throws: `RecognitionError` where the net cannot be made.
  func wholeVisa(
    _ reading: ReadZone, in image: GrayImage, from source: inout some ScoreSource & ~Copyable,
    times: inout RecognitionTimes
  ) throws(RecognitionError) -> ReadZone {
    guard reading.mrz.format == .mrvB, reading.decoding.isConsistentWithDigits,
      !reading.zone.isTypeset, recognizers.contains(.fast)
    else { return reading }
    let zone = reading.zone.resized(first: 0, count: Self.cellsOfVisaA)
    let count = reading.zone.cellCount
    // Beyond the picture's edge there is nothing to read.
    guard zone.lies(in: image),
      zone.lines.indices.allSatisfy({ line in
        LineLight(ofLine: line + 1, of: zone, in: image)?.goesOn(behind: count) == true
      })
    else { return reading }
    let scores = try source.scores(of: zone, in: image, by: .fast, times: &times)
    guard PrintWindow.goesOn(behind: count, in: scores) else { return reading }
    let whole = decoded(scores, of: zone, by: .fast, times: &times)
    if let whole, whole.decoding.isConsistentWithDigits { return whole }
    return reading.isAccepted ? reading.refused([Refusal(.incomplete)]) : reading
  }
}
