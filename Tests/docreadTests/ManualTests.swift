import Foundation
import Testing

@testable import docread

/// Help, man page and completions say what the command understands, and their examples run.
@Suite struct ManualTests {
  @Test(arguments: Manual.commands.map(\.name))
  func `help has every option, two examples and short lines`(name: String) throws {
    let command = try #require(Manual.command(name))
    let text = Help.text(for: command.name)
    #expect(text.hasPrefix("usage: docread \(command.name)"))
    #expect(Help.text(for: nil).contains("\n  \(command.name) "))
    for option in command.options { #expect(text.contains("\n  \(option.synopsis)")) }
    #expect(command.examples.count >= 2)
    for example in command.examples { #expect(text.contains("\n  \(example.line)\n")) }
    // An example stands on one line, however long it is.
    for line in text.split(separator: "\n") where line.count > TextColumn.width {
      #expect(command.examples.contains { "  \($0.line)" == line })
    }
  }

  /// The manual cannot name what the command does not understand; the command understands nothing
  /// that the manual does not name, since `ArgumentCursor.walk` looks there.
  @Test(arguments: Manual.commands.map(\.name))
  func `every option of the manual is understood`(name: String) throws {
    let command = try #require(Manual.command(name))
    for option in command.options {
      for name in [option.short, option.name].compactMap(\.self) {
        let values =
          switch option.value {
          case nil: [String]()
          case .words(_, let words): words
          case .file, .place, .text:
            ["1", "2026-11-21", "0000000000000000"]
          }
        let lines =
          values.isEmpty ? [[command.name, name]] : values.map { [command.name, name, $0] }
        let understood = lines.contains { line in
          do throws(UsageError) {
            _ = try Invocation(arguments: line)
            return true
          } catch .missingFile, .missingSide, .needs, .missingWord {
            return true
          } catch {
            return false
          }
        }
        #expect(understood, "\(command.name) \(name)")
      }
    }
  }

  @Test func `values keep their letters in the man page, and the exit codes of signals are said`() {
    #expect(!ManPage.text.contains("\nOwn, "))
    #expect(ManPage.text.contains("\nown, tesseract or both: "))
    #expect(Manual.exitCodes.map(\.code).contains(143))
    #expect(Help.text(for: "read").contains("jfif"))
    #expect(Help.text(for: "batch").contains("0.15 seconds"))
  }

  static let misspelt = [
    ("errors", "'errors' is no command; did you mean 'help errors'?"),
    ("erors", "'erors' is no command"),
    ("rade", "'rade' is no command; did you mean 'read'?"),
  ]

  @Test(arguments: misspelt)
  func `hints name what is understood`(word: String, message: String) throws {
    let errors = try CommandTests.run([word]).errors
    #expect(errors.hasPrefix("docread: \(message)"))
    #expect(try CommandTests.run(["help", "help"]).code == 0)
    #expect(
      try CommandTests.run(["help", "reed"]).errors
        .hasPrefix("docread: 'help' knows nothing of 'reed'; did you mean 'read'?"))
  }

  @Test(arguments: Manual.commands.map(\.name))
  func `the examples of a command run`(name: String) throws {
    let command = try #require(Manual.command(name))
    let program: URL = try #require(CommandTests.command, "the command is not built")
    try TemporaryFile.withFolder { folder in
      try Self.fill(folder)
      for example in command.examples {
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
          "-c", example.isEndless ? "exec \(example.line) --port 0" : example.line,
        ]
        process.currentDirectoryURL = folder
        process.environment = [
          "PATH": "\(program.deletingLastPathComponent().path):/usr/bin:/bin", "LC_ALL": "C.UTF-8",
        ]
        let output = Pipe()
        process.standardOutput = example.isEndless ? output : FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        if example.isEndless {
          // It has begun when it has said something.
          #expect(!output.fileHandleForReading.availableData.isEmpty)
          process.terminate()
        }
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(
          process.terminationStatus == example.code,
          "\(example.line): \(String(decoding: complaint, as: UTF8.self))")
      }
    }
  }

  /// Puts the files there that the examples name.
  private static func fill(_ folder: URL) throws {
    let root = CommandTests.root
    let files = FileManager.default
    func copy(_ source: String, _ name: String) throws {
      try files.copyItem(at: root.appending(path: source), to: folder.appending(path: name))
    }
    for name in ["passport.jpg", "front.jpg"] { try copy("Corpus/Specimens/mrp-000.jpg", name) }
    for name in ["licence.jpg", "back.jpg"] { try copy("Corpus/Cards/g1-aamva-000.jpg", name) }
    try copy("Tests/ChipVectors/all-groups", "chip")
    try copy("Tests/ChipVectors/all-groups/csca.der", "csca.der")
    try files.createDirectory(
      at: folder.appending(path: "scans"), withIntermediateDirectories: false)
    try copy("Corpus/Specimens/td1-001.jpg", "scans/1.jpg")
    try SamplePages.tiff().write(to: folder.appending(path: "card.tiff"))
    try Data("passport.jpg\n".utf8).write(to: folder.appending(path: "list.txt"))
    try Data("{}".utf8).write(to: folder.appending(path: "config.json"))
    try Data(ParseCommandTests.spacedZone.utf8).write(to: folder.appending(path: "zones.txt"))
    try Data(ParseCommandTests.letter.utf8).write(to: folder.appending(path: "mail.txt"))
    try ParseCommandTests.licence.write(to: folder.appending(path: "licence.aamva"))
  }
}
