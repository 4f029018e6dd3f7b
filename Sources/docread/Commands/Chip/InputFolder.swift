import DocumentReading
import FoundationEssentials

/// The files that the user named, and those of the folders among them.
enum InputFolder {
  /// A file with the last part of its path.
  struct File {
    let path: String
    let name: String
    let bytes: [UInt8]
  }

  /// The most files of a folder that are looked at; a chip has twenty.
  private static let mostFiles = 4096
  /// The largest file that is opened, in bytes: that of trust anchors.
  private static let limit = 1 << 24

  /// Reads files; of a folder those in it, by name; one that cannot be read is left out, which is said.
  ///
  /// - Throws: `ReaderError` where a path that was named cannot be read.
  static func files(at paths: [String]) throws(ReaderError) -> [File] {
    var files: [File] = []
    for path in paths {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        files.append(try file(path))
        continue
      }
      for name in names.sorted().prefix(mostFiles) {
        do throws(ReaderError) {
          files.append(try file("\(path)/\(name)"))
        } catch  where error.reason == .isDirectory {
          continue
        } catch {
          StandardError.print("docread: \(path)/\(name) is left out: \(error)")
        }
      }
    }
    return files
  }

  private static func file(_ path: String) throws(ReaderError) -> File {
    File(
      path: path, name: path.split(separator: "/").last.map(String.init) ?? path,
      bytes: try InputFile.bytes(path, limit: limit))
  }
}
