import Raster
import Testing

@testable import ImageFile

/// Files whose header and decoder could see different sides: what is checked must be what is decoded.
@Suite struct HeaderAgreementTests {
  /// 242 bytes that libjpeg takes 14 GB for: it makes room for the first of two frame headers.
  private static func jpeg(frames: [(marker: UInt8, side: UInt16)]) -> [UInt8] {
    func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
      let length = UInt16(content.count + 2)
      return [0xFF, marker] + bigEndian(length) + content
    }
    func frame(_ frame: (marker: UInt8, side: UInt16)) -> [UInt8] {
      let sides = bigEndian(frame.side) + bigEndian(frame.side)
      return segment(frame.marker, [8] + sides + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
    }
    let tables =
      segment(0xDB, [0] + [UInt8](repeating: 40, count: 64))
      + segment(0xDB, [1] + [UInt8](repeating: 40, count: 64))
    let codes =
      segment(0xC4, [0x00] + [1] + [UInt8](repeating: 0, count: 15) + [5])
      + segment(0xC4, [0x01] + [1] + [UInt8](repeating: 0, count: 15) + [0])
    let scan = segment(0xDA, [3, 1, 0, 2, 0x11, 3, 0x11, 0, 0, 0]) + [0x19, 0x80, 0x03]
    var bytes: [UInt8] = [0xFF, 0xD8] + tables
    for (index, each) in frames.enumerated() {
      bytes += frame(each)
      if index == 0 { bytes += codes + scan }
    }
    return bytes + [0xFF, 0xD9]
  }

  private static func bigEndian(_ number: UInt16) -> [UInt8] {
    [UInt8(number >> 8), UInt8(number & 0xFF)]
  }

  @Test(arguments: [0xC0, 0xC1, 0xC2] as [UInt8], [0xC0, 0xC2, 0xC9] as [UInt8])
  func `a second frame header is refused before anything is decoded`(first: UInt8, second: UInt8) {
    for sides in [(46000, 10), (10, 46000), (10, 10)] as [(UInt16, UInt16)] {
      let bytes = Self.jpeg(frames: [(first, sides.0), (second, sides.1)])
      #expect(throws: ImageFileError.damaged(.jpeg)) {
        try EncodedPicture(bytes, limits: ImageFileLimits())
      }
    }
  }

  @Test func `one frame header is what counts`() throws {
    #expect(
      throws: ImageFileError.tooManyPixels(width: 46000, height: 46000, limit: 100_000_000)
    ) { try GrayImage(encoded: Self.jpeg(frames: [(0xC2, 46000)])) }
    let header = try JPEGHeader(parsing: Self.jpeg(frames: [(0xC2, 10)]))
    #expect(header.width == 10)
    #expect(header.height == 10)
    #expect(header.componentCount == 3)
  }

  @Test func `a scan before the frame header is refused`() throws {
    let whole = Self.jpeg(frames: [(0xC0, 10)])
    let frame = try #require(whole.firstIndex(of: 0xC0)) - 1
    let rest = Array(whole[(frame + 19)..<(whole.count - 2)])
    let moved = Array(whole[..<frame]) + rest + Array(whole[frame..<frame + 19])
    #expect(throws: ImageFileError.damaged(.jpeg)) {
      try GrayImage(encoded: moved + [0xFF, 0xD9])
    }
  }

  @Test func `scans do not hide behind a reserved marker`() throws {
    var whole = Self.jpeg(frames: [(0xC2, 10)])
    whole.removeLast(2)
    let scan: [UInt8] = [0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0x11, 3, 0x11, 0, 0, 0, 0x19, 0x80]
    let scans = [[UInt8]](repeating: scan, count: 200).joined()
    // A segment of 40 000 bytes, were it one.
    let hidden = whole + [0xFF, 0x02, 0x9C, 0x40] + Array(scans) + [0xFF, 0xD9]
    #expect(throws: ImageFileError.unsupported(format: "many-scan JPEG")) {
      try GrayImage(encoded: hidden)
    }
  }

  @Test func `a second header chunk of a PNG is refused`() {
    func png(_ extra: [UInt8]) -> [UInt8] {
      SamplePicture.png(
        width: 2, height: 1, bitDepth: 8, colorType: 0, rows: [0, 1, 2], extra: extra)
    }
    let huge: [UInt8] = [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 0, 0, 0, 0]
    #expect(throws: Never.self) { try GrayImage(encoded: png([])) }
    #expect(throws: ImageFileError.damaged(.png)) {
      try GrayImage(encoded: png(SamplePicture.chunk("IHDR", huge)))
    }
    // A chunk of another name is no header, and is not passed on.
    #expect(throws: Never.self) { try GrayImage(encoded: png(SamplePicture.chunk("iHDR", huge))) }
  }
}

