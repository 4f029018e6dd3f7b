/// The main header of a JPEG 2000 codestream and the extent of its tile-parts (ISO/IEC 15444-1,
/// annex A).
///
/// All that a decoder makes room for is announced here, so that it can be weighed before: samples,
/// tiles, precincts, code-blocks and packets. What would announce it elsewhere is refused.
struct JPEG2000Codestream {
  /// The markers SOC and SIZ, with which every codestream begins.
  static let start: [UInt8] = [0xFF, 0x4F, 0xFF, 0x51]

  private(set) var width = 0
  private(set) var height = 0
  private var tileCount = 0
  private var tileWidth = 0
  private var tileHeight = 0
  /// The samples of all components.
  private var sampleCount = 0
  private var componentCount = 0
  private var coding: JPEG2000CodingStyle?

  /// Reads the headers.
  ///
  /// - Throws: `truncated` where the end of the codestream is not reached, `damaged`, `tooManyPixels`,
  ///   `tooMuchMemory`, or `unsupported`.
  /// - Complexity: O(*n*) in the number of tile-parts.
  init(_ bytes: ArraySlice<UInt8>, limits: ImageFileLimits) throws(ImageFileError) {
    guard bytes.starts(with: Self.start) else { throw .damaged(.jpeg2000) }
    let data = EncodedBytes(bytes, bigEndian: true)
    var offset = 2
    while let (marker, content, next) = try Self.segment(data, at: offset) {
      switch marker {
      case 0xFF51: try readSize(EncodedBytes(content, bigEndian: true), limits)
      case 0xFF52:
        guard coding == nil else { throw .damaged(.jpeg2000) }
        coding = try JPEG2000CodingStyle(EncodedBytes(content, bigEndian: true))
      default: try Self.refuse(marker)
      }
      offset = next
    }
    guard let coding, width > 0 else { throw .damaged(.jpeg2000) }
    let bytesNeeded = coding.memory(
      tiles: tileCount, components: componentCount, width: tileWidth, height: tileHeight,
      samples: sampleCount)
    try limits.check(decodedBytes: bytesNeeded)
    try Self.walkTileParts(data, from: offset, tiles: tileCount)
  }

  /// The marker segment at an offset, or `nil` at the first tile-part.
  private static func segment(
    _ data: EncodedBytes, at offset: Int
  ) throws(ImageFileError) -> (marker: Int, content: ArraySlice<UInt8>, next: Int)? {
    guard let marker = data.uint16(at: offset) else { throw .truncated(.jpeg2000) }
    // SOT begins a tile-part, SOD the data of one.
    if marker == 0xFF90 || marker == 0xFF93 { return nil }
    guard let length = data.uint16(at: offset + 2) else { throw .truncated(.jpeg2000) }
    guard marker > 0xFF4F, length >= 2 else { throw .damaged(.jpeg2000) }
    guard let content = data.slice(at: offset + 4, count: length - 2) else {
      throw .truncated(.jpeg2000)
    }
    return (marker, content, offset + 2 + length)
  }

  /// Refuses what would announce more, or another coding, than the main header.
  private static func refuse(_ marker: Int) throws(ImageFileError) {
    switch marker {
    case 0xFF50: throw .unsupported(format: "High-throughput JPEG 2000")
    // COC, POC, PPM and PPT: coding of one component, changes of order, packed headers.
    case 0xFF53, 0xFF5F, 0xFF60, 0xFF61:
      throw .unsupported(format: "JPEG 2000 with changing coding")
    default: break
    }
  }

  /// Reads the segment SIZ (A.5.1).
  private mutating func readSize(
    _ data: EncodedBytes, _ limits: ImageFileLimits
  ) throws(ImageFileError) {
    guard width == 0 else { throw .damaged(.jpeg2000) }
    let numbers = (0..<8).compactMap { data.uint32(at: 2 + 4 * $0) }
    guard numbers.count == 8, let components = data.uint16(at: 34), numbers[2] < numbers[0],
      numbers[3] < numbers[1], numbers[4] > 0, numbers[5] > 0, numbers[6] <= numbers[2],
      numbers[7] <= numbers[3]
    else { throw .damaged(.jpeg2000) }
    (width, height) = (numbers[0] - numbers[2], numbers[1] - numbers[3])
    try limits.check(width: width, height: height, of: .jpeg2000)
    guard (1...4).contains(components) else {
      throw .unsupported(format: "JPEG 2000 with \(components) components")
    }
    componentCount = components
    for index in 0..<components {
      guard let depth = data.byte(at: 36 + 3 * index), let dx = data.byte(at: 37 + 3 * index),
        let dy = data.byte(at: 38 + 3 * index), dx > 0, dy > 0
      else { throw .damaged(.jpeg2000) }
      // The highest bit says that samples have a sign; the others are the depth less one.
      guard depth < 16 else { throw .unsupported(format: "JPEG 2000 of \(depth & 127 + 1) bits") }
      sampleCount += (width / dx + 1) * (height / dy + 1)
    }
    (tileWidth, tileHeight) = (min(numbers[4], width), min(numbers[5], height))
    let columns = (numbers[0] - numbers[6] - 1) / numbers[4] + 1
    let rows = (numbers[1] - numbers[7] - 1) / numbers[5] + 1
    guard columns <= Self.mostTiles, rows <= Self.mostTiles, columns * rows <= Self.mostTiles else {
      throw .unsupported(format: "JPEG 2000 of many tiles")
    }
    tileCount = columns * rows
  }

  /// A decoder keeps about 10 kB for every tile that is announced; portraits have one.
  private static let mostTiles = 1024

  /// The most parts of a tile: the index of one is a byte of 0 to 254 (A.4.2, TPsot).
  private static let mostTileParts = 255

  /// Goes from tile-part to tile-part (A.4.2) up to the marker EOC.
  private static func walkTileParts(
    _ data: EncodedBytes, from start: Int, tiles: Int
  ) throws(ImageFileError) {
    var offset = start
    var count = 0
    while let marker = data.uint16(at: offset), marker == 0xFF90 {
      guard let length = data.uint32(at: offset + 6) else { throw .truncated(.jpeg2000) }
      count += 1
      guard data.uint16(at: offset + 2) == 10, length == 0 || length >= 14,
        count <= mostTileParts * tiles
      else { throw .damaged(.jpeg2000) }
      var header = offset + 12
      while let (marker, _, next) = try segment(data, at: header) {
        if marker == 0xFF52 { throw .unsupported(format: "JPEG 2000 with changing coding") }
        try refuse(marker)
        // Headers that went on behind their part would be walked again with the next one.
        guard length == 0 || next < offset + length else { throw .damaged(.jpeg2000) }
        header = next
      }
      // A length of 0 goes to the end of the codestream.
      guard length > 0 else {
        offset = data.count - 2
        break
      }
      offset += length
    }
    guard data.uint16(at: offset) == 0xFFD9 else { throw .truncated(.jpeg2000) }
  }
}
