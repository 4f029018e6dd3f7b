import Raster
import Testing

@testable import PDF417

/// What symbols cost that cannot be read.
@Suite struct EffortTests {
  /// A symbol of 40 rows of which some are white.
  private static func card(columns: Int, level: Int, lostPart: Double, seed: Int) throws
    -> GrayImage
  {
    var random = SplitMix(seed: UInt64(seed))
    var writer = PDF417Writer()
    writer.moduleWidth = 3
    writer.rowHeight = 3
    writer.rows = 40
    writer.columns = columns
    writer.errorCorrectionLevel = level
    let bytes = (0..<20).map { _ in UInt8.random(in: 0x20...0x7E, using: &random) }
    var image = GrayImage(try writer.image(of: bytes))
    let margin = writer.quietZone * writer.moduleWidth
    let height = writer.rowHeight * writer.moduleWidth
    let count = Int(40 * lostPart)
    for row in Array(0..<40).shuffled(using: &random).prefix(count) {
      let white = GrayImage(width: image.width, height: height, filledWith: 255)
      image = image.holding(white, x: 0, y: margin + row * height)
    }
    return image
  }

  private func search(_ image: GrayImage) -> SymbolSearch {
    let picture = Picture(width: image.width, height: image.height, pixels: image.pixels)
    var finder = GuardFinder(picture)
    finder.run()
    let guards = finder.hits.reduce(into: [Guard]()) { guards, hit in
      guard !guards.contains(where: { $0.covers(hit) }) else { return }
      if let found = GuardTracker.follow(hit, in: picture) { guards.append(found) }
    }
    return SymbolSearch(picture, guards: guards)
  }

  /// Every pair of parts of the guards was taken through all corrections: up to 25 s of a picture of 781 × 406
  /// pixels.
  @Test(arguments: [(8, 6), (10, 6), (6, 5), (10, 5)], 0..<4)
  func `white rows cost a bounded effort`(shape: (columns: Int, level: Int), seed: Int) throws {
    for part in [0.45, 0.55] {
      let image = try Self.card(
        columns: shape.columns, level: shape.level, lostPart: part, seed: seed)
      let found = search(image)
      #expect(found.symbols.isEmpty)
      #expect(!found.unread.isEmpty)
      #expect(!found.effort.isSpent)
    }
  }

  @Test(arguments: 0..<4)
  func `white rows that can be filled in are read`(seed: Int) throws {
    let image = try Self.card(columns: 6, level: 6, lostPart: 0.2, seed: seed)
    #expect(PDF417Reader().symbols(in: image).count == 1)
  }

  @Test func `without effort left nothing is tried`() throws {
    let image = try Self.card(columns: 6, level: 6, lostPart: 0, seed: 1)
    #expect(search(image).symbols.count == 1)
    var effort = Effort()
    effort.spend(Effort.most)
    let picture = Picture(width: image.width, height: image.height, pixels: image.pixels)
    var finder = GuardFinder(picture)
    finder.run()
    let guards = finder.hits.compactMap { GuardTracker.follow($0, in: picture) }
    #expect(!guards.isEmpty)
    #expect(SymbolSearch(picture, guards: guards, effort: effort).symbols.isEmpty)
  }
}
