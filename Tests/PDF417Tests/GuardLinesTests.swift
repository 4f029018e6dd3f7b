import Raster
import Testing

@testable import PDF417

/// Every other scan line of a frame comes first, and the others only where that leads somewhere.
@Suite struct GuardLinesTests {
  private static let bytes = [UInt8](repeating: 0x41, count: 24)

  /// A frame with one symbol, and what it is read as.
  private func frame(rows: Int, columns: Int, moduleWidth: Int, left: Int, top: Int) throws
    -> GrayImage
  {
    var writer = PDF417Writer()
    (writer.rows, writer.columns, writer.moduleWidth) = (rows, columns, moduleWidth)
    writer.quietZone = 2
    let symbol = GrayImage(try writer.image(of: Self.bytes))
    var image = GrayImage(width: 1000, height: 800, filledWith: 200)
    for y in 0..<symbol.height {
      for x in 0..<symbol.width { image[left + x, top + y] = symbol[x, y] }
    }
    return image
  }

  @Test(arguments: [GuardPattern.start, .stop])
  func `both halves together meet what all lines meet, in their order`(pattern: GuardPattern) throws
  {
    let image = try frame(rows: 12, columns: 4, moduleWidth: 3, left: 301, top: 203)
    let picture = Picture(width: image.width, height: image.height, pixels: image.pixels)
    var whole = GuardFinder(picture)
    whole.run()
    #expect(whole.hits.contains { $0.pattern == pattern })
    // Small modules everywhere, nowhere, and in a part that cuts the symbol.
    let part = PixelRectangle(x: 0, y: 0, width: 400, height: 260)
    var counts: [Int] = []
    for fine in [nil, SearchRegions(rectangles: []), SearchRegions(rectangles: [part])] {
      var halves = GuardFinder(picture, fine: fine)
      halves.run(.everyOther)
      counts.append(halves.hits.count)
      halves.run(.others)
      #expect(halves.hits.map(\.origin) == whole.hits.map(\.origin))
      #expect(halves.hits.map(\.module) == whole.hits.map(\.module))
    }
    #expect(counts[1] > 0 && counts[1] < counts[2])
    #expect(counts[2] < counts[0] && counts[0] < whole.hits.count)
  }

  @Test(arguments: [-1, 0, 1])
  func `lines down a picture have the edges that each has alone`(stepX: Int) throws {
    let image = try frame(rows: 12, columns: 4, moduleWidth: 3, left: 301, top: 203)
    let picture = Picture(width: image.width, height: image.height, pixels: image.pixels)
    var lines = SteepLines()
    // More rows than are taken together, and lines that begin at different ones.
    for number in 0..<5 {
      lines.add(number: number, x: 420 + 9 * number, y: 190 + 7 * number, stepX: stepX, length: 150)
    }
    lines.smooth(picture)
    var together = EdgeScanner(length: 1000)
    var alone = EdgeScanner(length: 1000)
    var count = 0
    for line in lines.lines {
      together.scan(line, of: lines)
      alone.scan(
        picture, start: line.y * picture.width + line.x, stride: picture.width + stepX,
        across: stepX == 0 ? 1 : stepX - picture.width, length: line.length)
      #expect(together.edges.prefix(together.count) == alone.edges.prefix(alone.count))
      #expect(together.beginsDark == alone.beginsDark)
      count += alone.count
    }
    #expect(count > 20)
  }

  /// Rows of steps and noise whose quiet stretches are of all lengths: a way back from an extreme that is
  /// no more than the noise is no edge, wherever it ends.
  @Test(arguments: 0..<40)
  func `quiet stretches hide no edge`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let width = 400
    var image = GrayImage(width: width, height: 3, filledWith: 0)
    var (grey, left) = (128, 0)
    for x in 0..<width {
      if left == 0 {
        grey = Int.random(in: 0...255, using: &random)
        left = Int.random(in: 1...40, using: &random)
      }
      left -= 1
      let value = min(255, max(0, grey + Int.random(in: -4...4, using: &random)))
      for y in 0..<3 { image[x, y] = UInt8(value) }
    }
    var scanner = EdgeScanner(length: 1000)
    scanner.scan(
      Picture(width: width, height: 3, pixels: image.pixels), start: width, stride: 1,
      across: width, length: width)
    let expected = Self.edges((0..<width).map { Int(image[$0, 1]) }, noise: Int(scanner.noise))
    #expect(Array(scanner.edges.prefix(scanner.count)) == expected)
    #expect(expected.count > 8)
  }

  /// The edges of a row, pixel by pixel.
  private static func edges(_ row: [Int], noise: Int) -> [Float] {
    var (low, high) = (0, 0)
    var index = 1
    while index < row.count, row[high] - row[low] <= noise {
      if row[index] > row[high] { high = index } else if row[index] <= row[low] { low = index }
      index += 1
    }
    var edges: [Float] = [-0.5]
    var (rises, least) = (high > low, noise)
    while true {
      let sign = rises ? 1 : -1
      var top = rises ? high : low
      while index < row.count, sign * row[index] >= sign * row[top] - least {
        if sign * row[index] >= sign * row[top] { top = index }
        index += 1
      }
      let bottom = rises ? low : high
      let middle = Float(row[top] + row[bottom]) / 2
      let place = (bottom + 1...top).first { Float(sign * row[$0]) >= Float(sign) * middle } ?? top
      let (before, after) = (Float(row[place - 1]), Float(row[place]))
      edges.append(Float(place - 1) + (middle - before) / (after - before))
      if rises { high = top } else { low = top }
      guard index < row.count else { break }
      least = max(noise, (row[high] - row[low]) >> 3)
      if rises { low = index } else { high = index }
      rises.toggle()
    }
    return edges + [Float(row.count) - 0.5]
  }

  @Test(arguments: 0..<16)
  func `a symbol of large modules is read wherever it lies between the lines`(offset: Int) throws {
    let image = try frame(
      rows: 20, columns: 2, moduleWidth: 8, left: 80 + offset, top: 200 + offset)
    #expect(PDF417Reader().symbols(in: image).map(\.bytes) == [Self.bytes])
    #expect(PDF417Reader().symbols(in: image.turned(degrees: 90)).map(\.bytes) == [Self.bytes])
  }

  @Test(arguments: 0..<16)
  func `a flat symbol is read wherever it lies between the lines`(offset: Int) throws {
    let image = try frame(
      rows: 4, columns: 12, moduleWidth: 2, left: 200 + offset, top: 300 + offset)
    #expect(PictureSurvey(image).isFrame)
    #expect(PDF417Reader().symbols(in: image).map(\.bytes) == [Self.bytes])
    #expect(PDF417Reader().symbols(in: image.turned(degrees: 90)).map(\.bytes) == [Self.bytes])
  }
}
