/// What a frame lacks, or that it is good: the thirteen answers of MobbScan's
/// `MobbScanDetectionFeedbackResult`, with its raw names.
///
/// A frame can deserve several.
public enum FrameFeedback: String, Hashable, Sendable, Codable, CaseIterable {
  /// No machine-readable zone and no barcode was found.
  case notDetected = "NOT_DETECTED"
  /// Something was found, but not yet a document that is complete.
  case searchingDocument = "SEARCHING_DOCUMENT"
  /// A document was found and read; holding still confirms it.
  case detectedHoldOn = "DETECTED_HOLD_ON"
  /// The zone reaches beyond the picture or the region of interest.
  case outOfOverlayBounds = "OUT_OF_OVERLAY_BOUNDS"
  /// The characters are too small to be read with confidence.
  case tooFar = "TOO_FAR"
  /// The picture is too dim.
  case tooDark = "TOO_DARK"
  /// Much of the picture is burnt out.
  case overexposedImage = "OVEREXPOSED_IMAGE"
  /// Reflections cover part of the zone.
  case tooSparkly = "TOO_SPARKLY"
  /// The zone is out of focus or moved.
  case tooBlurred = "TOO_BLURRED"
  /// The front of a TD1 card was asked for, and something else was found.
  case badDocumentTD1Front = "BAD_DOCUMENT_TD1_FRONT"
  /// The back of a TD1 card was asked for, and something else was found.
  case badDocumentTD1Back = "BAD_DOCUMENT_TD1_BACK"
  /// A TD2 document was asked for, and something else was found.
  case badDocumentTD2 = "BAD_DOCUMENT_TD2"
  /// A TD3 document was asked for, and something else was found.
  case badDocumentTD3 = "BAD_DOCUMENT_TD3"
}
