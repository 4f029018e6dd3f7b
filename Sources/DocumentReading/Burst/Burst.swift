import MRZRecognition

/// Frames of one document, one after the other, and what they say together.
///
/// What the recognisers see in the cells of the zone is added up over the frames and decoded once with
/// the check digits; frames that show something else are left out. A value without a clock, a thread
/// or an engine: the caller reads frames as it likes and says when each was taken.
///
/// ```swift
/// var burst = Burst(configuration: reader.configuration)
/// for image in images { burst.add(try reader.read(image, of: burst)) }
/// burst.isAccepted
/// burst.framesUsed        // [0, 2, 3]
/// ```
///
/// Another zone, another number, another person, or nothing for a while ends a burst: the frame begins
/// a new one, and ``add(_:at:)`` hands the one that ended back.
public struct Burst: Sendable {
  /// What the reader was asked for.
  public let configuration: ReaderConfiguration
  /// How long nothing may be seen before the next document begins a new burst.
  public let longestPause: Duration
  /// How many bursts ended before this one.
  public internal(set) var number = 0
  /// The frames of this burst by their numbers, from 0 over all bursts; the last 256 of them.
  public internal(set) var framesRead: [Int] = []
  /// The frames that show something else than the reading, or nothing that can be laid over it; the
  /// last 256 of them.
  public internal(set) var framesLeftOut: [Int] = []
  /// The frames that the reading rests on, and the last 256 of those that only showed its text again
  /// when it was sure.
  public internal(set) var framesUsed: [Int] = []
  /// What the frames say together; that of a picture without a document where there are none.
  public internal(set) var reading = Reading()

  /// The frames whose evidence is kept.
  var kept: [BurstFrame] = []
  /// The last of the frames that were only asked whether they show the sure text, and do.
  var framesConfirming: [Int] = []
  /// How many such frames there were before these.
  var earlierConfirming = 0
  /// A sure text, and how many frames have shown it again.
  var confirmed: (text: [String], count: Int) = ([], 0)
  /// The sharpest of these that shows the zone in whole.
  var confirming: BurstFrame?
  /// Frames of another document than this one, so far too few to begin a new burst.
  var others: [BurstFrame] = []
  /// The symbols that carry messages together, also those of frames that are kept no more.
  var parts = CollectedParts()
  /// The barcodes that kept frames say together, and none shows whole.
  var joint: [JointBarcode] = []
  /// What the zones of the kept frames say together.
  var fused: FusedZone?
  /// What the last frame says alone.
  var last = Reading()
  /// The number of the next frame.
  var nextNumber = 0
  /// When something was seen last.
  var lastSeen: Duration?
  /// Where the zone lay in the last frame, in the pixels that were read.
  var outline: LocatedOutline?
  /// The frame that the lines of the others are laid over.
  var anchor: BurstFrame?
  /// What the mean of the lines shows.
  var mean: MeanEvidence?
  /// The frames laid over each other whole, while what they say together is hardly likely.
  var pile: FramePile?
  /// What their mean shows, in the pixels of the first of them.
  var piled: BurstFrame?
  let zoneReader: ZoneReader

  /// The most frames whose evidence is kept: by their dependence no number of frames is worth more
  /// than three independent ones.
  static let mostKept = 12

  /// The most frames that a list of numbers names, as many as a session keeps events: a stream may go on for days.
  static let mostNamed = 256

  /// Begins a burst.
  ///
  /// - Parameters:
  ///   - configuration: What the reader of the frames was asked for.
  ///   - longestPause: How long nothing may be seen before the next document begins a new burst.
  public init(
    configuration: ReaderConfiguration = ReaderConfiguration(),
    longestPause: Duration = .seconds(2)
  ) {
    self.configuration = configuration
    self.longestPause = longestPause
    zoneReader = ZoneReader(configuration)
  }

  /// Whether the next frame is looked at first where the zone lay in the last one.
  public var isTracking: Bool { outline != nil }

  /// How many frames the reading rests on, those that are named no more among them.
  var usedCount: Int { framesUsed.count + earlierConfirming }

  /// Whether the document is fit for use without a human look.
  public var isAccepted: Bool { reading.isAccepted }

  /// How near the burst is to an accepted reading, 0 to 1; 1 is accepted.
  public var progress: Double {
    isAccepted ? 1 : min(0.99, max(0, reading.mrz?.confidence ?? 0))
  }
}
