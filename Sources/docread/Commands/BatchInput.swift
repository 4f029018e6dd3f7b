import DocumentReading
import IdentityDocument

/// One input of `docread batch`: a path, or an object with an identifier and a path.
struct BatchInput: Hashable {
  /// Why a line is no input; its answer names the identifier and the path where they could be made out.
  struct Fault: Error, Hashable {
    var error: ReaderError
    var id: String?
    var path: String?
  }

  /// The longest line that is understood, in bytes; no path is nearly as long.
  static let longestLine = 1 << 20

  var id: String?
  var path: InputPath
  var side: String?

  /// The side of the document that the picture shows, where the line says so.
  var shownSide: Side? { side.map { $0 == "back" ? .back : .front } }

  init(id: String? = nil, path: InputPath, side: String? = nil) {
    self.id = id
    self.path = path
    self.side = side
  }

  /// The input, its cut-outs told apart from those of earlier ones.
  func numbered(by setup: ReaderSetup) -> BatchInput {
    BatchInput(id: id, path: setup.numbered(path), side: side)
  }

  /// Understands a line of input.
  ///
  /// - Throws: Why it is none. What the line says is not repeated, save a path.
  init(line: [UInt8]) throws(Fault) {
    guard line.count <= Self.longestLine else {
      throw Fault(error: ReaderError(.inputTooLong))
    }
    guard InputObject.begins(line) else {
      self.init(path: InputPath(bytes: line))
      return
    }
    var object = InputObject(line, naming: ["id", "path", "side"])
    let (id, path, side) = (object.text("id"), object.text("path"), object.text("side"))
    if path == nil { object.refuse("'path' is missing") }
    if ![nil, "front", "back"].contains(side) { object.refuse("'side' is neither front nor back") }
    guard let path, object.fault == nil else {
      let error = ReaderError(.notAnInput, naming: object.fault ?? "")
      throw Fault(error: error, id: id, path: path)
    }
    self.init(id: id, path: InputPath(path), side: side)
  }
}
