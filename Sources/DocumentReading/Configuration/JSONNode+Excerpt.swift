import IdentityDocument

extension JSONNode {
  /// The longest piece of a value that messages show, in bytes.
  private static let shownLength = 40

  /// Reads a whole text; those of configurations and answers are bounded where files are read.
  init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8), limits: JSONValue.Limits(mostBytes: .max))
  }

  /// The beginning of the value as it is written, for messages.
  var excerpt: String {
    let piece = String(decoding: source.prefix(Self.shownLength), as: UTF8.self)
    return source.count > Self.shownLength ? piece + "…" : piece
  }

  /// The value at a JSON Pointer (RFC 6901) without escapes, or `nil` where there is none.
  subscript(at pointer: String) -> JSONNode? {
    pointer.split(separator: "/").reduce(self) { value, part in
      guard case .array(let elements)? = value?.value else { return value?[String(part)] }
      return Int(part).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    }
  }
}
