/// What a caller says of a frame that it gives: TrustVision's batch identifiers and metadata.
public struct ScanFrame: Hashable, Sendable, Codable {
  /// The caller's identifier of the frame.
  public var id: String
  /// Whatever else the caller wants to find again with the result.
  public var metadata: [String: String]
  /// When the frame was taken, since any moment that is the same for all frames.
  public var instant: Duration

  /// Makes a frame's description.
  ///
  /// - Parameters:
  ///   - id: The caller's identifier.
  ///   - metadata: Whatever else the caller wants to find again.
  ///   - instant: When the frame was taken.
  public init(id: String, metadata: [String: String] = [:], instant: Duration = .zero) {
    self.id = id
    self.metadata = metadata
    self.instant = instant
  }
}
