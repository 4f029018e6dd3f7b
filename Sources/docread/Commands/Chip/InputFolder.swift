import DocumentReading
import IdentityDocument

/// The files that the user named, and those of the folders among them.
enum InputFolder {
  /// Why a path that was named cannot be read.
  struct Fault: Error, Hashable {
    let error: ReaderError
    let path: String
  }

  /// A file with the last part of its path.
  struct File {
    /// The path that was named: its own, or that of its folder.
    let named: String
    let path: String
    let name: String
    let bytes: [UInt8]
  }

  /// The most files of a folder that are looked at; a chip has twenty.
  private static let mostFiles = 4096
  /// The largest file that is opened, in bytes: that of trust anchors.
  private static let limit = 1 << 24
  /// The most bytes of all files together: those of the largest picture that is opened.
  private static let mostBytes = ReaderConfiguration().byteLimit

  /// Reads files; of a folder those in it, by name, but for folders in it.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - most: The most bytes of all files together; of a folder those that do not fit cannot be read.
  ///   - leaveOut: Gets every file of a folder that cannot be read, which it leaves out and says so, or throws.
  /// - Returns: The files.
  /// - Throws: `Fault` where a path that was named cannot be read, and what `leaveOut` throws.
  static func files(
    at paths: [String], atMost most: Int = mostBytes,
    leavingOut leaveOut: (_ name: String, Fault) throws(Fault) -> Void = { sayLeftOut($1) }
  ) throws(Fault) -> [File] {
    var files: [File] = []
    var left = most
    for named in paths {
      let path = Array(named.utf8)
      guard let names = InputFile.names(inFolder: path) else {
        do throws(ReaderError) {
          files.append(try file(path, named, &left, of: most))
        } catch {
          throw Fault(error: error.ofFile(named), path: named)
        }
        continue
      }
      for name in names.prefix(mostFiles) {
        let path = path + [.ascii("/")] + name
        do throws(ReaderError) {
          files.append(try file(path, named, &left, of: most))
        } catch  where error.reason == .isDirectory {
          continue
        } catch {
          let shown = String(decoding: path, as: UTF8.self)
          try leaveOut(
            String(decoding: name, as: UTF8.self),
            Fault(error: error.ofFile(shown), path: shown))
        }
      }
    }
    return files
  }

  /// Says that a file is left out, and why.
  static func sayLeftOut(_ fault: Fault) {
    StandardError.print("docread: \(fault.path) is left out: \(fault.error)")
  }

  private static func file(
    _ path: [UInt8], _ named: String, _ left: inout Int, of most: Int
  ) throws(ReaderError) -> File {
    let bytes: [UInt8]
    do throws(ReaderError) {
      bytes = try InputFile.bytes(ofPath: path, limit: min(limit, left))
    } catch  where error.reason == .fileTooLarge && left < limit {
      throw ReaderError(.fileTooLarge, message: "the files together have more than \(most) bytes")
    }
    left -= bytes.count
    let name = path.split(separator: .ascii("/")).last ?? path[...]
    return File(
      named: named, path: String(decoding: path, as: UTF8.self),
      name: String(decoding: name, as: UTF8.self), bytes: bytes)
  }

  /// Refuses a path to write into that is no folder.
  ///
  /// - Throws: `ReaderError` of kind `imageUnavailable`.
  static func check(_ path: String) throws(ReaderError) {
    guard !InputFile.isFolder(Array(path.utf8)) else { return }
    throw ReaderError(.fileNotFound, message: "there is no folder \(path)")
  }
}
