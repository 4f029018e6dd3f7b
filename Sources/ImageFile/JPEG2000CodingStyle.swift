/// The segment COD of a JPEG 2000 codestream (ISO/IEC 15444-1, A.6.1): into how many parts the samples
/// of a tile are cut.
struct JPEG2000CodingStyle {
  private let layerCount: Int
  /// The exponents of the sides of a code-block.
  private let block: (x: Int, y: Int)
  /// The exponents of the sides of a precinct, of each resolution, the smallest first.
  private let precincts: [(x: Int, y: Int)]

  /// Reads the segment.
  ///
  /// - Throws: `truncated` or `damaged`.
  init(_ data: EncodedBytes) throws(ImageFileError) {
    guard let style = data.byte(at: 0), let layers = data.uint16(at: 2),
      let levels = data.byte(at: 5), let x = data.byte(at: 6), let y = data.byte(at: 7)
    else { throw .truncated(.jpeg2000) }
    guard layers > 0, levels <= 32, x <= 8, y <= 8, x + y <= 8 else { throw .damaged(.jpeg2000) }
    layerCount = layers
    block = (x + 2, y + 2)
    var precincts: [(x: Int, y: Int)] = []
    for level in 0...levels {
      guard style & 1 != 0 else {
        precincts.append((15, 15))
        continue
      }
      guard let sides = data.byte(at: 10 + level) else { throw .truncated(.jpeg2000) }
      precincts.append((sides & 15, sides >> 4))
    }
    self.precincts = precincts
  }

  /// About how much memory OpenJPEG 2.5 takes for decoding, in bytes; it takes less, never more.
  ///
  /// A sample is held in four bytes in its tile and in the picture, and in one when it is scaled; a
  /// pixel in four. The sizes of the structures are those of its headers, rounded up.
  func memory(tiles: Int, components: Int, width: Int, height: Int, samples: Int) -> Int {
    var (blocks, precinctCount) = (0, 0)
    let last = precincts.count - 1
    for (level, precinct) in precincts.enumerated() {
      // Sides of the resolution; one more part at each edge where tiles do not begin at its grid.
      let (wide, high) = (width >> (last - level) + 1, height >> (last - level) + 1)
      precinctCount += (wide >> precinct.x + 2) * (high >> precinct.y + 2)
      let sides = (
        x: min(block.x, max(0, precinct.x - 1)), y: min(block.y, max(0, precinct.y - 1))
      )
      blocks += (wide >> sides.x + 2) * (high >> sides.y + 2)
    }
    let perComponent = blocks * 256 + precinctCount * (1024 + 2 * layerCount)
    // One tile is decoded at a time; its description is kept of all.
    return samples * 14 + components * perComponent + tiles * 12_288
  }
}
