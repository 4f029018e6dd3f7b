import Foundation
import Testing

/// What becomes of the answer where cut-outs (`--images`) cannot be written.
@Suite struct CutOutTests {
  /// Calls `body` with a folder that holds `p1/scan.jpg`, `p2/scan.jpg` and the empty `out`.
  private static func withScans(_ body: (URL, [String]) throws -> Void) throws {
    try TemporaryFile.withFolder { folder in
      let picture = CommandTests.root.appending(path: "Corpus/Specimens/mrp-000.jpg")
      var paths: [String] = []
      for name in ["p1", "p2", "out"] {
        let place = folder.appending(path: name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
        guard name != "out" else { continue }
        paths.append(place.appending(path: "scan.jpg").path)
        try FileManager.default.copyItem(at: picture, to: place.appending(path: "scan.jpg"))
      }
      try body(folder.appending(path: "out"), paths)
    }
  }

  /// Reads both scans by one of the commands.
  private static func run(
    _ command: [String], _ paths: [String], _ out: URL
  ) throws -> CommandTests.Outcome {
    let options = ["--engine", "own", "--as-of", "2026-11-21", "--images", out.path]
    guard command.first == "batch" else { return try CommandTests.run(command + options + paths) }
    return try CommandTests.run(
      command + options, input: paths.map { $0 + "\n" }.joined())
  }

  static let commands = [
    ["read", "--json"], ["batch"], ["batch", "-j", "2"], ["batch", "--no-isolate"], ["session"],
  ]

  @Test(arguments: commands)
  func `inputs of one name have cut-outs of their own`(command: [String]) throws {
    try Self.withScans { out, paths in
      let outcome = try Self.run(command, paths, out)
      // Two fronts are no session.
      #expect(outcome.code == (command == ["session"] ? 1 : 0))
      #expect(!outcome.errors.contains("P10004"))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: out.path).sorted()
          == ["scan-mrz.png", "scan_2-mrz.png"])
      for name in ["scan-mrz.png", "scan_2-mrz.png"] { #expect(outcome.output.contains(name)) }
    }
  }

  @Test(arguments: commands)
  func `what lies there stays and is named, and so does the reading`(command: [String]) throws {
    try Self.withScans { out, paths in
      let file = out.appending(path: "scan-mrz.png")
      try Data("mine".utf8).write(to: file)
      let outcome = try Self.run(command, paths, out)
      #expect(outcome.code == 1)
      #expect(
        outcome.errors.contains(
          "docread: \(paths[0]): without all cut-outs: P10004: \(file.path) exists already and is not "
            + "replaced; --force replaces it\n"))
      #expect(try Data(contentsOf: file) == Data("mine".utf8))
      #expect(!outcome.output.contains("P10004"))
      #expect(!outcome.output.contains("scan-mrz.png"))
      #expect(outcome.output.contains("scan_2-mrz.png"))
      #expect(outcome.output.contains("VONGPHACHANH"))
      let forced = try Self.run(command + ["--force"], paths, out)
      #expect(forced.code == (command == ["session"] ? 1 : 0))
      #expect(!forced.errors.contains("cut-outs"), "\(forced.errors)")
      #expect(forced.output.contains("scan-mrz.png"))
      #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }

  /// The cut-outs that are not there yet are written.
  @Test(arguments: [["read", "--json"], ["batch"], ["batch", "--no-isolate"]])
  func `a file in the way keeps no other cut-out from being written`(command: [String]) throws {
    try TemporaryFile.withFolder { out in
      let picture = "Corpus/Specimens/mrp-006.jpg"
      try Data("mine".utf8).write(to: out.appending(path: "mrp-006-portrait.png"))
      let outcome = try Self.run(command + ["--page"], [picture], out)
      #expect(outcome.code == 1)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: out.path).sorted()
          == ["mrp-006-front.png", "mrp-006-mrz.png", "mrp-006-portrait.png"])
      #expect(outcome.output.contains("mrp-006-front.png"))
      #expect(!outcome.output.contains("mrp-006-portrait.png"))
    }
  }

  /// Whatever it is called.
  @Test(arguments: commands.dropLast())
  func `an input is never replaced`(command: [String]) throws {
    try Self.withScans { out, paths in
      let input = out.appending(path: "scan-mrz.png")
      try FileManager.default.linkItem(atPath: paths[1], toPath: input.path)
      let before = try Data(contentsOf: input)
      let outcome = try Self.run(command + ["--force"], [paths[1], paths[0]], out)
      #expect(outcome.code == 1)
      #expect(outcome.errors.contains("P10005: \(input.path) is an input"), "\(outcome.errors)")
      #expect(try Data(contentsOf: input) == before)
    }
  }

  @Test func `--force has to have something to replace`() throws {
    for (command, other) in [
      ("batch", "--images"), ("read", "--annotate' or '--images"), ("chip", "--images"),
    ] {
      let outcome = try CommandTests.run([command, "--force", "x"])
      #expect(outcome.code == 64)
      #expect(outcome.errors.contains("'--force' says nothing without '\(other)'"))
    }
  }

  @Test func `a run that goes on counts the inputs that were answered before`() throws {
    try Self.withScans { out, paths in
      let answers = out.appending(path: "answers.jsonl")
      let first = try Self.run(["batch"], [paths[0]], out)
      try Data(first.output.utf8).write(to: answers)
      let second = try Self.run(["batch", "--skip-answered", answers.path], paths, out)
      #expect(second.output.contains("scan_2-mrz.png"))
      #expect(!second.errors.contains("P10004"))
    }
  }

  @Test(arguments: [["read", "--json"], ["batch"], ["batch", "--no-isolate"]])
  func `a folder that takes nothing costs the exit code alone`(command: [String]) throws {
    try Self.withScans { out, paths in
      // Names of files are at most 255 bytes long.
      let long = paths[0].replacing("scan.jpg", with: String(repeating: "n", count: 250) + ".j")
      try FileManager.default.moveItem(atPath: paths[0], toPath: long)
      let outcome = try Self.run(command, [long], out)
      #expect(outcome.code == 1)
      #expect(outcome.errors.contains("without all cut-outs: H10004"))
      #expect(outcome.output.contains("VONGPHACHANH"))
    }
  }
}
