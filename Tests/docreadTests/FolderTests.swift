import Foundation
import Testing

/// Folders that commands are given.
@Suite struct FolderTests {
  static let commands = ["read --json", "barcode", "batch", "batch --no-isolate"]

  @Test(arguments: ["jfif", "JPE", "j2k", "j2c", "jpc", "apng"])
  func `a picture is known by each ending that it may have`(ending: String) throws {
    try TemporaryFile.withFolder { folder in
      try AnnotationCommandTests.picture.write(to: folder.appending(path: "a.\(ending)"))
      for command in ["read", "burst"] {
        let outcome = try CommandTests.run([command, "--engine", "own", "--json", folder.path])
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("/a.\(ending)\""))
      }
    }
  }

  @Test(arguments: commands + ["read", "burst"])
  func `a folder without a picture is said once`(command: String) throws {
    try TemporaryFile.withFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appending(path: "d/.hidden"), withIntermediateDirectories: true)
      let outcome = try Self.shell("\(command) d", in: folder)
      #expect(outcome.code == 1)
      let sentence = "there is no picture in the folder d"
      #expect(
        command.contains("batch")
          ? outcome.output.contains(sentence)
          : outcome.errors == "docread: d: H10003: \(sentence)\n")
    }
  }

  /// A command line, run by a shell in a folder by somebody who may not read everything; `$0` is the
  /// command.
  static func shell(_ line: String, in folder: URL) throws -> CommandTests.Outcome {
    let command: URL = try #require(CommandTests.command, "the command is not built")
    let drop = "setpriv --reuid=65534 --regid=65534 --clear-groups "
    let prefix = geteuid() == 0 ? drop : ""
    return try CommandTests.run(
      ["-c", "cd '\(folder.path)' && \(prefix)\"$0\" \(line)", command.path],
      program: "/bin/bash")
  }

  @Test(arguments: commands)
  func `a folder that may not be read is an error`(command: String) throws {
    try TemporaryFile.withFolder { folder in
      let files = FileManager.default
      let closed = folder.appending(path: "d/sub")
      try files.createDirectory(at: closed, withIntermediateDirectories: true)
      try AnnotationCommandTests.picture.write(to: folder.appending(path: "d/a.pgm"))
      try AnnotationCommandTests.picture.write(to: closed.appending(path: "b.pgm"))
      try files.setAttributes([.posixPermissions: 0], ofItemAtPath: closed.path)
      defer { try? files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed.path) }
      let outcome = try Self.shell("\(command) d", in: folder)
      #expect(outcome.code == 1)
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.last?.contains(#""path":"d/sub","error":{"code":"H10002""#) == true)
      #expect(try Self.shell("\(command) d/sub", in: folder).output.contains("H10002"))
    }
  }
}
