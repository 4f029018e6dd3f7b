import Dispatch
import DocumentReading
import IdentityDocument
import Isolation
import Synchronization

/// Reads the inputs of `docread batch` in processes without rights, each of which takes one picture
/// after the other, and is replaced when it ends.
final class IsolatedReader: Sendable {
  /// How long behind its deadline a page may be answered before the worker is ended.
  ///
  /// A process that holds 400 MB takes up to 50 ms to end (22 November 2026), so that the answer comes
  /// within 0.2 seconds.
  static let grace = Duration.milliseconds(150)

  private let reader: BatchReader
  private let staff = Mutex(Staff())
  /// Tells those that wait for a worker that there is one less at work.
  private let change = DispatchSemaphore(value: 0)

  /// The workers.
  private struct Staff {
    var idle: [Worker] = []
    /// Those that are at work, or are being started.
    var busy = 0
    /// The threads that wait for one of them.
    var waiting = 0
  }

  /// Starts one worker, to see that it can be done.
  ///
  /// - Parameter reader: Reads what does not go to a worker, and words answers.
  /// - Throws: `ReaderError` where none can be started.
  init(_ reader: BatchReader) throws(ReaderError) {
    self.reader = reader
    let worker = try Worker(reader)
    staff.withLock { $0.idle.append(worker) }
  }

  /// What reads in processes without rights, or `nil` where this process reads, which is said where it was not
  /// asked for.
  ///
  /// - Parameter reader: Reads what does not go to a worker, and words answers.
  /// - Returns: What reads there.
  /// - Throws: `ReaderError` where such processes are asked for and there can be none.
  static func reader(for reader: BatchReader) throws(ReaderError) -> IsolatedReader? {
    let isolation = reader.options.reader.isolation
    guard isolation != .never else { return nil }
    do throws(ReaderError) {
      return try IsolatedReader(reader)
    } catch {
      guard isolation == .wherePossible, error.reason == .readerNotStarted else { throw error }
      StandardError.print("docread: pictures are read in this process: \(error)")
      return nil
    }
  }

  /// Reads an input; what is wrong with it is an answer too, and so is the end of the worker.
  func line(_ input: Result<BatchInput, BatchInput.Fault>) -> BatchLine {
    guard case .success(let input) = input else { return reader.line(input) }
    return line(input) { () throws(ReaderError) in
      try input.path.checkFolder()
      return try OpenInput(ofPath: input.path.bytes)
    }
  }

  /// Reads a picture that is at hand; what is wrong with it is an answer too.
  ///
  /// - Parameters:
  ///   - bytes: The picture file.
  ///   - input: What its answer names.
  /// - Returns: A line for each page.
  func line(encoded bytes: [UInt8], as input: BatchInput) -> BatchLine {
    line(input) { () throws(ReaderError) in try OpenInput(holding: bytes) }
  }

  private func line(
    _ input: BatchInput, opening open: () throws(ReaderError) -> OpenInput
  ) -> BatchLine {
    var line = BatchLine(reader.options)
    do throws(ReaderError) {
      let file = try open()
      if file.isConvertible {
        try readDrawings(of: file, input, into: &line)
      } else {
        read(WorkerRequest(input), [file.descriptor], into: &line)
      }
    } catch {
      line.add(reader.answer(error, id: input.id, path: input.path.name))
    }
    return line
  }

  /// Has the pages of a file drawn by other programs, and a worker read each.
  private func readDrawings(
    of file: borrowing OpenInput, _ input: BatchInput, into line: inout BatchLine
  ) throws(ReaderError) {
    let setup = reader.setup
    var start = ContinuousClock.now
    let bytes = try file.bytes(limit: setup.configuration.byteLimit)
    let pages = try setup.reader.pages(encoded: bytes, within: setup.deadline)
    for page in 1...pages.count {
      let place = PagePlace(number: page, count: pages.count)
      do throws(ReaderError) {
        let drawings = try setup.reader.drawings(
          of: pages, page: page, inColor: setup.readsPage, within: setup.deadline)
        // What needed no drawing after all cannot be read here, and said so when it was opened.
        let gray = try OpenInput(holding: drawings.first ?? bytes)
        let color = try OpenInput(holding: drawings.last ?? [])
        var request = WorkerRequest(input)
        request.drawn = place
        request.milliseconds = start.duration(to: .now).milliseconds
        let isOne = drawings.count < 2
        read(
          request, isOne ? [gray.descriptor] : [gray.descriptor, color.descriptor], into: &line)
      } catch {
        line.add(reader.answer(error, id: input.id, path: input.path.name, page: place))
      }
      start = .now
    }
  }

  /// Has workers read the pages of a file: the next one goes on behind the page at which one ended.
  private func read(
    _ request: WorkerRequest, _ descriptors: [Int32], into line: inout BatchLine
  ) {
    var run = PageRun(request, reader)
    defer { line.add(run.line) }
    repeat {
      let failure: ReaderError?
      let start = ContinuousClock.now
      do throws(ReaderError) {
        let worker = try take()
        switch worker.read(run.request, descriptors, reader, take: { run.take($0) }) {
        case .done:
          give(worker)
          return
        case .late: failure = nil
        case .ended(let cause): failure = ReaderError(.readerEnded, ["cause": cause])
        }
        leave()
      } catch {
        failure = error
      }
      run.fail(failure, since: start)
    } while !run.isDone
  }

  /// A worker that waits for work, or a new one; where the system starts no more, the next one that is
  /// given back.
  private func take() throws(ReaderError) -> Worker {
    while true {
      let idle = staff.withLock { staff in
        staff.busy += 1
        return staff.idle.popLast()
      }
      do throws(ReaderError) {
        guard let idle else { return try Worker(reader) }
        if idle.isAlive { return idle }
        leave()
      } catch {
        leave(onlyLast: true)
        let isWaiting = staff.withLock { staff in
          guard staff.busy > 0, staff.idle.isEmpty else { return false }
          staff.waiting += 1
          return true
        }
        guard isWaiting || staff.withLock({ !$0.idle.isEmpty }) else { throw error }
        if isWaiting { change.wait() }
      }
    }
  }

  /// Gives back a worker that may be asked again.
  private func give(_ worker: Worker) {
    staff.withLock { $0.idle.append(worker) }
    leave()
  }

  /// Counts a worker that is at work no more, which one of those hears that wait.
  ///
  /// - Parameter onlyLast: Whether they hear it only where nobody is left to wait for.
  private func leave(onlyLast: Bool = false) {
    let isAwaited = staff.withLock { staff in
      staff.busy -= 1
      guard staff.waiting > 0, !onlyLast || staff.busy == 0 else { return false }
      staff.waiting -= 1
      return true
    }
    if isAwaited { change.signal() }
  }
}
