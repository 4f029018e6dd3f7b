public import IdentityDocument

/// What the frames of a stream say together, up to one of them.
public struct FrameReport: Hashable, Sendable {
  /// The number of the frame, from 0.
  public var index: Int
  /// What the frames of this document say together, this one included.
  public var reading: Reading
  /// What this frame alone says; the same as ``reading`` where the report was made of its parts.
  public var ownReading: Reading
  /// How many frames have given the very reading of this frame so far, with all digits valid.
  public var agreeingFrames: Int
  /// The number of the document, from 0: another one begins a new burst.
  public var burst = 0
  /// The frames that ``reading`` rests on, by their numbers.
  public var framesUsed: [Int] = []
  /// The frames of this document's burst that show something else.
  public var framesLeftOut: [Int] = []
  /// The fields that are not sure yet, such as `dob`.
  public var missing: [DocumentField] = []
  /// The messages that several symbols carry together, with the parts that are missing.
  public var messages: [BarcodeParts] = []
  /// How near the document is to being accepted, 0 to 1.
  public var progress = 0.0
  /// How many frames before this one were let go unread, since they came faster than they could be
  /// read (``NewestFrames``).
  public var framesSkipped = 0
  /// Whether the document is fit for use: enough frames agree, and ``reading`` is accepted.
  public var isAccepted: Bool
  /// The time the frame took, in nanoseconds of wall time.
  public var nanoseconds: Int64
  /// What the caller said of the frame.
  public var frame: ScanFrame?
  /// Why this frame could not be read, or `nil` where it was; ``reading`` is that of the others then.
  public var error: ReaderError?

  /// What the frame lacks, or that it is good.
  public var feedback: [FrameFeedback] { ownReading.feedback }

  /// Makes a report of its parts.
  ///
  /// - Parameters:
  ///   - index: The number of the frame, from 0.
  ///   - reading: What the frame says, alone and with those before it.
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
    ownReading = reading
    self.agreeingFrames = agreeingFrames
    self.isAccepted = isAccepted
    self.nanoseconds = nanoseconds
    self.frame = frame
  }
}
