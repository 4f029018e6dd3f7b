/// One chunk of a PNG file (PNG third edition, 5.3).
struct PNGChunk {
  /// Length, name, content and check sum.
  let bytes: ArraySlice<UInt8>
  /// The name, four letters.
  var name: ArraySlice<UInt8> { bytes.dropFirst(4).prefix(4) }
  /// The content alone.
  var content: ArraySlice<UInt8> { bytes.dropFirst(8).dropLast(4) }

  /// The chunk at an offset, or `nil` where it passes the end of the file.
  init?(at offset: Int, of file: EncodedBytes) {
    guard let length = file.uint32(at: offset),
      let bytes = file.slice(at: offset, count: length + 12)
    else { return nil }
    self.bytes = bytes
  }

  /// Whether it has a name.
  func isNamed(_ name: String) -> Bool { self.name.elementsEqual(name.utf8) }

  /// Whether its check sum is that of its name and content.
  func isIntact(by checksum: CyclicRedundancyCheck) -> Bool {
    let stated = EncodedBytes(bytes.suffix(4), bigEndian: true).uint32(at: 0)
    return checksum.value(of: bytes.dropFirst(4).dropLast(4)) == stated
  }

  /// Appends a chunk to a file.
  static func append(
    _ name: String, _ content: some Collection<UInt8>, to file: inout [UInt8],
    _ checksum: CyclicRedundancyCheck
  ) {
    file += bigEndian(content.count)
    let start = file.count
    file += name.utf8
    file += content
    file += bigEndian(checksum.value(of: file[start...]))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
