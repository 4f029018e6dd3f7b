import LineRecognition
import MRZLocation
import Raster

extension ZoneReader {
  /// The mean probability of the likeliest characters that the first line of a doubtful zone, and all of its
  /// lines together, must have for the zone to be read on.
  ///
  /// Of 83 such zones that were reported in 2490 pictures the least has 0.61 and 0.63; of 10 places in 120
  /// pictures without a zone 5 have less than these (`Benchmarks/Measurements.md`, less work for the same
  /// answers).
  static let leastPrint: (firstLine: Float, allLines: Float) = (0.45, 0.5)
  /// The same for a zone that may be seen in a mirror, which hardly any is.
  static let leastMirrored: (firstLine: Float, allLines: Float) = (0.7, 0.7)

  /// What a net says of the lines of a zone that may be none, the first of them first; `nil` where they look like
  /// no print at all.
  ///
  /// - Parameters:
  ///   - zone: The zone, this way up.
  ///   - least: What the lines must have.
  ///   - image: The picture that it lies in.
  ///   - recognizer: Who reads.
  ///   - source: Where the scores come from.
  ///   - times: What the time is added to.
  /// - Returns: The scores of the lines, from the top.
  /// - Throws: `RecognitionError` where the net cannot be made.
  func scoresOfPrint(
    of zone: LocatedZone, _ least: (firstLine: Float, allLines: Float), in image: GrayImage,
    by recognizer: Recognizer, from source: inout some ScoreSource & ~Copyable,
    times: inout RecognitionTimes
  ) throws(RecognitionError) -> [CellScores]? {
    let parts = [zone.part(0..<min(1, zone.lines.count)), zone.part(1..<max(1, zone.lines.count))]
    var scores = try source.scores(of: parts[0], in: image, by: recognizer, times: &times)
    guard Self.likeness(of: scores) >= least.firstLine else { return nil }
    scores += try source.scores(of: parts[1], in: image, by: recognizer, times: &times)
    return Self.likeness(of: scores) >= least.allLines ? scores : nil
  }

  /// The characters that a French driving licence begins with, and how many of them have to be seen; where its line begins
  /// with a character that was lost or with one that is none, they stand one cell beside.
  private static let licence = Array("D1FRA".utf8)
  private static let leastOfLicence = 3

  /// Whether a single line begins as the only document with such a zone does, from either side: eight of its thirty cells
  /// tell.
  ///
  /// - Parameters:
  ///   - zone: The zone.
  ///   - image: The picture that it lies in.
  ///   - source: Where the scores come from.
  ///   - times: What the time is added to.
  /// - Returns: Whether it deserves to be read.
  /// - Throws: `RecognitionError` where the net cannot be made.
  func mayBeLicence(
    _ zone: LocatedZone, in image: GrayImage, from source: inout some ScoreSource & ~Copyable,
    times: inout RecognitionTimes
  ) throws(RecognitionError) -> Bool {
    guard recognizers.contains(.fast), decoder.hasLayout(lineCount: 1) else { return false }
    for way in [zone, zone.turned()] {
      let start = way.resized(first: -1, count: Self.licence.count + 3)
      let scores = try source.scores(of: start, in: image, by: .fast, times: &times)
      guard let line = scores.first, line.cellCount == Self.licence.count + 3 else { continue }
      let seen = (0..<line.cellCount).map { cell in
        line.bestSymbol(inCell: cell).map { CellScores.alphabet[$0] }
      }
      let most = (0..<3).map { first in
        zip(seen[first...], Self.licence).count { $0 == $1 }
      }.max()
      if most ?? 0 >= Self.leastOfLicence { return true }
    }
    return false
  }

  /// The mean probability of the likeliest characters of some lines.
  private static func likeness(of lines: [CellScores]) -> Float {
    var (sum, count): (Float, Int) = (0, 0)
    for line in lines {
      for cell in 0..<line.cellCount {
        sum += CellScores.probability(ofLogarithm: line.best(cell)?.logProbability ?? -.infinity)
      }
      count += line.cellCount
    }
    return sum / Float(max(1, count))
  }
}

extension LocatedZone {
  /// Some of its lines.
  func part(_ range: Range<Int>) -> LocatedZone {
    LocatedZone(
      lines: Array(lines[range]), pitch: pitch, isLightOnDark: isLightOnDark,
      uprightMargin: uprightMargin, score: score, isDoubtful: isDoubtful)
  }
}
