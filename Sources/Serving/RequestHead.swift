/// What stands before the content of a request.
struct RequestHead: Hashable, Sendable {
  var method: String
  /// The version, such as `HTTP/1.1`.
  var version: String
  /// The path, its escapes resolved.
  var path: String
  /// What the request asks for as it was sent.
  var target: String
  var fields: [HTTPResponse.Field]

  /// The values of a name's lines, in order.
  ///
  /// - Parameter name: The name, in small letters.
  /// - Returns: The values.
  func values(of name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name }.map(\.value)
  }

  /// The stated length of the content, where there is one.
  var length: Int? { values(of: "content-length").first.flatMap { Int($0) } }

  /// Why it is refused whatever its content is.
  var refusal: HTTPRefusal? {
    let (lengths, codings) = (values(of: "content-length"), values(of: "transfer-encoding"))
    if !fields.allSatisfy(Self.isWellFormed) || lengths.count > 1 { return .framing }
    if !codings.isEmpty, !lengths.isEmpty || version == "HTTP/1.0" { return .framing }
    if version != "HTTP/1.0", values(of: "host").count != 1 { return .host }
    if target.contains("%00") { return .target }
    if !codings.isEmpty, codings.map({ $0.lowercased() }) != ["chunked"] { return .transferCoding }
    let isPlain = values(of: "content-encoding").allSatisfy {
      ["", "identity"].contains($0.lowercased())
    }
    return isPlain ? nil : .contentCoding
  }

  /// Whether a line has a name (RFC 9110, section 5.6.2) that is all of it, and no control character.
  ///
  /// The library (0.9.75) leaves the space before a colon in the name, and puts what a next line goes on with at
  /// the end of the name: others may see the content's length there.
  private static func isWellFormed(_ field: HTTPResponse.Field) -> Bool {
    let name = field.name.lowercased()
    let isFraming = ["content-length", "transfer-encoding"].contains {
      name.hasPrefix($0) && name != $0
    }
    return !isFraming && name.utf8.allSatisfy(isOfName) && !name.isEmpty
      && field.value.utf8.allSatisfy(isOfValue)
  }

  private static func isOfValue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\t") || byte >= UInt8(ascii: " ") && byte != 127
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  /// The path without the scheme and the host of a target that has them (RFC 9112, section 3.2.2).
  var route: String {
    let start = target.prefix { $0 != "/" }.lowercased()
    guard ["http:", "https:"].contains(start), target.dropFirst(start.count).hasPrefix("//") else {
      return path
    }
    let host = target.dropFirst(start.count + 2).prefix { $0 != "/" && $0 != "?" }
    // An escape in the host could hide a slash.
    guard !host.contains("%") else { return path }
    let rest = path.dropFirst(start.count + 2 + host.count)
    return rest.isEmpty ? "/" : String(rest)
  }
}
