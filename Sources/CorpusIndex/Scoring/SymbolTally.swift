/// Counts of barcodes over pictures that show some.
public struct SymbolTally: Hashable, Sendable, Codable {
  /// The number of pictures.
  public var pictures = 0
  /// The number of symbols in them.
  public var symbols = 0
  /// The symbols read rightly.
  public var read = 0
  /// The symbols answered that no picture shows.
  public var wrong = 0
  /// The symbols answered of which the truth says nothing.
  public var unlisted = 0

  /// Makes counts that are all 0.
  public init() {}

  /// Adds one picture.
  public mutating func add(_ score: SymbolScore) {
    pictures += 1
    symbols += score.isRead.count
    read += score.isRead.count { $0 }
    wrong += score.wrong
    unlisted += score.unlisted
  }
}
