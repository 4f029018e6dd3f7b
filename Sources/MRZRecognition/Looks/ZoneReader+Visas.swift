import IdentityDocument
import LineRecognition
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
      let behind = try printBehind(reading.zone, in: image, from: &source, times: &times)
    else { return reading }
    let whole = decoded(behind.scores, of: behind.zone, by: .fast, times: &times)
    if let whole, whole.decoding.isConsistentWithDigits { return whole }
    return reading.isAccepted ? reading.refused([Refusal(.incomplete)]) : reading
  }

  /// Whether the lines of a frame's zone, which may be those of a visa of type B, go on behind it.
  ///
  /// - Parameters:
  ///   - zone: The zone.
  ///   - thorough: What the thorough net says of its lines.
  ///   - image: The frame.
  ///   - source: Where the scores come from.
  ///   - times: What the time is added to.
  /// - Returns: Whether they do; never where another document's letter is likelier to begin them.
  /// - Throws: `RecognitionError` where the net cannot be made.
  func isCut(
    _ zone: LocatedZone, _ thorough: [CellScores], in image: GrayImage,
    from source: inout some ScoreSource & ~Copyable, times: inout RecognitionTimes
  ) throws(RecognitionError) -> Bool {
    guard thorough.count == 2, thorough.first?.best(0)?.character == .ascii("V") else {
      return false
    }
    return try printBehind(zone, in: image, from: &source, times: &times) != nil
  }

  /// A zone that is as long as one of a visa of type B with the cells behind it that a visa of type A has,
  /// and what the fast net says of all; `nil` where these hold no ink that looks like print.
  private func printBehind(
    _ short: LocatedZone, in image: GrayImage, from source: inout some ScoreSource & ~Copyable,
    times: inout RecognitionTimes
  ) throws(RecognitionError) -> (zone: LocatedZone, scores: [CellScores])? {
    let count = short.cellCount
    guard count < Self.cellsOfVisaA, !short.isTypeset, recognizers.contains(.fast) else {
      return nil
    }
    let zone = short.resized(first: 0, count: Self.cellsOfVisaA)
    // Beyond the picture's edge there is nothing to read.
    guard zone.lies(in: image),
      zone.lines.indices.allSatisfy({ line in
        LineLight(ofLine: line + 1, of: zone, in: image)?.goesOn(behind: count) == true
      })
    else { return nil }
    let scores = try source.scores(of: zone, in: image, by: .fast, times: &times)
    return PrintWindow.goesOn(behind: count, in: scores) ? (zone, scores) : nil
  }
}
