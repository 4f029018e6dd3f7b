import DocumentReading
import Isolation
import Processes

extension WorkerProcess {
  /// The time that a worker has to make its engines.
  private static let startTime = Duration.seconds(60)

  /// Starts this program as a worker and waits until it is ready.
  ///
  /// - Parameters:
  ///   - arguments: The words that make it one.
  ///   - message: What it is told first, if anything.
  /// - Returns: The process, which is ended when the value goes.
  /// - Throws: `ReaderError` where it cannot be started or cannot work.
  static func ready(
    _ arguments: [String], telling message: [UInt8]? = nil
  ) throws(ReaderError) -> WorkerProcess {
    var started: WorkerProcess
    do throws(StartError) {
      started = try WorkerProcess(arguments: arguments)
    } catch {
      throw fault("error \(error.number) of the system")
    }
    let deadline = ContinuousClock.now + startTime
    let isTold = message.map { started.channel.send($0, until: deadline) } ?? true
    guard isTold, case .message(let bytes, _) = started.channel.receive(until: deadline)
    else { throw fault(started.end().text) }
    switch WorkerReply(message: bytes, nil) {
    case .ready: return started
    case .unfit(let text): throw fault(text)
    default: throw fault(started.end().text)
    }
  }

  private static func fault(_ text: String) -> ReaderError {
    ReaderError(.readerNotStarted, ["fault": text])
  }
}

extension ChildProcess.End {
  /// How it ended, for people.
  var text: String {
    switch self {
    case .exited(let code): "exit code \(code)"
    case .signal(let number): "signal \(number)"
    }
  }
}
