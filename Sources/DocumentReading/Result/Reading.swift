public import IdentityDocument

/// What one picture says.
public struct Reading: Hashable, Sendable {
  /// Whether the document is fit for use without a human look.
  public var isAccepted = false
  /// Whether the time was over before everything was looked at (refusal `cutShort`); an accepted
  /// reading is never cut short, since what it needs was seen.
  public var isCutShort = false
  /// The document's values, merged, or `nil` where no document was found.
  public var document: DocumentData?
  /// The best machine-readable zone.
  public var mrz: MRZReading?
  /// Further zones of the same picture, best first.
  public var otherZones: [MRZReading] = []
  /// The barcodes.
  public var barcodes: [BarcodeReading] = []
  /// The print of the page, where it was asked for.
  public var page: PrintReading?
  /// Every value with where it comes from.
  public var fields: [FieldKey: FieldReading] = [:]
  /// What the picture lacks, or that it is good.
  public var feedback: [FrameFeedback] = []
  /// The time each stage took.
  public var times = StageTimes()
  /// The caller's identifier of the scan (``ReaderConfiguration/reference``).
  public var reference: String?
  /// The identifier of the configuration that the reader was made of (Anyline's `id`).
  public var pluginID: String?
  /// The fields that the configuration keeps back.
  public internal(set) var withheld: Set<FieldName> = []

  /// The page that was read, from 1, where the file has several.
  public internal(set) var pageNumber: Int?
  /// The number of pages of the file, where it has several.
  public internal(set) var pageCount: Int?

  /// Whether the time was over when print had been read, so that some of it may be missing.
  package internal(set) var isPrintCutShort = false

  /// The pictures that were written, by what they show.
  var imagePaths: [String: String] = [:]
  /// What was asked for.
  var request = Request()
  /// What the merge made of it when it was read.
  var mergedAnswer: Answer?
  /// The last merge, until the reading is sealed.
  var merged: Merged?
  /// Tells the text that was kept back from another, without holding it.
  var contentHash: Int?
  /// What the picture says to a burst, where it was read as a frame of one.
  var evidence: FrameEvidence?

  /// Makes a reading of its parts; without any, that of a picture without a document.
  ///
  /// - Parameters:
  ///   - isAccepted: Whether the document is fit for use without a human look.
  ///   - document: The document's values, merged.
  ///   - mrz: The best machine-readable zone.
  ///   - otherZones: Further zones, best first.
  ///   - barcodes: The barcodes.
  ///   - fields: Every value with where it comes from.
  ///   - feedback: What the picture lacks, or that it is good.
  public init(
    isAccepted: Bool = false, document: DocumentData? = nil, mrz: MRZReading? = nil,
    otherZones: [MRZReading] = [], barcodes: [BarcodeReading] = [],
    fields: [FieldKey: FieldReading] = [:], feedback: [FrameFeedback] = []
  ) {
    self.isAccepted = isAccepted
    self.document = document
    self.mrz = mrz
    self.otherZones = otherZones
    self.barcodes = barcodes
    self.fields = fields
    self.feedback = feedback
  }
}
