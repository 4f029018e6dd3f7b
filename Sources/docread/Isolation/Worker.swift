import DocumentReading
import IdentityDocument
import Isolation
import Synchronization

/// A process that reads pictures for `IsolatedReader`, lent to one of its threads at a time.
final class Worker: Sendable {
  /// How the work on a request ended.
  enum End: Hashable {
    case done
    /// The time of a page was over, and with it the worker.
    case late
    /// The worker ended, and how.
    case ended(String)
  }

  /// Whether more replies to a request are to come.
  enum Progress {
    case done
    case more
  }

  /// The time that a worker has to make its engines.
  private static let startTime = Duration.seconds(60)

  private let process: Mutex<WorkerProcess>

  /// Starts a worker and waits until it is ready.
  ///
  /// - Parameter reader: What the worker is to do as this one does.
  /// - Throws: `ReaderError` where it cannot be started or cannot work.
  init(_ reader: BatchReader) throws(ReaderError) {
    var started: WorkerProcess
    do throws(WorkerError) {
      started = try WorkerProcess(arguments: Self.arguments(of: reader))
    } catch {
      throw Self.fault("error \(error.number) of the system")
    }
    guard started.channel.send(reader.setup.configuration.json.bytes),
      case .message(let bytes, _) = started.channel.receive(until: .now + Self.startTime)
    else { throw Self.fault(Self.text(started.end())) }
    switch WorkerReply(message: bytes, nil) {
    case .ready: process = Mutex(started)
    case .unfit(let fault): throw Self.fault(fault)
    default: throw Self.fault(Self.text(started.end()))
    }
  }

  /// Whether it can be asked.
  var isAlive: Bool { process.withLock { !$0.channel.hasEnded } }

  /// Asks it to read, and waits for each reply until a page is too late.
  ///
  /// - Parameters:
  ///   - request: What it is to read.
  ///   - descriptors: The files, which stay the caller's.
  ///   - reader: The options and the time.
  ///   - take: Takes a reply, and says whether more are to come.
  /// - Returns: How it ended; of what is not done the worker cannot be asked again.
  func read(
    _ request: WorkerRequest, _ descriptors: [Int32], _ reader: BatchReader,
    take: (WorkerReply) -> Progress
  ) -> End {
    process.withLock { process in
      guard process.channel.send(request.message, descriptors: descriptors) else {
        return .ended(Self.text(process.end()))
      }
      let time = reader.setup.deadline + IsolatedReader.grace
      var deadline = ContinuousClock.now + time
      while true {
        switch process.channel.receive(until: deadline) {
        case .message(let bytes, let descriptors):
          guard descriptors.isEmpty,
            let reply = WorkerReply(message: bytes, reader.options.reader.requirement)
          else { return .ended(Self.text(process.end())) }
          if take(reply) == .done { return .done }
          if case .line = reply { deadline = .now + time }
        case .ended: return .ended(Self.text(process.end()))
        case .late:
          _ = process.end()
          return .late
        }
      }
    }
  }

  /// The words that make a worker do as this process does; the rest is in the configuration.
  private static func arguments(of reader: BatchReader) -> [String] {
    let options = reader.options
    var words = ["worker", "--isolate", "--deadline", "\(reader.setup.deadline / .seconds(1))"]
    if let memory = options.workerMemory { words += ["--limit-memory", "\(memory)"] }
    if options.isBrief { words.append("--brief") }
    if let table = options.table { words += table.isRaw ? ["--csv", "--raw"] : ["--csv"] }
    if let requirement = options.reader.requirement {
      words += ["--require", requirement.rawValue]
    }
    return words
  }

  private static func fault(_ text: String) -> ReaderError {
    ReaderError(.readerNotStarted, ["fault": text])
  }

  private static func text(_ end: WorkerProcess.End) -> String {
    switch end {
    case .exited(let code): "exit code \(code)"
    case .signal(let number): "signal \(number)"
    }
  }
}
