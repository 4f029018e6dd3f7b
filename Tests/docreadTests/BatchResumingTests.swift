import Foundation
import Testing

/// Runs that were killed, and go on with `--skip-answered`.
@Suite struct BatchResumingTests {
  private static let pictures = 60

  /// Writes small empty pictures; returns lines of input that name each, some twice, and one that
  /// does not exist.
  private static func makeInputs(in folder: URL) throws -> [String] {
    let picture = Data("P5\n64 48\n255\n".utf8) + Data(repeating: 200, count: 64 * 48)
    var lines: [String] = []
    for number in 0..<pictures {
      let file = folder.appending(path: "\(number).pgm")
      try picture.write(to: file)
      lines.append(file.path)
      if number % 7 == 0 { lines.append(file.path) }
      if number % 11 == 0 { lines.append(file.path + ".none") }
      if number % 13 == 0 { lines.append(#"{"id":"\#(number)","path":"\#(file.path)"}"#) }
    }
    return lines
  }

  @Test(arguments: [1, 2], [0, 1, 30])
  func `a killed run goes on as if nothing had been`(jobs: Int, cutBytes: Int) throws {
    try TemporaryFile.withFolder { folder in
      let lines = try Self.makeInputs(in: folder)
      let (input, output) = (folder.appending(path: "in"), folder.appending(path: "out.jsonl"))
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: input)
      let arguments = ["--jobs", "\(jobs)", "--skip-answered", output.path]

      // The first run waits for the rest of its input when it is killed.
      let pipe = Pipe()
      let killed = try BatchRun(
        arguments, input: pipe.fileHandleForReading, output: output, folder: folder)
      let half = lines.prefix(lines.count / 2).joined(separator: "\n") + "\n"
      pipe.fileHandleForWriting.write(Data(half.utf8))
      while killed.process.isRunning, try BatchRun.answers(in: output).count < lines.count / 2 {
        usleep(10_000)
      }
      kill(killed.process.processIdentifier, SIGKILL)
      _ = try killed.end()
      let bytes = try Data(contentsOf: output)
      #expect(bytes.last == UInt8(ascii: "\n"))
      try bytes.dropLast(cutBytes).write(to: output)

      let resumed = try BatchRun(
        arguments, input: try FileHandle(forReadingFrom: input), output: output, folder: folder
      ).end()
      let whole = folder.appending(path: "whole.jsonl")
      let uninterrupted = try BatchRun(
        [], input: try FileHandle(forReadingFrom: input), output: whole, folder: folder
      ).end()
      #expect(resumed.code == uninterrupted.code)
      #expect(resumed.code == 1)
      #expect(try BatchRun.answers(in: output) == BatchRun.answers(in: whole))
      let skipped = lines.count / 2 - (cutBytes > 1 ? 1 : 0)
      #expect(resumed.errors.contains("docread: skipped \(skipped) inputs that "))
      #expect(resumed.errors.contains("was cut off after") == (cutBytes > 1))

      let again = try BatchRun(
        arguments, input: try FileHandle(forReadingFrom: input), output: output, folder: folder
      ).end()
      #expect(again.code == 1)
      #expect(try BatchRun.answers(in: output) == BatchRun.answers(in: whole))
    }
  }

  @Test(.timeLimit(.minutes(3)))
  func `of two runs that resume one file at once, one is refused`() throws {
    try TemporaryFile.withFolder { folder in
      let lines = try Self.makeInputs(in: folder).prefix(20)
      let input = folder.appending(path: "in")
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: input)
      for number in 0..<12 {
        let output = folder.appending(path: "out-\(number).jsonl")
        // Both wait for the end of their input, so that they live at the same time.
        let pipes = [Pipe(), Pipe()]
        let runs = try pipes.enumerated().map { index, pipe in
          let place = folder.appending(path: "run-\(number)-\(index)")
          try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
          return try BatchRun(
            ["--skip-answered", output.path], input: pipe.fileHandleForReading, output: output,
            folder: place)
        }
        while runs.allSatisfy(\.process.isRunning) { usleep(5_000) }
        for (pipe, run) in zip(pipes, runs) where run.process.isRunning {
          pipe.fileHandleForWriting.write(try Data(contentsOf: input))
          try pipe.fileHandleForWriting.close()
        }
        let ends = try runs.map { try $0.end() }
        #expect(ends.map(\.code).sorted() == [1, 75])
        let refused = try #require(ends.first { $0.code == 75 })
        #expect(
          refused.errors.hasPrefix("docread: P00011: another run works with \(output.path);"))
        #expect(try BatchRun.answers(in: output).count == lines.count)
      }
    }
  }

  @Test func `a file that is no output of batch is refused before anything is read`() throws {
    let outcome = try CommandTests.run(["batch", "--skip-answered", "README.md"], input: "a\n")
    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "docread: P00009: README.md, line 1: not a line of JSON\n")
  }
}
