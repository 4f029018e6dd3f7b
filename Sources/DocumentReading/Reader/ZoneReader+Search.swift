import LineRecognition
import MRZLocation

extension ZoneReader {
  /// The cells beyond either end of a zone in which its print is looked for.
  private static func reach(of zone: LocatedZone) -> Int { zone.lines.count == 3 ? 4 : 8 }
  /// The windows that are decoded.
  private static let windowLimit = 5
  /// The mean confidence that a doubtful zone must read with.
  private static let leastMeanOfDoubtful: Float = 0.85

  /// The same where a digit is wrong as printed and two others agree.
  private static let leastMeanWithWrongDigit: Float = 0.98

  /// Looks for the print of a zone some cells to the side, or over more or fewer cells.
  ///
  /// - Returns: A reading whose check digits agree and which is better, or `nil`.
  func readingBeside(
    _ present: ZoneCandidate, engines: inout Engines, times: inout StageTimes
  ) throws(ReaderError) -> ZoneCandidate? {
    let zone = present.zone
    let reach = Self.reach(of: zone)
    let wide = zone.resized(first: -reach, count: zone.cellCount + 2 * reach)
    let scores = try lookOwn(at: wide, .fast, Look.first, engines: &engines, times: &times)
    let own = PrintWindow(first: reach, count: zone.cellCount)
    var best: ZoneCandidate?
    for window in PrintWindow.likeliest(in: scores, limit: Self.windowLimit) where window != own {
      // Where the digits agree already, as they do in a visa of either size, only cells that look
      // like no print at all may be taken away.
      if present.decoding.isConsistentWithDigits, !window.isPrintOf(own, in: scores) { continue }
      let moved = zone.resized(first: window.first - reach, count: window.count)
      // Beyond the picture's edge there is nothing to read.
      guard moved.lies(in: image) else { continue }
      let found = candidate(moved, window.part(of: scores), engine: .own, times: &times)
      guard let found, found.decoding.isConsistentWithDigits else { continue }
      if best.map({ found.isBetter(than: $0) }) ?? true { best = found }
    }
    guard let best else { return nil }
    // The same cells again without what stands beside them.
    let again = try lookOwn(at: best.zone, .fast, Look.first, engines: &engines, times: &times)
    let clean = candidate(best.zone, again, engine: .own, times: &times)
    return clean.flatMap { $0.decoding.isConsistentWithDigits ? $0 : nil } ?? best
  }

  /// Reads what may be a zone; gives a reading only where its check digits agree, or most of them do,
  /// and hardly a character is in doubt.
  func readingOfDoubtful(
    _ zone: LocatedZone, engines: inout Engines, times: inout StageTimes
  ) throws(ReaderError) -> ZoneCandidate? {
    var best: ZoneCandidate?
    for side in [zone, zone.turned()] {
      let scores = try lookOwn(at: side, .fast, Look.first, engines: &engines, times: &times)
      guard let found = candidate(side, scores, engine: .own, times: &times) else { continue }
      if best.map({ found.isBetter(than: $0) }) ?? true { best = found }
      if found.isAccepted, side.lies(in: image) { return found }
    }
    guard var best, best.isPlausible else { return nil }
    if !best.decoding.isConsistentWithDigits,
      let beside = try readingBeside(best, engines: &engines, times: &times)
    {
      best = beside
    }
    if !best.isAccepted { best = try readingThoroughly(best, engines: &engines, times: &times) }
    let isDocument =
      best.decoding.isConsistentWithDigits
      ? best.meanConfidence >= Self.leastMeanOfDoubtful
      : best.meanConfidence >= Self.leastMeanWithWrongDigit && best.agreeingDigits >= 2
    guard isDocument, best.zone.lies(in: image) else { return nil }
    return best
  }
}
