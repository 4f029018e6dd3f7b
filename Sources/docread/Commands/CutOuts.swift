import DocumentReading
import IdentityDocument
import Synchronization

/// The folder of `--images` in one run: it tells inputs of one name apart, and knows whether a cut-out
/// could not be written.
final class CutOuts: Sendable {
  /// The path of the folder.
  let folder: String
  private let language: MessageLanguage
  private let taken = Mutex<Taken>(Taken())
  private let state = Mutex(false)

  /// The names that inputs of the run have.
  private struct Taken {
    var names: Set<String> = []
    /// The number to begin with, by the name without one.
    var next: [String: Int] = [:]
  }

  /// Makes it of the path of a folder, and the language of sentences.
  init(folder: String, language: MessageLanguage) {
    (self.folder, self.language) = (folder, language)
  }

  /// The path with a number, where an input of the run before it has the same name.
  ///
  /// - Parameters:
  ///   - path: The path of an input.
  ///   - page: The page, where each page of a file is named by itself.
  /// - Returns: The path; its cut-outs have a name that those of no earlier one have.
  func numbered(_ path: InputPath, page: Int? = nil) -> InputPath {
    taken.withLock { taken in
      var path = path
      let end = page.map { "#\($0)" } ?? ""
      let name = path.stem + end
      path.number = taken.next[name] ?? path.number
      while !taken.names.insert(path.stem + end).inserted { path.number += 1 }
      taken.next[name] = path.number + 1
      return path
    }
  }

  /// Whether cut-outs are missing that do not lie there already.
  var isIncomplete: Bool { state.withLock { $0 } }

  /// Says why an input has no cut-outs; its answer stays.
  ///
  /// - Parameters:
  ///   - error: The reason; that a file lies there already is no failure of the run.
  ///   - path: The path of the input.
  func report(_ error: ReaderError, of path: InputPath) {
    StandardError.print(error, of: "\(path.name): without cut-outs", in: language)
    if error.reason != .outputExists { state.withLock { $0 = true } }
  }
}
