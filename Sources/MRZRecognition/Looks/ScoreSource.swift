package import LineRecognition
package import MRZLocation
package import Raster

/// Where the scores of a zone's cells come from: recognisers, or what they once said.
package protocol ScoreSource: ~Copyable {
  /// The scores of the lines of a zone, from the top.
  ///
  /// - Parameters:
  ///   - zone: The zone, this way up.
  ///   - image: The picture that it lies in.
  ///   - recognizer: Who reads.
  ///   - times: What the time is added to.
  /// - Returns: The scores, a line of the zone each.
  /// - Throws: `RecognitionError` where a recogniser cannot be made.
  mutating func scores(
    of zone: LocatedZone, in image: GrayImage, by recognizer: Recognizer,
    times: inout RecognitionTimes
  ) throws(RecognitionError) -> [CellScores]

  /// The lines of a zone, cut as our nets want them.
  ///
  /// - Parameters:
  ///   - zone: The zone, this way up.
  ///   - image: The picture that it lies in.
  /// - Returns: The lines, from the top.
  mutating func strips(of zone: LocatedZone, in image: GrayImage) -> [LineStrip]

  /// Lets go what is kept of a zone for its next look.
  mutating func endZone()
}

extension ScoreSource where Self: ~Copyable {
  package mutating func strips(of zone: LocatedZone, in image: GrayImage) -> [LineStrip] {
    zone.lines.indices.map { zone.strip(ofLine: $0, in: image) }
  }

  package mutating func endZone() {}
}
