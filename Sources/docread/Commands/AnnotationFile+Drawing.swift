import DocumentReading

extension AnnotationFile {
  /// The file to draw on, checked before anything is read; `nil` where there is to be none.
  ///
  /// - Parameters:
  ///   - path: The path after `--annotate`, if it was given.
  ///   - replacesFile: Whether a file that lies there is replaced (`--force`).
  ///   - inputs: The pictures that are read.
  /// - Returns: The file.
  /// - Throws: `ReaderError` where it cannot be drawn on, with what to do about it.
  static func drawing(
    to path: String?, replacesFile: Bool, inputs: [String]
  ) throws(ReaderError) -> AnnotationFile? {
    guard let path else { return nil }
    return try AnnotationFile(drawingTo: path, replacesFile: replacesFile, inputs: inputs)
  }

  /// Checks that `--annotate` can be obeyed.
  ///
  /// - Parameters:
  ///   - path: The path after the option.
  ///   - replacesFile: Whether a file that lies there is replaced (`--force`).
  ///   - inputs: The pictures that are read.
  /// - Throws: `ReaderError` where it cannot, with what to do about it.
  private init(drawingTo path: String, replacesFile: Bool, inputs: [String]) throws(ReaderError) {
    do throws(ReaderError) {
      self = try AnnotationFile(path: path, replacesFile: replacesFile, inputs: inputs)
    } catch {
      var error = error
      switch error.reason {
      case .outputExists: error = error.offeringForce
      case .fileNotFound:
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        error.message = "there is no folder \(folder.joined(separator: "/"))"
      default: break
      }
      throw error
    }
  }
}
