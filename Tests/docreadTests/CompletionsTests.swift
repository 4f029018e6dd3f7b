import Foundation
import Testing

@testable import docread

/// The completions, in the shells that are installed, and the man page.
@Suite struct CompletionsTests {
  /// What a shell prints that runs a script with the completions in a file beside it; `nil` where the
  /// shell is not installed.
  private static func run(_ shell: Shell, _ script: String) throws -> (code: Int32, text: String)? {
    let folders = ["/bin", "/usr/bin", "/usr/local/bin"]
    let program = folders.map { "\($0)/\(shell.rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let program else { return nil }
    return try TemporaryFile.with(Data(Completions.script(for: shell).utf8)) { file in
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(filePath: program)
      process.arguments = ["-c", script, shell.rawValue, file]
      process.currentDirectoryURL = CommandTests.root
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let printed = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: printed, as: UTF8.self))
    }
  }

  static let bashLines: [([String], Set<String>)] = [
    (["se"], ["serve", "session"]),
    (["read", "--as"], ["--as-of"]),
    (["read", "--locale", ""], ["en", "es", "fr", "de", "vi"]),
    (["batch", "--require", "acc"], ["accepted"]),
    (["help", "err"], ["errors"]),
    (["completions", ""], ["bash", "zsh", "fish"]),
    (["read", "Package.s"], ["Package.swift"]),
    (["read", "--config", "Package.s"], ["Package.swift"]),
    (["batch", "--as-of", ""], []),
  ]

  @Test(arguments: bashLines)
  func `bash completes`(words: [String], expected: Set<String>) throws {
    let line = (["docread"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source "$1" && COMP_WORDS=(\(line)) COMP_CWORD=\(words.count) && _docread \
      && printf '%s\\n' "${COMPREPLY[@]}"
      """
    guard let outcome = try Self.run(.bash, script) else { return }
    #expect(outcome.code == 0)
    #expect(Set(outcome.text.split(separator: "\n").map(String.init)) == expected)
  }

  @Test func `zsh takes the script`() throws {
    // Without a line editor the functions of completion can be replaced by ones that print.
    let script = """
      compdef() { :; }; source "$1"
      _arguments() { print -l -- "$@"; }; _describe() { print -l -- $commands; }
      words=(docread read ''); CURRENT=3; _docread
      words=(docread ''); CURRENT=2; _docread
      """
    guard let outcome = try Self.run(.zsh, script) else { return }
    #expect(outcome.code == 0, "\(outcome.text)")
    #expect(outcome.text.contains("--annotate[draw what was found"))
    #expect(outcome.text.contains("session:read the front and the back"))
  }

  @Test func `fish completes`() throws {
    // In fish the first word behind -c's script is $argv[1], the name the second.
    let script = "source $argv[2]; complete -C 'docread se'; complete -C 'docread read --loc'"
    guard let outcome = try Self.run(.fish, script) else { return }
    #expect(outcome.code == 0, "\(outcome.text)")
    #expect(outcome.text.contains("session\t"))
    #expect(outcome.text.contains("--locale\t"))
  }

  @Test(arguments: Shell.allCases)
  func `completions know every command and option`(shell: Shell) throws {
    let script = try CommandTests.run(["completions", shell.rawValue]).output
    for command in Manual.commands {
      #expect(script.contains(command.name))
      for option in command.options {
        let name = shell == .fish ? "-l \(option.name.dropFirst(2))" : option.name
        #expect(script.contains(name))
      }
    }
  }

  @Test func `the man page has every command, option and exit code, and nroff takes it`() throws {
    let page = try CommandTests.run(["man"]).output
    #expect(page.hasPrefix(".TH DOCREAD 1 "))
    for command in Manual.commands {
      #expect(page.contains("\n.SS \"docread \(command.name)"))
      for option in command.options {
        #expect(page.contains("\\fB" + option.name.replacing("-", with: "\\-")))
      }
    }
    for (code, _) in Manual.exitCodes { #expect(page.contains("\n.B \(code)\n")) }
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/nroff") else { return }
    try TemporaryFile.with(Data(page.utf8)) { file in
      let process = Process()
      let errors = Pipe()
      process.executableURL = URL(filePath: "/usr/bin/nroff")
      process.arguments = ["-man", "-ww", file]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = errors
      try process.run()
      let warnings = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(String(decoding: warnings, as: UTF8.self) == "")
    }
  }
}
