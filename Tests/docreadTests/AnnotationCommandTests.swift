import Foundation
import Testing

/// `docread read --annotate` never costs the user a file.
@Suite struct AnnotationCommandTests {
  /// A small picture without a document, which is read fast.
  static let picture = Data("P5\n64 48\n255\n".utf8) + Data(repeating: 200, count: 64 * 48)

  private static func read(_ arguments: [String]) throws -> CommandTests.Outcome {
    try CommandTests.run(["read", "--engine", "own", "--json"] + arguments)
  }

  /// Makes two pictures and calls `body` with their paths.
  private static func withPictures(_ body: (URL, URL) throws -> Void) throws {
    try TemporaryFile.withFolder { folder in
      let (first, second) = (folder.appending(path: "a.jpg"), folder.appending(path: "b.jpg"))
      for file in [first, second] { try picture.write(to: file) }
      try body(first, second)
    }
  }

  @Test func `pictures that a shell lists behind it are refused before anything is read`() throws {
    try Self.withPictures { first, second in
      let outcome = try Self.read(["--annotate", first.path, second.path])
      #expect(outcome.code == 64)
      #expect(outcome.output.isEmpty)
      #expect(
        outcome.errors
          == "docread: P10004: \(first.path) exists already and is not replaced; "
          + "--force replaces it\n")
      #expect(try Data(contentsOf: first) == Self.picture)
      #expect(try Data(contentsOf: second) == Self.picture)
    }
  }

  @Test(arguments: [[], ["--force"]])
  func `an input is never written to`(force: [String]) throws {
    try Self.withPictures { first, second in
      let link = first.deletingLastPathComponent().appending(path: "link.png").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: first.path)
      for path in [first.path, link] {
        let outcome = try Self.read(force + ["--annotate", path, first.path])
        #expect(outcome.code == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("docread: P10005: \(path) is an input"))
      }
      #expect(try Data(contentsOf: first) == Self.picture)
    }
  }

  static let formats: [(String, [UInt8])] = [
    ("o.png", [0x89, 0x50, 0x4E, 0x47]), ("o.jpg", [0xFF, 0xD8, 0xFF]),
    ("o.JPEG", [0xFF, 0xD8, 0xFF]),
  ]

  @Test(arguments: formats)
  func `the ending decides the format, and --force replaces a file`(
    name: String, signature: [UInt8]
  ) throws {
    try Self.withPictures { first, second in
      let output = first.deletingLastPathComponent().appending(path: name)
      let outcome = try Self.read(["--annotate", output.path, first.path])
      #expect(outcome.code == 0)
      #expect(try Data(contentsOf: output).starts(with: signature))
      try Data("mine".utf8).write(to: output)
      #expect(try Self.read(["--annotate", output.path, first.path]).code == 64)
      #expect(try Data(contentsOf: output) == Data("mine".utf8))
      #expect(try Self.read(["--force", "--annotate", output.path, first.path]).code == 0)
      #expect(try Data(contentsOf: output).starts(with: signature))
    }
  }

  @Test(arguments: ["o.gif", "o", "o.tiff"])
  func `another ending is refused`(name: String) throws {
    try Self.withPictures { first, second in
      let output = first.deletingLastPathComponent().appending(path: name)
      let outcome = try Self.read(["--annotate", output.path, first.path])
      #expect(outcome.code == 64)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("docread: P10006: pictures are written as .png or .jpg"))
      #expect(!FileManager.default.fileExists(atPath: output.path))
    }
  }

  @Test(arguments: ["read", "burst"])
  func `what came on standard input is drawn on, too`(command: String) throws {
    try TemporaryFile.withFolder { folder in
      let program: URL = try #require(CommandTests.command, "the command is not built")
      let line =
        #""$0" \#(command) --engine own --annotate '\#(folder.path)/o.png' - "#
        + "<Corpus/Specimens/mrp-000.jpg"
      let outcome = try CommandTests.run(["-c", line, program.path], program: "/bin/bash")
      #expect(outcome.code == 0)
      #expect(outcome.errors.isEmpty)
      #expect(
        try Data(contentsOf: folder.appending(path: "o.png")).starts(with: Self.formats[0].1))
    }
  }

  @Test func `a folder that is not there is named`() throws {
    try Self.withPictures { first, _ in
      let outcome = try Self.read(["--annotate", "nodir/sub/o.png", first.path])
      #expect(outcome.code == 64)
      #expect(outcome.errors == "docread: H10001: there is no folder nodir/sub\n")
    }
  }

  @Test func `the help names the colours`() throws {
    let help = try CommandTests.run(["help", "read"]).output
    for colour in ["green", "orange", "red", "violet", "blue"] { #expect(help.contains(colour)) }
  }
}
