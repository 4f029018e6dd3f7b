import Foundation
import Testing

/// `docread batch --isolate`: what one picture does to its process is the answer to it alone.
@Suite struct IsolatedBatchTests {
  static let good = "Corpus/Specimens/mrp-000.jpg"

  /// A picture whose pixels need more memory than a worker of 60 MB has, within all other limits.
  static func writeLargePicture(in folder: URL) throws -> String {
    let file = folder.appending(path: "large.pbm")
    try (Data("P4\n8000 8000\n".utf8) + Data(count: 1000 * 8000)).write(to: file)
    return file.path
  }

  /// A picture that takes seconds to decode, in a decoder that does not look at the time.
  static func writeSlowPicture(in folder: URL) throws -> String {
    let file = folder.appending(path: "slow.pgm")
    try (Data("P2\n4000 4000\n255\n".utf8) + Data("0 ".utf8 * 16_000_000)).write(to: file)
    return file.path
  }

  @Test(arguments: [1, 2])
  func `answers are those of one process, in order`(jobs: Int) throws {
    try TemporaryFile.withFolder { folder in
      let (tiff, pdf) = (folder.appending(path: "a.tiff"), folder.appending(path: "a.pdf"))
      try SamplePages.tiff().write(to: tiff)
      try SamplePages.pdf().write(to: pdf)
      let input = """
        \(Self.good)
        no such file
        {"id":"x\\"","path":"\(tiff.path)","side":"front"}
        \(pdf.path)
        {"nothing":1}
        Package.swift
        Corpus/Cards/g1-aamva-000.jpg
        Corpus
        Corpus/Negatives/bare-006.jpg

        """
      for options in [["--brief"], ["--csv", "--require", "accepted"], ["--locale", "de"]] {
        let arguments = ["batch", "--jobs", "\(jobs)", "--as-of", "2026-11-21"] + options
        let plain = try CommandTests.run(arguments + ["--no-isolate"], input: input)
        let isolated = try CommandTests.run(arguments + ["--isolate"], input: input)
        #expect(Self.timeless(isolated.output) == Self.timeless(plain.output))
        #expect(isolated.errors == plain.errors)
        #expect(isolated.code == plain.code)
        let lines = plain.output.utf8.count { $0 == UInt8(ascii: "\n") }
        #expect(lines >= (SamplePages.canShowPDF ? 11 : 10))
      }
    }
  }

  @Test(arguments: [1, 2])
  func `a picture that ends its process is answered, and the next ones too`(jobs: Int) throws {
    try TemporaryFile.withFolder { folder in
      let poison = try Self.writeLargePicture(in: folder)
      let inputs = [poison, Self.good, poison, poison, Self.good, "no such file", Self.good]
      let outcome = try CommandTests.run(
        ["batch", "--isolate", "--limit-memory", "60000000", "--jobs", "\(jobs)"],
        input: inputs.joined(separator: "\n"))
      #expect(outcome.code == 1)
      let lines = outcome.output.split(separator: "\n")
      try #require(lines.count == inputs.count)
      for (line, input) in zip(lines, inputs) {
        #expect(line.contains(#""path":"\#(input)""#))
        let expected =
          switch input {
          case poison:
            #""error":{"code":"F10001","message":"the reader ended while reading this picture (sig"#
          case Self.good: #""accepted":true"#
          default: #""error":{"code":"H10001""#
          }
        #expect(line.contains(expected), "\(line.prefix(200))")
      }
      #expect(outcome.errors == "docread: 7 answered, 3 accepted, 4 not read\n")
      let unlimited = try CommandTests.run(["batch", "--isolate"], input: poison + "\n")
      #expect(unlimited.output.contains(#""accepted":false"#))
    }
  }

  @Test func `a decoder that does not end is ended at the deadline`() throws {
    try TemporaryFile.withFolder { folder in
      let slow = try Self.writeSlowPicture(in: folder)
      try Self.fastest {
        let outcome = try CommandTests.run(
          ["batch", "--isolate", "--deadline", "0.05"], input: "\(slow)\n\(Self.good)\n")
        return try Self.timeOfCutShort(outcome)
      }
    }
  }

  /// Asks for an answer in the deadline of 0.05 seconds and 0.2 beyond it: other work on the machine
  /// may keep a try from it, not twelve.
  static func fastest(_ attempt: () throws -> Double) throws {
    var times: [Double] = []
    repeat { times.append(try attempt()) } while times.count < 12 && times.min() ?? 0 > 250
    #expect(try #require(times.min()) <= 250, "\(times)")
  }

  /// The time of a picture that was cut short, behind which a good one was read.
  static func timeOfCutShort(_ outcome: CommandTests.Outcome) throws -> Double {
    #expect(outcome.code == 0)
    let lines = outcome.output.split(separator: "\n")
    try #require(lines.count == 2)
    #expect(lines[0].contains(#""refusals":[{"code":"cutShort""#))
    #expect(lines[1].contains(#""path":"\#(good)""#))
    return try milliseconds(lines[0])
  }

  /// The time that an answer states.
  static func milliseconds(_ line: Substring) throws -> Double {
    let time = line.firstMatch(of: /"milliseconds":([0-9.]+)/)?.output.1
    return try #require(time.flatMap { Double($0) })
  }

