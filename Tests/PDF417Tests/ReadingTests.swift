import Raster
import Testing

@testable import PDF417

@Suite struct ReadingTests {
  private static let bytes = Array("@\n\u{1E}\rANSI 636000080002DL00410278ZV0319".utf8)

  private static func card(_ change: (inout PDF417Writer) -> Void = { _ in }) throws -> GrayImage {
    var writer = PDF417Writer()
    writer.moduleWidth = 3
    writer.columns = 6
    change(&writer)
    return GrayImage(try writer.image(of: bytes), dark: 20, light: 230)
  }

  private func read(_ image: GrayImage) -> [PDF417Symbol] { PDF417Reader().symbols(in: image) }

  @Test(arguments: Array(stride(from: 0, to: 360, by: 20)))
  func `at any angle`(degrees: Int) throws {
    let image = try Self.card().turned(degrees: Double(degrees), ground: 230)
    let symbols = read(image)
    #expect(symbols.map(\.bytes) == [Self.bytes])
    #expect(symbols.first?.isMirrored == false)
  }

  @Test(arguments: [0, 100, 190])
  func `in a mirror`(degrees: Int) throws {
    let image = try Self.card().mirrored.turned(degrees: Double(degrees), ground: 230)
    let symbols = read(image)
    #expect(symbols.map(\.bytes) == [Self.bytes])
    #expect(symbols.first?.isMirrored == true)
  }

  @Test func `light on dark`() throws {
    #expect(read(try Self.card().inverted).map(\.bytes) == [Self.bytes])
  }

  @Test(arguments: [0.6, 0.7, 0.9])
  func `at 1.8 pixels a module and little more`(scale: Double) throws {
    let image = try Self.card().turned(degrees: 3, scale: scale, ground: 230)
    #expect(read(image).map(\.bytes) == [Self.bytes])
  }

  @Test(arguments: [0.4, 0.43, 0.47, 0.55], [0.0, 2, 90])
  func `from 1.2 pixels a module`(scale: Double, degrees: Double) throws {
    let image = try Self.card().turned(degrees: degrees, scale: scale, ground: 230)
    #expect(read(image).map(\.bytes) == [Self.bytes])
  }

  /// Rows that climb while the bars stay upright, as a moving page leaves them in a scanner.
  @Test(arguments: [-0.2, -0.1, 0.1, 0.2])
  func `rows tilted against the bars`(tilt: Double) throws {
    let card = try Self.card()
    let rise = Double(card.width) * abs(tilt)
    let image = card.mapped(
      width: card.width + 40, height: card.height + Int(rise) + 40, ground: 230
    ) { x, y in
      (x - 20, y - 20 - (tilt > 0 ? 0 : rise) - tilt * (x - 20))
    }
    #expect(read(image).map(\.bytes) == [Self.bytes])
  }

  @Test(arguments: [(0.3, 0.0), (0.0, 0.07), (-0.25, 0.05)])
  func `in perspective`(across: Double, down: Double) throws {
    let card = try Self.card()
    let (width, height) = (Double(card.width), Double(card.height))
    let image = card.mapped(width: card.width + 200, height: card.height + 200, ground: 230) {
      x, y in
      let (u, v) = ((x - 100) / width, (y - 100) / height)
      // The middle keeps its place; the depth grows to the right and downwards.
      let depth = 1 + across * (u - 0.5) + down * (v - 0.5)
      return (((u - 0.5) / depth + 0.5) * width, ((v - 0.5) / depth + 0.5) * height)
    }
    #expect(read(image).map(\.bytes) == [Self.bytes])
  }

  @Test(arguments: [12.0, 25])
  func `on a bent card`(bend: Double) throws {
    let card = try Self.card { $0.moduleWidth = 4 }
    let width = Double(card.width)
    let image = card.mapped(width: card.width, height: card.height + 60, ground: 230) { x, y in
      let u = 2 * x / width - 1
      return (x, y - 45 + bend * (1 - u * u))
    }
    #expect(read(image).map(\.bytes) == [Self.bytes])
  }

  @Test func `the corners lie where the symbol does`() throws {
    let image = try Self.card()
    let symbol = try #require(read(image).first)
    let margin = 2.0 * 3
    let expected = [
      (margin, margin), (Double(image.width) - margin, margin),
      (Double(image.width) - margin, Double(image.height) - margin),
      (margin, Double(image.height) - margin),
    ]
    for (corner, place) in zip(symbol.quadrilateral.corners, expected) {
      #expect(abs(corner.x - place.0 + 0.5) < 3)
      #expect(abs(corner.y - place.1 + 0.5) < 3)
    }
    let turned = try #require(read(image.turned(degrees: 180, ground: 230)).first)
    #expect(turned.quadrilateral.topLeft.x > turned.quadrilateral.topRight.x)
  }

  @Test func `without start, without stop, and with half of either`() throws {
    let card = try Self.card()
    let (width, height) = (card.width, card.height)
    for (x, y) in [
      (0..<(6 + 17 * 3), 0..<height), ((width - 6 - 18 * 3)..<width, 0..<height),
      (0..<(6 + 8 * 3), 0..<(height / 2)), ((width - 50)..<width, (height / 2)..<height),
    ] {
      let symbols = read(card.covered(x: x, y: y, with: 230).turned(degrees: 4, ground: 230))
      #expect(symbols.map(\.bytes) == [Self.bytes])
      #expect(symbols.first?.isCompact == false)
    }
  }

  @Test func `a stain is corrected and counted`() throws {
    let card = try Self.card { $0.errorCorrectionLevel = 4 }
    let stained = card.covered(x: 140..<190, y: 20..<50, with: 230)
    let symbol = try #require(read(stained).first)
    #expect(symbol.bytes == Self.bytes)
    #expect(symbol.correctedErrors + symbol.correctedErasures > 0)
  }

  @Test func `more damage than can be corrected gives nothing`() throws {
    let card = try Self.card { $0.errorCorrectionLevel = 1 }
    #expect(read(card).count == 1)
    #expect(read(card.covered(x: 110..<300, y: 20..<60, with: 20)).isEmpty)
  }

  @Test func `several symbols in one picture`() throws {
    let card = try Self.card()
    var other = PDF417Writer()
    other.moduleWidth = 3
    other.columns = 3
    let second = GrayImage(try other.image(of: Array("SECOND".utf8)), dark: 20, light: 230)
    let sheet = GrayImage(width: 900, height: 700, filledWith: 230)
      .holding(card, x: 40, y: 40).holding(second, x: 100, y: 500)
      .holding(card.turned(degrees: 90, ground: 230), x: 640, y: 100)
    let bytes = read(sheet).map(\.bytes)
    #expect(bytes.count == 3)
    #expect(bytes.contains(Array("SECOND".utf8)))
    #expect(bytes.filter { $0 == Self.bytes }.count == 2)
  }
}
