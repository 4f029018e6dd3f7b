/// An object identifier of ASN.1 (ITU-T X.660), in dotted decimals.
package struct OID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The decimals, such as `2.23.136.1.1.1`.
  package let dotted: String

  package init(stringLiteral dotted: String) { self.dotted = dotted }

  /// Reads the content of an OBJECT IDENTIFIER (X.690, §8.19).
  package init(_ value: TLV) throws(ChipReason) {
    guard value.tag == 0x06, let last = value.content.last, last & 0x80 == 0 else {
      throw .malformed
    }
    var text = ""
    var arc: UInt64 = 0
    for byte in value.content {
      guard arc < 1 << 56 else { throw .malformed }
      arc = arc << 7 | UInt64(byte & 0x7F)
      guard byte & 0x80 == 0 else { continue }
      if text.isEmpty {
        let first = min(arc / 40, 2)
        text = "\(first).\(arc - 40 * first)"
      } else {
        text += ".\(arc)"
      }
      arc = 0
    }
    dotted = text
  }
}

extension OID: CustomStringConvertible {
  package var description: String { dotted }
}
