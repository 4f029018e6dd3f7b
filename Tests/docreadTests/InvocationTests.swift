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
      .read(
        ReadOptions(
          files: ["a.png"], annotation: "o.png", reader: ReaderOptions(replacesFiles: true)))
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
    (["batch", "-"], .batch(BatchOptions())),
    (["batch", "--csv", "scans"], .batch(BatchOptions(folders: ["scans"], table: CSVTable()))),
    (["read", "--csv", "a"], .read(ReadOptions(files: ["a"], table: CSVTable()))),
    (
      ["read", "--raw", "--csv", "a"],
      .read(ReadOptions(files: ["a"], table: CSVTable(isRaw: true)))
    ),
    (["read", "--page-number", "3", "a"], .read(ReadOptions(files: ["a"], pageNumber: 3))),
    (
      ["read", "--page", "a"],
      .read(ReadOptions(files: ["a"], reader: ReaderOptions(readsPrint: true)))
    ),
    (["batch", "--page"], .batch(BatchOptions(reader: ReaderOptions(readsPrint: true)))),
    (["batch", "--jobs", "2"], .batch(BatchOptions(jobs: 2))),
    (["batch", "-j", "8"], .batch(BatchOptions(jobs: 8))),
    (["batch", "-j8"], .batch(BatchOptions(jobs: 8))),
    (["batch", "--json"], .batch(BatchOptions())),
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
    (["barcode", "a.png", "b.png"], .barcode(BarcodeOptions(files: ["a.png", "b.png"]))),
    (
      ["barcode", "--code", "linear", "a.png"],
      .barcode(BarcodeOptions(files: ["a.png"], reader: ReaderOptions(codes: [.linear])))
    ),
    (
      ["read", "--code=linear", "a.png"],
      .read(ReadOptions(files: ["a.png"], reader: ReaderOptions(codes: [.linear])))
    ),
    (
      ["barcode", "--json", "--limit-bytes", "1000", "a.png"],
      .barcode(BarcodeOptions(files: ["a.png"], reader: ReaderOptions(byteLimit: 1000)))
    ),
    (
      ["read", "--deadline", "0.5", "--limit-pixels=9", "--require", "document", "a.png"],
      .read(
        ReadOptions(
          files: ["a.png"],
          reader: ReaderOptions(
            requirement: .document, deadline: .milliseconds(500), pixelLimit: 9)))
    ),
    (["parse", "--lenient", "-"], .parse(ParseOptions(leniency: .lenient))),
    (["parse", "--require", "accepted"], .parse(ParseOptions(requirement: .accepted))),
    (["help", "lenient"], .help(topic: "lenient")),
    (["completions", "zsh"], .completions(.zsh)),
    (["man"], .man),
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
    (["help", "scan"], .unknownTopic("scan")),
    (["help", "read", "batch"], .unexpectedOperand("batch", command: "help")),
    (["config", "--default", "mrz", "a.json"], .unexpectedOperand("a.json", command: "config")),
    (
      ["read", "--isolate", "--no-isolate", "a.png"],
      .excludes(option: "--isolate", other: "--no-isolate")
    ),
    (["--nope"], .unknownOption("--nope", command: "docread")),
    (["read"], .missingFile(command: "read")),
    (["read", "--nope", "a.png"], .unknownOption("--nope", command: "read")),
    (["read", "--json=yes", "a.png"], .unexpectedValue(option: "--json")),
    (["read", "a.png", "--annotate"], .missingValue(option: "--annotate")),
    (["read", "--annotate", "o.png", "a.png", "b.png"], .oneFileOnly(option: "--annotate")),
    (["read", "--force", "a.png"], .needs(option: "--force", anyOf: ["--annotate", "--images"])),
    (
      ["read", "--engine", "best", "a.png"],
      .invalidValue("best", option: "--engine", expected: "one of own, tesseract, both")
    ),
    (
      ["batch", "--jobs", "0"],
      .invalidValue("0", option: "--jobs", expected: "a number from 1 to 256")
    ),
    (
      ["read", "--page-number", "0", "a"],
      .invalidValue("0", option: "--page-number", expected: "a number from 1 to 1000000")
    ),
    (["read", "--csv", "--json", "a"], .excludes(option: "--csv", other: "--json")),
    (["batch", "--raw"], .needs(option: "--raw", anyOf: ["--csv"])),
    (["batch", "--csv", "--brief"], .excludes(option: "--csv", other: "--brief")),
    (
      ["batch", "--csv", "--skip-answered", "a"],
      .excludes(option: "--csv", other: "--skip-answered")
    ),
    (["batch", "--skip-answered"], .missingValue(option: "--skip-answered")),
    (["batch", "--csv", "--json"], .excludes(option: "--csv", other: "--json")),
    (["batch", "-json"], .unknownOption("-json", command: "batch")),
    (
      ["batch", "-j0"],
      .invalidValue("0", option: "--jobs", expected: "a number from 1 to 256")
    ),
    (["batch", "-x2"], .unknownOption("-x2", command: "batch")),
    (["read", "-j2", "a"], .unknownOption("-j2", command: "read")),
    (["read", "-h2", "a"], .unknownOption("-h2", command: "read")),
    (["session", "--nope", "a", "b"], .unknownOption("--nope", command: "session")),
    (
      ["parse", "--as-of", "2026-02-30"],
      .invalidValue("2026-02-30", option: "--as-of", expected: "a date as YYYY-MM-DD")
    ),
    (
      ["batch", "--deadline", "0"],
      .invalidValue("0", option: "--deadline", expected: "seconds from 0.001 to 86400")
    ),
    (
      ["batch", "--deadline", "nan"],
      .invalidValue("nan", option: "--deadline", expected: "seconds from 0.001 to 86400")
    ),
    (
      ["read", "--limit-pixels", "0", "a"],
      .invalidValue("0", option: "--limit-pixels", expected: "a number from 1 to 10000000000")
    ),
    (
      ["read", "--require", "all", "a"],
      .invalidValue("all", option: "--require", expected: "one of accepted, document")
    ),
    (["completions"], .missingWord(command: "completions", allowed: ["bash", "zsh", "fish"])),
    (
      ["completions", "tcsh"],
      .unknownWord("tcsh", command: "completions", allowed: ["bash", "zsh", "fish"])
    ),
    (["man", "read"], .unexpectedOperand("read", command: "man")),
    (["parse", "A", "B"], .unexpectedOperand("B", command: "parse")),
    (["barcode"], .missingFile(command: "barcode")),
    (
      ["barcode", "--code", "qr", "a.png"],
      .invalidValue("qr", option: "--code", expected: "one of linear, micropdf417, microqr, rmqr")
    ),
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

  static let hints = [
    ("raed", "'raed' is no command; did you mean 'read'?"),
    ("scan", "'scan' is no command"),
    ("sesion", "'sesion' is no command; did you mean 'session'?"),
  ]

  @Test(arguments: hints)
  func `says which command was probably meant`(word: String, sentence: String) {
    #expect(UsageError.unknownCommand(word).description == sentence)
  }

  @Test func `says which option was probably meant`() {
    let error = #expect(throws: UsageError.self) {
      try Invocation(arguments: ["batch", "--job", "2"])
    }
    #expect(error?.description == "'batch' has no option '--job'; did you mean '--jobs'?")
  }
}
