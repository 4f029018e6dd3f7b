import Dispatch
import Raster
import Synchronization
import Testing

@testable import ImageFile

/// Pages of animations are what a viewer shows at that time.
@Suite struct AnimationTests {
  typealias Layer = AnimatedFile.Layer

  /// Frames, and the greys of each page; 255 is where nothing was laid.
  struct Case: CustomTestStringConvertible {
    let name: String
    var formats: [ImageFileFormat] = [.gif, .webP, .png]
    let layers: [Layer]
    let pages: [[UInt8]]
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "a frame on a part of the canvas",
      layers: [.plain(10), Layer(x: 2, width: 2, height: 1, greys: [20, 30])],
      pages: [[10, 10, 10, 10, 10, 10, 10, 10], [10, 10, 20, 30, 10, 10, 10, 10]]),
    Case(
      name: "the last row and column",
      layers: [.plain(10), .plain(20), .plain(30, x: 2, width: 2)],
      pages: [
        .init(repeating: 10, count: 8), .init(repeating: 20, count: 8),
        [20, 20, 30, 30, 20, 20, 30, 30],
      ]),
    Case(
      name: "what is transparent shows the frames before",
      layers: [.plain(10), Layer(greys: [20, nil, nil, nil, nil, nil, nil, 40])],
      pages: [.init(repeating: 10, count: 8), [20, 10, 10, 10, 10, 10, 10, 40]]),
    Case(
      name: "what is transparent in the first frame is white",
      layers: [
        Layer(greys: [20, nil, nil, nil, nil, nil, nil, 40]), .plain(50, width: 2, height: 1),
      ],
      pages: [[20, 255, 255, 255, 255, 255, 255, 40], [50, 50, 255, 255, 255, 255, 255, 40]]),
    Case(
      name: "frames that stay pile up",
      layers: [.plain(10), .plain(20, width: 1, height: 1), .plain(30, x: 2, width: 1, height: 1)],
      pages: [
        .init(repeating: 10, count: 8), [20, 10, 10, 10, 10, 10, 10, 10],
        [20, 10, 30, 10, 10, 10, 10, 10],
      ]),
    Case(
      name: "the place of a frame becomes transparent",
      layers: [
        .plain(10), .plain(20, x: 2, width: 2, disposal: .clear), .plain(30, width: 3, height: 1),
      ],
      pages: [
        .init(repeating: 10, count: 8), [10, 10, 20, 20, 10, 10, 20, 20],
        [30, 30, 30, 255, 10, 10, 255, 255],
      ]),
    Case(
      name: "all of the canvas becomes transparent",
      layers: [.plain(10, disposal: .clear), .plain(20, x: 2, width: 1), .plain(30, width: 1)],
      pages: [
        .init(repeating: 10, count: 8), [255, 255, 20, 255, 255, 255, 20, 255],
        [30, 255, 20, 255, 30, 255, 20, 255],
      ]),
    Case(
      name: "the place of a frame becomes what it was", formats: [.gif, .png],
      layers: [
        .plain(10), .plain(20, x: 1, width: 2, disposal: .restore),
        .plain(30, width: 2, height: 1, disposal: .restore),
        .plain(40, x: 3, y: 1, width: 1, height: 1),
      ],
      pages: [
        .init(repeating: 10, count: 8), [10, 20, 20, 10, 10, 20, 20, 10],
        [30, 30, 10, 10, 10, 10, 10, 10], [10, 10, 10, 10, 10, 10, 10, 40],
      ]),
    Case(
      name: "what a frame covers whole comes back", formats: [.gif, .png],
      layers: [.plain(10), .plain(20, disposal: .restore), .plain(30, width: 1, height: 1)],
      pages: [
        .init(repeating: 10, count: 8), .init(repeating: 20, count: 8),
        [30, 10, 10, 10, 10, 10, 10, 10],
      ]),
    Case(
      name: "below the first frame nothing comes back", formats: [.gif, .png],
      layers: [.plain(10, disposal: .restore), .plain(20, width: 1)],
      pages: [.init(repeating: 10, count: 8), [20, 255, 255, 255, 20, 255, 255, 255]]),
    Case(
      name: "a frame that replaces makes transparent", formats: [.webP, .png],
      layers: [
        .plain(10), Layer(width: 2, height: 1, greys: [20, nil], isBlended: false),
        Layer(x: 2, width: 2, greys: [nil, 30, nil, nil], isBlended: true),
      ],
      pages: [
        .init(repeating: 10, count: 8), [20, 255, 10, 10, 10, 10, 10, 10],
        [20, 255, 10, 30, 10, 10, 10, 10],
      ]),
    // 128 parts of 200 and 127 of 100; then on white alone.
    Case(
      name: "a frame that is half transparent", formats: [.webP, .png],
      layers: [
        .plain(100), Layer(x: 2, width: 2, height: 1, greys: [200, 0], opacity: 128),
        Layer(width: 2, height: 1, greys: [0, 0], opacity: 128, isBlended: false),
      ],
      pages: [
        .init(repeating: 100, count: 8), [100, 100, 150, 50, 100, 100, 100, 100],
        [127, 127, 150, 50, 100, 100, 100, 100],
      ]),
    Case(
      name: "a first frame that leaves a margin", formats: [.gif, .webP],
      layers: [.plain(10, x: 2, width: 2, height: 1), .plain(20, width: 1, height: 1)],
      pages: [
        [255, 255, 10, 10, 255, 255, 255, 255], [20, 255, 10, 10, 255, 255, 255, 255],
      ]),
  ]

  static let files = cases.flatMap { each in each.formats.map { (each, $0) } }

  @Test(arguments: files)
  func `a page is what the frames up to it show`(each: Case, format: ImageFileFormat) throws {
    let bytes = try AnimatedFile(layers: each.layers).encoded(as: format)
    let file = try PictureFile(encoded: bytes)
    #expect(file.format == format)
    try #require(file.pageCount == each.pages.count)
    for (index, page) in each.pages.enumerated() {
      let gray = try file.grayImage(page: index + 1)
      #expect((gray.width, gray.height) == (4, 2))
      #expect(gray.pixels == page, "page \(index + 1)")
      #expect(try file.colorImage(page: index + 1) == ColorImage(gray))
    }
  }

  @Test(arguments: files)
  func `a page is the same in whatever order pages are read`(
    each: Case, format: ImageFileFormat
  ) throws {
    let bytes = try AnimatedFile(layers: each.layers).encoded(as: format)
    let file = try PictureFile(encoded: bytes)
    for (index, page) in each.pages.enumerated().reversed() {
      #expect(try file.grayImage(page: index + 1).pixels == page)
      #expect(try PictureFile(encoded: bytes).grayImage(page: index + 1).pixels == page)
    }
    // What is kept is no part of the value.
    #expect(try file == PictureFile(encoded: bytes))
    #expect(try file.hashValue == PictureFile(encoded: bytes).hashValue)
  }

  /// The frame is lossy and of one grey; its opacity stands beside it, not compressed (RFC 9649, 2.7.1.2).
  @Test func `opacity beside a lossy frame of WebP counts`() throws {
    let lossy: [UInt8] = [
      48, 1, 0, 157, 1, 42, 4, 0, 2, 0, 2, 192, 76, 37, 164, 0, 3, 112, 0, 254, 231, 117, 0, 0,
    ]
    let opacity = AnimatedFile.chunk("ALPH", [0, 255, 0, 255, 0, 0, 0, 0, 128])
    let chunk = AnimatedFile.chunk("VP8 ", lossy)
    let canvas = AnimatedFile(layers: []).canvas
    let base = AnimatedFile.frame(.plain(0), try AnimatedFile.picture(.plain(0)))
    let file = try PictureFile(
      encoded: AnimatedFile.webP([
        canvas, base, AnimatedFile.frame(.plain(0), opacity + chunk),
        AnimatedFile.frame(.plain(0), chunk),
      ]))
    #expect(try file.grayImage(page: 2).pixels == [100, 0, 100, 0, 0, 0, 0, 50])
    #expect(try file.grayImage(page: 3).pixels == .init(repeating: 100, count: 8))
  }

  @Test func `the default picture of a PNG need not be a frame`() throws {
    let layers = [Layer.plain(10, x: 1, y: 1, width: 2, height: 1), .plain(20, width: 1)]
    let file = try PictureFile(encoded: AnimatedFile(layers: layers, hidesDefault: true).png())
    try #require(file.pageCount == 2)
    #expect(try file.grayImage().pixels == [255, 255, 255, 255, 255, 10, 10, 255])
    #expect(try file.grayImage(page: 2).pixels == [20, 255, 255, 255, 20, 10, 10, 255])
    let single = AnimatedFile(layers: [.plain(30)], hidesDefault: true).png()
    #expect(try PictureFile(encoded: single).grayImage().pixels == .init(repeating: 30, count: 8))
  }

  @Test func `colours of a frame of GIF are its own`() throws {
    var bytes = AnimatedFile(layers: [.plain(10), .plain(2, x: 2, width: 2)]).gif()
    // Of the second frame: a table of four greys in front of its codes.
    let descriptor = try #require(GIFFile(bytes, limits: ImageFileLimits()).frames.last).descriptor
    bytes[descriptor + 9] = 0x81
    bytes.insert(contentsOf: [0, 50, 100, 150].flatMap { [$0, $0, $0] }, at: descriptor + 10)
    let page = try PictureFile(encoded: bytes).grayImage(page: 2)
    #expect(page.pixels == [10, 10, 100, 100, 10, 10, 100, 100])
  }

  @Test func `several threads read the pages of one file`() throws {
    let layers = (0..<24).map { Layer.plain(UInt8(10 * $0), x: $0 % 4, width: 1) }
    let file = try PictureFile(
      encoded: AnimatedFile(layers: layers, hidesDefault: true).png())
    let wrong = Mutex<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 96) { number in
      let page = number * 7 % 24
      let pixels = (try? file.grayImage(page: page + 1))?.pixels
      if pixels?[page % 4] != UInt8(10 * page) { wrong.withLock { $0.append(page) } }
    }
    #expect(wrong.withLock { $0 } == [])
  }

  @Test(arguments: [ImageFileFormat.gif, .webP, .png])
  func `an interrupted animation goes on`(format: ImageFileFormat) throws {
    let layers = [Layer.plain(10), .plain(20, width: 1), .plain(30, x: 2, width: 1)]
    let file = try PictureFile(encoded: AnimatedFile(layers: layers).encoded(as: format))
    #expect(throws: ImageFileError.interrupted) {
      try Interruption { .late }.applied { () throws(ImageFileError) in
        _ = try file.grayImage(page: 3)
      }
    }
    #expect(try file.grayImage(page: 3).pixels[...3] == [20, 10, 30, 10])
  }
}
