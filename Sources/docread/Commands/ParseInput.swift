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
    /// Nothing: the line is an object that does not say what is to be parsed.
    case none
  }

  /// The shape of an input line that is an object.
  private struct Line: Decodable {
    var id: String?
    var mrz: String?
    var barcode: String?
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
    guard line.first(where: { $0 != .ascii(" ") }) == .ascii("{") else {
      self.init(content: .any(line))
      return
    }
    let object = try? JSONDecoder().decode(Line.self, from: Data(line))
    let content: Content
    switch (object?.mrz, object?.barcode) {
    case (let text?, nil): content = .zone(Array(text.utf8))
    case (nil, let encoded?):
      content = Data(base64Encoded: encoded).map { .payload(Array($0)) } ?? .none
    default: content = .none
    }
    self.init(id: object?.id, content: content)
  }
}
