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
      rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
      let name = rest.prefix { $0 != 0x3D && $0 != 0x3E && $0 != 0x2F && $0 > 0x20 }
      rest = rest[name.endIndex...].drop { $0 <= 0x20 }
      guard !name.isEmpty, rest.first == 0x3D else { return }
      rest = rest.dropFirst().drop { $0 <= 0x20 }
      guard let quote = rest.first, quote == 0x22 || quote == 0x27 else { return }
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
    guard bytes.contains(0x26) else { return bytes.text }
    var text = ""
    var rest = bytes
    while let ampersand = rest.firstIndex(of: 0x26) {
      text += rest[..<ampersand].text
      rest = rest[(ampersand + 1)...]
      let name = rest.prefix(8).prefix { $0 != 0x3B }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == 0x3B, let scalar = scalar(of: name) {
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
    guard name.first == 0x23 else { return nil }
    let digits = name.dropFirst()
    if digits.first.map({ $0 | 0x20 }) == 0x78 {
      return UInt32(digits.dropFirst().text, radix: 16).flatMap { Unicode.Scalar($0) }
    }
    return digits.decimal.flatMap { Unicode.Scalar(UInt32($0)) }
  }
}
