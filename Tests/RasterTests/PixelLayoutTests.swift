import Raster
import Testing

@Suite struct PixelLayoutTests {
  /// A picture of 3 × 2 pixels whose greys are 1 to 6.
  private static let greys: [UInt8] = [1, 2, 3, 4, 5, 6]

  /// The bytes of a picture in a format, with some bytes of noise behind every row.
  private static func bytes(_ format: PixelFormat, padding: Int) -> [UInt8] {
    stride(from: 0, to: greys.count, by: 3).flatMap { start -> [UInt8] in
      let row = greys[start..<start + 3].flatMap { grey -> [UInt8] in
        switch format {
        case .gray, .nv12, .i420: [grey]
        case .rgb, .bgr: [grey, grey, grey]
        case .rgba, .bgra: [grey, grey, grey, 99]
        }
      }
      return row + [UInt8](repeating: 222, count: padding)
    }
  }

  /// The same through a span, as of a buffer that somebody else owns.
  private static func image(
    of bytes: [UInt8], byteCount: Int, _ layout: PixelLayout
  ) throws(PixelLayoutError) -> GrayImage {
    let span = unsafe bytes.span.bytes.extracting(first: byteCount)
    return try GrayImage(pixels: span, layout: layout)
  }

  @Test(arguments: PixelFormat.allCases, [0, 1, 7])
  func `every format is read with and without a gap behind its rows`(
    _ format: PixelFormat, padding: Int
  ) throws {
    let bytes = Self.bytes(format, padding: padding)
    let layout = try PixelLayout(
      width: 3, height: 2, format: format, bytesPerRow: bytes.count / 2)
    #expect(layout.byteCount == bytes.count - padding)
    let image = try GrayImage(pixels: bytes, layout: layout)
    #expect((image.width, image.height) == (3, 2))
    #expect(image.pixels == Self.greys)
    // Chrominance and whatever else lies behind the last pixel is not looked at, nor needed.
    #expect(try GrayImage(pixels: bytes + [9, 9, 9], layout: layout) == image)
    #expect(try GrayImage(pixels: Array(bytes.dropLast(padding)), layout: layout) == image)
    #expect(try Self.image(of: bytes, byteCount: bytes.count, layout) == image)
  }

  @Test(arguments: PixelFormat.allCases)
  func `one byte too few is an error`(_ format: PixelFormat) throws {
    let bytes = Self.bytes(format, padding: 0)
    let layout = try PixelLayout(width: 3, height: 2, format: format)
    for count in [0, 1, bytes.count - 1] {
      let expected = PixelLayoutError.tooFewBytes(count, needed: bytes.count)
      #expect(throws: expected) {
        try GrayImage(pixels: Array(bytes.prefix(count)), layout: layout)
      }
      #expect(throws: expected) {
        try Self.image(of: bytes, byteCount: count, layout)
      }
    }
  }

  @Test(arguments: [(PixelFormat.rgb, 76), (.bgr, 29), (.rgba, 76), (.bgra, 29)])
  func `the first byte is red or blue`(_ format: PixelFormat, luma: Int) throws {
    let pixel = [255] + [UInt8](repeating: 0, count: format.bytesPerPixel - 1)
    let image = try GrayImage(
      pixels: pixel, layout: PixelLayout(width: 1, height: 1, format: format))
    #expect(image.pixels.allSatisfy { abs(Int($0) - luma) <= 1 })
  }

  @Test(arguments: [
    (Orientation.upright, [1, 2, 3, 4, 5, 6] as [UInt8]), (.mirrored, [3, 2, 1, 6, 5, 4]),
    (.rotated180, [6, 5, 4, 3, 2, 1]), (.mirroredRotated180, [4, 5, 6, 1, 2, 3]),
    (.transposed, [1, 4, 2, 5, 3, 6]), (.needsQuarterTurnRight, [4, 1, 5, 2, 6, 3]),
    (.transposedRotated180, [6, 3, 5, 2, 4, 1]), (.needsQuarterTurnLeft, [3, 6, 2, 5, 1, 4]),
  ])
  func `every orientation is undone`(_ orientation: Orientation, _ expected: [UInt8]) throws {
    let layout = try PixelLayout(
      width: 3, height: 2, format: .bgra, bytesPerRow: 14, orientation: orientation)
    let image = try GrayImage(pixels: Self.bytes(.bgra, padding: 2), layout: layout)
    #expect(image.pixels == expected)
    #expect(image.width == (orientation.swapsSides ? 2 : 3))
  }

  @Test(arguments: PixelFormat.allCases, [(0, 5), (5, 0), (-1, 5), (5, -1), (.min, .min)])
  func `sides that are none are an error`(_ format: PixelFormat, _ sides: (Int, Int)) {
    #expect(throws: PixelLayoutError.noPixels(width: sides.0, height: sides.1)) {
      try PixelLayout(width: sides.0, height: sides.1, format: format)
    }
  }

  @Test(arguments: PixelFormat.allCases, [0, -1, 2, .min])
  func `rows that overlap are an error`(_ format: PixelFormat, bytesPerRow: Int) {
    let needed = 3 * format.bytesPerPixel
    #expect(throws: PixelLayoutError.rowTooShort(bytesPerRow: bytesPerRow, needed: needed)) {
      try PixelLayout(width: 3, height: 2, format: format, bytesPerRow: bytesPerRow)
    }
  }

  @Test(arguments: [
    (Int.max, Int.max, nil), (1 << 32, 1 << 32, nil), (Int.max / 4 + 1, 1, nil),
    (3, Int.max, nil), (3, 3, Int.max), (2, 3, Int.max / 2),
  ])
  func `sizes that cannot be counted are an error`(width: Int, height: Int, bytesPerRow: Int?) {
    #expect(throws: PixelLayoutError.tooLarge(width: width, height: height)) {
      try PixelLayout(width: width, height: height, format: .rgba, bytesPerRow: bytesPerRow)
    }
  }

  @Test func `the greatest size that can be counted needs its bytes`() throws {
    let layout = try PixelLayout(width: 1 << 31, height: 1 << 30, format: .gray)
    #expect(throws: PixelLayoutError.tooFewBytes(6, needed: 1 << 61)) {
      try GrayImage(pixels: Self.greys, layout: layout)
    }
  }

  @Test func `grey without a gap is taken over without a copy`() throws {
    let bytes = [UInt8](repeating: 7, count: 1 << 16)
    let layout = try PixelLayout(width: 256, height: 256, format: .gray)
    let image = try GrayImage(pixels: bytes, layout: layout)
    let isShared = unsafe bytes.withUnsafeBufferPointer { first in
      unsafe image.pixels.withUnsafeBufferPointer { second in
        unsafe first.baseAddress == second.baseAddress
      }
    }
    #expect(isShared)
  }
}
