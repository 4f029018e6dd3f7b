import DocumentReading
import IdentityDocument

/// What a worker says.
enum WorkerReply: Hashable {
  /// It has its engines, and no rights any more.
  case ready
  /// It cannot work, and why.
  case unfit(String)
  /// The pages of the file; none is said of a file that cannot be opened.
  case pages(Int)
  /// The page is read, and cut-outs are made of it.
  case cutting
  /// A cut-out of the page that is answered next, to be written.
  case image(CutFile)
  /// All cut-outs of the page came; the worker waits to be told whether they are written.
  case cut
  /// Cut-outs of the page cannot be made, and why.
  case uncut(String)
  /// The answer to a page, or to a file that cannot be opened.
  case line(BatchLine)

  /// Understands a message; `nil` for what is none.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - requirement: What is asked for of every answer.
  init?(message: [UInt8], _ requirement: Requirement?) {
    let rest = message.dropFirst()
    switch message.first {
    case .ascii("r") where rest.isEmpty: self = .ready
    case .ascii("u"): self = .unfit(String(decoding: rest, as: UTF8.self))
    case .ascii("p"):
      guard let count = Int(String(decoding: rest, as: UTF8.self)), count > 0 else { return nil }
      self = .pages(count)
    case .ascii("c") where rest.isEmpty: self = .cutting
    case .ascii("w") where rest.isEmpty: self = .cut
    case .ascii("x"): self = .uncut(String(decoding: rest, as: UTF8.self))
    case .ascii("i"):
      let name = String(decoding: rest.dropFirst().prefix(Int(rest.first ?? 0)), as: UTF8.self)
      guard
        let file = CutFile(
          name: name, bytes: Array(rest.dropFirst(1 + name.utf8.count)))
      else { return nil }
      self = .image(file)
    case .ascii("l"):
      guard let flags = rest.first, let outcomes = Outcomes(flags: flags, requirement) else {
        return nil
      }
      self = .line(BatchLine(bytes: Array(rest.dropFirst()), outcomes: outcomes))
    default: return nil
    }
  }

  /// The message.
  var message: [UInt8] {
    switch self {
    case .ready: [.ascii("r")]
    case .unfit(let fault): [.ascii("u")] + fault.utf8
    case .pages(let count): [.ascii("p")] + "\(count)".utf8
    case .cutting: [.ascii("c")]
    case .cut: [.ascii("w")]
    case .uncut(let fault): [.ascii("x")] + fault.utf8
    case .image(let file): [.ascii("i"), UInt8(file.name.utf8.count)] + file.name.utf8 + file.bytes
    case .line(let line): [.ascii("l"), line.outcomes.flags] + line.bytes
    }
  }
}
