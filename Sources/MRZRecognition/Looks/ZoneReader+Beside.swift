import LineRecognition
import MRZLocation
import Raster

extension ZoneReader {
  /// The cells beyond either end of a zone in which its print is looked for; for two lines 4 to 12
  /// give the same (`Benchmarks/Measurements.md`, thresholds of looks).
  private static func reach(of zone: LocatedZone) -> Int { zone.lines.count == 3 ? 4 : 8 }
  /// The windows that are decoded; 2 to 8 give the same (there).
  static let windowLimit = 5

  /// Looks for the print of a zone some cells to the side, or over more or fewer cells.
  ///
  /// - Returns: A reading whose check digits agree, or `nil`.
  func reading(
    beside present: ReadZone, _ look: Look, in image: GrayImage,
    from source: inout some ScoreSource & ~Copyable, times: inout RecognitionTimes
  ) throws(RecognitionError) -> ReadZone? {
    let zone = present.zone
    // Characters that were found one by one are all there.
    guard !zone.isTypeset else { return nil }
    // Where the digits agree already, as they do in a visa of either size, only cells that look like
    // no print at all may be taken away.
    let isConsistent = present.decoding.isConsistentWithDigits
    if isConsistent, !PrintWindow.mayBePart(of: present.scores) { return nil }
    let reach = Self.reach(of: zone)
    let wide = zone.resized(first: -reach, count: zone.cellCount + 2 * reach)
    let scores = try source.scores(of: wide, in: image, by: look.recognizer, times: &times)
    let own = PrintWindow(first: reach, count: zone.cellCount)
    var best: ReadZone?
    for window in PrintWindow.likeliest(in: scores, limit: Self.windowLimit) where window != own {
      if isConsistent, !window.isPrintOf(own, in: scores) { continue }
      let moved = zone.resized(first: window.first - reach, count: window.count)
      // Beyond the picture's edge there is nothing to read.
      guard moved.lies(in: image) else { continue }
      let part = window.part(of: scores)
      guard decoder.mayAgree(part) else { continue }
      let found = decoded(part, of: moved, by: look.recognizer, times: &times)
      guard let found, found.decoding.isConsistentWithDigits else { continue }
      if best.map({ found.isBetter(than: $0) }) ?? true { best = found }
    }
    guard let best else { return nil }
    // The same cells again without what stands beside them.
    let again = try source.scores(of: best.zone, in: image, by: look.recognizer, times: &times)
    let clean = decoded(again, of: best.zone, by: look.recognizer, times: &times)
    return clean.flatMap { $0.decoding.isConsistentWithDigits ? $0 : nil } ?? best
  }
}