extension HeaderAgreementTests {
  /// A little-endian TIFF directory of whole numbers, its data behind it.
  private static func tiff(
    _ tags: [(tag: UInt16, value: UInt32)], data: [UInt8], at start: Int = 8, next: Int = 0
  ) -> [UInt8] {
    func little(_ number: some FixedWidthInteger) -> [UInt8] {
      (0..<number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let end = start + 2 + 12 * tags.count + 4
    var bytes = little(UInt16(tags.count))
    for (tag, value) in tags {
      let isOffset = tag == 273 || tag == 324
      bytes += little(tag) + little(UInt16(4)) + little(UInt32(1))
      bytes += little(isOffset ? UInt32(end) : value)
    }
    return bytes + little(UInt32(next)) + data
  }

  private static let signature: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0]

  /// The tags of a grey picture in one strip.
  private static func strip(side: UInt32, count: Int) -> [(tag: UInt16, value: UInt32)] {
    [
      (256, side), (257, side), (258, 8), (259, 1), (262, 1), (273, 0), (277, 1), (278, side),
      (279, UInt32(count)),
    ]
  }

  @Test func `the first directory of a TIFF is checked and decoded`() throws {
    let data = [UInt8](repeating: 0x80, count: 100)
    let first = Self.tiff(Self.strip(side: 10, count: 100), data: data, next: 8 + 114 + 100)
    let second = Self.tiff(Self.strip(side: 60000, count: 1), data: [0], at: 8 + first.count)
    let image = try GrayImage(encoded: Self.signature + first + second)
    #expect(image == GrayImage(width: 10, height: 10, filledWith: 0x80))
    // A directory that is its own successor has pages without end.
    let circle = Self.tiff(Self.strip(side: 10, count: 100), data: data, next: 8)
    #expect(throws: ImageFileError.damaged(.tiff)) {
      try GrayImage(encoded: Self.signature + circle)
    }
    // Of a tag that stands twice, libtiff takes the first as we do.
    let twice = [(UInt16(256), UInt32(10))] + Self.strip(side: 60000, count: 100)
    #expect(throws: ImageFileError.self) {
      try GrayImage(encoded: Self.signature + Self.tiff(twice, data: data))
    }
  }

  @Test func `tiles, which may be greater than their picture, are refused`() {
    let tags: [(tag: UInt16, value: UInt32)] = [
      (256, 10), (257, 10), (258, 8), (259, 8), (262, 1), (277, 1), (322, 60000), (323, 60000),
      (324, 0), (325, 1),
    ]
    #expect(throws: ImageFileError.unsupported(format: "tiled TIFF")) {
      try GrayImage(encoded: Self.signature + Self.tiff(tags, data: [0]))
    }
  }

  @Test func `a JPEG in a TIFF that is greater than its strip is refused`() {
    let jpeg = Self.jpeg(frames: [(0xC2, 46000)])
    var tags = Self.strip(side: 10, count: jpeg.count)
    tags[3].value = 7
    #expect(throws: ImageFileError.damaged(.tiff)) {
      try GrayImage(encoded: Self.signature + Self.tiff(tags, data: jpeg))
    }
  }

  @Test(arguments: [
    // Number, what it is read as by a decoder that counts in 32 bits.
    (
      "P5\n4294967306 10\n255\n",
      ImageFileError.tooManyPixels(
        width: 4_294_967_306, height: 10, limit: 100_000_000)
    ),
    ("P5\n+60000 60000\n255\n", .notAPicture), ("P5\n10#60000\n10 255\n", .notAPicture),
    (
      "P2\n30000 30000\n255\n1 1",
      .tooManyPixels(
        width: 30000, height: 30000, limit: 100_000_000)
    ),
  ])
  func `numbers that another reader would read otherwise`(text: String, error: ImageFileError) {
    let samples = [UInt8](repeating: 7, count: 200)
    #expect(throws: error) { try GrayImage(encoded: Array(text.utf8) + samples) }
  }

  @Test func `a comment of a PNM is no size`() throws {
    let image = try GrayImage(encoded: Array("P5\n# 60000 60000\n2 1\n255\nAB".utf8))
    #expect(image.pixels == Array("AB".utf8))
  }
}

