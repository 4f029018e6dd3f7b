public import IdentityDocument

/// What all pictures of a document say together.
///
/// The value can be kept (`Codable`) and given to ``ScanSession/init(configuration:sides:requiredCodes:previous:)``
/// to go on with.
public struct ScanResult: Hashable, Sendable, Codable {
  /// Whether every side that is needed was accepted, and the sides that were shown can be of one
  /// document.
  ///
  /// They cannot where their dates of birth or expiry differ, their surnames or given names have no
  /// word in common, two zones or two barcodes have document numbers and share none, one is of a
  /// passport or a visa and the other of another kind, or what their zones and barcodes share is less
  /// than 0.7 alike, by the measure of ``matchingSidesScore``.
  public var isAccepted: Bool
  /// The document's values, merged from all sources by their proofs.
  public var document: DocumentData
  /// Every value with where it comes from.
  public var readings: [FieldKey: FieldReading]
  /// The sides whose reading was accepted.
  public var acceptedSides: Set<Side>
  /// For every field that was read, whether its sources agree.
  public var agreement: [FieldName: Agreement]
  /// How similar the fields are that both sides have, 0 to 1; `nil` where there are none (SelphID
  /// answers −1).
  public var matchingSidesScore: Double?
  /// How similar the fields are that the front has more than once; `nil` where there are none.
  public var matchingFrontScore: Double?
  /// How similar the fields are that the back has more than once; `nil` where there are none.
  public var matchingBackScore: Double?
  /// How far the session came.
  public var captureProgress: CaptureProgress
  /// Why the session ended without a side, or `nil` where it did not run out of time.
  public var timeoutDiagnostic: String?
  /// Which model was captured: the format of its zone or its payload, or `nil` where none was.
  public var documentCaptured: String?
  /// The frames that the result rests on, by side, where the caller described them (TrustVision's
  /// `frontCardFrameBatchIds` and `backCardFrameBatchIds`); every other frame can be dropped.
  public var frames: [Side: [ScanFrame]]

  /// Why the document is not accepted; empty where nothing is wrong with it.
  public var refusals: [Refusal] = []
  /// The fields of which proven values differ.
  public var conflicts: [Conflict] = []
  /// What was read, by its place in the session's answer.
  public var sources: [DocumentSource] = []

  /// Makes a result of its parts.
  ///
  /// - Parameters:
  ///   - isAccepted: Whether every needed side was accepted, and they can be of one document.
  ///   - document: The document's values, merged.
  ///   - readings: Every value with where it comes from.
  ///   - acceptedSides: The sides whose reading was accepted.
  ///   - agreement: Whether the sources of each field agree.
  ///   - matchingSidesScore: How similar the fields are that both sides have, 0 to 1.
  ///   - matchingFrontScore: How similar the fields are that the front has more than once.
  ///   - matchingBackScore: How similar the fields are that the back has more than once.
  ///   - captureProgress: How far the session came.
  ///   - timeoutDiagnostic: Why the session ended without a side.
  ///   - refusals: Why the document is not accepted.
  ///   - conflicts: The fields of which proven values differ.
  ///   - sources: What was read.
  ///   - documentCaptured: Which model was captured.
  ///   - frames: The frames that the result rests on.
  public init(
    isAccepted: Bool, document: DocumentData, readings: [FieldKey: FieldReading] = [:],
    acceptedSides: Set<Side> = [], agreement: [FieldName: Agreement] = [:],
    matchingSidesScore: Double? = nil, matchingFrontScore: Double? = nil,
    matchingBackScore: Double? = nil, captureProgress: CaptureProgress = .frontDetectionNone,
    timeoutDiagnostic: String? = nil, refusals: [Refusal] = [], conflicts: [Conflict] = [],
    sources: [DocumentSource] = [], documentCaptured: String? = nil,
    frames: [Side: [ScanFrame]] = [:]
  ) {
    self.isAccepted = isAccepted
    self.document = document
    self.readings = readings
    self.acceptedSides = acceptedSides
    self.agreement = agreement
    self.matchingSidesScore = matchingSidesScore
    self.matchingFrontScore = matchingFrontScore
    self.matchingBackScore = matchingBackScore
    self.captureProgress = captureProgress
    self.timeoutDiagnostic = timeoutDiagnostic
    self.refusals = refusals
    self.conflicts = conflicts
    self.sources = sources
    self.documentCaptured = documentCaptured
    self.frames = frames
  }

  /// The flat dictionary of SelphID's `ocrResults`: every value under its source key, and what the
  /// merge made of them under the generic keys; beside them `DocumentCaptured` and
  /// `MatchingSidesScore`.
  public var ocrResults: [String: String] {
    var results = FieldReading.ocrResults(readings, of: document)
    results["DocumentCaptured"] = documentCaptured
    results["MatchingSidesScore"] = matchingSidesScore.map { "\(($0 * 1000).rounded() / 1000)" }
    return results
  }
}
