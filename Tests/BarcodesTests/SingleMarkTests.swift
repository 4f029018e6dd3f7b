import Raster
import Testing

@testable import Barcodes

/// Micro QR and rMQR (ISO/IEC 18004 and 23941), which the tests write themselves, and symbols of another
/// writer.
@Suite struct SingleMarkTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  /// Fills a layout with random segments, as many as there is room for.
  private static func fill(
    _ content: inout SampleSingleMark.Content, _ capacity: Int, _ generator: inout Generator
  ) {
    for attempt in 0..<12 {
      guard let mode = content.modes.randomElement(using: &generator) else { return }
      var longer = content
      let most = min(content.greatestCount(mode), attempt == 0 ? 4 : 40)
      longer.add(mode, Int.random(in: 1...most, using: &generator), &generator)
      if longer.bits.bits.count <= capacity { content = longer }
    }
    if content.bytes.isEmpty { content.add(.numeric, 1, &generator) }
  }

  @Test(arguments: 0..<8)
  func `every symbol number and mask of Micro QR, random contents`(number: Int) throws {
    var generator = Generator(state: UInt64(number))
    let capacity = SampleSingleMark.capacity(MicroQRFormat.layout(number: number, mask: 0))
    for trial in 0..<1000 {
      let made = SampleSingleMark.micro(number, mask: trial % 4) {
        Self.fill(&$0, capacity, &generator)
      }
      let symbol = try #require(SingleMarkSymbol(made.matrix, made.layout))
      #expect(symbol.content.bytes == made.bytes && symbol.correctedCount == 0)
    }
  }

  @Test(arguments: 0..<32)
  func `every size and level of rMQR, random contents`(size: Int) throws {
    var generator = Generator(state: UInt64(size) << 8)
    for level in [QRFormat.Level.medium, .high] {
      let capacity = SampleSingleMark.capacity(RMQRFormat.layout(size: size, level: level))
      for _ in 0..<150 {
        let made = SampleSingleMark.rectangular(size, level) {
          Self.fill(&$0, capacity, &generator)
        }
        let symbol = try #require(SingleMarkSymbol(made.matrix, made.layout))
        #expect(symbol.content.bytes == made.bytes && symbol.correctedCount == 0)
      }
    }
  }

  @Test func `as many errors are corrected as the standard allows, and no more`() throws {
    var generator = Generator(state: 7)
    for number in 0..<8 {
      let made = SampleSingleMark.micro(number, mask: 1) { $0.add(.numeric, 3, &generator) }
      let greatest = made.layout.blocks.greatestErrorCount
      for errorCount in 0...greatest + 1 {
        var matrix = made.matrix
        // The first bit of each codeword; one of four bits stands in between.
        let half = made.layout.hasHalfCodeword ? made.layout.blocks.dataCounts[0] - 1 : 99
        for error in 0..<errorCount {
          let place = made.layout.dataPlaces[8 * error - (error > half ? 4 : 0)]
          matrix[place.x, place.y].toggle()
        }
        let symbol = SingleMarkSymbol(matrix, made.layout)
        if errorCount <= greatest {
          #expect(symbol?.content.bytes == made.bytes && symbol?.correctedCount == errorCount)
        } else {
          #expect(symbol == nil || symbol?.content.bytes != made.bytes)
        }
      }
    }
  }

  /// Symbols as another writer makes them.
  static let references: [(Symbology, text: String, modules: String)] = [
    (
      .microQR, "33552",
      """
      #######.#.#
      #.....#.#..
      #.###.#.#.#
      #.###.#..#.
      #.###.#.###
      #.....#..#.
      #######.#.#
      ..........#
      ##..###..#.
      .####.##...
      #####.##.##
      """
    ),
    (
      .microQR, "Micro QR 4",
      """
      #######.#.#.#.#
      #.....#....#.##
      #.###.#.#######
      #.###.#.#.##.##
      #.###.#....####
      #.....#.#.##..#
      #######.....##.
      ..............#
      ######...#.#...
      .###...###.#.#.
      ##......##..#.#
      .##.##..###.##.
      #..#.#......#.#
      .#...##.##.#..#
      ###...#.#...###
      """
    ),
    (
      .rMQR, "rMQR",
      """
      #######.#.#.#.#.#.#.#.#.###
      #.....#..##.#..##....###..#
      #.###.#....##..#.###..##.##
      #.###.#.######...#.####....
      #.###.#..#.####.#####.#...#
      #.....#.###.#..#.######..#.
      #######..#.###.####.#.#####
      ..........#.##....##..#...#
      ####.#.#.##..#.#..#####.#.#
      #.#...#..#..###..#.##.#...#
      ###.#.#.#.#.#.#.#.#.#.#####
      """
    ),
    (
      .rMQR, "REPUBLIC OF UTOPIA 0123456789",
      """
      #######.#.#.#.#.#.###.#.#.#.#.#.#.#.#.###.#.#.#.#.#.#.#.###
      #.....#.#..##...###.#####..#...##..##.#.#..##...#####.##..#
      #.###.#.#.##..#...####...#..###.#..##.###.#.#..#.####.##..#
      #.###.#...#..#.#.....######..##..###.#.....#..##.##.....##.
      #.###.#..#.##.#..#.####.#.#..##.#..#.###..##..#..##########
      #.....#.....####.##.#..####..#.##....#...#..##.###..#.#...#
      #######..#####..#.####.#.###.#.#...#..###.####.#..#####.#.#
      .........#.###..#.#.#.#...###..#..###.#.###.#.#.#....##...#
      ###.#.#.#.#.#.#.#.###.#.#.#.#.#.#.#.#.###.#.#.#.#.#.#.#####
      """
    ),
  ]

  @Test(arguments: references)
  func `symbols of another writer`(symbology: Symbology, text: String, modules: String) throws {
    let rows = modules.split(separator: "\n").map(Array.init)
    var matrix = ModuleMatrix(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, module) in row.enumerated() { matrix[x, y] = module == "#" }
    }
    for (degrees, isMirrored) in [(0.0, false), (30, false), (-100, true), (180, false)] {
      var scene = SampleScene()
      (scene.grain, scene.shade) = (12, 0.3)
      scene.add(
        isMirrored ? matrix.transposed : matrix, centerX: 160, centerY: 120, module: 3.3,
        degrees: degrees)
      let reader = BarcodeReader(symbologies: [.microQR, .rMQR])
      let found = reader.symbols(in: scene.image)
      #expect(found.map(\.symbology) == [symbology] && found.first?.text == text)
      #expect(found.first?.symbol.isMirrored == isMirrored)
      #expect(found.first?.symbol.columns == matrix.width)
      #expect(found.first?.symbol.rows == matrix.height)
      #expect(BarcodeReader().symbols(in: scene.image).isEmpty)
      let other: Symbology = symbology == .microQR ? .rMQR : .microQR
      #expect(BarcodeReader(symbologies: [other]).symbols(in: scene.image).isEmpty)
    }
  }

  @Test func `light on dark, in perspective, with a name of its own`() throws {
    var generator = Generator(state: 3)
    let made = SampleSingleMark.rectangular(21, .medium) { $0.add(.alphanumeric, 40, &generator) }
    var scene = SampleScene()
    (scene.width, scene.height, scene.dark, scene.light) = (520, 200, 200, 40)
    scene.add(
      made.matrix,
      at: Quadrilateral(
        topLeft: Point(x: 30, y: 50), topRight: Point(x: 480, y: 40),
        bottomRight: Point(x: 490, y: 100), bottomLeft: Point(x: 26, y: 96)))
    let barcode = try #require(BarcodeReader(symbologies: [.rMQR]).symbols(in: scene.image).first)
    #expect(barcode.bytes == made.bytes && barcode.symbol.isInverted)
    #expect(barcode.identifier == "]Q1" && barcode.symbol.errorCorrectionLevel == "M")
    #expect(barcode.quadrilateral.topRight.distance(to: Point(x: 480, y: 40)) < 3)
  }

  @Test func `chance gives no symbol`() {
    var generator = Generator(state: 11)
    for _ in 0..<2000 {
      var matrix = ModuleMatrix(side: 13)
      for place in 0..<169 { matrix[place % 13, place / 13] = Bool.random(using: &generator) }
      for number in 1...2 {
        let layout = MicroQRFormat.layout(number: number, mask: number % 4)
        #expect(SingleMarkSymbol(matrix, layout) == nil)
      }
    }
    let square = ModuleMatrix(side: 11)
    #expect(SingleMarkSymbol(square, RMQRFormat.layout(size: 3, level: .high)) == nil)
  }

}
