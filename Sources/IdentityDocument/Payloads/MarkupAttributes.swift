/// The attributes of the first element of a name in a text of XML.
///
/// Source: W3C XML 1.0, §3.1 (attributes), §4.1 and §4.6 (references). Nothing else of XML is read.
struct MarkupAttributes {
  private(set) var attributes: [(name: ArraySlice<UInt8>, value: String)] = []

  /// Reads the attributes, or gives `nil` where there is no such element.
  init?(of element: StaticString, in bytes: ArraySlice<UInt8>) {
    guard let start = bytes.firstIndex(of: element) else { return nil }
    var rest = bytes[(start + element.utf8CodeUnitCount)...]
    while attributes.count < 64 {
      rest = rest.drop { $0.isBlank }
      let name = rest.prefix {
        $0 != .ascii("=") && $0 != .ascii(">") && $0 != .ascii("/") && $0 > .ascii(" ")
      }
      rest = rest[name.endIndex...].drop { $0 <= .ascii(" ") }
      guard !name.isEmpty, rest.first == .ascii("=") else { return }
      rest = rest.dropFirst().drop { $0 <= .ascii(" ") }
      guard let quote = rest.first, quote == .ascii("\"") || quote == .ascii("'") else { return }
      rest.removeFirst()
      guard let end = rest.firstIndex(of: quote) else { return }
      attributes.append((name, Self.resolve(rest[..<end])))
      rest = rest[(end + 1)...]
    }
  }

  /// The value of an attribute, or `nil` where it is missing or blank.
  func value(_ name: StaticString) -> String? {
    for attribute in attributes where attribute.name.equals(name) {
      return attribute.value.bytes.trimmedText
    }
    return nil
  }

  /// The text with its references to characters replaced; what is no reference stays.
  private static func resolve(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(.ascii("&")) else { return bytes.text }
    var text = ""
    var rest = bytes
    while let ampersand = rest.firstIndex(of: .ascii("&")) {
      text += rest[..<ampersand].text
      rest = rest[(ampersand + 1)...]
      let name = rest.prefix(8).prefix { $0 != .ascii(";") }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == .ascii(";"),
        let scalar = scalar(of: name)
      {
        text.unicodeScalars.append(scalar)
        rest = rest[(name.endIndex + 1)...]
      } else {
        text += "&"
      }
    }
    return text + rest.text
  }

  private static func scalar(of name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    if name.equals("amp") { return "&" }
    if name.equals("lt") { return "<" }
    if name.equals("gt") { return ">" }
    if name.equals("quot") { return "\"" }
    if name.equals("apos") { return "'" }
    guard name.first == .ascii("#") else { return nil }
    let digits = name.dropFirst()
    if digits.first.map({ $0.lowercased }) == .ascii("x") {
      return UInt32(digits.dropFirst().text, radix: 16).flatMap { Unicode.Scalar($0) }
    }
    return digits.decimal.flatMap { Unicode.Scalar(UInt32($0)) }
  }
}
