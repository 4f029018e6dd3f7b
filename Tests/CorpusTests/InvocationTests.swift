import DocumentReading
import IdentityDocument
import Testing

@testable import docread_bench

@Suite struct InvocationTests {
  private static func run(_ command: Command, _ change: (inout Settings) -> Void) -> Invocation {
    var settings = Settings()
    change(&settings)
    return .run(command, settings)
  }

  @Test(arguments: [
    (["--help"], Invocation.help),
    (["frames", "x", "-h"], .help),
    (["help"], .help),
    (["--version"], .version),
    (["frames"], run(.frames) { _ in }),
    (["frames", "dir"], run(.frames) { $0.directory = "dir" }),
    (
      ["frames", "--corpus=dir", "--json"],
      run(.frames) { ($0.directory, $0.isJSON) = ("dir", true) }
    ),
    (["corpus", "--", "--odd"], run(.corpus) { $0.directory = "--odd" }),
    (
      ["pictures", "--engines", "own,Tesseract", "--verbose"],
      run(.pictures) { ($0.engines, $0.isVerbose) = ([.own, .tesseract], true) }
    ),
    (
      ["frames", "--methods", "mrz,pdf417", "--limit", "7", "--seed=9"],
      run(.frames) { ($0.methods, $0.limit, $0.seed) = ([.mrz, .pdf417], 7, 9) }
    ),
    (
      ["frames", "--set", "a,b", "--set", "c", "--grade", "g1"],
      run(.frames) { ($0.sets, $0.grades) = (["a", "b", "c"], ["g1"]) }
    ),
    (
      ["barcodes", "--rival", "zxing-cpp"],
      run(.barcodes) { ($0.usesRivals, $0.rivals) = (true, ["zxing-cpp"]) }
    ),
    (["barcodes", "--rivals"], run(.barcodes) { $0.usesRivals = true }),
    (
      ["midv", "dir", "--limit", "9"],
      run(.midv) { ($0.directory, $0.limit) = ("dir", 9) }
    ),
    (["soak"], run(.soak) { _ in }),
    (
      ["soak", "dir", "--frames", "70", "--seconds=3", "--margin", "0.5"],
      run(.soak) { ($0.directory, $0.frames, $0.seconds, $0.margin) = ("dir", 70, 3, 0.5) }
    ),
    (["floors", "--write"], run(.floors) { $0.writesFloors = true }),
    (
      ["corpus", "dir", "--html", "p.html", "--against=old.json", "--gallery", "0"],
      run(.corpus) {
        $0.directory = "dir"
        ($0.htmlFile, $0.againstFile, $0.galleryLimit) = ("p.html", "old.json", 0)
      }
    ),
    (
      ["frames", "--as-of", "2026-01-31", "--name-gate", "0.5"],
      run(.frames) { ($0.asOf, $0.nameGate) = (CalendarDate("2026-01-31"), 0.5) }
    ),
  ])
  func `Arguments are understood`(arguments: [String], invocation: Invocation) throws {
    #expect(try Invocation(arguments: arguments) == invocation)
  }

  @Test(arguments: [
    ([], UsageError.missingCommand),
    (["film"], .unknownCommand("film")),
    (["corpus", "d", "--rivals"], .unknownOption("--rivals", command: "corpus")),
    (["frames", "--rival", "zbar"], .unknownOption("--rival", command: "frames")),
    (["parse", "dir"], .unexpectedArgument("dir")),
    (["frames", "a", "b"], .unexpectedArgument("b")),
    (["corpus"], .missingDirectory(command: "corpus")),
    (["frames", "--seconds", "3"], .unknownOption("--seconds", command: "frames")),
    (
      ["soak", "--margin", "-1"],
      .invalidValue("-1", option: "--margin", allowed: "a number of MiB, 0 or more")
    ),
    (
      ["soak", "--frames", "0"],
      .invalidValue("0", option: "--frames", allowed: "a whole number from 1 to 1000000000")
    ),
    (["midv"], .missingDirectory(command: "midv")),
    (["midv", "dir", "--rivals"], .unknownOption("--rivals", command: "midv")),
    (["parse", "--html", "p.html"], .unknownOption("--html", command: "parse")),
    (
      ["frames", "--against", "old.json"], .needsPage(option: "--against", value: "old.json")
    ),
    (
      ["frames", "--gallery", "-1"],
      .invalidValue("-1", option: "--gallery", allowed: "a whole number from 0 to 1000")
    ),
    (["frames", "--seed"], .missingValue(option: "--seed")),
    (["frames", "--json=yes"], .unexpectedValue("yes")),
    (
      ["frames", "--repeat", "0"],
      .invalidValue("0", option: "--repeat", allowed: "a whole number from 1 to 1000000")
    ),
    (
      ["frames", "--engines", "fast"],
      .invalidValue("fast", option: "--engines", allowed: "own, tesseract, both")
    ),
    (
      ["frames", "--as-of", "2026-02-30"],
      .invalidValue("2026-02-30", option: "--as-of", allowed: "a day, YYYY-MM-DD")
    ),
  ])
  func `Wrong usage is refused`(arguments: [String], error: UsageError) {
    #expect(throws: error) { try Invocation(arguments: arguments) }
  }

  @Test func `Every option stands in the help, and every command`() {
    for option in Option.allCases { #expect(Help.text.contains(option.rawValue)) }
    for command in Command.allCases { #expect(Help.text.contains("\n  \(command.rawValue) ")) }
    #expect(Help.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
