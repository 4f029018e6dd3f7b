/// Takes the fields of an ASN.1 structure one by one, and refuses what is left over.
package struct FieldCursor {
  private var rest: ArraySlice<UInt8>

  package init(_ value: TLV) { rest = value.content }

  /// Looks into a value that has to have a tag.
  package init(_ value: TLV, tag: UInt32) throws(ChipReason) {
    guard value.tag == tag else { throw .malformed }
    rest = value.content
  }

  package var isAtEnd: Bool { rest.isEmpty }

  /// The next field, whatever it is; `nil` at the end.
  package mutating func next() throws(ChipReason) -> TLV? {
    guard !rest.isEmpty else { return nil }
    let value = try TLV(at: rest)
    rest = rest[value.encoded.endIndex...]
    return value
  }

  /// The next field, which has to have a tag.
  package mutating func take(_ tag: UInt32) throws(ChipReason) -> TLV {
    guard let value = try next(), value.tag == tag else { throw .malformed }
    return value
  }

  /// The next field where it has a tag; otherwise nothing is taken.
  package mutating func takeOptional(_ tag: UInt32) throws(ChipReason) -> TLV? {
    guard !rest.isEmpty else { return nil }
    let value = try TLV(at: rest)
    guard value.tag == tag else { return nil }
    rest = rest[value.encoded.endIndex...]
    return value
  }

  /// Refuses fields behind the last one.
  package func finish() throws(ChipReason) {
    guard rest.isEmpty else { throw .malformed }
  }
}

extension TLV {
  /// A small INTEGER.
  package func smallInteger() throws(ChipReason) -> Int {
    guard tag == 0x02, let first = content.first, content.count <= 7 else { throw .malformed }
    return content.dropFirst().reduce(Int(Int8(bitPattern: first))) { $0 << 8 | Int($1) }
  }

  /// The bytes of an INTEGER that is positive, without leading zeros; `nil` for a negative one.
  package func magnitude() throws(ChipReason) -> ArraySlice<UInt8>? {
    guard tag == 0x02, let first = content.first else { throw .malformed }
    guard first & 0x80 == 0 else { return nil }
    return content.drop { $0 == 0 }
  }

  /// The bytes of an INTEGER without its sign and without leading zeros.
  package func absoluteValue() throws(ChipReason) -> ArraySlice<UInt8> {
    if let magnitude = try magnitude() { return magnitude }
    var bytes = content.map { ~$0 }
    for index in bytes.indices.reversed() {
      bytes[index] &+= 1
      if bytes[index] != 0 { break }
    }
    return bytes.drop { $0 == 0 }
  }

  /// An OCTET STRING, also one in chunks (X.690, §8.7.3).
  package func octets() throws(ChipReason) -> ArraySlice<UInt8> {
    switch tag {
    case 0x04: return content
    case 0x24:
      var bytes: [UInt8] = []
      for chunk in try children() {
        guard chunk.tag == 0x04 else { throw .malformed }
        bytes += chunk.content
      }
      return bytes[...]
    default: throw .malformed
    }
  }

  /// A BIT STRING of whole bytes, as the ones that hold keys and signatures are.
  package func wholeBits() throws(ChipReason) -> ArraySlice<UInt8> {
    guard tag == 0x03, content.first == 0 else { throw .malformed }
    return content.dropFirst()
  }
}
