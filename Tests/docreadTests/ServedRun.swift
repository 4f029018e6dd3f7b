import Foundation
import FoundationNetworking
import Testing

/// A run of `docread serve` at a port of its own.
struct ServedRun {
  struct Answer {
    var status: Int
    var type: String
    var text: String
    var header: [String: String]
  }

  let address: String
  private let process = Process()
  private let errors = Pipe()

  /// Starts the command and waits until it says where it listens.
  init(_ arguments: [String]) throws {
    let output = Pipe()
    let command: URL = try #require(CommandTests.command, "the command is not built")
    process.executableURL = command
    process.arguments = ["serve", "--as-of", "2026-11-21"] + arguments + ["--port", "0"]
    process.currentDirectoryURL = CommandTests.root
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    var line = Data()
    while !line.contains(UInt8(ascii: "\n")) {
      let part = output.fileHandleForReading.availableData
      guard !part.isEmpty else { break }
      line += part
    }
    address = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
    try #require(address.hasPrefix("http://127.0.0.1:"))
  }

  /// Asks for something.
  func ask(
    _ method: String, _ place: String, body: Data? = nil, type: String = "image/jpeg"
  ) async throws -> Answer {
    var request = URLRequest(url: try #require(URL(string: address + place)))
    request.httpMethod = method
    request.httpBody = body
    if body != nil { request.setValue(type, forHTTPHeaderField: "Content-Type") }
    let (data, response) = try await URLSession.shared.data(for: request)
    let answer = try #require(response as? HTTPURLResponse)
    let header = answer.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
    return Answer(
      status: answer.statusCode, type: answer.value(forHTTPHeaderField: "Content-Type") ?? "",
      text: String(decoding: data, as: UTF8.self),
      header: Dictionary(header, uniquingKeysWith: { $1 }))
  }

  /// Has it end; gives the exit code and what it said.
  func end(by signal: Int32 = SIGTERM) -> (code: Int32, errors: String) {
    kill(process.processIdentifier, signal)
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: complaint, as: UTF8.self))
  }
}
