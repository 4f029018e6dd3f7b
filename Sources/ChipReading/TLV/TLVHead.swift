/// Tag and length of a value, before its content is looked at.
struct TLVHead {
  let tag: UInt32
  let isConstructed: Bool
  /// Where the tag ends.
  let tagEnd: Int
  /// Where the content starts.
  let contentStart: Int
  /// The number of bytes of the content, or `nil` for an indefinite length.
  let length: Int?

  /// Reads tag and length at the front of some bytes.
  init(at bytes: ArraySlice<UInt8>) throws(ChipReason) {
    var rest = bytes
    guard let first = rest.popFirst() else { throw .truncated }
    var tag = UInt32(first)
    if first & 0x1F == 0x1F {
      var byte: UInt8 = 0x80
      while byte & 0x80 != 0 {
        guard let next = rest.popFirst() else { throw .truncated }
        byte = next
        tag = tag << 8 | UInt32(byte)
        guard tag <= 0xFF_FFFF else { throw .badTag }
      }
    }
    self.tag = tag
    isConstructed = first & 0x20 != 0
    tagEnd = rest.startIndex
    guard let form = rest.popFirst() else { throw .truncated }
    switch form {
    case 0..<0x80: length = Int(form)
    case 0x80: length = nil
    default:
      let count = Int(form & 0x7F)
      guard count <= 4 else { throw .badLength }
      guard count <= rest.count else { throw .truncated }
      length = rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(count)
    }
    contentStart = rest.startIndex
  }
}
