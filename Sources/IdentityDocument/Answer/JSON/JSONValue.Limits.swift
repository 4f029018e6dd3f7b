extension JSONValue {
  /// How much a text of JSON may ask for.
  public struct Limits: Hashable, Sendable {
    /// The most bytes.
    public var mostBytes: Int
    /// The most values nested in each other, the innermost counted; more than 256 are never read.
    public var deepest: Int

    /// What no limit goes beyond: each level is a call in a call.
    static let deepestOfAll = 256

    /// Makes limits.
    ///
    /// - Parameters:
    ///   - mostBytes: The most bytes, 16 MiB where nothing is said.
    ///   - deepest: The most values nested in each other.
    public init(mostBytes: Int = 1 << 24, deepest: Int = 64) {
      self.mostBytes = mostBytes
      self.deepest = deepest
    }
  }
}
