import Foundation
import Testing

/// `Benchmarks/Cluster/worker.sh`: a chunk of inputs is answered whole or not at all.
@Suite struct WorkerScriptTests {
  /// Runs the script in a folder that holds two files of two pages.
  private static func run(
    _ arguments: [String] = [], inputs: String, wrapper: String? = nil
  ) throws -> (code: Int32, output: String) {
    let command: URL = try #require(CommandTests.command, "the command is not built")
    return try TemporaryFile.withFolder { folder in
      for name in ["pages.tiff", "caf\u{FFFD}.tiff"] {
        try SamplePages.tiff().write(to: folder.appending(path: name))
      }
      let (source, docread) = (folder.appending(path: "inputs"), folder.appending(path: "docread"))
      try Data(inputs.utf8).write(to: source)
      let script =
        "#!/bin/sh\nreal='\(command.path())'\n" + (wrapper ?? #"exec "$real" "$@""#) + "\n"
      try Data(script.utf8).write(to: docread)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: docread.path())
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments =
        [CommandTests.root.appending(path: "Benchmarks/Cluster/worker.sh").path()] + arguments
      process.currentDirectoryURL = folder
      process.environment = ["PATH": "/usr/bin:/bin", "DOCREAD": docread.path()]
      process.standardInput = try FileHandle(forReadingFrom: source)
      process.standardError = FileHandle.nullDevice
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let text = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, text)
    }
  }

  private static let inputs =
    "pages.tiff\n\r\n\nmissing.png\n{\"id\":\"7\",\"path\":\"pages.tiff\"}\n"

  @Test func `every page is answered`() throws {
    let outcome = try Self.run(inputs: Self.inputs)
    #expect(outcome.code == 0)
    #expect(outcome.output.split(separator: "\n").count == 5)
    #expect(outcome.output.contains(#""pageNumber":2"#))
  }

  /// What is read again for its name, which is that of a path that is not UTF-8, is not missing.
  @Test(arguments: [nil, 1] as [Int?])
  func `an input whose name is not exact`(lines: Int?) throws {
    let wrapper =
      #"case "$*" in *--skip-answered*) exec "$real" "$@" ;; esac; "$real" "$@" | head -n "#
      + "\(lines ?? 9)"
    let outcome = try Self.run(inputs: "caf\u{FFFD}.tiff\n", wrapper: wrapper)
    #expect(outcome.code == (lines == nil ? 0 : 74))
    #expect(outcome.output.split(separator: "\n").count == (lines == nil ? 2 : 0))
  }

  /// Less than all pages of the last file is nothing.
  @Test(arguments: [1, 3, 4])
  func `answers that are missing`(lines: Int) throws {
    let wrapper =
      #"case "$*" in *--skip-answered*) exec "$real" "$@" ;; esac; "$real" "$@" | head -n "#
      + "\(lines)"
    let outcome = try Self.run(inputs: Self.inputs, wrapper: wrapper)
    #expect(outcome.code == 74)
    #expect(outcome.output.isEmpty)
  }

  @Test func `a table is not taken`() throws {
    let outcome = try Self.run(["--csv"], inputs: Self.inputs)
    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
  }
}
