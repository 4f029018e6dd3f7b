import DocumentReading
import FoundationEssentials
import IdentityDocument

/// What a worker is asked to read; the file goes with it as a descriptor, or the picture files that
/// were made of a page as one or two.
struct WorkerRequest: Codable, Hashable {
  var id: String?
  /// The path as the answer names it.
  let path: String
  var side: String?
  /// Which of the run's inputs of one name it is.
  let number: Int
  /// The page to begin with.
  var firstPage = 1
  /// Which page it is, where another process has had it drawn.
  var drawn: PagePlace?
  /// The time that the input took before, in milliseconds.
  var milliseconds = 0.0

  /// What a worker is told of its cut-outs: the names of those that are written, which hold no `/`.
  static func written(_ names: Set<String>) -> [UInt8] {
    [.ascii("y")] + names.sorted().joined(separator: "/").utf8
  }

  /// The names of the cut-outs that are written; `nil` for another message.
  static func names(inMessage message: [UInt8]) -> Set<String>? {
    guard message.first == .ascii("y") else { return nil }
    let names = message.dropFirst().split(separator: .ascii("/"))
    return Set(names.map { String(decoding: $0, as: UTF8.self) })
  }

  init(_ input: BatchInput) {
    (id, path, side) = (input.id, input.path.name, input.side)
    number = input.path.number
  }

  /// Understands a message; `nil` for what is none.
  init?(message: [UInt8]) {
    guard let request = try? JSONDecoder().decode(Self.self, from: Data(message)) else {
      return nil
    }
    self = request
  }

  /// The message; empty where it cannot be written.
  var message: [UInt8] { (try? JSONEncoder().encode(self)).map { Array($0) } ?? [] }

  /// The input that it is about.
  var input: BatchInput { BatchInput(id: id, path: InputPath(path, number: number), side: side) }
}