extension HeaderAgreementTests {
  private static func webP(_ chunks: [(name: String, content: [UInt8])]) -> [UInt8] {
    let body = chunks.flatMap { chunk in
      let size = UInt32(chunk.content.count)
      return Array(chunk.name.utf8) + (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) }
        + chunk.content + [UInt8](repeating: 0, count: chunk.content.count % 2)
    }
    let size = UInt32(body.count + 4)
    return Array("RIFF".utf8) + (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) }
      + Array("WEBP".utf8) + body
  }

  /// What announces the canvas; flag 2 is an animation, 16 opacity.
  private static func canvas(
    _ width: UInt32, _ height: UInt32, flags: UInt8 = 0
  ) -> (name: String, content: [UInt8]) {
    let sides = [width, height].flatMap { side in
      (0..<3).map { UInt8(truncatingIfNeeded: (side - 1) >> (8 * $0)) }
    }
    return ("VP8X", [flags, 0, 0, 0] + sides)
  }

  /// The beginning of a lossy picture.
  private static func lossy(_ side: UInt16) -> (name: String, content: [UInt8]) {
    let bytes = [UInt8(side & 0xFF), UInt8(side >> 8)]
    let start: [UInt8] = [0x10, 0, 0, 0x9D, 0x01, 0x2A]
    return ("VP8 ", start + bytes + bytes + [UInt8](repeating: 0, count: 40))
  }

  /// The chunk of a whole picture of 48 × 32 pixels.
  private static func picture() throws -> (name: String, content: [UInt8]) {
    let bytes = try SamplePicture.gray.encoded(as: .webP)
    try #require(bytes[12..<16].elementsEqual("VP8L".utf8))
    let size = try #require(EncodedBytes(bytes[...], bigEndian: false).uint32(at: 16))
    return ("VP8L", Array(bytes[20..<20 + size]))
  }

  @Test func `a canvas of WebP that differs from its picture is refused`() throws {
    let picture = try Self.picture()
    #expect(
      try GrayImage(encoded: Self.webP([Self.canvas(48, 32), picture])) == SamplePicture.gray)
    let animated = ("ANMF", [UInt8](repeating: 0, count: 16) + Self.lossy(16000).content)
    for chunks in [
      [Self.canvas(10, 10), picture], [Self.canvas(10000, 10000), picture],
      [Self.canvas(48, 32), Self.lossy(16000), picture],
      [Self.canvas(48, 32, flags: 2), Self.lossy(16000)],
      [Self.canvas(48, 32, flags: 2), animated],
    ] {
      #expect(throws: ImageFileError.damaged(.webP)) {
        try GrayImage(encoded: Self.webP(chunks))
      }
    }
  }

  @Test func `the first picture of a WebP is checked and decoded`() throws {
    let picture = try Self.picture()
    #expect(
      try GrayImage(encoded: Self.webP([picture, Self.lossy(16000)])) == SamplePicture.gray)
    #expect(
      throws: ImageFileError.tooManyPixels(width: 16000, height: 16000, limit: 100_000_000)
    ) { try GrayImage(encoded: Self.webP([Self.lossy(16000), picture])) }
  }
}
