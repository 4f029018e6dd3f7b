import Raster
package import TextRecognition

/// Why zones could not be read to the end.
package enum RecognitionError: Error, Hashable, Sendable {
  /// The task was cancelled.
  case cancelled
  /// The weights of a net are damaged.
  case damagedWeights
  /// Tesseract could not be made, or failed.
  case textRecognizer(TextRecognizerError)

  /// Whether the time of the reading is over; ends it where it was cancelled.
  static func mustEnd() throws(RecognitionError) -> Bool {
    let cause = Interruption.cause
    if cause == .cancelled { throw .cancelled }
    return cause == .late
  }
}
