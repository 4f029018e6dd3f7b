import DocumentReading

extension ReaderError {
  /// The error of a file that is to be no picture, in words that speak of none.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The error.
  func ofFile(_ path: String) -> ReaderError {
    switch reason {
    case .isDirectory: ReaderError(reason, message: "\(path) is a folder, not a file")
    case .notRegularFile:
      ReaderError(reason, message: "\(path) is a pipe, a socket or a device, not a regular file")
    default: self
    }
  }
}
