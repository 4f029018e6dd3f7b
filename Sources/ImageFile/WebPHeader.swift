/// What the chunks of a WebP file say (RFC 9649, section 2).
struct WebPHeader {
  private(set) var orientation = Orientation.upright

  /// Walks all chunks of the file.
  ///
  /// - Throws: `truncated` where the file is shorter than it says, `unsupported` for an animation.
  init(_ bytes: [UInt8]) throws(ImageFileError) {
    let data = EncodedBytes(bytes[...], bigEndian: false)
    guard let length = data.uint32(at: 4), length + 8 <= bytes.count else {
      throw .truncated(.webP)
    }
    var offset = 12
    while offset < length + 8, let size = data.uint32(at: offset + 4) {
      if data.has("ANIM", at: offset) { throw .unsupported(format: "animated WebP") }
      if data.has("EXIF", at: offset), let exif = data.slice(at: offset + 8, count: size) {
        orientation = Orientation(exif: exif)
      }
      offset += 8 + size + size % 2
    }
  }
}
