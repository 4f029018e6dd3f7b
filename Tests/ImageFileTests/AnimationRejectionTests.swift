import Raster
import Testing

@testable import ImageFile

/// Animations that are damaged, hostile or none.
@Suite struct AnimationRejectionTests {
  typealias Layer = AnimatedFile.Layer

  static let layers = [Layer.plain(10), .plain(20, x: 2, width: 2), .plain(30, width: 1)]
  static let formats = [ImageFileFormat.gif, .webP, .png]

  /// Chunks of a PNG file of three frames with one of them changed.
  private static func png(
    _ index: Int, _ name: String? = nil, change: (inout [UInt8]) -> Void = { _ in }
  ) -> [UInt8] {
    var chunks = AnimatedFile(layers: layers).pngChunks()
    change(&chunks[index].content)
    chunks[index].name = name ?? chunks[index].name
    return AnimatedFile.png(chunks)
  }

  /// The chunks are IHDR, acTL, fcTL, IDAT, fcTL, fdAT, fdAT, fcTL, fdAT, fdAT, IEND.
  @Test(arguments: [
    ("no frame", png(1) { $0[3] = 0 }, ImageFileError.damaged(.png)),
    ("a frame too many", png(1) { $0[3] = 2 }, .damaged(.png)),
    ("a frame too few", png(1) { $0[3] = 4 }, .truncated(.png)),
    ("frames beyond the limit", png(1) { $0[0] = 0x7F }, .tooManyPages(limit: 1000)),
    ("a second number of frames", png(4, "acTL"), .damaged(.png)),
    ("a number that is missing", png(7) { $0[3] = 5 }, .damaged(.png)),
    ("a number that stands twice", png(6) { $0[3] = 2 }, .damaged(.png)),
    ("a first number other than 0", png(2) { $0[3] = 1 }, .damaged(.png)),
    ("a short control", png(4) { $0.removeLast() }, .damaged(.png)),
    ("no columns", png(4) { $0[7] = 0 }, .damaged(.png)),
    ("no rows", png(4) { $0[11] = 0 }, .damaged(.png)),
    ("columns beyond the canvas", png(4) { $0[7] = 3 }, .damaged(.png)),
    ("rows beyond the canvas", png(4) { $0[19] = 1 }, .damaged(.png)),
    ("a place far outside", png(4) { $0[12] = 0xFF }, .damaged(.png)),
    ("an unknown disposal", png(4) { $0[24] = 3 }, .damaged(.png)),
    ("an unknown blending", png(4) { $0[25] = 2 }, .damaged(.png)),
    ("a default picture on a part of the canvas", png(2) { $0[7] = 3 }, .damaged(.png)),
    ("pixels before a frame", png(2, "teSt"), .damaged(.png)),
    ("a frame without pixels", png(3, "teSt"), .damaged(.png)),
    ("pixels of the default picture again", png(5, "IDAT"), .damaged(.png)),
    ("pixels without a number", png(6) { $0 = [] }, .damaged(.png)),
  ])
  func `a PNG whose animation is out of order is refused`(
    name: String, bytes: [UInt8], error: ImageFileError
  ) {
    #expect(throws: error, "\(name)") { try PictureFile(encoded: bytes) }
  }

  @Test(arguments: [1, 2, 5])
  func `a wrong check sum of an animated PNG is an error`(index: Int) throws {
    let whole = Self.png(0)
    var offset = 8
    let data = EncodedBytes(whole[...], bigEndian: true)
    for _ in 0..<index { offset = try #require(PNGChunk(at: offset, of: data)).bytes.endIndex }
    var bytes = whole
    bytes[offset + 8] ^= 0x80
    #expect(throws: ImageFileError.damaged(.png)) { try PictureFile(encoded: bytes) }
  }

  @Test func `what announces an animation behind the pixels announces none`() throws {
    var chunks = AnimatedFile(layers: Self.layers).pngChunks()
    chunks.swapAt(1, 10)
    chunks.append(chunks.remove(at: 1))
    let file = try PictureFile(encoded: AnimatedFile.png(chunks))
    #expect(file.pageCount == 1)
    #expect(try file.grayImage().pixels == .init(repeating: 10, count: 8))
  }

  @Test func `the control of a PNG frame may stand before the number of frames`() throws {
    var chunks = AnimatedFile(layers: Self.layers).pngChunks()
    chunks.swapAt(1, 2)
    #expect(try PictureFile(encoded: AnimatedFile.png(chunks)).pageCount == 3)
  }

  @Test func `frames of WebP outside the canvas are refused`() throws {
    for layer in [Layer.plain(1, x: 2), .plain(1, y: 2), .plain(1, width: 6), .plain(1, height: 3)]
    {
      let file = AnimatedFile(layers: Self.layers + [layer])
      #expect(throws: ImageFileError.damaged(.webP)) { try PictureFile(encoded: file.webP()) }
    }
    let frames = try Self.layers.map { AnimatedFile.frame($0, try AnimatedFile.picture($0)) }
    let animation = AnimatedFile.chunk("ANIM", [0, 0, 0, 0, 0, 0])
    #expect(throws: ImageFileError.damaged(.webP)) {
      try PictureFile(encoded: AnimatedFile.webP([animation] + frames))
    }
  }

