import Foundation
import Testing

/// When `docread batch` reads in processes without rights, and when in its own.
@Suite struct BatchIsolationTests {
  @Test func `a run without such processes starts none`() throws {
    try IsolatedBatchTests.withRun(["--no-isolate"]) { run, pipe, output in
      pipe.fileHandleForWriting.write(Data("no such file\n".utf8))
      while run.process.isRunning, try BatchRun.answers(in: output).count < 1 { usleep(5000) }
      #expect(run.process.isRunning)
      #expect(IsolatedBatchTests.workers(of: run).isEmpty)
    }
  }

  /// The dynamic loader.
  static let loader = ["/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Run by the dynamic loader, the program that the system says this one is cannot be a worker.
  @Test func `where no process can be started, pictures are read in this one`() throws {
    let program = try #require(Self.loader, "where is the dynamic loader?")
    let command = try #require(CommandTests.command, "the command is not built").path
    func run(_ options: [String]) throws -> CommandTests.Outcome {
      try CommandTests.run(
        [command, "batch", "--brief"] + options, input: "\(IsolatedBatchTests.good)\n",
        program: program)
    }
    let outcome = try run([])
    #expect(outcome.code == 0)
    #expect(
      outcome.errors == """
        docread: pictures are read in this process: F10002: no process to read in can be started: \
        exit code 127
        docread: 1 answered, 1 accepted, 0 not read

        """)
    #expect(outcome.output.contains(#""accepted":true"#))
    #expect(try run(["--no-isolate"]).errors == "docread: 1 answered, 1 accepted, 0 not read\n")
    let refused = try run(["--isolate"])
    #expect(refused.code == 64)
    #expect(refused.output.isEmpty)
  }

  @Test(arguments: [
    (["worker"], "docread: 'worker' is started by 'docread batch' alone\n"),
    (
      ["batch", "--limit-memory", "1000000", "--no-isolate"],
      "docread: '--limit-memory' does not go with '--no-isolate'\nSee 'docread help batch'.\n"
    ),
  ])
  func `wrong usage is 64`(arguments: [String], message: String) throws {
    let outcome = try CommandTests.run(arguments)
    #expect(outcome.code == 64)
    #expect(outcome.errors == message)
  }

  @Test func `cut-outs of processes are those of one process, and are never replaced`() throws {
    try TemporaryFile.withFolder { folder in
      let (tiff, pdf) = (folder.appending(path: "a.tiff"), folder.appending(path: "b.pdf"))
      try SamplePages.tiff().write(to: tiff)
      try SamplePages.pdf().write(to: pdf)
      let inputs = [tiff.path, pdf.path, IsolatedBatchTests.good, "none"].joined(separator: "\n")
      var written: [[Data]] = []
      for options in [["--isolate"], ["--no-isolate"], []] {
        let place = folder.appending(path: "cuts")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
        let arguments = ["batch", "--as-of", "2026-11-21", "--images", place.path] + options
        let first = try CommandTests.run(arguments, input: inputs)
        let names = try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
        let pages = ["a-1", "a-2"] + (SamplePages.canShowPDF ? ["b-1", "b-2"] : [])
        #expect(names == (pages + ["mrp-000"]).map { "\($0)-mrz.png" })
        let lines = first.output.replacing(/,"milliseconds":[0-9.e-]+/, with: "")
        var files = try names.map { try Data(contentsOf: place.appending(path: $0)) }
        files.append(Data(lines.utf8))
        for name in names.dropFirst() {
          #expect(lines.contains(#""/mrz":"\#(place.path)/\#(name)""#))
        }
        let second = try CommandTests.run(arguments, input: inputs)
        #expect(second.errors.matches(of: /without all cut-outs: P10004/).count == names.count)
        let again = second.output.replacing(/,"milliseconds":[0-9.e-]+/, with: "")
        #expect(again == lines.replacing(/,"images":\{[^}]*\}/, with: ""))
        written.append(files)
        try FileManager.default.removeItem(at: place)
      }
      #expect(written[0] == written[1] && written[0] == written[2])
    }
  }

  /// What the process has taken before its memory is limited decides whether the filter of its system calls still fits:
  /// without one the run ends before it begins.
  @Test func `a worker without memory reads nothing`() throws {
    let outcome = try CommandTests.run(
      ["batch", "--isolate", "--limit-memory", "1000"], input: IsolatedBatchTests.good)
    if outcome.code == 64 {
      #expect(outcome.output.isEmpty)
      #expect(
        outcome.errors
          == "docread: F10002: no process to read in can be started: the memory that it may have is too "
          + "little (--limit-memory)\n")
    } else {
      #expect(outcome.code == 1)
      #expect(outcome.output.contains(#""error":{"code":"F10001","message":"the reader ended "#))
    }
  }
}
