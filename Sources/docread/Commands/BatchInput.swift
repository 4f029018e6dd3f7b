import DocumentReading
import FoundationEssentials

/// One input of `docread batch`: a path, or an object with an identifier and a path.
struct BatchInput: Hashable {
  /// Why a line is no input; its answer names the path where one could be made out.
  struct Fault: Error, Hashable {
    var error: ReaderError
    var path: String?
  }

  /// The shape of an input line that is an object.
  private struct Line: Decodable {
    var id: String?
    var path: String
    var side: String?
  }

  /// The longest line that is understood, in bytes; no path is nearly as long.
  static let longestLine = 1 << 20

  var id: String?
  var path: String
  var side: String?

  init(id: String? = nil, path: String, side: String? = nil) {
    self.id = id
    self.path = path
    self.side = side
  }

  /// Understands a line of input.
  ///
  /// - Throws: Why it is none. What the line says is not repeated, save a path.
  init(line: [UInt8]) throws(Fault) {
    guard line.count <= Self.longestLine else {
      throw Self.fault(2, "the input line is longer than 1 MiB")
    }
    guard line.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "{") else {
      guard let path = String(validating: line, as: UTF8.self) else {
        let path = String(decoding: line, as: UTF8.self)
        throw Self.fault(3, "the path is not UTF-8; no answer could name it", path: path)
      }
      self.init(path: path)
      return
    }
    guard let object = try? JSONDecoder().decode(Line.self, from: Data(line)),
      object.side == nil || object.side == "front" || object.side == "back"
    else {
      throw Self.fault(
        1, "the input line is neither a path nor {\"id\":…,\"path\":…,\"side\":\"front|back\"}")
    }
    self.init(id: object.id, path: object.path, side: object.side)
  }

  private static func fault(_ detail: UInt16, _ message: String, path: String? = nil) -> Fault {
    Fault(
      error: ReaderError(.configuration, stage: .image, detail: detail, message: message),
      path: path)
  }
}
