/// Writes values as the distinguished encoding rules want (ITU-T X.690, §10).
package enum DER {
  /// A value of a tag and a content.
  package static func encoded(
    _ tag: some Sequence<UInt8>, _ content: some Sequence<UInt8>
  ) -> [UInt8] {
    let content = Array(content)
    var bytes = Array(tag)
    if content.count < 0x80 {
      bytes.append(UInt8(content.count))
    } else {
      let width = (content.count.bitWidth - content.count.leadingZeroBitCount + 7) / 8
      bytes.append(0x80 | UInt8(width))
      for shift in stride(from: 8 * (width - 1), through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: content.count >> shift))
      }
    }
    return bytes + content
  }

  /// A SEQUENCE of values that are encoded already.
  package static func sequence(_ parts: [UInt8]...) -> [UInt8] { encoded([0x30], parts.joined()) }

  /// An INTEGER that is not negative, of its bytes.
  package static func integer(_ magnitude: some Collection<UInt8>) -> [UInt8] {
    let digits = Array(magnitude.drop { $0 == 0 })
    let needsZero = digits.isEmpty || (digits.first ?? 0) & 0x80 != 0
    return encoded([0x02], (needsZero ? [0] : []) + digits)
  }

  /// A BIT STRING of whole bytes.
  package static func bitString(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    encoded([0x03], [0] + Array(bytes))
  }

  /// An OBJECT IDENTIFIER (X.690, §8.19).
  package static func objectIdentifier(_ oid: OID) -> [UInt8] {
    var arcs = oid.dotted.split(separator: ".").compactMap { UInt64($0) }
    if arcs.count >= 2 { arcs.replaceSubrange(0..<2, with: [arcs[0] * 40 + arcs[1]]) }
    var content: [UInt8] = []
    for arc in arcs {
      let groups = max(1, (UInt64.bitWidth - arc.leadingZeroBitCount + 6) / 7)
      for group in stride(from: groups - 1, through: 0, by: -1) {
        let bits = UInt8(truncatingIfNeeded: arc >> UInt64(7 * group)) & 0x7F
        content.append(group == 0 ? bits : bits | 0x80)
      }
    }
    return encoded([0x06], content)
  }
}
