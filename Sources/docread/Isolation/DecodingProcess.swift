import DocumentReading
import FoundationEssentials
import ImageFile
import Isolation
import Raster
import Synchronization

/// Decodes pictures in a process without rights, which takes one after the other and is replaced when
/// it ends, for the commands that read them in their own.
final class DecodingProcess: Sendable {
  private let options: ReaderOptions
  private let idle = Mutex<WorkerProcess?>(nil)
  /// Whether pictures are decoded in this process after all.
  private let isGivenUp = Mutex(false)

  /// Decodes for a command.
  ///
  /// - Parameter options: The options; the largest file may be that of their configuration.
  /// - Throws: `ReaderError` where the configuration cannot be read or does not hold.
  init(_ options: ReaderOptions) throws(ReaderError) {
    var options = options
    if options.byteLimit == nil, let file = options.configuration {
      options.byteLimit = try ReaderSetup.configuration(inFile: file).byteLimit
    }
    self.options = options
  }

  /// Does the work of a command, its pictures decoded as its options ask for.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - work: The work.
  /// - Returns: The exit code of the work.
  /// - Throws: `ReaderError` of the work, or where there has to be a process and can be none.
  static func applied(
    _ options: ReaderOptions, to work: () throws(ReaderError) -> Int32
  ) throws(ReaderError) -> Int32 {
    guard options.isolation != .never else { return try work() }
    let process = try DecodingProcess(options)
    if options.isolation == .always {
      let started = try WorkerProcess.ready(process.arguments)
      process.give(started)
    }
    return try PictureDecoder { (file, request) throws(ImageFileError) in
      try process.picture(of: file, request)
    }.applied(to: work)
  }

  /// Has a picture decoded, until the time of the work under way is over; `nil` where no process can be
  /// started.
  private func picture(
    of file: [UInt8], _ request: PictureDecoder.Request
  ) throws(ImageFileError) -> PictureDecoder.Picture? {
    guard var process = take() else { return nil }
    let deadline = ContinuousClock.now + time + .seconds(1)
    guard let question = try? JSONEncoder().encode(request),
      send(Array(question), until: deadline, to: process),
      send(file, until: deadline, to: process)
    else {
      let isLate = !process.channel.hasEnded
      let end = process.end()
      throw isLate ? .interrupted : .decoderEnded(cause: end.text)
    }
    let head = process.channel.receive(until: deadline) { Interruption.isRaised }
    let reply = try reply(head, of: &process)
    switch reply {
    case .fault(let error):
      give(process)
      throw error
    case .picture(let width, let height):
      let part = process.channel.receive(until: deadline, limit: request.limits.drawnBytes) {
        Interruption.isRaised
      }
      let samples = try bytes(part, of: &process)
      give(process)
      return PictureDecoder.Picture(width: width, height: height, samples: samples)
    }
  }

  /// Sends a message of any size, until the time of the work under way is over.
  private func send(
    _ bytes: [UInt8], until deadline: ContinuousClock.Instant, to process: borrowing WorkerProcess
  ) -> Bool {
    process.channel.send(bytes, limit: .max, until: deadline) { Interruption.isRaised }
  }

  private func reply(
    _ reception: MessageChannel.Reception, of process: inout WorkerProcess
  ) throws(ImageFileError) -> DecoderReply {
    let bytes = try bytes(reception, of: &process)
    guard let reply = try? JSONDecoder().decode(DecoderReply.self, from: Data(bytes)) else {
      throw .decoderEnded(cause: process.end().text)
    }
    return reply
  }

  /// The bytes of a message; what brings none ends the process.
  private func bytes(
    _ reception: MessageChannel.Reception, of process: inout WorkerProcess
  ) throws(ImageFileError) -> [UInt8] {
    switch reception {
    case .message(let bytes, _): return bytes
    case .ended: throw .decoderEnded(cause: process.end().text)
    case .late:
      _ = process.end()
      throw .interrupted
    }
  }

  /// A process that waits for work; `nil` where none can be started, which is said once.
  private func take() -> WorkerProcess? {
    if let process = idle.withLock({ $0.take() }), !process.channel.hasEnded { return process }
    guard !isGivenUp.withLock({ $0 }) else { return nil }
    do throws(ReaderError) {
      return try WorkerProcess.ready(arguments)
    } catch {
      StandardError.print("docread: pictures are decoded in this process: \(error)")
      isGivenUp.withLock { $0 = true }
      return nil
    }
  }

  private func give(_ process: consuming WorkerProcess) {
    var process: WorkerProcess? = process
    idle.withLock { $0 = process.take() }
  }

  /// The time for one picture.
  private var time: Duration { options.deadline ?? .seconds(30) }

  /// The words that make a process decode as the options ask for.
  var arguments: [String] {
    var words = ["decoder", "--isolate", "--deadline", "\(time / .seconds(1))"]
    if let memory = options.workerMemory { words += ["--limit-memory", "\(memory)"] }
    if let bytes = options.byteLimit { words += ["--limit-bytes", "\(bytes)"] }
    return words
  }
}
