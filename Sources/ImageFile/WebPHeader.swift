import Raster

/// What the chunks of a WebP file say (RFC 9649, section 2).
struct WebPHeader {
  private(set) var orientation = Orientation.upright
  /// The chunks of each frame, where the file is an animation.
  private(set) var frames: [ArraySlice<UInt8>] = []

  /// Walks all chunks of the file.
  ///
  /// - Throws: `truncated` where the file is shorter than it says, `tooManyPages`.
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
      // Place, sides, time and flags of a frame stand before its chunks (section 2.7.1.1).
      if data.has("ANMF", at: offset) {
        guard size > 16, let frame = data.slice(at: offset + 24, count: size - 16) else {
          throw .truncated(.webP)
        }
        frames.append(frame)
        guard frames.count <= limits.pages else { throw .tooManyPages(limit: limits.pages) }
      }
      offset += 8 + size + size % 2
    }
    guard !isAnimation || !frames.isEmpty else { throw .truncated(.webP) }
    if !isAnimation { frames = [] }
  }

  /// A file that holds one frame alone (sections 2.5 to 2.7).
  ///
  /// - Parameter frame: The chunks of the frame.
  /// - Returns: The file; opacity beside a lossy picture is left out.
  /// - Throws: `truncated` where the frame has no picture.
  static func file(ofFrame frame: ArraySlice<UInt8>) throws(ImageFileError) -> [UInt8] {
    let data = EncodedBytes(frame, bigEndian: false)
    var offset = 0
    while let size = data.uint32(at: offset + 4) {
      if data.has("VP8 ", at: offset) || data.has("VP8L", at: offset) {
        let padded = size + size % 2
        guard let chunk = data.slice(at: offset, count: 8 + padded) else { throw .truncated(.webP) }
        let length = 4 + chunk.count
        let lengthBytes = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: length >> $0) }
        return Array("RIFF".utf8) + lengthBytes + Array("WEBP".utf8) + chunk
      }
      offset += 8 + size + size % 2
    }
    throw .truncated(.webP)
  }
}
