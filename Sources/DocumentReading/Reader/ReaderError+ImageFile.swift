import ImageFile

extension ReaderError {
  /// Puts the reason why a file is no picture into the terms of the reader: `H1…`.
  init(_ error: ImageFileError) {
    let detail: UInt16 =
      switch error {
      case .notFound: 1
      case .permissionDenied: 2
      case .isDirectory: 3
      case .system: 4
      case .fileTooLarge: 5
      case .empty: 6
      case .notAPicture: 7
      case .unsupported: 8
      case .tooManyPixels: 9
      case .truncated: 10
      case .damaged: 11
      case .notEncodable: 12
      // 13 is a picture too small to show a document.
      case .notRegular: 14
      }
    self.init(.imageUnavailable, stage: .image, detail: detail, message: error.description)
  }
}
