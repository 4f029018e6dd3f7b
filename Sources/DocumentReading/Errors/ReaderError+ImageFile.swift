import ImageFile

extension ReaderError {
  /// Puts the reason why a picture cannot be read or written into the terms of the reader.
  init(_ error: ImageFileError) {
    let reason: ErrorCode =
      switch error {
      case .notFound: .fileNotFound
      case .permissionDenied: .permissionDenied
      case .isDirectory: .isDirectory
      case .notRegular: .notRegularFile
      case .system: .systemError
      case .fileTooLarge: .fileTooLarge
      case .empty: .fileEmpty
      case .notAPicture: .notAPicture
      case .unsupported: .unsupportedFormat
      case .tooManyPixels: .tooManyPixels
      case .tooManyPages: .tooManyPages
      case .tooMuchMemory: .tooMuchMemory
      case .noSuchPage: .noSuchPage
      case .notConverted: .notConverted
      case .truncated: .pictureTruncated
      case .damaged, .undecodable: .pictureDamaged
      case .decoderEnded: .readerEnded
      case .interrupted: .cancelled
      case .notEncodable: .notEncodable
      case .exists: .outputExists
      case .isInput: .outputIsInput
      case .unknownEnding: .outputEnding
      }
    self.init(reason, message: error.description)
  }
}
