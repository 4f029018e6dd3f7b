import Foundation
import Testing

/// When `docread batch` reads in processes without rights, and when in its own.
@Suite struct BatchIsolationTests {
  @Test(arguments: [["--no-isolate"], ["--images", "/tmp"]])
  func `a run without such processes starts none`(options: [String]) throws {
    try IsolatedBatchTests.withRun(options) { run, pipe, output in
      pipe.fileHandleForWriting.write(Data("no such file\n".utf8))
      while run.process.isRunning, try BatchRun.answers(in: output).count < 1 { usleep(5000) }
      #expect(run.process.isRunning)
      #expect(IsolatedBatchTests.workers(of: run).isEmpty)
    }
  }

  /// Run by the dynamic loader, the program that the system says this one is cannot be a worker.
  @Test func `where no process can be started, pictures are read in this one`() throws {
    let loaders = ["/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"]
    let loader = loaders.first { FileManager.default.isExecutableFile(atPath: $0) }
    let program = try #require(loader, "where is the dynamic loader?")
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
      ["batch", "--isolate", "--images", "/tmp"],
      "docread: '--isolate' does not go with '--images'\nSee 'docread --help'.\n"
    ),
    (
      ["batch", "--limit-memory", "1000000", "--no-isolate"],
      "docread: '--limit-memory' does not go with '--no-isolate'\nSee 'docread --help'.\n"
    ),
    (
      ["batch", "--limit-memory", "1000000", "--images", "/tmp"],
      "docread: '--limit-memory' does not go with '--images'\nSee 'docread --help'.\n"
    ),
  ])
  func `wrong usage is 64`(arguments: [String], message: String) throws {
    let outcome = try CommandTests.run(arguments)
    #expect(outcome.code == 64)
    #expect(outcome.errors == message)
  }

  @Test func `a worker that cannot work ends the run before it begins`() throws {
    let outcome = try CommandTests.run(
      ["batch", "--isolate", "--limit-memory", "1000"], input: IsolatedBatchTests.good)
    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("docread: F10002: no process to read in can be started: "))
  }
}
