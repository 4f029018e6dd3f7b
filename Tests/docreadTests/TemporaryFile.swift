import Foundation

/// Files and folders for the time of a test.
enum TemporaryFile {
  /// Calls `body` with the path of a file that holds these bytes.
  static func with<Result>(_ data: Data, _ body: (String) throws -> Result) throws -> Result {
    try withFolder { folder in
      let file = folder.appending(path: "file")
      try data.write(to: file)
      return try body(file.path)
    }
  }

  /// Calls `body` with an empty folder.
  static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "docread-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
