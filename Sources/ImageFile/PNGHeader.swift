import Raster

/// What the chunks of a PNG file say (ISO/IEC 15948, clause 11).
struct PNGHeader {
  private(set) var width = 0
  private(set) var height = 0
  /// The samples of a pixel, 4 where it has a palette: what becomes of one may have opacity.
  private(set) var channelCount = 4
  /// Whether its rows come in seven passes.
  private(set) var isInterlaced = false
  private(set) var orientation = Orientation.upright
  /// Whether it announces an animation, before its pixels (PNG third edition, 11.3.6.1).
  private(set) var isAnimated = false
  /// The file with nothing but the chunks that decoding needs: what else a file carries is never
  /// looked at, neither by us nor by libpng.
  private(set) var essentialBytes: [UInt8]

  /// Walks all chunks, checking lengths and check sums.
  ///
  /// - Throws: `truncated` where the file ends before its last chunk, `damaged` where a check sum or
  ///   the header is wrong.
  init(parsing bytes: [UInt8]) throws(ImageFileError) {
    let data = EncodedBytes(bytes[...], bigEndian: true)
    let checksum = CyclicRedundancyCheck()
    essentialBytes = Array(bytes.prefix(8))
    essentialBytes.reserveCapacity(bytes.count)
    var offset = 8
    var hasPictureData = false
    while true {
      guard let chunk = PNGChunk(at: offset, of: data) else { throw .truncated(.png) }
      let isHeader = chunk.isNamed("IHDR")
      let isEnd = chunk.isNamed("IEND")
      hasPictureData = hasPictureData || chunk.isNamed("IDAT")
      guard isHeader == (offset == 8), hasPictureData || !isEnd else { throw .damaged(.png) }
      if isHeader { try readHeader(EncodedBytes(chunk.content, bigEndian: true)) }
      if isHeader || isEnd || ["PLTE", "tRNS", "IDAT"].contains(where: chunk.isNamed) {
        guard chunk.isIntact(by: checksum) else { throw .damaged(.png) }
        essentialBytes += chunk.bytes
        // Opacity stands in a chunk of its own, and becomes a sample.
        if chunk.isNamed("tRNS"), channelCount % 2 == 1 { channelCount += 1 }
      } else if chunk.isNamed("eXIf") {
        orientation = Orientation(exif: chunk.content)
      } else if !hasPictureData, chunk.isNamed("acTL") {
        isAnimated = true
      }
      if isEnd { return }
      offset = chunk.bytes.endIndex
    }
  }

  /// Reads the chunk IHDR (PNG third edition, 11.2.1).
  private mutating func readHeader(_ content: EncodedBytes) throws(ImageFileError) {
    guard content.count == 13, let width = content.uint32(at: 0), let height = content.uint32(at: 4)
    else { throw .damaged(.png) }
    (self.width, self.height) = (width, height)
    // Colour types 0, 2, 4 and 6; 3 is a palette (table 11.1).
    channelCount = [0: 1, 2: 3, 4: 2][content.byte(at: 9) ?? 3] ?? 4
    isInterlaced = content.byte(at: 12) != 0
  }
}
