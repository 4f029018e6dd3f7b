import DocumentReading
import IdentityDocument
import Testing

@testable import docread

@Suite struct InvocationTests {
  static let understood: [([String], Invocation)] = [
    (["--help"], .help(topic: nil)),
    (["-h"], .help(topic: nil)),
    (["help"], .help(topic: nil)),
    (["help", "batch"], .help(topic: "batch")),
    (["help", "errors"], .help(topic: "errors")),
    (["read", "--help"], .help(topic: "read")),
    (["session", "a", "-h", "b", "c"], .help(topic: "session")),
    (["batch", "-h"], .help(topic: "batch")),
    (["--version"], .version),
    (["parse", "--version"], .version),
    (["read", "a.png"], .read(ReadOptions(files: ["a.png"]))),
    (
      ["read", "--json", "a.png", "b.png"],
      .read(ReadOptions(files: ["a.png", "b.png"], printsJSON: true))
    ),
    (
      ["read", "--annotate", "o.png", "a.png"],
      .read(ReadOptions(files: ["a.png"], annotation: "o.png"))
    ),
    (
      ["read", "--annotate=o=1.png", "a.png"],
      .read(ReadOptions(files: ["a.png"], annotation: "o=1.png"))
    ),
    (
      ["read", "--force", "--annotate", "o.png", "a.png"],
      .read(ReadOptions(files: ["a.png"], annotation: "o.png", replacesAnnotation: true))
    ),
    (["read", "--", "--json"], .read(ReadOptions(files: ["--json"]))),
    (
      ["read", "--engine", "own", "-"],
      .read(ReadOptions(files: ["-"], reader: ReaderOptions(engine: .own)))
    ),
    (
      ["read", "--as-of=2026-11-21", "a.png"],
      .read(ReadOptions(files: ["a.png"], reader: ReaderOptions(asOf: CalendarDate("2026-11-21"))))
    ),
    (["batch"], .batch(BatchOptions())),
    (["batch", "--jobs", "2"], .batch(BatchOptions(jobs: 2))),
    (["batch", "-j", "8"], .batch(BatchOptions(jobs: 8))),
    (["batch", "--skip-answered", "a.jsonl"], .batch(BatchOptions(skippedAnswers: "a.jsonl"))),
    (
      ["batch", "--config", "c.json", "--as-of", "2026-11-21"],
      .batch(
        BatchOptions(
          reader: ReaderOptions(configuration: "c.json", asOf: CalendarDate("2026-11-21"))))
    ),
    (
      ["session", "--engine=tesseract", "--code", "back", "f.png", "b.png"],
      .session(
        SessionOptions(
          front: "f.png", back: "b.png", requiredCodes: [.back],
          reader: ReaderOptions(engine: .tesseract)))
    ),
    (["parse"], .parse(ParseOptions())),
    (["parse", "--json"], .parse(ParseOptions(printsJSON: true))),
    (["parse", "P<UTO|L898"], .parse(ParseOptions(text: "P<UTO|L898"))),
    (["barcode", "a.png", "b.png"], .barcode(files: ["a.png", "b.png"])),
    (["config"], .config(ConfigOptions())),
    (["config", "c.json"], .config(ConfigOptions(file: "c.json"))),
    (["config", "--default", "mrz"], .config(ConfigOptions(useCase: .mrz))),
  ]

  @Test(arguments: understood)
  func `understands a command line`(arguments: [String], expected: Invocation) throws {
    #expect(try Invocation(arguments: arguments) == expected)
  }

  static let refused: [([String], UsageError)] = [
    ([], .missingCommand),
    (["scan"], .unknownCommand("scan")),
    (["help", "scan"], .unknownCommand("scan")),
    (["--nope"], .unknownOption("--nope", command: "docread")),
    (["read"], .missingFile(command: "read")),
    (["read", "--nope", "a.png"], .unknownOption("--nope", command: "read")),
    (["read", "--json=yes", "a.png"], .unexpectedValue(option: "--json")),
    (["read", "a.png", "--annotate"], .missingValue(option: "--annotate")),
    (["read", "--annotate", "o.png", "a.png", "b.png"], .oneFileOnly(option: "--annotate")),
    (["read", "--force", "a.png"], .needs(option: "--force", other: "--annotate")),
    (
      ["read", "--engine", "best", "a.png"],
      .invalidValue("best", option: "--engine", expected: "one of own, tesseract, both")
    ),
    (
      ["batch", "--jobs", "0"],
      .invalidValue("0", option: "--jobs", expected: "a number from 1 to 256")
    ),
    (["batch", "a.png"], .unexpectedOperand("a.png", command: "batch")),
    (["batch", "--skip-answered"], .missingValue(option: "--skip-answered")),
    (["batch", "--json"], .unknownOption("--json", command: "batch")),
    (["session", "--nope", "a", "b"], .unknownOption("--nope", command: "session")),
    (
      ["parse", "--as-of", "2026-02-30"],
      .invalidValue("2026-02-30", option: "--as-of", expected: "a date as YYYY-MM-DD")
    ),
    (["parse", "A", "B"], .unexpectedOperand("B", command: "parse")),
    (["barcode"], .missingFile(command: "barcode")),
    (["config", "a", "b"], .unexpectedOperand("b", command: "config")),
    (
      ["config", "--default", "x"],
      .invalidValue(
        "x", option: "--default",
        expected: "one of universalId, mrz, drivingLicense, idFront, barcode")
    ),
  ]

  @Test(arguments: refused)
  func `refuses a command line and says why`(arguments: [String], error: UsageError) {
    #expect(throws: error) { try Invocation(arguments: arguments) }
    #expect(!error.description.isEmpty)
  }

  @Test func `help errors has every code with its row`() {
    let text = Help.text(for: "errors")
    for code in ErrorCode.allCases {
      #expect(
        text.contains(
          "\n\(code.rawValue)  \(code.sentence)\n        \(code.cause)\n        \(code.remedy)"))
    }
  }

  @Test func `every command has a help text of its own`() {
    let texts = Set(Invocation.commands.map { Help.text(for: $0) })
    #expect(texts.count == Invocation.commands.count)
    for command in Invocation.commands {
      #expect(Help.text(for: command).hasPrefix("usage: docread \(command)"))
      #expect(Help.text(for: nil).contains("\n  \(command) "))
    }
  }
}
