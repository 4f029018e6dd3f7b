import DocumentReading
import Glibc
import IdentityDocument
import ImageFile
import Isolation

/// `docread worker`: reads what `docread batch` hands over, one picture after the other, and
/// can do nothing else.
///
/// Standard input is a channel. First comes the configuration; the worker makes its engines, gives up
/// its rights and says that it is ready. Then each message is a `WorkerRequest`, answered page by page.
struct WorkerCommand {
  var options: BatchOptions

  /// Works until the channel ends; returns the exit code.
  func run() -> Int32 {
    guard let channel = MessageChannel.own(of: "worker", startedBy: "'docread batch'") else {
      return EX_USAGE
    }
    let reader: BatchReader
    do throws(ReaderError) {
      guard let made = try makeReader(channel) else { return EX_PROTOCOL }
      reader = made
    } catch {
      _ = channel.send(WorkerReply.unfit(error.message).message)
      return EX_CONFIG
    }
    guard channel.send(WorkerReply.ready.message) else { return 0 }
    while case .message(let message, let descriptors) = channel.receive(
      room: MessageChannel.mostDescriptors)
    {
      guard let request = WorkerRequest(message: message), !descriptors.isEmpty else {
        return EX_PROTOCOL
      }
      answer(request, files: descriptors, by: reader, to: channel)
    }
    return 0
  }

  /// Takes the configuration, makes the reader and its engines, and gives up what it needs no more.
  private func makeReader(
    _ channel: borrowing MessageChannel
  ) throws(ReaderError) -> BatchReader? {
    guard case .message(let text, _) = channel.receive(),
      let configuration = try? ReaderConfiguration(json: String(decoding: text, as: UTF8.self))
    else { return nil }
    let setup = try ReaderSetup(
      configuration, deadline: options.reader.deadline ?? .seconds(10),
      imageFolder: options.reader.images)
    try setup.reader.makeEngines()
    do throws(ConfinementError) {
      try Confinement.apply(
        memory: options.reader.memoryOfWorker(forFilesOf: configuration.byteLimit))
    } catch {
      throw ReaderError(.readerNotStarted, message: error.description)
    }
    return BatchReader(setup: setup, options: options)
  }

  /// Reads the pages of a file, or the one page that was drawn.
  private func answer(
    _ request: WorkerRequest, files: [Int32], by reader: BatchReader,
    to channel: borrowing MessageChannel
  ) {
    let setup = reader.setup
    let configuration = setup.configuration
    let isDrawn = request.drawn != nil
    let limit =
      isDrawn
      ? ImageFileLimits(pixels: configuration.pixelLimit).drawnBytes : configuration.byteLimit
    Watchdog.watch(setup.deadline)
    // Each descriptor is taken over, also behind one that cannot be read.
    let contents = files.map { descriptor in
      Result { () throws(ReaderError) in
        try OpenInput(owning: descriptor, name: request.path).bytes(limit: limit)
      }
    }
    reader.read(
      request.input, from: request.firstPage, drawn: request.drawn, after: request.milliseconds
    ) { () throws(ReaderError) in
      var files: [[UInt8]] = []
      for file in contents { files.append(try file.get()) }
      if isDrawn { return try setup.reader.pages(drawings: files) }
      return try setup.reader.pages(encoded: files.first ?? [], within: setup.deadline)
    } save: { (_, _, _, make) throws(ReaderError) in
      _ = channel.send(WorkerReply.cutting.message)
      Watchdog.watch(setup.deadline)
      return try save(make, to: channel)
    } didOpen: { count in
      if !isDrawn { _ = channel.send(WorkerReply.pages(count).message) }
    } report: { line in
      Watchdog.watch(setup.deadline)
      if !channel.send(WorkerReply.line(line).message) { exit(0) }
    }
    Watchdog.stop()
  }

  /// Makes the cut-outs of a page and has them written.
  ///
  /// - Returns: The names of those that are written.
  /// - Throws: `ReaderError` where they cannot be made, which whoever writes them knows.
  private func save(
    _ make: () throws(ReaderError) -> [CutFile], to channel: borrowing MessageChannel
  ) throws(ReaderError) -> Set<String> {
    let files: [CutFile]
    do throws(ReaderError) {
      files = try make()
    } catch {
      _ = channel.send(WorkerReply.uncut(error.message).message)
      throw error
    }
    for file in files { _ = channel.send(WorkerReply.image(file).message) }
    // To write them may take its time; where nobody is left to do it, the channel ends.
    Watchdog.stop()
    defer { Watchdog.watch(options.reader.deadline ?? .seconds(10)) }
    guard channel.send(WorkerReply.cut.message),
      case .message(let message, _) = channel.receive(),
      let names = WorkerRequest.names(inMessage: message)
    else { throw ReaderError(.notEncodable) }
    return names
  }
}
