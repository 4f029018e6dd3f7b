/// How a reader's barcodes of one picture compare with the truth.
public struct SymbolScore: Hashable, Sendable {
  /// For each symbol that the picture shows, whether it was read rightly.
  public let isRead: [Bool]
  /// The number of symbols that the reader answered and that the picture does not show.
  public let wrong: Int

  /// Compares.
  ///
  /// - Parameters:
  ///   - expected: The symbols that the picture shows.
  ///   - readings: The symbols that the reader found.
  public init(expected: [BarcodeExpectation], readings: [SymbolReading]) {
    isRead = expected.map { symbol in readings.contains { $0.matches(symbol) } }
    wrong = readings.count { reading in !expected.contains { reading.matches($0) } }
  }
}