  @Test(arguments: [["--isolate"], []])
  func `the process of a picture has no rights`(options: [String]) throws {
    try Self.withRun(options) { run, pipe, output in
      pipe.fileHandleForWriting.write(Data("\(Self.good)\n".utf8))
      while run.process.isRunning, try BatchRun.answers(in: output).count < 1 { usleep(5000) }
      let worker = try #require(Self.workers(of: run).first)
      let status = try String(contentsOfFile: "/proc/\(worker)/status", encoding: .utf8)
      #expect(status.contains("\nNoNewPrivs:\t1\n"))
      #expect(status.contains("\nSeccomp:\t2\n"))
      let limits = try String(contentsOfFile: "/proc/\(worker)/limits", encoding: .utf8)
      #expect(limits.contains(/Max data size +800000000 +800000000/))
      #expect(limits.contains(/Max file size +0 +0/))
      // What texts of barcodes are decoded with is loaded before.
      let maps = try Self.text(ofSystemFile: "/proc/\(worker)/maps")
      for table in ["BIG5", "EUC-KR", "GBK"] { #expect(maps.contains("/\(table).so")) }
      let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(worker)/fd")
      for descriptor in open {
        let target = try FileManager.default.destinationOfSymbolicLink(
          atPath: "/proc/\(worker)/fd/\(descriptor)")
        #expect(target == "/dev/null" || target.hasPrefix("socket:") || target.hasPrefix("anon"))
      }
      let names = try String(contentsOfFile: "/proc/\(worker)/environ", encoding: .utf8)
        .split(separator: "\0")
      #expect(!names.contains { $0.hasPrefix("HOME=") || $0.hasPrefix("PATH=") })
    }
  }

  @Test func `a process that is killed costs the picture that it reads, or none`() throws {
    try TemporaryFile.withFolder { folder in
      let slow = try Self.writeSlowPicture(in: folder)
      try Self.withRun { run, pipe, output in
        func wait(for count: Int) throws {
          while run.process.isRunning, try BatchRun.answers(in: output).count < count {
            usleep(5000)
          }
        }
        pipe.fileHandleForWriting.write(Data("\(Self.good)\n".utf8))
        try wait(for: 1)
        // Idle.
        let idle = Self.workers(of: run)
        for worker in idle { kill(worker, SIGKILL) }
        usleep(200_000)
        pipe.fileHandleForWriting.write(Data("\(Self.good)\n".utf8))
        try wait(for: 2)
        pipe.fileHandleForWriting.write(Data("\(slow)\n\(Self.good)\n".utf8))
        usleep(300_000)
        for worker in Self.workers(of: run) { kill(worker, SIGSEGV) }
        try wait(for: 4)
        let answers = try BatchRun.answers(in: output)
        #expect(answers.map { $0.contains(#""accepted":true"#) } == [true, true, false, true])
        #expect(answers[2].contains("while reading this picture (signal 11)"))
      }
    }
  }

  @Test func `no process is left behind one that was killed`() throws {
    try TemporaryFile.withFolder { folder in
      let slow = try Self.writeSlowPicture(in: folder)
      try Self.withRun { run, pipe, output in
        pipe.fileHandleForWriting.write(Data("\(Self.good)\n".utf8))
        while run.process.isRunning, try BatchRun.answers(in: output).count < 1 { usleep(5000) }
        pipe.fileHandleForWriting.write(Data("\(slow)\n".utf8))
        usleep(100_000)
        let workers = Self.workers(of: run)
        #expect(workers.count == 1)
        kill(run.process.processIdentifier, SIGKILL)
        var rounds = 0
        while workers.contains(where: { kill($0, 0) == 0 }), rounds < 3000 {
          usleep(10_000)
          rounds += 1
        }
        #expect(rounds < 3000)
      }
    }
  }

  /// Gives a run that waits for its input, and ends it.
  static func withRun(
    _ options: [String] = ["--isolate"], _ body: (BatchRun, Pipe, URL) throws -> Void
  ) throws {
    try TemporaryFile.withFolder { folder in
      let output = folder.appending(path: "out.jsonl")
      let pipe = Pipe()
      let run = try BatchRun(
        options + ["--deadline", "60"], input: pipe.fileHandleForReading, output: output,
        folder: folder)
      defer { run.process.terminate() }
      try body(run, pipe, output)
    }
  }

  /// The processes that a run has started.
  static func workers(of run: BatchRun) -> [pid_t] {
    children(of: run.process.processIdentifier)
  }

  /// The processes that a process has started.
  static func children(of process: pid_t) -> [pid_t] {
    let tasks = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.flatMap { thread in
      let text = try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)
      return (text ?? "").split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// The text of a file whose size the system does not say, and of which it gives a part at a time.
  private static func text(ofSystemFile path: String) throws -> String {
    let handle = try #require(FileHandle(forReadingAtPath: path))
    var bytes = Data()
    while let part = try handle.read(upToCount: 4096), !part.isEmpty { bytes += part }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func timeless(_ output: String) -> String {
    output.replacing(/,"milliseconds":[0-9.e-]+/, with: "")
  }
}

/// A text several times.
private func * (text: String.UTF8View, count: Int) -> [UInt8] {
  let text = Array(text)
  return Array((0..<count).lazy.map { _ in text }.joined())
}
