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
  enum Progress: Hashable {
    case done
    case more
    /// The reply is none that a worker gives: it is to be ended.
    case refused
    /// The worker waits for a message.
    case told([UInt8])
  }

  private let process: Mutex<WorkerProcess>

  /// Starts a worker and waits until it is ready.
  ///
  /// - Parameter reader: What the worker is to do as this one does.
  /// - Throws: `ReaderError` where it cannot be started or cannot work.
  init(_ reader: BatchReader) throws(ReaderError) {
    let started = try WorkerProcess.ready(
      Self.arguments(of: reader), telling: reader.setup.configuration.json.bytes)
    process = Mutex(started)
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
      let time = reader.setup.deadline + IsolatedReader.grace
      var deadline = ContinuousClock.now + time
      guard process.channel.send(request.message, descriptors: descriptors, until: deadline) else {
        return Self.endOfDeaf(&process)
      }
      while true {
        switch process.channel.receive(until: deadline) {
        case .message(let bytes, _):
          guard let reply = WorkerReply(message: bytes, reader.options.reader.requirement) else {
            return .ended(process.end().text)
          }
          switch take(reply) {
          case .done: return .done
          case .more: break
          case .refused: return .ended(process.end().text)
          case .told(let message):
            guard process.channel.send(message, until: .now + time) else {
              return Self.endOfDeaf(&process)
            }
          }
          switch reply {
          case .line, .cutting, .cut: deadline = .now + time
          default: break
          }
        case .ended: return .ended(process.end().text)
        case .late:
          _ = process.end()
          return .late
        }
      }
    }
  }

  /// Ends a worker that takes no message.
  private static func endOfDeaf(_ process: inout WorkerProcess) -> End {
    let isLate = !process.channel.hasEnded
    let end = process.end()
    return isLate ? .late : .ended(end.text)
  }

  /// The words that make a worker do as this process does; the rest is in the configuration.
  private static func arguments(of reader: BatchReader) -> [String] {
    let options = reader.options
    var words = ["worker", "--isolate", "--deadline", "\(reader.setup.deadline / .seconds(1))"]
    if let memory = options.reader.workerMemory { words += ["--limit-memory", "\(memory)"] }
    if let folder = options.reader.images { words += ["--images", folder] }
    if options.isBrief { words.append("--brief") }
    if let table = options.table { words += table.isRaw ? ["--csv", "--raw"] : ["--csv"] }
    if let requirement = options.reader.requirement {
      words += ["--require", requirement.rawValue]
    }
    return words
  }
}
