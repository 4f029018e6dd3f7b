import IdentityDocument
import FoundationEssentials

/// One input of `docread parse`.
struct ParseInput: Hashable {
  /// What is to be parsed.
  enum Content: Hashable {
    case zone([UInt8])
    case payload([UInt8])
    /// A zone, or a payload that is known by its bytes.
    case any([UInt8])
    /// Nothing: the line is an object that does not say what is to be parsed, and why.
    case none(fault: String)
  }

  var id: String?
  var content: Content

  init(id: String? = nil, content: Content) {
    self.id = id
    self.content = content
  }

  /// Understands a line of input; an object that is no JSON, or names neither or both of `mrz` and
  /// `barcode`, or of which the latter is not base64, has no content.
  init(line: [UInt8]) {
    guard InputObject.begins(line) else {
      self.init(content: .any(line))
      return
    }
    var object = InputObject(line, naming: ["id", "mrz", "barcode"])
    let (id, zone, encoded) = (object.text("id"), object.text("mrz"), object.text("barcode"))
    let payload = encoded.flatMap { Data(base64Encoded: $0) }
    switch (zone, encoded) {
    case (nil, nil): object.refuse("'mrz' or 'barcode' is missing")
    case (_?, _?): object.refuse("'mrz' and 'barcode' stand there both")
    case (nil, _?) where payload == nil: object.refuse("'barcode' is no base64")
    default: break
    }
    let content: Content =
      if let fault = object.fault {
        .none(fault: fault)
      } else {
        zone.map { .zone(Array($0.utf8)) } ?? .payload(payload.map { Array($0) } ?? [])
      }
    self.init(id: id, content: content)
  }
}
