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
      guard let length = data.uint32(at: offset),
        let chunk = data.slice(at: offset, count: length + 12),
        let stated = data.uint32(at: offset + 8 + length)
      else { throw .truncated(.png) }
      let isHeader = data.has("IHDR", at: offset + 4)
      let isEnd = data.has("IEND", at: offset + 4)
      hasPictureData = hasPictureData || data.has("IDAT", at: offset + 4)
      guard isHeader == (offset == 8), hasPictureData || !isEnd else { throw .damaged(.png) }
      if isHeader {
        guard length == 13, let width = data.uint32(at: offset + 8),
          let height = data.uint32(at: offset + 12)
        else { throw .damaged(.png) }
        (self.width, self.height) = (width, height)
        // Colour types 0, 2, 4 and 6; 3 is a palette (table 11.1).
        channelCount = [0: 1, 2: 3, 4: 2][data.byte(at: offset + 17) ?? 3] ?? 4
        isInterlaced = data.byte(at: offset + 20) != 0
      }
      if isHeader || isEnd
        || ["PLTE", "tRNS", "IDAT"].contains(where: { data.has($0, at: offset + 4) })
      {
        guard checksum.value(of: chunk.dropFirst(4).dropLast(4)) == stated else {
          throw .damaged(.png)
        }
        essentialBytes += chunk
        // Opacity stands in a chunk of its own, and becomes a sample.
        if data.has("tRNS", at: offset + 4), channelCount % 2 == 1 { channelCount += 1 }
      } else if data.has("eXIf", at: offset + 4) {
        orientation = Orientation(exif: chunk.dropFirst(8).dropLast(4))
      } else if !hasPictureData, data.has("acTL", at: offset + 4) {
        isAnimated = true
      }
      if isEnd { return }
      offset += length + 12
    }
  }
}
