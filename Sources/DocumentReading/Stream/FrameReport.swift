/// What one frame of a stream says.
public struct FrameReport: Hashable, Sendable {
  /// The number of the frame, from 0.
  public var index: Int
  /// What the frame says.
  public var reading: Reading
  /// How many frames have given this very reading so far, with all digits valid.
  public var agreeingFrames: Int
  /// Whether the document is fit for use: enough frames agree, and this one is accepted.
  public var isAccepted: Bool
  /// The time the frame took, in nanoseconds of wall time.
  public var nanoseconds: Int64
  /// What the caller said of the frame.
  public var frame: ScanFrame?

  /// What the frame lacks, or that it is good.
  public var feedback: [FrameFeedback] { reading.feedback }

  /// Makes a report of its parts.
  ///
  /// - Parameters:
  ///   - index: The number of the frame, from 0.
  ///   - reading: What the frame says.
  ///   - agreeingFrames: How many frames have given this very reading so far.
  ///   - isAccepted: Whether the document is fit for use.
  ///   - nanoseconds: The time the frame took.
  ///   - frame: What the caller said of the frame.
  public init(
    index: Int, reading: Reading, agreeingFrames: Int = 0, isAccepted: Bool = false,
    nanoseconds: Int64 = 0, frame: ScanFrame? = nil
  ) {
    self.index = index
    self.reading = reading
    self.agreeingFrames = agreeingFrames
    self.isAccepted = isAccepted
    self.nanoseconds = nanoseconds
    self.frame = frame
  }
}
