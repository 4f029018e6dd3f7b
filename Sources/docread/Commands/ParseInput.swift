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

  /// Understands a line of input; `nil` where an object is no JSON, or names neither or both of
  /// `mrz` and `barcode`, or the latter is not base64.
  init?(line: [UInt8]) {
    guard line.first(where: { $0 != .ascii(" ") }) == .ascii("{") else {
      self.init(content: .any(line))
      return
    }
    guard let object = try? JSONDecoder().decode(Line.self, from: Data(line)) else { return nil }
    switch (object.mrz, object.barcode) {
    case (let text?, nil):
      self.init(id: object.id, content: .zone(Array(text.utf8)))
    case (nil, let encoded?):
      guard let bytes = Data(base64Encoded: encoded) else { return nil }
      self.init(id: object.id, content: .payload(Array(bytes)))
    default:
      return nil
    }
  }
}
