import Foundation
import Testing

/// Batches to which everything happens: every input is answered exactly once, in order.
@Suite struct BatchChaosTests {
  /// Chance that is the same in every run (SplitMix64).
  private struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
      return word ^ word >> 31
    }
  }

  private static let isolated = ["--isolate", "--limit-memory", "60000000"]

  /// Writes pictures and lines that name them, some twice, one that is none, and a picture in
  /// the middle that ends its process.
  private static func makeLines(in folder: URL) throws -> [String] {
    let picture = try Data(
      contentsOf: CommandTests.root.appending(path: "Corpus/Specimens/mrp-000.jpg"))
    var lines: [String] = []
    for number in 0..<40 {
      let file = folder.appending(path: "\(number).jpg")
      try picture.write(to: file)
      lines += number % 7 == 0 ? [file.path, file.path] : [file.path]
      if number % 11 == 0 { lines.append(file.path + ".none") }
      if number == 20 { lines.append(try IsolatedBatchTests.writeLargePicture(in: folder)) }
    }
    return lines
  }

  /// What answers say of their inputs: the path, and the error where there is one.
  private static func told(_ answers: [String]) -> [String] {
    answers.map { line in
      let path = line.firstMatch(of: /"path":"([^"]*)"/)?.output.1 ?? "no path"
      let code = line.firstMatch(of: /"error":\{"code":"([^"]*)"/)?.output.1 ?? ""
      return "\(path) \(code)"
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `a batch that is killed sixty times answers every input once, in order`() throws {
    try TemporaryFile.withFolder { folder in
      let lines = try Self.makeLines(in: folder)
      let (input, output) = (folder.appending(path: "in"), folder.appending(path: "out.jsonl"))
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: input)
      try Data().write(to: output)
      var chance = Chance(state: 24)
      var (kills, sizes, span) = (0, Set<Int>(), UInt32(250_000))
      func run() throws -> BatchRun {
        try BatchRun(
          Self.isolated + ["--jobs", "\(1 + kills % 2)", "--skip-answered", output.path],
          input: try FileHandle(forReadingFrom: input), output: output, folder: folder)
      }
      while kills < 60 {
        // A run that comes to its end is begun anew.
        if try BatchRun.answers(in: output).count >= lines.count { try Data().write(to: output) }
        let before = try Data(contentsOf: output).count
        let killed = try run()
        usleep(UInt32.random(in: 0..<span, using: &chance))
        kill(killed.process.processIdentifier, SIGKILL)
        _ = try killed.end()
        kills += 1
        let size = try Data(contentsOf: output).count
        sizes.insert(size)
        // A slow machine has answered nothing by then, and is given more time.
        span = size > before ? max(span / 10 * 9, 250_000) : min(span / 9 * 10, 3_000_000)
      }
      #expect(sizes.count > 5, "the kills fell on few moments")
      _ = try run().end()
      let expected = lines.map { line in
        "\(line) " + (line.hasSuffix("none") ? "H10001" : line.hasSuffix("pbm") ? "F10001" : "")
      }
      #expect(Self.told(try BatchRun.answers(in: output)) == expected)
    }
  }

  @Test func `a full disk ends the run, and what is missing is answered afterwards`() throws {
    let command: URL = try #require(CommandTests.command, "the command is not built")
    try TemporaryFile.withFolder { folder in
      let lines = try Self.makeLines(in: folder)
      let (input, output) = (folder.appending(path: "in"), folder.appending(path: "out.jsonl"))
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: input)
      let arguments = (Self.isolated + ["--engine", "own", "--skip-answered", output.path])
        .joined(separator: " ")
      // A file that may not grow is written to as a full disk is: a part of a line, then an error.
      for blocks in [1, 3, 4, 9] {
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = [
          "-c",
          "trap '' XFSZ; ulimit -f \(blocks); exec \(command.path) batch \(arguments) "
            + "<\(input.path) >>\(output.path) 2>/dev/null",
        ]
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 1)
        #expect(try BatchRun.answers(in: output).count < lines.count)
      }
      _ = try BatchRun(
        Self.isolated + ["--skip-answered", output.path],
        input: try FileHandle(forReadingFrom: input), output: output, folder: folder
      ).end()
      let told = Self.told(try BatchRun.answers(in: output))
      #expect(told.map { $0.split(separator: " ")[0] } == lines.map { $0[...] })
    }
  }

  @Test(arguments: [[], isolated])
  func `files that change while they are read are answered once each`(options: [String]) throws {
    try TemporaryFile.withFolder { folder in
      let (file, other) = (folder.appending(path: "a.jpg"), folder.appending(path: "b.jpg"))
      let picture = try Data(
        contentsOf: CommandTests.root.appending(path: "Corpus/Specimens/mrp-000.jpg"))
      try picture.write(to: file)
      let (input, output) = (folder.appending(path: "in"), folder.appending(path: "out.jsonl"))
      try Data(String(repeating: "\(file.path)\n", count: 60).utf8).write(to: input)
      let run = try BatchRun(
        options + ["--jobs", "2"], input: try FileHandle(forReadingFrom: input), output: output,
        folder: folder)
      var chance = Chance(state: 42)
      while run.process.isRunning {
        switch Int.random(in: 0..<4, using: &chance) {
        case 0: unsafe _ = truncate(file.path, Int.random(in: 0..<picture.count, using: &chance))
        case 1: try? FileManager.default.removeItem(at: file)
        case 2: try? picture.dropLast(9000).write(to: file)
        default:
          try? picture.write(to: other)
          unsafe _ = rename(other.path, file.path)
        }
        usleep(2000)
      }
      let end = try run.end()
      #expect(end.code == 0 || end.code == 1)
      let answers = try BatchRun.answers(in: output)
      #expect(answers.count == 60)
      #expect(answers.allSatisfy { $0.hasPrefix(#"{"path":"\#(file.path)""#) && $0.hasSuffix("}") })
      #expect(!answers.contains { $0.contains("F10001") })
    }
  }
}
