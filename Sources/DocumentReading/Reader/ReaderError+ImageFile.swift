import ImageFile

extension ReaderError {
  /// Puts the reason why a picture cannot be read or written into the terms of the reader: `H1…`,
  /// `P1…`.
  init(_ error: ImageFileError) {
    let (kind, detail): (Kind, UInt16) =
      switch error {
      case .notFound: (.imageUnavailable, 1)
      case .permissionDenied: (.imageUnavailable, 2)
      case .isDirectory: (.imageUnavailable, 3)
      case .system: (.imageUnavailable, 4)
      case .fileTooLarge: (.imageUnavailable, 5)
      case .empty: (.imageUnavailable, 6)
      case .notAPicture: (.imageUnavailable, 7)
      case .unsupported: (.imageUnavailable, 8)
      case .tooManyPixels: (.imageUnavailable, 9)
      case .truncated: (.imageUnavailable, 10)
      case .damaged: (.imageUnavailable, 11)
      case .notEncodable: (.imageUnavailable, 12)
      // 13 is a picture too small to show a document.
      case .notRegular: (.imageUnavailable, 14)
      // 1 to 3 are lines of a batch that are no input.
      case .exists: (.configuration, 4)
      case .isInput: (.configuration, 5)
      case .unknownEnding: (.configuration, 6)
      }
    self.init(kind, stage: .image, detail: detail, message: error.description)
  }
}
