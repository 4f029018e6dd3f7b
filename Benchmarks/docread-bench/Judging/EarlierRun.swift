import FoundationEssentials

/// A run whose figures were written with `--json`, to compare with.
struct EarlierRun: Hashable {
  /// The file.
  let file: String
  /// What has to be known to repeat it.
  let run: RunDescription
  /// What every reader made of every picture.
  let outcomes: [ReaderOutcomes]

  private struct Heading: Decodable {
    let command: String
  }

  private struct Content: Decodable {
    let run: RunDescription
    let outcomes: [ReaderOutcomes]
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - command: The command that must have written it.
  /// - Throws: `EarlierRunError`.
  init(contentsOfFile file: String, command: Command) throws(EarlierRunError) {
    guard let data = FileManager.default.contents(atPath: file) else {
      let exists = FileManager.default.fileExists(atPath: file)
      throw .unreadable(file: file, reason: exists ? "it cannot be read" : "there is no such file")
    }
    let decoder = JSONDecoder()
    guard let heading = try? decoder.decode(Heading.self, from: data) else {
      throw .foreign(file: file)
    }
    guard heading.command == command.rawValue else {
      throw .otherCommand(file: file, found: heading.command, wanted: command.rawValue)
    }
    guard let content = try? decoder.decode(Content.self, from: data) else {
      throw .foreign(file: file)
    }
    self.file = file
    run = content.run
    outcomes = content.outcomes
  }
}

/// Why the figures of an earlier run cannot be compared with.
enum EarlierRunError: Error, Hashable {
  case unreadable(file: String, reason: String)
  case foreign(file: String)
  case otherCommand(file: String, found: String, wanted: String)
}

extension EarlierRunError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file) cannot be compared with: \(reason)"
    case .foreign(let file):
      "\(file) cannot be compared with: it is not what docread-bench --json writes, "
        + "or comes from a version that named no pictures"
    case .otherCommand(let file, let found, let wanted):
      "\(file) cannot be compared with: it is of the command “\(found)”, not “\(wanted)”"
    }
  }
}
