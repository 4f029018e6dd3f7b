/// How a reader's zones of one picture compare with the truth.
public struct PictureScore: Hashable, Sendable {
  /// One score for each zone that is printed.
  public let zones: [ZoneScore]
  /// The number of zones that the reader answered.
  public let reported: Int
  /// The number of zones that the reader accepted although they are wrong, invalid or not there.
  public let falseAccepts: Int

  /// Compares.
  ///
  /// - Parameters:
  ///   - documents: The zones as printed.
  ///   - readings: The zones that the reader found.
  public init(documents: [DocumentExpectation], readings: [ZoneReading]) {
    zones = documents.map { ZoneScore(of: $0, readings: readings) }
    reported = readings.count
    falseAccepts = readings.count { reading in
      reading.isAccepted
        && !documents.contains { reading.says($0) && $0.isPrintedValid }
    }
  }
}
