import DocumentReading
import IdentityDocument
import Synchronization

/// `docread batch`: one answer a line for one input a line.
struct BatchCommand {
  /// An answer, ready to be written.
  private struct Answer: Sendable {
    var bytes: [UInt8]
    var isError: Bool
  }

  var options: BatchOptions

  /// Answers every input and returns the exit code.
  ///
  /// - Throws: `ReaderError` where the options do not hold.
  func run() throws(ReaderError) -> Int32 {
    let setup = try ReaderSetup(options.reader)
    let (reader, asOf) = (setup.reader, setup.asOf)
    let lines = Mutex(InputLines())
    let errors = Mutex(0)
    let progress = Mutex(Progress { InputLines.count() })
    let runner = JobRunner<[UInt8], Answer>(
      threads: options.jobs,
      source: {
        lines.withLock { lines in
          while let line = lines.next() {
            if !line.isEmpty { return line }
          }
          return nil
        }
      },
      perform: { Self.answer($0, reader: reader, asOf: asOf) },
      deliver: { answer in
        if answer.isError { errors.withLock { $0 += 1 } }
        progress.withLock { $0.advance() }
        return StandardOutput.write(answer.bytes)
      })
    let delivered = runner.run()
    progress.withLock { $0.finish() }
    if !delivered {
      StandardError.print("docread: standard output cannot take more answers; stopped")
      return 1
    }
    return errors.withLock { $0 } == 0 ? 0 : 1
  }

  private static func answer(
    _ line: [UInt8], reader: DocumentReader, asOf: CalendarDate
  ) -> Answer {
    guard let input = BatchInput(line: line) else {
      let error = ReaderError(
        .configuration, stage: .image, detail: 1,
        message:
          "the input line is neither a path nor {\"id\":…,\"path\":…,\"side\":\"front|back\"}")
      return Answer(
        bytes: JSONLine.bytes(of: PictureAnswer(error, id: nil, path: nil)), isError: true)
    }
    let clock = ContinuousClock()
    let start = clock.now
    do throws(ReaderError) {
      var reading = try reader.read(contentsOfFile: input.path)
      if let side = input.side { reading = reading.shown(on: side == "front" ? .front : .back) }
      let answer = PictureAnswer(
        reading, id: input.id, path: input.path, asOf: asOf,
        milliseconds: start.duration(to: clock.now).milliseconds)
      return Answer(bytes: JSONLine.bytes(of: answer), isError: false)
    } catch {
      let answer = PictureAnswer(error, id: input.id, path: input.path)
      return Answer(bytes: JSONLine.bytes(of: answer), isError: true)
    }
  }
}
