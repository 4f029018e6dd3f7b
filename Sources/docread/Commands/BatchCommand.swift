import DocumentReading
import Glibc
import IdentityDocument
import Synchronization

/// `docread batch`: one answer a line for one input a line.
struct BatchCommand {
  /// One line of input, understood or not.
  private typealias Input = Result<BatchInput, BatchInput.Fault>

  /// What was written, with the lock that keeps an answer whole.
  private struct Delivery {
    var outcomes: Outcomes
    var progress: Progress
  }

  var options: BatchOptions

  /// Answers every input and returns the exit code.
  ///
  /// - Throws: `ReaderError` where the options do not hold.
  func run() throws(ReaderError) -> Int32 {
    var options = options
    options.jobs = JobLimit.jobs(options.jobs)
    return try BatchCommand(options: options).answer()
  }

  private func answer() throws(ReaderError) -> Int32 {
    let setup = try ReaderSetup(
      options.reader, deadline: ReaderSetup.deadlineAmongMany, engines: options.jobs)
    let folders = InputPath.paths(of: options.folders)
    if let other = folders.first(where: { !$0.isFolder }) {
      StandardError.print(
        "docread: '\(other.name)' is no folder: 'batch' reads the paths on its standard input, one "
          + "a line, as in 'docread batch <list.txt'; 'docread read' takes pictures")
      return EX_USAGE
    }
    if folders.isEmpty, isatty(STDIN_FILENO) == 1 {
      StandardError.print(
        "docread: waiting for paths, one a line; Ctrl-D ends the list, Ctrl-C the run")
    }
    let pictures = folders.isEmpty ? nil : folders.flatMap { $0.inputs() }
    setup.cutOuts?.spare(pictures ?? [])
    let reader = BatchReader(setup: setup, options: options)
    let isolated = try IsolatedReader.reader(for: reader)
    let read: @Sendable (Input) -> BatchLine = { isolated?.line($0) ?? reader.line($0) }
    guard let file = options.skippedAnswers else {
      return run(read, BatchInputs(answered: AnsweredInputs(), paths: pictures), setup)
    }
    let earlier = try EarlierAnswers(file: file)
    for note in earlier.notes { StandardError.print("docread: \(note)") }
    let code = run(read, BatchInputs(answered: earlier.inputs, paths: pictures), setup)
    earlier.unlock()
    return code
  }

  /// Answers the inputs.
  private func run(
    _ read: @escaping @Sendable (Input) -> BatchLine, _ source: BatchInputs, _ setup: ReaderSetup
  ) -> Int32 {
    let count = source.count
    let inputs = Mutex(source)
    let delivery = Mutex(
      Delivery(
        outcomes: Outcomes(options.reader.requirement),
        progress: Progress { count ?? InputLines.count() }))
    if let table = options.table, !StandardOutput.write(table.heading) {
      return StandardOutput.reportFailure()
    }
    let interruption = BatchInterruption { code in
      delivery.withLock {
        $0.progress.finish()
        StandardError.print("docread: interrupted: \($0.outcomes.totals); \(advice)")
        // Nothing is written any more: the lock is kept to the end.
        _exit(code)
      }
    }
    let runner = JobRunner<Input, BatchLine>(
      threads: options.jobs,
      source: {
        inputs.withLock { inputs in
          inputs.next(numbering: { $0.numbered(by: setup) }) {
            delivery.withLock { $0.progress.skip() }
          }
        }
      },
      perform: read,
      deliver: { line in
        delivery.withLock {
          $0.outcomes.take(line.outcomes)
          $0.progress.advance()
          return StandardOutput.write(line.bytes)
        }
      })
    let delivered = runner.run()
    interruption.end()
    return delivery.withLock { delivery in
      delivery.progress.finish()
      guard delivered else {
        return StandardOutput.reportFailure()
      }
      return inputs.withLock { end(&$0, delivery.outcomes, setup) }
    }
  }

  /// Says what was done; returns the exit code.
  private func end(
    _ inputs: inout BatchInputs, _ outcomes: Outcomes, _ setup: ReaderSetup
  ) -> Int32 {
    if let file = options.skippedAnswers {
      StandardError.print("docread: \(inputs.summary(of: file))")
    }
    if let code = inputs.reportFailure() { return code }
    StandardError.print("docread: \(outcomes.totals)")
    return inputs.skippedErrors > 0 ? 1 : setup.exitCode(of: outcomes)
  }

  /// How an interrupted run goes on.
  private var advice: String {
    if options.table != nil { return "without --csv, a run can go on with --skip-answered" }
    let file = options.skippedAnswers ?? "ANSWERS"
    guard options.folders.isEmpty else {
      return "go on with the same command and --skip-answered \(file) >>\(file)"
    }
    return "go on with: docread batch --skip-answered \(file) <INPUTS >>\(file)"
  }
}
