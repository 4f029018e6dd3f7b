/// Counts over pictures that show nothing of what is looked for.
public struct NegativeTally: Hashable, Sendable, Codable {
  /// The number of pictures.
  public var pictures = 0
  /// The pictures for which the reader answered something all the same.
  public var reported = 0
  /// The pictures for which the reader even accepted what it answered.
  public var accepted = 0

  /// Makes counts that are all 0.
  public init() {}

  /// Adds one picture.
  ///
  /// - Parameters:
  ///   - isReported: Whether the reader answered something.
  ///   - isAccepted: Whether it accepted what it answered.
  public mutating func add(isReported: Bool, isAccepted: Bool) {
    pictures += 1
    reported += isReported ? 1 : 0
    accepted += isAccepted ? 1 : 0
  }
}
