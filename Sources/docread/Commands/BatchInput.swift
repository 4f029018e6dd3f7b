import FoundationEssentials

/// One input of `docread batch`: a path, or an object with an identifier and a path.
struct BatchInput: Hashable {
  /// The shape of an input line that is an object.
  private struct Line: Decodable {
    var id: String?
    var path: String
    var side: String?
  }

  var id: String?
  var path: String
  var side: String?

  init(id: String? = nil, path: String, side: String? = nil) {
    self.id = id
    self.path = path
    self.side = side
  }

  /// Understands a line of input; `nil` where an object is no JSON or has no path.
  init?(line: [UInt8]) {
    guard line.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "{") else {
      self.init(path: String(decoding: line, as: UTF8.self))
      return
    }
    guard let object = try? JSONDecoder().decode(Line.self, from: Data(line)) else { return nil }
    guard object.side == nil || object.side == "front" || object.side == "back" else { return nil }
    self.init(id: object.id, path: object.path, side: object.side)
  }
}
