/// Rewrites a value of indefinite lengths (X.690, §8.1.3.6) with definite ones.
///
/// Some issuers write EF.SOD so (New Zealand). A value whose lengths are all definite stays as it is
/// byte for byte, else its signature would not hold.
package struct DefiniteLengths {
  /// The value with definite lengths.
  package private(set) var bytes: ArraySlice<UInt8>
  /// Where the value ended in the bytes as they were given.
  package private(set) var end: Int
  /// Whether any length was indefinite.
  package private(set) var isChanged: Bool

  private var remaining = ChipLimits.values

  /// Rewrites the value at the front of some bytes.
  ///
  /// - Parameter source: The bytes.
  /// - Throws: `tooDeep`, `tooLarge`, and what reading a tag and a length throws.
  /// - Complexity: O(*n*) in the number of bytes, times the depth where lengths are indefinite.
  package init(_ source: ArraySlice<UInt8>) throws(ChipReason) {
    (bytes, end, isChanged) = (source, source.endIndex, false)
    (bytes, end, isChanged) = try rewrite(source, depth: 0)
  }

  private typealias Rewritten = (bytes: ArraySlice<UInt8>, end: Int, isChanged: Bool)

  private mutating func rewrite(
    _ source: ArraySlice<UInt8>, depth: Int
  ) throws(ChipReason) -> Rewritten {
    guard depth <= ChipLimits.depth else { throw .tooDeep }
    guard remaining > 0 else { throw .tooLarge }
    remaining -= 1
    let head = try TLVHead(at: source)
    guard let length = head.length else {
      guard head.isConstructed else { throw .badLength }
      return try rewriteIndefinite(source, head, depth: depth)
    }
    guard length <= source.endIndex - head.contentStart else { throw .truncated }
    let end = head.contentStart + length
    let whole = source[source.startIndex..<end]
    guard head.isConstructed else { return (whole, end, false) }
    var parts: [ArraySlice<UInt8>] = []
    var rest = source[head.contentStart..<end]
    var isChanged = false
    while !rest.isEmpty {
      let part = try rewrite(rest, depth: depth + 1)
      parts.append(part.bytes)
      if part.isChanged { isChanged = true }
      rest = rest[part.end...]
    }
    guard isChanged else { return (whole, end, false) }
    return (try Self.joined(source[source.startIndex..<head.tagEnd], parts), end, true)
  }

  private mutating func rewriteIndefinite(
    _ source: ArraySlice<UInt8>, _ head: TLVHead, depth: Int
  ) throws(ChipReason) -> Rewritten {
    var parts: [ArraySlice<UInt8>] = []
    var rest = source[head.contentStart...]
    while !rest.starts(with: [0, 0]) {
      let part = try rewrite(rest, depth: depth + 1)
      parts.append(part.bytes)
      rest = rest[part.end...]
    }
    let tag = source[source.startIndex..<head.tagEnd]
    return (try Self.joined(tag, parts), rest.startIndex + 2, true)
  }

  /// The value of a tag and its parts; an octet string in chunks becomes one of a piece.
  private static func joined(
    _ tag: ArraySlice<UInt8>, _ parts: [ArraySlice<UInt8>]
  ) throws(ChipReason) -> ArraySlice<UInt8> {
    guard tag.elementsEqual([0x24]) else { return DER.encoded(tag, parts.joined())[...] }
    var chunks: [UInt8] = []
    for part in parts { chunks += try TLV(at: part).content }
    return DER.encoded([0x04], chunks)[...]
  }
}
