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

  /// Ends the reading where the task that asked for it was cancelled.
  static func checkCancellation() throws(RecognitionError) {
    if Interruption.cause == .cancelled { throw .cancelled }
  }
}
