/// Why a corpus cannot be used; the description names the file, and the line where there is one.
public enum CorpusError: Error, Hashable, Sendable {
  /// The folder does not exist or may not be listed.
  case unreadableFolder(directory: String)
  /// There is no picture in the folder.
  case noPictures(directory: String)
  /// There are pictures in the folder, but none of the sets and grades that were asked for; `sets` are
  /// those that it has.
  case noneChosen(directory: String, sets: [String])
  /// There is no ground truth of MIDV-500 or MIDV-2020 in the folder.
  case noGroundTruth(directory: String)
  /// There is ground truth, but no picture of a document whose zone it tells.
  case noZones(directory: String)
  /// The file exists, but cannot be opened or is not UTF-8.
  case unreadableFile(file: String)
  /// A sidecar does not hold what it must; `reason` names the key.
  case invalidSidecar(file: String, reason: String)
  /// The first line of a manifest names no column `file`.
  case missingColumn(file: String, column: String)
  /// A row of a manifest does not hold; lines are counted from 1, the heading included.
  case invalidRow(file: String, line: Int, reason: String)
}

extension CorpusError: CustomStringConvertible {
  /// One sentence for a person, without a full stop.
  public var description: String {
    switch self {
    case .unreadableFolder(let directory): "the folder \(directory) cannot be listed"
    case .noPictures(let directory): "there is no picture in \(directory)"
    case .noneChosen(let directory, let sets):
      "no picture in \(directory) is of the sets and grades that were asked for; it has the sets "
        + sets.joined(separator: ", ")
    case .noGroundTruth(let directory):
      "there is no ground truth of MIDV-500 or MIDV-2020 in \(directory)"
    case .noZones(let directory):
      "in \(directory) there is no picture of a document whose machine-readable zone is known"
    case .unreadableFile(let file): "\(file): cannot be read as text"
    case .invalidSidecar(let file, let reason): "\(file): \(reason)"
    case .missingColumn(let file, let column): "\(file):1: there is no column “\(column)”"
    case .invalidRow(let file, let line, let reason): "\(file):\(line): \(reason)"
    }
  }
}
