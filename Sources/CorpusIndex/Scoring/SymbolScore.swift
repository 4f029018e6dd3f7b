/// How a reader's barcodes of one picture compare with the truth.
public struct SymbolScore: Hashable, Sendable {
  /// For each symbol that the picture shows, whether it was read rightly.
  public let isRead: [Bool]
  /// The number of symbols that the reader answered and that the picture does not show.
  public let wrong: Int
  /// The number of further symbols where all that the truth names were read, and it may not name all.
  public let unlisted: Int

  /// Compares.
  ///
  /// - Parameters:
  ///   - expected: The symbols that the picture shows.
  ///   - readings: The symbols that the reader found.
  ///   - namesAll: Whether the picture shows no others.
  public init(
    expected: [BarcodeExpectation], readings: [SymbolReading], namesAll: Bool = true
  ) {
    isRead = expected.map { symbol in readings.contains { $0.matches(symbol) } }
    let others = readings.count { reading in !expected.contains { reading.matches($0) } }
    let mayBeThere = !namesAll && isRead.allSatisfy { $0 }
    (wrong, unlisted) = mayBeThere ? (0, others) : (others, 0)
  }
}
