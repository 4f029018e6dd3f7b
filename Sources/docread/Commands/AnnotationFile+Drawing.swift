import DocumentReading

extension AnnotationFile {
  /// Checks that `--annotate` can be obeyed.
  ///
  /// - Parameters:
  ///   - path: The path after the option.
  ///   - replacesFile: Whether a file that lies there is replaced (`--force`).
  ///   - inputs: The pictures that are read.
  /// - Throws: `ReaderError` where it cannot, with what to do about it.
  init(drawingTo path: String, replacesFile: Bool, inputs: [String]) throws(ReaderError) {
    do throws(ReaderError) {
      self = try AnnotationFile(path: path, replacesFile: replacesFile, inputs: inputs)
    } catch {
      var error = error
      switch error.reason {
      case .outputExists: error.message += "; --force replaces it"
      case .fileNotFound:
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        error.message = "there is no folder \(folder.joined(separator: "/"))"
      default: break
      }
      throw error
    }
  }
}