  @Test
  func `a frame of WebP that is none, or another size, is an error of its page and those behind`()
    throws
  {
    let canvas = AnimatedFile(layers: []).canvas
    let whole = try AnimatedFile.frame(.plain(10), AnimatedFile.picture(.plain(10)))
    let part = Layer.plain(20, width: 2)
    for (picture, error) in try [
      (AnimatedFile.picture(.plain(20)), ImageFileError.damaged(.webP)),
      (AnimatedFile.chunk("ALPH", [0, 1]), .truncated(.webP)),
      (AnimatedFile.chunk("VP8 ", [1, 2, 3, 4]), .damaged(.webP)),
    ] {
      let next = try AnimatedFile.frame(part, AnimatedFile.picture(part))
      let file = try PictureFile(
        encoded: AnimatedFile.webP([canvas, whole, AnimatedFile.frame(part, picture), next, whole]))
      #expect(try file.grayImage().pixels == .init(repeating: 10, count: 8))
      #expect(throws: error) { try file.grayImage(page: 2) }
      #expect(throws: error) { try file.grayImage(page: 3) }
      #expect(try file.grayImage(page: 1).width == 4)
    }
  }

  @Test func `what passes the screen of a GIF is left out`() throws {
    let layers = [
      Layer.plain(10), .plain(20, x: 3, y: 1), .plain(30, x: 4), .plain(40, x: 60_000, y: 60_000),
      .plain(50, x: 2, y: 1, disposal: .restore), .plain(60, x: 0, y: 2, disposal: .clear),
      .plain(70),
    ]
    let file = try PictureFile(encoded: AnimatedFile(layers: layers).gif())
    let pages: [[UInt8]] = [
      [10, 10, 10, 10, 10, 10, 10, 10], [10, 10, 10, 10, 10, 10, 10, 20],
      [10, 10, 10, 10, 10, 10, 10, 20], [10, 10, 10, 10, 10, 10, 10, 20],
      [10, 10, 10, 10, 10, 10, 50, 50], [10, 10, 10, 10, 10, 10, 10, 20],
      .init(repeating: 70, count: 8),
    ]
    for (index, page) in pages.enumerated() {
      #expect(try file.grayImage(page: index + 1).pixels == page, "page \(index + 1)")
    }
  }

  @Test func `a GIF whose screen is too small for its first frame is as large as that`() throws {
    for (width, height) in [(0, 0), (1, 1), (4, 1)] {
      let file = AnimatedFile(width: width, height: height, layers: Self.layers)
      let page = try PictureFile(encoded: file.gif()).grayImage(page: 2)
      #expect(page.pixels == [10, 10, 20, 20, 10, 10, 20, 20])
    }
  }

  @Test func `a frame of GIF without pixels or colours is an error`() throws {
    var empty = Self.layers
    empty[1].width = 0
    let file = try PictureFile(encoded: AnimatedFile(layers: empty).gif())
    #expect(throws: ImageFileError.damaged(.gif)) { try file.grayImage(page: 2) }
    var bytes = AnimatedFile(layers: Self.layers).gif()
    bytes.removeSubrange(13..<13 + 768)
    bytes[10] = 0
    let colorless = try PictureFile(encoded: bytes)
    #expect(throws: ImageFileError.damaged(.gif)) { try colorless.grayImage() }
  }

