import MRZRecognition

extension ReaderError {
  /// Puts the reason why zones could not be read into the terms of the reader: `F3…` or cancelled.
  init(_ error: RecognitionError) {
    switch error {
    case .cancelled: self = .cancelled
    case .damagedWeights:
      self.init(
        .resources, stage: .recognition, detail: 1,
        message: "the weights of the line recogniser are damaged")
    case .textRecognizer(let error):
      self.init(.resources, stage: .recognition, detail: 2, message: "\(error)")
    }
  }

  /// The task that asked for a reading was cancelled.
  static var cancelled: ReaderError {
    ReaderError(.cancelled, message: "the task was cancelled; no error occurred")
  }
}
