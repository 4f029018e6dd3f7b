/// A name of X.500 in a certificate (RFC 5280, §4.1.2.4).
package struct DistinguishedName: Hashable, Sendable {
  /// The bytes as they were written.
  package let encoded: ArraySlice<UInt8>
  /// What two names are compared by: types and values, without case and with spaces folded.
  ///
  /// Issuers spell one name with other types of string and other case (RFC 5280, §7.1).
  package let folded: String
  /// The country, in capitals.
  package let country: String?
  /// The name for people, the most specific part first: `CN=…, O=…, C=…`.
  package let text: String

  package init(_ value: TLV) throws(ChipReason) {
    guard value.tag == 0x30 else { throw .malformed }
    encoded = value.encoded
    var keys: [String] = []
    var texts: [String] = []
    var country: String?
    for part in try value.children() {
      guard part.tag == 0x31 else { throw .malformed }
      var attributes: [String] = []
      for attribute in try part.children() {
        var fields = try FieldCursor(attribute, tag: 0x30)
        let type = try OID(try fields.take(0x06))
        guard let content = try fields.next() else { throw .malformed }
        let words = Self.text(content)
        if type == "2.5.4.6", country == nil { country = words.uppercased() }
        attributes.append("\(type)=\(Self.folding(words))")
        texts.append("\(Self.shortNames[type.dotted] ?? type.dotted)=\(words)")
      }
      keys.append(attributes.sorted().joined(separator: "+"))
    }
    self.country = country
    folded = keys.joined(separator: "/")
    text = texts.reversed().joined(separator: ", ")
  }

  /// RFC 4519's short names.
  private static let shortNames = [
    "2.5.4.3": "CN", "2.5.4.5": "serialNumber", "2.5.4.6": "C", "2.5.4.7": "L", "2.5.4.8": "ST",
    "2.5.4.10": "O", "2.5.4.11": "OU",
  ]

  private static func folding(_ text: String) -> String {
    text.lowercased().split { $0.isWhitespace }.joined(separator: " ")
  }

  /// The text of a string of ASN.1; a TeletexString is read as ISO/IEC 8859-1, as all do.
  private static func text(_ value: TLV) -> String {
    switch value.tag {
    case 0x14: String(String.UnicodeScalarView(value.content.map { Unicode.Scalar($0) }))
    case 0x1E:
      String(
        decoding: stride(
          from: value.content.startIndex, to: value.content.endIndex - 1, by: 2
        ).map { UInt16(value.content[$0]) << 8 | UInt16(value.content[$0 + 1]) },
        as: UTF16.self)
    default: String(decoding: value.content, as: UTF8.self)
    }
  }
}
