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

  /// What a worker is told of cut-outs that are written; of others it is told ``unwritten``.
  static let written: [UInt8] = [.ascii("y")]
  static let unwritten: [UInt8] = [.ascii("n")]

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
