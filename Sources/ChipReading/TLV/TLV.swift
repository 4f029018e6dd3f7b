/// A value with its tag and its length, as ISO/IEC 7816-4 and ITU-T X.690 write it.
///
/// It is a view into the bytes of its file: ``encoded`` and ``content`` keep the file's indices.
package struct TLV: Hashable, Sendable {
  /// The bytes of the tag as a number, such as `0x5F1F`.
  package let tag: UInt32
  /// Tag, length and value as they were written.
  package let encoded: ArraySlice<UInt8>
  /// The value alone.
  package let content: ArraySlice<UInt8>

  /// Reads the value at the front of some bytes; what stands behind it is left alone.
  ///
  /// - Parameter bytes: The bytes.
  /// - Throws: `truncated`, `badTag`, `badLength` or `indefiniteLength`.
  package init(at bytes: ArraySlice<UInt8>) throws(ChipReason) {
    let head = try TLVHead(at: bytes)
    guard let length = head.length else { throw .indefiniteLength }
    guard length <= bytes.endIndex - head.contentStart else { throw .truncated }
    tag = head.tag
    content = bytes[head.contentStart..<head.contentStart + length]
    encoded = bytes[bytes.startIndex..<head.contentStart + length]
  }

  /// Whether the content is itself a run of values: bit 6 of the first byte of the tag.
  package var isConstructed: Bool { (encoded.first ?? 0) & 0x20 != 0 }

  /// The values that stand one behind the other in some bytes.
  ///
  /// - Parameter bytes: The bytes, which hold whole values and nothing else.
  /// - Returns: The values in their order.
  /// - Throws: What reading a value throws, and `tooLarge` for more than 10 000 values.
  /// - Complexity: O(*n*) in the number of values.
  package static func run(_ bytes: ArraySlice<UInt8>) throws(ChipReason) -> [TLV] {
    var values: [TLV] = []
    var rest = bytes
    while !rest.isEmpty {
      guard values.count < ChipLimits.values else { throw .tooLarge }
      let value = try TLV(at: rest)
      values.append(value)
      rest = rest[value.encoded.endIndex...]
    }
    return values
  }

  /// The values inside this one.
  package func children() throws(ChipReason) -> [TLV] { try Self.run(content) }

  /// Whether the content is a record of ISO/IEC 19794, which is no run of values though its tag, 7F2E,
  /// says so (ICAO Doc 9303-10, §4.7.2).
  private var isBiometricRecord: Bool {
    tag == 0x7F2E && ["FAC\0", "FIR\0", "IIR\0"].contains { content.starts(with: $0.utf8) }
  }

  /// Refuses a value that nests deeper or holds more values than the limits say.
  package func checkDepth() throws(ChipReason) {
    var ends = [encoded.endIndex]
    var rest = encoded
    var count = 0
    while !rest.isEmpty {
      while let end = ends.last, rest.startIndex >= end { ends.removeLast() }
      let value = try TLV(at: rest[..<(ends.last ?? rest.endIndex)])
      count += 1
      guard count <= ChipLimits.values else { throw .tooLarge }
      if value.isConstructed, !value.isBiometricRecord {
        ends.append(value.content.endIndex)
        guard ends.count <= ChipLimits.depth + 1 else { throw .tooDeep }
        rest = rest[value.content.startIndex...]
      } else {
        rest = rest[value.encoded.endIndex...]
      }
    }
  }
}
