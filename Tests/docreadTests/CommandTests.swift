import Foundation
import IdentityDocument
import Testing

/// Runs the built command as a user does, and compares what it prints.
@Suite struct CommandTests {
  struct Outcome {
    var output: String
    var errors: String
    var code: Int32
  }

  static let root: URL = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The command beside the test bundle.
  static var command: URL? {
    let besides = Bundle.main.bundleURL
    let folders = [besides, besides.deletingLastPathComponent()]
    return folders.map { $0.appending(path: "docread") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  static func run(
    _ arguments: [String], input: String = "", program: String? = nil
  ) throws -> Outcome {
    let process = Process()
    let command: URL = try #require(Self.command, "the command is not built")
    process.executableURL = program.map { URL(filePath: $0) } ?? command
    process.arguments = arguments
    process.currentDirectoryURL = Self.root
    let (output, errors, standardInput) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = standardInput
    try process.run()
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self), code: process.terminationStatus)
  }

  private static let zone =
    "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<|L898902C36UTO7408122F1204159ZE184226B<<<<<10"

  @Test func `parse prints a summary`() throws {
    let outcome = try Self.run(["parse", "--as-of", "2026-11-21", Self.zone])
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    #expect(
      outcome.output == """
        valid
          document          P (TD3, passport)
          issuing state     UTO (Utopia (specimens))
          document number   L898902C3   valid
          surname           ERIKSSON
          given names       ANNA MARIA
          nationality       UTO (Utopia (specimens))
          date of birth     1974-08-12  valid
          sex               F
          date of expiry    2012-04-15  valid
                            expired as of 2026-11-21
          personal number   ZE184226B   valid
          composite         all of it   valid
          | P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
          | L898902C36UTO7408122F1204159ZE184226B<<<<<10

        """)
  }

  @Test func `parse answers in lines of JSON`() throws {
    let input = """
      {"id":"7","mrz":"\(Self.zone)"}
      nonsense
      {"id":"8","barcode":"QUJD"}

      """
    let outcome = try Self.run(["parse", "--json", "--as-of", "2026-11-21"], input: input)
    #expect(outcome.code == 1)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 3)
    let first = try #require(lines.first)
    #expect(
      first.hasPrefix(
        #"{"id":"7","version":"\#(LibraryVersion.current)","asOf":"2026-11-21","expired":true,"#
          + #""accepted":true,"refusals":[],"document":{"documentType":"passport","#))
    let mrz = try MRZ(parsing: Self.zone)
    var answer = Answer(zones: [ZoneSource(mrz)], asOf: CalendarDate("2026-11-21") ?? .latest)
    answer.id = "7"
    #expect(first == String(decoding: answer.json().bytes, as: UTF8.self))
    #expect(lines[1].hasPrefix(#"{"error":{"code":"M40002","message":"#))
    #expect(lines[2].hasPrefix(#"{"id":"8","error":{"code":"M50002","#))
    #expect(lines[2].hasSuffix(#""retry":false}}"#))
  }

  @Test func `the summary says that the time was over`() throws {
    let outcome = try Self.run(["read", "--deadline", "0.001", "Corpus/Specimens/mrp-000.jpg"])
    #expect(outcome.code == 0)
    let sentence = MessageKey.refusal(.cutShort).text(in: .english)
    #expect(outcome.output.contains("\n  not accepted: \(sentence)"))
  }

  @Test func `an error of parse points`() throws {
    let outcome = try Self.run(["parse"], input: "P<UTOERIKSSON<<ANNA\n")
    #expect(outcome.code == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("docread: wrong length at line 1, column 20"))
    // Standard error may be a log.
    #expect(!outcome.errors.contains("ERIKSSON"))
  }

  @Test func `batch answers in order and goes on behind a failure`() throws {
    let input = """
      Corpus/Specimens/mrp-000.jpg
      no such file.png
      {"id":"x","path":"Corpus/Specimens/td1-001.jpg"}

      """
    let outcome = try Self.run(["batch", "--jobs", "2", "--as-of", "2026-11-21"], input: input)
    #expect(outcome.code == 1)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines[0].contains(#""path":"Corpus/Specimens/mrp-000.jpg""#))
    #expect(lines[0].contains(#""accepted":true"#))
    #expect(
      lines[1] == #"{"path":"no such file.png","error":{"code":"H10001","#
        + #""message":"there is no file no such file.png","retry":true}}"#)
    #expect(lines[2].contains(#""id":"x""#))
    #expect(lines[2].contains(#""format":"TD1""#))
  }

  @Test func `read prints a summary and draws what it found`() throws {
    let drawing = FileManager.default.temporaryDirectory.appending(
      path: "docread-annotation-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: drawing) }
    let outcome = try Self.run([
      "read", "--annotate", drawing.path, "--as-of", "2026-11-21", "Corpus/Specimens/mrp-000.jpg",
    ])
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("Corpus/Specimens/mrp-000.jpg: passport, accepted ("))
    #expect(outcome.output.contains("\n  surname           VONGPHACHANH\n"))
    let bytes = try Data(contentsOf: drawing)
    #expect(Array(bytes.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
  }

  @Test func `barcode answers with the bytes`() throws {
    let outcome = try Self.run(["barcode", "Corpus/Cards/g1-aamva-000.jpg"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(#""symbology":"PDF417""#))
    #expect(outcome.output.contains(#""bytes":"QAoeDUFOU0kgNjM2MDA0MTAwNDAy"#))
  }

  @Test(arguments: [["batch"], ["parse"], ["parse", "--json"]])
  func `standard input that cannot be read is 74, not a success`(arguments: [String]) throws {
    let process = Process()
    let command: URL = try #require(Self.command, "the command is not built")
    let folder = unsafe open(Self.root.path, O_RDONLY)
    try #require(folder >= 0)
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = command
    process.arguments = arguments
    process.standardInput = FileHandle(fileDescriptor: folder, closeOnDealloc: true)
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
    let complaint = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
    #expect(
      complaint == "docread: standard input cannot be read to its end (error 21 of the system); "
        + "what was answered until then stays answered\n")
  }

  static let refusals: [([String], String)] =
    [
      ([], "docread: no command given\nSee 'docread --help'.\n"),
      (["scan"], "docread: 'scan' is no command\nSee 'docread --help'.\n"),
      (
        ["batch", "--jobs", "x"],
        "docread: 'x' is not a value of '--jobs': it takes a number from 1 to 256\n"
          + "See 'docread help batch'.\n"
      ),
      (
        ["chip", "--bogus", "x"],
        "docread: 'chip' has no option '--bogus'\nSee 'docread help chip'.\n"
      ),
      (
        ["session", "Corpus/Specimens/mrp-000.jpg"],
        "docread: 'session' needs two files, the front and the back, a file with both as its pages, or one "
          + "side with --previous\nSee 'docread help session'.\n"
      ),
      (["help", "bogus"], "docread: 'help' knows nothing of 'bogus'\nSee 'docread --help'.\n"),
    ] + emptyPaths

  /// An empty path names nothing.
  private static let emptyPaths: [([String], String)] = [
    ("batch", "--skip-answered"), ("batch", "--config"), ("read", "--layout"), ("read", "--images"),
    ("burst", "--annotate"), ("chip", "--anchors"), ("chip", "--images"), ("session", "--previous"),
    ("session", "--chip"),
  ].map { command, option in
    (
      [command, option, "", "x"],
      "docread: '' is not a value of '\(option)': it takes a path\nSee 'docread help \(command)'.\n"
    )
  }

  @Test(arguments: refusals)
  func `wrong usage is 64`(arguments: [String], message: String) throws {
    let outcome = try Self.run(arguments)
    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == message)
  }

  @Test(arguments: [["--help"], ["read", "--help"], ["--version"]])
  func `help and version are answers`(arguments: [String]) throws {
    let outcome = try Self.run(arguments)
    #expect(outcome.code == 0)
    #expect(!outcome.output.isEmpty)
    #expect(outcome.errors.isEmpty)
  }
}
