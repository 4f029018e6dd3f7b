import DocumentReading
import IdentityDocument
import Synchronization

/// `docread batch`: one answer a line for one input a line.
struct BatchCommand {
  /// One line of input, understood or not.
  private typealias Input = Result<BatchInput, BatchInput.Fault>

  /// An answer, ready to be written.
  private struct Line: Sendable {
    let bytes: [UInt8]
    let outcomes: Outcomes

    init(_ answer: JSONValue, _ outcomes: Outcomes) {
      bytes = JSONLine.bytes(of: answer)
      self.outcomes = outcomes
    }
  }

  var options: BatchOptions

  /// Answers every input and returns the exit code.
  ///
  /// - Throws: `ReaderError` where the options do not hold.
  func run() throws(ReaderError) -> Int32 {
    let setup = try ReaderSetup(options.reader, deadline: .seconds(10))
    guard let file = options.skippedAnswers else {
      return run(setup, answered: AnsweredInputs())
    }
    let earlier = try EarlierAnswers(file: file)
    for note in earlier.notes { StandardError.print("docread: \(note)") }
    let code = run(setup, answered: earlier.inputs)
    earlier.unlock()
    return code
  }

  /// Answers every input but those that were answered before.
  private func run(_ setup: ReaderSetup, answered: AnsweredInputs) -> Int32 {
    let inputs = Mutex(BatchInputs(answered: answered))
    let outcomes = Mutex(Outcomes(options.reader.requirement))
    let progress = Mutex(Progress { InputLines.count() })
    let runner = JobRunner<Input, Line>(
      threads: options.jobs,
      source: {
        inputs.withLock { $0.next { progress.withLock { $0.skip() } } }
      },
      perform: { answer($0, by: setup) },
      deliver: { line in
        outcomes.withLock { $0.take(line.outcomes) }
        progress.withLock { $0.advance() }
        return StandardOutput.write(line.bytes)
      })
    let delivered = runner.run()
    progress.withLock { $0.finish() }
    guard delivered else {
      StandardError.print("docread: standard output cannot take more answers; stopped")
      return 1
    }
    if let file = options.skippedAnswers {
      inputs.withLock { StandardError.print("docread: \($0.summary(of: file))") }
    }
    if let code = inputs.withLock({ $0.reportFailure() }) { return code }
    if inputs.withLock({ $0.skippedErrors }) > 0 { outcomes.withLock { $0.fail() } }
    return outcomes.withLock { $0.exitCode }
  }

  private func answer(_ input: Input, by setup: ReaderSetup) -> Line {
    let language = setup.language
    var outcomes = Outcomes(options.reader.requirement)
    let clock = ContinuousClock()
    let start = clock.now
    switch input {
    case .failure(let fault):
      outcomes.fail()
      return Line(AnswerError(fault.error).answer(path: fault.path, in: language), outcomes)
    case .success(let input):
      do throws(ReaderError) {
        var reading = try setup.read(input.path)
        if let side = input.side { reading = reading.shown(on: side == "front" ? .front : .back) }
        var answer = reading.answer
        answer.id = input.id
        answer.path = input.path
        answer.milliseconds = start.duration(to: clock.now).milliseconds
        outcomes.take(answer)
        return Line(options.isBrief ? answer.briefJSON() : answer.json(in: language), outcomes)
      } catch {
        outcomes.fail()
        return Line(
          AnswerError(error).answer(id: input.id, path: input.path, in: language), outcomes)
      }
    }
  }
}
