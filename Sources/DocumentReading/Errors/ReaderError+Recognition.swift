import MRZRecognition

extension ReaderError {
  /// Puts the reason why zones could not be read into the terms of the reader: `F3…` or cancelled.
  init(_ error: RecognitionError) {
    switch error {
    case .cancelled: self = .cancelled
    case .damagedWeights: self.init(ErrorCode.damagedWeights)
    case .textRecognizer(let error): self.init(.textRecognizer, ["fault": "\(error)"])
    }
  }

  /// The task that asked for a reading was cancelled.
  static var cancelled: ReaderError {
    ReaderError(ErrorCode.cancelled)
  }
}
