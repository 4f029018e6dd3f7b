import Foundation
import Testing

/// What does not reach its reader is no success: standard output that is full or closed, and standard
/// input that is closed.
@Suite struct OutputTests {
  /// A command line, run by a shell; `$0` is the command.
  private static func shell(_ line: String) throws -> CommandTests.Outcome {
    let command: URL = try #require(CommandTests.command, "the command is not built")
    return try CommandTests.run(["-c", line, command.path], program: "/bin/bash")
  }

  private static let picture = "Corpus/Specimens/mrp-000.jpg"

  private static let commands =
    [
      "read", "read --json", "read --csv", "barcode", "burst", "session \(picture)",
    ].map { "\($0) \(picture)" }
    + [
      "parse 'I<UTOD231458907<<<<<<<<<<<<<<<|7408122F1204159UTO<<<<<<<<<<<6|ERIKSSON<<ANNA<MARIA<<<<<<<<<<'",
      "schema", "formats", "formats --json", "help", "help read", "--version", "man", "config",
      "completions bash",
    ]

  @Test(arguments: commands)
  func `an answer that a full device does not take is an error`(command: String) throws {
    let outcome = try Self.shell(#""$0" \#(command) >/dev/full"#)
    #expect(outcome.code == 1)
    #expect(
      outcome.errors.hasSuffix("docread: standard output cannot take more answers; stopped\n"))
  }

  @Test(arguments: ["", " --no-isolate", " -j 3"])
  func `batch does not wait for an input that is closed`(options: String) throws {
    let outcome = try Self.shell(#"timeout -k 1 60 "$0" batch\#(options) <&-"#)
    #expect(outcome.code == 74)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "docread: standard input is closed\n")
  }

  @Test(arguments: ["parse", "parse --json"])
  func `parse does not either`(command: String) throws {
    let outcome = try Self.shell(#""$0" \#(command) <&-"#)
    #expect(outcome.code == 74)
    #expect(outcome.errors == "docread: standard input is closed\n")
  }

  @Test(arguments: [
    "read \(picture)", "read --json \(picture)", "batch <<<\(picture)",
    "batch --no-isolate <<<\(picture)", "schema", "help",
  ])
  func `an answer to a closed output is an error`(command: String) throws {
    let outcome = try Self.shell(#""$0" \#(command) >&-"#)
    #expect(outcome.code == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasSuffix("docread: standard output is closed\n"))
  }

  @Test func `nothing is written to a file that has the number of a closed stream`() throws {
    let outcome = try Self.shell(#""$0" read --engine own no-such-file \#(Self.picture) 2>&-"#)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("VONGPHACHANH"))
  }

  @Test func `read stops where nobody reads any more`() throws {
    let words = Array(repeating: Self.picture, count: 40).joined(separator: " ")
    let outcome = try Self.shell(
      #"{ "$0" read --json --engine own \#(words); echo "code $?" >&2; } | head -n 1"#)
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(
      outcome.errors
        == "docread: standard output cannot take more answers; stopped\ncode 1\n")
  }
}
