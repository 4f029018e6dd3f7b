import IdentityDocument
import LineRecognition
import MRZLocation
import Raster

/// The Swiss driving licence, whose zone has a line of 9 characters above two of 30 (`MRZ.Format.swissDrivingLicence`).
///
/// Its first line is too short to be located: what is found are the two lines below it, and three lines where other
/// print stands on the first one's. No check digit tells whether it is read right, so that both nets have to be sure of
/// every character.
extension ZoneReader {
  /// How its second line begins, and how many of these characters have to be seen; the number was not varied.
  private static let beginning = Array("FACHE".utf8)
  private static let leastOfBeginning = 4
  /// The number of characters of its first line, and of the others.
  private static let (short, long) = (9, 30)
  /// The letters of the languages that its blank may be printed in, in the seventh cell, and what follows them.
  private static let end = [Array("DFIR".utf8), Array("<".utf8), Array("<".utf8)]

  /// Whether a zone may be two or all lines of a Swiss licence, for which other layouts have no text: of three lines the
  /// second has to begin as that of one does.
  func mayBeSwiss(_ zone: LocatedZone, _ best: ReadZone?) -> Bool {
    guard zone.cellCount == Self.long, !zone.isTypeset, decoder.hasLayout(.swissDrivingLicence),
      recognizers.isSuperset(of: [.fast, .thorough])
    else { return false }
    switch zone.lines.count {
    case 2: return true
    case 3:
      guard let best, best.scores.count == 3, !best.decoding.isConsistentWithDigits else {
        return false
      }
      return Self.shift(of: best.scores[1].part(0..<Self.beginning.count)) != nil
    default: return false
    }
  }

  /// The reading of a zone as a Swiss licence, from either side; `nil` where its lines begin otherwise.
  ///
  /// - Parameters:
  ///   - zone: Two or three lines of 30 cells.
  ///   - image: The picture that it lies in.
  ///   - source: Where the scores come from.
  ///   - times: What the time is added to.
  /// - Returns: The reading of the thorough net, with the fast one as its witness.
  /// - Throws: `RecognitionError` where a net cannot be made.
  func swissLicence(
    at zone: LocatedZone, in image: GrayImage, from source: inout some ScoreSource & ~Copyable,
    times: inout RecognitionTimes
  ) throws(RecognitionError) -> ReadZone? {
    for way in [zone, zone.turned()] {
      let below = way.dropping(first: way.lines.count - 2)
      let start = below.part(0..<1).resized(first: -1, count: Self.beginning.count + 3)
      let seen = try source.scores(of: start, in: image, by: .fast, times: &times)
      guard let shift = seen.first.flatMap(Self.shift),
        let whole = below.resized(first: shift - 1, count: Self.long).withLineBefore
      else { continue }
      // Cells without print beside the short line take certainty from its characters.
      let lines = try source.scores(of: whole.part(0..<1), in: image, by: .fast, times: &times)
      guard let first = lines.first.flatMap(Self.firstCell) else { continue }
      let place = whole.cuttingFirstLine(to: first..<first + Self.short)
      let fast = try source.scores(of: place, in: image, by: .fast, times: &times)
      let scores = try source.scores(of: place, in: image, by: .thorough, times: &times)
      return decoded(scores, of: place, by: .thorough, witness: fast, times: &times)
    }
    return nil
  }

  /// In which cell of a line's first ones the second line of a Swiss licence begins; `nil` where none does.
  private static func shift(of line: CellScores) -> Int? {
    let seen = (0..<line.cellCount).map { cell in
      line.bestSymbol(inCell: cell).map { CellScores.alphabet[$0] }
    }
    let matches = (0..<3).map { first in
      (first, count: zip(seen.dropFirst(first), beginning).count { $0 == $1 })
    }
    return matches.max { $0.count < $1.count }.flatMap { $0.count >= leastOfBeginning ? $0.0 : nil }
  }

  /// The cell in which the first line begins, the likeliest by the letter of its language and the fillers behind it;
  /// `nil` where nothing like these is seen.
  ///
  /// It stands at the left; where a layout sets it elsewhere these three characters tell.
  private static func firstCell(of line: CellScores) -> Int? {
    let found = (0...max(0, line.cellCount - short)).max {
      likelihood(at: $0, in: line) < likelihood(at: $1, in: line)
    }
    return found.flatMap { likelihood(at: $0, in: line) >= leastLikelihood ? $0 : nil }
  }

  /// The logarithm of one half for each of the three characters: of 22 pictures the 16 with the line in its place have
  /// more, six with it elsewhere less (`Benchmarks/Measurements.md`, the Swiss driving licence).
  private static let leastLikelihood: Float = -2.079

  private static func likelihood(at first: Int, in line: CellScores) -> Float {
    end.enumerated().reduce(0) { sum, place in
      let symbols = place.element.compactMap { CellScores.symbol(of: $0) }
      let cell = first + short - end.count + place.offset
      return sum + (symbols.map { line[cell, $0] }.max() ?? -.infinity)
    }
  }
}
