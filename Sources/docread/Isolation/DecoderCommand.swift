import FoundationEssentials
import Glibc
import ImageFile
import Isolation

/// `docread decoder`: decodes what `docread read`, `session`, `burst`, `barcode` and `chip` hand over,
/// one picture after the other, and can do nothing else.
///
/// Standard input is a channel: for each picture come a request and the file, and go a `DecoderReply`
/// and the samples.
struct DecoderCommand {
  /// A file of several pages, of which the next one may be asked for.
  ///
  /// The frames of an animation lie on each other: opened anew for each, all before it would be decoded
  /// again.
  private typealias OpenPicture = (bytes: [UInt8], file: PictureFile)

  var options: ReaderOptions

  /// Works until the channel ends; returns the exit code.
  func run() -> Int32 {
    guard let channel = MessageChannel.own(of: "decoder", startedBy: "other commands") else {
      return EX_USAGE
    }
    do throws(ConfinementError) {
      try Confinement.apply(memory: options.memoryOfWorker())
    } catch {
      _ = channel.send(WorkerReply.unfit(error.description).message)
      return EX_CONFIG
    }
    guard channel.send(WorkerReply.ready.message) else { return 0 }
    var last: OpenPicture?
    while case .message(let question, _) = channel.receive() {
      guard
        let request = try? JSONDecoder().decode(
          PictureDecoder.Request.self, from: Data(question)),
        case .message(var file, _) = channel.receive(limit: .max)
      else { return EX_PROTOCOL }
      Watchdog.watch(options.deadline ?? .seconds(30))
      guard answer(request, &file, keeping: &last, to: channel) else { return 0 }
      Watchdog.stop()
    }
    return 0
  }

  /// Decodes a picture; returns whether somebody took it.
  private func answer(
    _ request: PictureDecoder.Request, _ bytes: inout [UInt8], keeping last: inout OpenPicture?,
    to channel: borrowing MessageChannel
  ) -> Bool {
    do throws(ImageFileError) {
      let file = try open(&bytes, request.limits, keeping: &last)
      let picture = try PictureDecoder.Picture(file, request)
      return send(.picture(width: picture.width, height: picture.height), to: channel)
        && channel.send(picture.samples, limit: .max)
    } catch {
      return send(.fault(error), to: channel)
    }
  }

  /// Opens a file, unless it is open, and gives up its bytes: twice they may be more than this process
  /// may have.
  private func open(
    _ bytes: inout [UInt8], _ limits: ImageFileLimits, keeping last: inout OpenPicture?
  ) throws(ImageFileError) -> PictureFile {
    defer { bytes = [] }
    if let last, last.file.limits == limits, last.bytes == bytes { return last.file }
    last = nil
    let file = try PictureFile(encoded: bytes, limits: limits)
    if file.pageCount > 1 { last = (bytes, file) }
    return file
  }

  private func send(_ reply: DecoderReply, to channel: borrowing MessageChannel) -> Bool {
    guard let bytes = try? JSONEncoder().encode(reply) else { return false }
    return channel.send(Array(bytes))
  }
}
