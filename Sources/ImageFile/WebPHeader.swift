import Raster

/// What the chunks of a WebP file say (RFC 9649, section 2).
struct WebPHeader {
  /// One frame of an animation: its place on the canvas, and its chunks.
  struct Frame {
    let place: AnimationFrame
    let chunks: ArraySlice<UInt8>
  }

  private(set) var orientation = Orientation.upright
  /// The frames, where the file is an animation.
  private(set) var frames: [Frame] = []
  /// The sides of the canvas, where the file states any.
  private(set) var (width, height) = (0, 0)

  /// Walks all chunks of the file.
  ///
  /// - Throws: `truncated` where the file is shorter than it says, `tooManyPages`, or `damaged` where
  ///   one of several frames passes the canvas.
  init(parsing bytes: [UInt8], limits: ImageFileLimits) throws(ImageFileError) {
    let data = EncodedBytes(bytes[...], bigEndian: false)
    guard let length = data.uint32(at: 4), length + 8 <= bytes.count else {
      throw .truncated(.webP)
    }
    var isAnimation = false
    var offset = 12
    while offset < length + 8, let size = data.uint32(at: offset + 4) {
      if data.has("ANIM", at: offset) { isAnimation = true }
      if data.has("EXIF", at: offset), let exif = data.slice(at: offset + 8, count: size) {
        orientation = Orientation(exif: exif)
      }
      // Flags and three bytes of nothing stand before the sides (section 2.7).
      if data.has("VP8X", at: offset), let width = data.uint24(at: offset + 12),
        let height = data.uint24(at: offset + 15)
      {
        (self.width, self.height) = (width + 1, height + 1)
      }
      if data.has("ANMF", at: offset) {
        guard size > 16, let frame = data.slice(at: offset + 8, count: size) else {
          throw .truncated(.webP)
        }
        try addFrame(frame)
        guard frames.count <= limits.pages else { throw .tooManyPages(limit: limits.pages) }
      }
      offset += 8 + size + size % 2
    }
    guard !isAnimation || !frames.isEmpty else { throw .truncated(.webP) }
    if !isAnimation { frames = [] }
    let isWithin = frames.allSatisfy { $0.place.isWithin(width: width, height: height) }
    guard isWithin || frames.count < 2 else { throw .damaged(.webP) }
  }

  /// Adds a frame: place, sides, time and flags stand before its chunks (section 2.7.1.1).
  private mutating func addFrame(_ content: ArraySlice<UInt8>) throws(ImageFileError) {
    let data = EncodedBytes(content, bigEndian: false)
    guard let x = data.uint24(at: 0), let y = data.uint24(at: 3), let width = data.uint24(at: 6),
      let height = data.uint24(at: 9), let flags = data.byte(at: 15)
    else { throw .truncated(.webP) }
    let chunks = content.dropFirst(16)
    var place = AnimationFrame(x: 2 * x, y: 2 * y, width: width + 1, height: height + 1)
    place.disposal = flags & 1 == 1 ? .clear : .keep
    place.isBlended = flags & 2 == 0
    place.isOpaque = (try? Self.picture(in: chunks))?.isOpaque == true
    frames.append(Frame(place: place, chunks: chunks))
  }

  /// A file that holds one frame alone (sections 2.5 to 2.7).
  ///
  /// - Parameter frame: The frame.
  /// - Returns: The file; opacity beside a lossy picture is left out.
  /// - Throws: `truncated` where the frame has no picture.
  static func file(ofFrame frame: Frame) throws(ImageFileError) -> [UInt8] {
    try file(of: picture(in: frame.chunks).chunk)
  }

  private static func file(of chunks: some Collection<UInt8>) -> [UInt8] {
    Array("RIFF".utf8) + littleEndian(4 + chunks.count, bytes: 4) + Array("WEBP".utf8) + chunks
  }

  private static func littleEndian(_ number: Int, bytes count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

extension WebPHeader: AnimationFile {
  var format: ImageFileFormat { .webP }
  var animationFrames: [AnimationFrame] { frames.map { $0.place } }

  /// A picture file of one frame: where it is lossy and has opacity beside it, of the kind that announces
  /// that (sections 2.7 and 2.7.1.2).
  func still(ofFrame index: Int) throws(ImageFileError) -> [UInt8] {
    let frame = frames[index]
    let picture = try Self.picture(in: frame.chunks)
    guard let opacity = picture.opacity else { return Self.file(of: picture.chunk) }
    let flags: [UInt8] = [0x10, 0, 0, 0]
    let sides = [frame.place.width - 1, frame.place.height - 1].flatMap {
      Self.littleEndian($0, bytes: 3)
    }
    let header = Array("VP8X".utf8) + Self.littleEndian(10, bytes: 4) + flags + sides
    return Self.file(of: header + opacity + picture.chunk)
  }

  /// The picture of a frame, and the opacity before it, where it is lossy and has one.
  private static func picture(
    in chunks: ArraySlice<UInt8>
  ) throws(ImageFileError) -> (
    chunk: ArraySlice<UInt8>, opacity: ArraySlice<UInt8>?, isOpaque: Bool
  ) {
    let data = EncodedBytes(chunks, bigEndian: false)
    var offset = 0
    var opacity: ArraySlice<UInt8>?
    while let size = data.uint32(at: offset + 4) {
      let padded = 8 + size + size % 2
      if data.has("VP8 ", at: offset) || data.has("VP8L", at: offset) {
        guard let chunk = data.slice(at: offset, count: padded) else { throw .truncated(.webP) }
        guard data.has("VP8L", at: offset) else { return (chunk, opacity, opacity == nil) }
        // The 29th bit behind its signature says whether there is opacity (section 3.4).
        return (chunk, nil, data.byte(at: offset + 12).map { $0 & 0x10 == 0 } ?? false)
      }
      if data.has("ALPH", at: offset) { opacity = data.slice(at: offset, count: padded) }
      offset += padded
    }
    throw .truncated(.webP)
  }
}
