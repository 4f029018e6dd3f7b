import Raster
import Testing

@testable import PDF417

/// Pictures that no camera made: drawn pixel by pixel, cut tightly, small or very large.
@Suite struct PlainPictureTests {
  private func read(_ image: GrayImage) -> [[UInt8]] {
    PDF417Reader().symbols(in: image).map(\.bytes)
  }

  private func bytes(_ count: Int, seed: Int) -> [UInt8] {
    var random = SplitMix(seed: UInt64(seed))
    return (0..<count).map { _ in UInt8.random(in: 0x20...0x7E, using: &random) }
  }

  @Test(arguments: 1...4, [false, true])
  func `without a quiet zone, whole and compact`(moduleWidth: Int, isCompact: Bool) throws {
    for seed in 0..<4 {
      var writer = PDF417Writer()
      writer.moduleWidth = moduleWidth
      writer.quietZone = 0
      writer.isCompact = isCompact
      writer.columns = 2 + 3 * seed
      let bytes = bytes(30 + 20 * seed, seed: seed)
      let image = GrayImage(try writer.image(of: bytes))
      #expect(read(image) == [bytes])
      #expect(read(image.turned(degrees: 180)) == [bytes])
      #expect(read(image.mirrored) == [bytes])
      #expect(read(image.inverted) == [bytes])
    }
  }

  @Test(arguments: [(2, 1), (3, 1), (1, 2), (1, 4)])
  func `rows and modules of a pixel`(width: Int, height: Int) throws {
    for seed in 0..<4 {
      var writer = PDF417Writer()
      writer.quietZone = 4
      writer.rowHeight = 1
      writer.columns = 3 + 4 * seed
      writer.rows = 20
      let bytes = bytes(40, seed: seed + 50)
      let small = GrayImage(try writer.image(of: bytes))
      // The writer draws modules of three pixels; this takes them to any width and height.
      let image = GrayImage.drawn(width: small.width / 3 * width, height: small.height / 3 * height)
      {
        small[$0 / width * 3, $1 / height * 3]
      }
      #expect(read(image) == [bytes])
    }
  }

  @Test(arguments: [2, 3])
  func `symbols that touch`(moduleWidth: Int) throws {
    let contents = [bytes(30, seed: 71), bytes(30, seed: 72)]
    let symbols = try contents.map { bytes in
      var writer = PDF417Writer()
      writer.moduleWidth = moduleWidth
      writer.quietZone = 0
      writer.columns = 4
      return GrayImage(try writer.image(of: bytes))
    }
    let (width, height) = (symbols[0].width, symbols[0].height)
    #expect(symbols[1].width == width && symbols[1].height == height)
    let image = GrayImage.drawn(width: 2 * width, height: height) { x, y in
      symbols[x / width][x % width, y]
    }
    #expect(Set(read(image)) == Set(contents))
  }

  @Test(arguments: [1, 2, 3])
  func `ninety rows, and thirty columns`(moduleWidth: Int) throws {
    for (rows, columns, rowHeight) in [(90, 4, 1), (90, 4, 3), (12, 30, 3), (25, 30, 1)] {
      var writer = PDF417Writer()
      writer.moduleWidth = moduleWidth
      writer.rowHeight = rowHeight
      writer.rows = rows
      writer.columns = columns
      writer.quietZone = 5
      let bytes = bytes(200, seed: rows + columns)
      #expect(read(GrayImage(try writer.image(of: bytes))) == [bytes])
    }
  }

  @Test func `modules of a pixel in a large picture lie where they are`() throws {
    var writer = PDF417Writer()
    writer.moduleWidth = 1
    writer.columns = 5
    let bytes = bytes(60, seed: 7)
    let small = GrayImage(try writer.image(of: bytes))
    let sheet = GrayImage(width: 1200, height: 900, filledWith: 255).holding(small, x: 700, y: 410)
    let symbol = try #require(PDF417Reader().symbols(in: sheet).first)
    #expect(symbol.bytes == bytes)
    #expect(symbol.quadrilateral.topLeft.distance(to: Point(x: 701.5, y: 411.5)) < 2)
  }

  @Test(arguments: [UInt8(20), 230, 125])
  func `a third of the rows covered`(cover: UInt8) throws {
    var writer = PDF417Writer()
    writer.moduleWidth = 3
    writer.columns = 8
    writer.errorCorrectionLevel = 5
    let bytes = bytes(60, seed: 11)
    let card = GrayImage(try writer.image(of: bytes), dark: 20, light: 230)
    let width = card.width * 3 / 10
    var random = SplitMix(seed: 3)
    for left in [card.width / 4, card.width / 2] {
      var image = card.covered(x: left..<(left + width), y: 12..<(card.height * 3 / 4), with: cover)
      for y in 0..<image.height {
        for x in 0..<image.width {
          image[x, y] = UInt8(Int(image[x, y]) + Int.random(in: -6...6, using: &random))
        }
      }
      #expect(read(image) == [bytes])
    }
  }
}

extension GrayImage {
  /// An image of which every pixel is asked for.
  fileprivate static func drawn(
    width: Int, height: Int, _ gray: (Int, Int) -> UInt8
  ) -> GrayImage {
    var image = GrayImage(width: width, height: height, filledWith: 255)
    for y in 0..<height {
      for x in 0..<width { image[x, y] = gray(x, y) }
    }
    return image
  }
}
