/// The parts of a GIF file, the compressed pixels passed over (GIF89a, sections 17 to 27).
struct GIFFile {
  /// One frame: where its blocks lie in the file, and the sides of its picture.
  struct Frame {
    let blocks: Range<Int>
    let width: Int
    let height: Int
  }

  /// The frames in the order of the file.
  private(set) var frames: [Frame] = []
  private let bytes: [UInt8]
  /// Where the header, the screen and the common colours end.
  private let headerEnd: Int

  /// Walks all blocks of the file.
  ///
  /// - Throws: `truncated` where a block passes the end or there is no frame, `tooManyPages`, or
  ///   `damaged` for a block of an unknown kind.
  init(_ bytes: [UInt8], limits: ImageFileLimits) throws(ImageFileError) {
    let data = EncodedBytes(bytes[...], bigEndian: false)
    guard let flags = data.byte(at: 10), bytes.count >= 13 else { throw .truncated(.gif) }
    self.bytes = bytes
    headerEnd = 13 + Self.colorTableSize(flags)
    var offset = headerEnd
    // What controls a frame stands before it.
    var start = offset
    while let kind = data.byte(at: offset), kind != 0x3B {
      switch kind {
      case 0x21: offset = try Self.endOfSubBlocks(data, from: offset + 2)
      case 0x2C:
        guard let width = data.uint16(at: offset + 5), let height = data.uint16(at: offset + 7),
          let flags = data.byte(at: offset + 9)
        else { throw .truncated(.gif) }
        offset = try Self.endOfSubBlocks(data, from: offset + 11 + Self.colorTableSize(flags))
        frames.append(Frame(blocks: start..<offset, width: width, height: height))
        guard frames.count <= limits.pages else { throw .tooManyPages(limit: limits.pages) }
        start = offset
      default: throw .damaged(.gif)
      }
    }
    guard !frames.isEmpty else { throw .truncated(.gif) }
  }

  /// A file that holds one frame alone.
  func file(ofFrame frame: Frame) -> [UInt8] {
    Array(bytes[..<headerEnd]) + bytes[frame.blocks] + [0x3B]
  }

  /// The bytes of the table that the flags of a screen or a frame announce.
  private static func colorTableSize(_ flags: Int) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
  }

  /// Behind the block terminator of a chain of sub-blocks (section 15).
  private static func endOfSubBlocks(
    _ data: EncodedBytes, from start: Int
  ) throws(ImageFileError) -> Int {
    var offset = start
    while let length = data.byte(at: offset) {
      offset += 1 + length
      if length == 0 { return offset }
    }
    throw .truncated(.gif)
  }
}
