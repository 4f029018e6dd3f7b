/// The parts of a GIF file, the compressed pixels passed over (GIF89a, sections 17 to 27).
struct GIFFile {
  /// One frame: its place on the screen, and where its blocks lie in the file.
  struct Frame {
    /// All of them, what controls the frame first.
    let blocks: Range<Int>
    /// Where the image descriptor among them begins.
    let descriptor: Int
    let place: AnimationFrame
  }

  /// The frames in the order of the file.
  private(set) var frames: [Frame] = []
  private let bytes: [UInt8]
  /// The sides that the file states (section 18).
  private let screen: (width: Int, height: Int)
  /// Where the header, the screen and the common colours end.
  private let headerEnd: Int

  /// Walks all blocks of the file.
  ///
  /// - Throws: `truncated` where a block passes the end or there is no frame, `tooManyPages`, or
  ///   `damaged` for a block of an unknown kind.
  init(_ bytes: [UInt8], limits: ImageFileLimits) throws(ImageFileError) {
    let data = EncodedBytes(bytes[...], bigEndian: false)
    guard let width = data.uint16(at: 6), let height = data.uint16(at: 8),
      let flags = data.byte(at: 10), bytes.count >= 13
    else { throw .truncated(.gif) }
    (self.bytes, screen) = (bytes, (width, height))
    headerEnd = 13 + Self.colorTableSize(flags)
    var offset = headerEnd
    // What controls a frame stands before it.
    var (start, control) = (offset, Int?.none)
    while let kind = data.byte(at: offset), kind != 0x3B {
      switch kind {
      case 0x21:
        if data.byte(at: offset + 1) == 0xF9 { control = offset + 3 }
        offset = try Self.endOfSubBlocks(data, from: offset + 2)
      case 0x2C:
        guard let flags = data.byte(at: offset + 9),
          let place = Self.place(data, descriptor: offset, control: control)
        else { throw .truncated(.gif) }
        let descriptor = offset
        offset = try Self.endOfSubBlocks(data, from: offset + 11 + Self.colorTableSize(flags))
        frames.append(Frame(blocks: start..<offset, descriptor: descriptor, place: place))
        guard frames.count <= limits.pages else { throw .tooManyPages(limit: limits.pages) }
        (start, control) = (offset, nil)
      default: throw .damaged(.gif)
      }
    }
    guard !frames.isEmpty else { throw .truncated(.gif) }
  }

  /// A file that holds one frame alone, as it stands in this one.
  func file(ofFrame frame: Frame) -> [UInt8] {
    Array(bytes[..<headerEnd]) + bytes[frame.blocks] + [0x3B]
  }

  /// Where a frame lies by its descriptor (section 20), and what becomes of it by the extension that
  /// controls it (section 23).
  private static func place(
    _ data: EncodedBytes, descriptor: Int, control: Int?
  ) -> AnimationFrame? {
    guard let x = data.uint16(at: descriptor + 1), let y = data.uint16(at: descriptor + 3),
      let width = data.uint16(at: descriptor + 5), let height = data.uint16(at: descriptor + 7)
    else { return nil }
    var place = AnimationFrame(x: x, y: y, width: width, height: height)
    if let control, let flags = data.byte(at: control) {
      // Viewers show what is below the animation in place of a background, and take 4 for 3.
      place.disposal = [2: .clear, 3: .restore, 4: .restore][flags >> 2 & 7] ?? .keep
      if flags & 1 == 1 { place.transparentIndex = data.byte(at: control + 3) }
    }
    place.isBlended = place.transparentIndex != nil
    place.isOpaque = !place.isBlended
    return place
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

extension GIFFile: AnimationFile {
  var format: ImageFileFormat { .gif }
  var animationFrames: [AnimationFrame] { frames.map { $0.place } }

  /// The columns of the screen, as many as the first frame needs where that passes it: some writers
  /// state no screen.
  var width: Int { frames.first.map { max(screen.width, $0.place.x + $0.place.width) } ?? 0 }
  var height: Int { frames.first.map { max(screen.height, $0.place.y + $0.place.height) } ?? 0 }

  /// A picture file of one frame with a table of all 256 colours, so that Leptonica keeps the numbers of
  /// colours as they are.
  func still(ofFrame index: Int) throws(ImageFileError) -> [UInt8] {
    let frame = frames[index]
    let flags = bytes[frame.descriptor + 9]
    let start = frame.descriptor + 10
    let end = start + Self.colorTableSize(Int(flags))
    let colors = start < end ? bytes[start..<end] : bytes[13..<headerEnd]
    guard !colors.isEmpty else { throw .damaged(.gif) }
    let sides = bytes[(frame.descriptor + 5)..<(frame.descriptor + 9)]
    var still = Array("GIF89a".utf8) + sides + [0xF7, 0, 0] + colors
    still += repeatElement(0, count: 768 - colors.count)
    // Of the flags only that of interlaced rows is left.
    still += [0x2C, 0, 0, 0, 0] + sides + [flags & 0x40]
    return still + bytes[end..<frame.blocks.upperBound] + [0x3B]
  }
}
