import Raster
import Testing

@testable import PDF417

/// Symbols that stand on one another or beside one another, without a gap.
@Suite struct StackedPicturesTests {
  /// The rows, the columns and the level of a symbol.
  struct Shape {
    var rows: Int
    var columns = 4
    var level = 2
    var rowHeight = 3
  }

  private func bytes(_ count: Int, seed: Int) -> [UInt8] {
    var random = SplitMix(seed: UInt64(seed))
    return (0..<count).map { _ in UInt8.random(in: 0x20...0x7E, using: &random) }
  }

  private func picture(_ bytes: [UInt8], _ shape: Shape, moduleWidth: Int) throws -> GrayImage {
    var writer = PDF417Writer()
    writer.moduleWidth = moduleWidth
    writer.quietZone = 0
    writer.columns = shape.columns
    writer.rows = shape.rows
    writer.rowHeight = shape.rowHeight
    writer.errorCorrectionLevel = shape.level
    return GrayImage(try writer.image(of: bytes))
  }

  /// Pictures one below the other, all at the left side or all at the right, on paper.
  private func stack(_ pictures: [GrayImage], atRight: Bool = false, margin: Int = 0) -> GrayImage {
    let width = (pictures.map(\.width).max() ?? 0) + 2 * margin
    let height = pictures.reduce(2 * margin) { $0 + $1.height }
    var image = GrayImage(width: width, height: height, filledWith: 255)
    var y = margin
    for picture in pictures {
      let x = atRight ? width - margin - picture.width : margin
      image = image.holding(picture, x: x, y: y)
      y += picture.height
    }
    return image
  }

  private func sorted(_ contents: [[UInt8]]) -> [String] {
    contents.map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  private func read(_ image: GrayImage) -> [String] {
    sorted(PDF417Reader().symbols(in: image).map(\.bytes))
  }

  private static let stacks: [[Shape]] = [
    [Shape(rows: 12), Shape(rows: 12)],
    [Shape(rows: 12, level: 2), Shape(rows: 12, level: 3)],
    [Shape(rows: 10), Shape(rows: 24)],
    [Shape(rows: 24, level: 4), Shape(rows: 10, level: 1)],
    [Shape(rows: 12), Shape(rows: 12), Shape(rows: 12)],
    [Shape(rows: 12), Shape(rows: 15, level: 3), Shape(rows: 10), Shape(rows: 12, level: 1)],
    [Shape(rows: 12, rowHeight: 3), Shape(rows: 14, rowHeight: 5)],
  ]

  @Test(arguments: stacks, [1, 2, 3])
  func `equally wide, one on the other`(shapes: [Shape], moduleWidth: Int) throws {
    let contents = shapes.indices.map { bytes(20, seed: 80 + $0) }
    let pictures = try zip(contents, shapes).map {
      try picture($0, $1, moduleWidth: moduleWidth)
    }
    for margin in [0, 20] {
      let image = stack(pictures, margin: margin)
      #expect(read(image) == sorted(contents))
      #expect(read(image.turned(degrees: 90)) == sorted(contents))
      #expect(read(image.inverted) == sorted(contents))
    }
  }

  /// Of a picture of 1315 × 2200 pixels with four symbols one of them was read.
  @Test(arguments: [3, 5], [20, 40, 80])
  func `equally wide, with paper between them`(moduleWidth: Int, gap: Int) throws {
    let contents = (0..<4).map { bytes(20, seed: 180 + $0) }
    let pictures = try contents.map { content in
      let symbol = try picture(content, Shape(rows: 19), moduleWidth: moduleWidth)
      return [symbol, GrayImage(width: symbol.width, height: gap, filledWith: 255)]
    }
    let image = stack(Array(pictures.joined()), margin: 20)
    #expect(read(image) == sorted(contents))
    #expect(read(image.turned(degrees: 90)) == sorted(contents))
  }

  @Test(arguments: [[3, 5], [5, 3], [3, 8, 5]], [false, true])
  func `of different widths, at one side`(columns: [Int], atRight: Bool) throws {
    let contents = columns.indices.map { bytes(20, seed: 90 + $0) }
    let pictures = try zip(contents, columns).map {
      try picture($0, Shape(rows: 14, columns: $1), moduleWidth: 2)
    }
    #expect(read(stack(pictures, atRight: atRight, margin: 12)) == sorted(contents))
  }

  /// Both stop patterns lost: two guards that look like one are all that is left.
  @Test func `one on the other, on one side only`() throws {
    let contents = [bytes(20, seed: 95), bytes(20, seed: 96)]
    let image = stack(try contents.map { try picture($0, Shape(rows: 14), moduleWidth: 3) })
    let cut = image.cropped(
      to: PixelRectangle(x: 0, y: 0, width: image.width - 3 * 20, height: image.height))
    #expect(read(cut) == sorted(contents))
  }

  @Test(arguments: [2, 3])
  func `four in a square`(moduleWidth: Int) throws {
    let contents = (0..<4).map { bytes(20, seed: 100 + $0) }
    let rows = try [0, 2].map { first in
      try (first..<first + 2).map {
        try picture(contents[$0], Shape(rows: 13), moduleWidth: moduleWidth)
      }
    }
    let wide = rows.map { pair in
      GrayImage(width: 2 * pair[0].width, height: pair[0].height, filledWith: 255)
        .holding(pair[0], x: 0, y: 0).holding(pair[1], x: pair[0].width, y: 0)
    }
    #expect(read(stack(wide)) == sorted(contents))
  }
}
