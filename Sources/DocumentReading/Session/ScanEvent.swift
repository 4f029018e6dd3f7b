public import IdentityDocument

/// Something that happened in a session or a stream: SelphID's `onEvent(time, type, info)`.
public struct ScanEvent: Hashable, Sendable, Codable {
  /// What happened.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A frame was read, and nothing new was found.
    case frameRead = "FrameRead"
    /// A frame was not taken; the info is the code of the error.
    case frameRefused = "FrameRefused"
    /// Something was found on a side for the first time.
    case sideDetected = "SideDetected"
    /// All that is expected was found on a side; it is not accepted yet.
    case sideCompleted = "SideCompleted"
    /// A side is done.
    case sideAnalyzed = "SideAnalyzed"
    /// All sides are done.
    case finished = "Finished"
    /// The time for a side is over; the info is the diagnostic.
    case timeout = "Timeout"
  }

  /// The time stamp of the frame that it happened with.
  public var time: Duration
  /// What happened.
  public var type: Kind
  /// The side that it is about, if any.
  public var side: Side?
  /// More about it, never anything read from the document.
  public var info: String

  /// Makes an event of its parts.
  public init(time: Duration, type: Kind, side: Side? = nil, info: String = "") {
    self.time = time
    self.type = type
    self.side = side
    self.info = info
  }
}
