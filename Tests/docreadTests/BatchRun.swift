import Foundation
import Testing

/// A run of `docread batch` whose input and output are files, as in a shell.
struct BatchRun {
  let process = Process()
  private let errors: URL

  /// Starts the command; its output is appended to a file.
  init(_ arguments: [String], input: FileHandle, output: URL, folder: URL) throws {
    if !FileManager.default.fileExists(atPath: output.path) { try Data().write(to: output) }
    let descriptor = unsafe open(output.path, O_WRONLY | O_APPEND)
    try #require(descriptor >= 0)
    errors = folder.appending(path: "errors")
    try Data().write(to: errors)
    let command: URL = try #require(CommandTests.command, "the command is not built")
    process.executableURL = command
    process.arguments = ["batch", "--engine", "own", "--as-of", "2026-11-21"] + arguments
    process.currentDirectoryURL = CommandTests.root
    process.standardInput = input
    process.standardOutput = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
  }

  /// Waits for the end; returns the exit code and what the run said.
  func end() throws -> (code: Int32, errors: String) {
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: errors, encoding: .utf8))
  }

  /// The lines of a file of answers, without the times.
  static func answers(in file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { String($0).replacing(/,"milliseconds":[0-9.e-]+/, with: "") }
  }
}
