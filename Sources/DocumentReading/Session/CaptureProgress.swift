/// How far a session has come, in the eight numbers of SelphID's `captureProgress`.
public enum CaptureProgress: Int, Hashable, Sendable, Codable, CaseIterable {
  /// Nothing was found on the front.
  case frontDetectionNone = 0
  /// Something was found on the front, but not all that is expected.
  case frontDetectionUncertain
  /// All that is expected was found on the front; it is not accepted yet.
  case frontDetectionCompleted
  /// The front is done.
  case frontDocumentAnalyzed
  /// Nothing was found on the back.
  case backDetectionNone
  /// Something was found on the back, but not all that is expected.
  case backDetectionUncertain
  /// All that is expected was found on the back; it is not accepted yet.
  case backDetectionCompleted
  /// The back is done.
  case backDocumentAnalyzed
}
