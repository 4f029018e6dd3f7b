import DocumentReading
import IdentityDocument
import Synchronization

/// The folder of `--images` in one run: it tells inputs of one name apart, and knows whether a cut-out
/// could not be written.
final class CutOuts: Sendable {
  /// The path of the folder.
  let folder: String
  private let language: MessageLanguage
  /// Whether files that lie there are replaced, save inputs.
  private let replacesFiles: Bool
  private let inputs = Mutex(SparedFiles())
  private let taken = Mutex<Taken>(Taken())
  private let state = Mutex(false)

  /// The names that inputs of the run have.
  private struct Taken {
    var names: Set<String> = []
    /// The number to begin with, by the name without one.
    var next: [String: Int] = [:]
  }

  /// Makes it of the path of a folder, and the language of sentences.
  init(folder: String, language: MessageLanguage, replacesFiles: Bool = false) {
    (self.folder, self.language, self.replacesFiles) = (folder, language, replacesFiles)
  }

  /// Keeps inputs from being replaced.
  func spare(_ paths: some Sequence<InputPath>) {
    guard replacesFiles else { return }
    inputs.withLock { inputs in
      for path in paths where !path.isStandardInput { inputs.insert(path.bytes) }
    }
  }

  /// The path with a number, where an input of the run before it has the same name.
  ///
  /// - Parameters:
  ///   - path: The path of an input.
  ///   - page: The page, where each page of a file is named by itself.
  /// - Returns: The path; its cut-outs have a name that those of no earlier one have.
  func numbered(_ path: InputPath, page: Int? = nil) -> InputPath {
    spare(CollectionOfOne(path))
    return taken.withLock { taken in
      var path = path
      let end = page.map { "#\($0)" } ?? ""
      let name = path.stem + end
      path.number = taken.next[name] ?? path.number
      while !taken.names.insert(path.stem + end).inserted { path.number += 1 }
      taken.next[name] = path.number + 1
      return path
    }
  }

  /// Whether a cut-out could not be written.
  var isIncomplete: Bool { state.withLock { $0 } }

  /// Writes the cut-outs of an input; why one cannot be written is said.
  ///
  /// - Parameters:
  ///   - files: The cut-outs.
  ///   - place: Where they go.
  ///   - path: The path of the input.
  /// - Returns: The names of those that are written.
  func write(_ files: [CutFile], at place: CutFile.Place, of path: InputPath) -> Set<String> {
    let (names, faults) = CutFile.write(files, at: place) { path throws(ReaderError) in
      guard replacesFiles else { return false }
      guard !inputs.withLock({ $0.contains(path) }) else {
        throw ReaderError(.outputIsInput, ["path": path])
      }
      return true
    }
    for fault in faults { report(fault, of: path) }
    return names
  }

  /// Says why an input has not all cut-outs; its answer stays.
  ///
  /// - Parameters:
  ///   - error: The reason.
  ///   - path: The path of the input.
  func report(_ error: ReaderError, of path: InputPath) {
    StandardError.print(
      error.offeringForce, of: "\(path.name): without all cut-outs", in: language)
    state.withLock { $0 = true }
  }
}

extension ReaderError {
  /// The error with what replaces a file that lies in the way, where that is what it is about.
  var offeringForce: ReaderError {
    guard reason == .outputExists else { return self }
    return ReaderError(reason, message: message + "; --force replaces it")
  }
}