  @Test(arguments: formats)
  func `the canvas has to be within the limits`(format: ImageFileFormat) throws {
    let file = AnimatedFile(
      width: 10_000, height: 10_001,
      layers: [.plain(10), .plain(20, x: 2)], hidesDefault: true)
    // A default picture of so many pixels would be long to write.
    let bytes =
      format == .png
      ? AnimatedFile.png(
        AnimatedFile(layers: file.layers, hidesDefault: true).pngChunks().map { chunk in
          guard chunk.name == "IHDR" else { return chunk }
          let sides = AnimatedFile.big(10_000, 4) + AnimatedFile.big(10_001, 4)
          return (chunk.name, sides + chunk.content.dropFirst(8))
        }) : try file.encoded(as: format)
    let error = ImageFileError.tooManyPixels(width: 10_000, height: 10_001, limit: 100_000_000)
    #expect(throws: error) { try PictureFile(encoded: bytes) }
    let large = try PictureFile(encoded: bytes, limits: ImageFileLimits(pixels: 100_010_000))
    let tooMuch = #expect(throws: ImageFileError.self) { try large.grayImage(page: 2) }
    guard case .tooMuchMemory(_, limit: 400_000_000) = tooMuch else {
      Issue.record("\(String(describing: tooMuch))")
      return
    }
  }

  @Test func `a frame of GIF that is larger than its canvas has to be within the limits`() throws {
    var layers = Self.layers
    layers[1] = .plain(20, width: 40, height: 40)
    let file = try PictureFile(
      encoded: AnimatedFile(layers: layers).gif(), limits: ImageFileLimits(pixels: 1000))
    #expect(try file.grayImage().width == 4)
    for page in 2...3 {
      #expect(throws: ImageFileError.tooManyPixels(width: 40, height: 40, limit: 1000)) {
        try file.grayImage(page: page)
      }
    }
  }

  @Test(arguments: formats)
  func `pixels of frames below a page are limited`(format: ImageFileFormat) throws {
    let layers = [Layer.plain(10)] + (1..<10).map { Layer.plain(UInt8(10 * $0), width: 2) }
    var limits = ImageFileLimits()
    limits.scannedPixels = 20
    let bytes = try AnimatedFile(layers: layers).encoded(as: format)
    let error = ImageFileError.unsupported(format: "many-frame \(format.rawValue)")
    #expect(throws: error) { try PictureFile(encoded: bytes, limits: limits).grayImage(page: 10) }
    // In their order each page is a frame more.
    let file = try PictureFile(encoded: bytes, limits: limits)
    for page in 1...10 { #expect(try file.grayImage(page: page).width == 4) }
  }

  @Test(arguments: formats)
  func `frames beyond the limit are an error`(format: ImageFileFormat) throws {
    let bytes = try AnimatedFile(layers: Self.layers).encoded(as: format)
    #expect(throws: ImageFileError.tooManyPages(limit: 2)) {
      try PictureFile(encoded: bytes, limits: ImageFileLimits(pages: 2))
    }
    #expect(try PictureFile(encoded: bytes, limits: ImageFileLimits(pages: 3)).pageCount == 3)
    // The limit of bytes is that of the file, not of what is made of its frames.
    let limits = ImageFileLimits(bytes: bytes.count)
    #expect(try PictureFile(encoded: bytes, limits: limits).grayImage(page: 3).pixels[0] == 30)
  }

  @Test(arguments: formats)
  func `animations that are cut or changed never trap`(format: ImageFileFormat) throws {
    let whole = try AnimatedFile(layers: Self.layers).encoded(as: format)
    let limits = ImageFileLimits(pixels: 1_000_000)
    func read(_ bytes: [UInt8]) {
      guard let file = try? PictureFile(encoded: bytes, limits: limits) else { return }
      for page in 1...file.pageCount {
        guard let gray = try? file.grayImage(page: page) else { continue }
        #expect(gray.pixels.count == gray.width * gray.height && gray.pixels.count <= 1_000_000)
      }
    }
    for count in 0..<whole.count { read(Array(whole[..<count])) }
    // Colours of GIF may be any.
    let colors = format == .gif ? 13..<13 + 768 : 0..<0
    for index in whole.indices where !colors.contains(index) {
      for value: UInt8 in [0, 1, 2, 0x7F, 0xFF] where whole[index] != value {
        var bytes = whole
        bytes[index] = value
        read(bytes)
      }
    }
  }
}
