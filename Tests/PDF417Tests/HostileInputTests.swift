import Raster
import Testing

@testable import PDF417

@Suite struct HostileInputTests {
  private let reader = PDF417Reader()

  @Test func `pictures of any size give nothing and no trap`() {
    let sizes = [(0, 0), (1, 1), (1, 500), (500, 1), (2, 2), (19, 19), (20, 3), (3, 20)]
    for (width, height) in sizes {
      for value in [UInt8(0), 128, 255] {
        let image = GrayImage(width: width, height: height, filledWith: value)
        #expect(reader.symbols(in: image).isEmpty)
      }
    }
  }

  @Test(arguments: 0..<6)
  func `noise gives nothing`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let side = [64, 200, 300][Int(seed) % 3]
    let levels: [UInt8] = seed < 3 ? [0, 255] : Array(0...255)
    let pixels = (0..<(side * side)).map { _ in levels.randomElement(using: &random) ?? 0 }
    let image = try #require(GrayImage(width: side, height: side, pixels: pixels))
    #expect(reader.symbols(in: image).isEmpty)
  }

  /// A symbol whose codewords are random, or whose indicators tell another shape.
  private func forgery(rows: Int, columns: Int, random: inout SplitMix, lies: Bool) -> GrayImage {
    let told = SymbolLayout(
      rows: lies ? Int.random(in: 3...90, using: &random) : rows,
      columns: lies ? Int.random(in: 1...30, using: &random) : columns,
      level: Int.random(in: 0...8, using: &random))
    let codewords = (0..<rows * columns).map { _ in Int.random(in: 0..<929, using: &random) }
    return picture(of: codewords, rows: rows, columns: columns, told: told)
  }

  /// A drawn symbol, whose indicators tell a layout that need not be its own.
  private func picture(
    of codewords: [Int], rows: Int, columns: Int, told: SymbolLayout
  ) -> GrayImage {
    var image = GrayImage(
      width: 3 * (17 * (columns + 4) + 13), height: 9 * rows + 36, filledWith: 255)
    for row in 0..<rows {
      var modules = GuardPattern.start.modules
      func append(_ codeword: Int) {
        modules += CodewordPatterns.modules(codeword: min(codeword, 928), cluster: row % 3)
      }
      append(told.leftIndicator(row: row))
      for codeword in codewords[row * columns..<(row + 1) * columns] { append(codeword) }
      append(told.rightIndicator(row: row))
      modules += GuardPattern.stop.modules
      for (index, isDark) in modules.enumerated() where isDark {
        image = image.painted(x: 18 + 3 * index, y: 18 + 9 * row, width: 3, height: 9)
      }
    }
    return image
  }

  @Test func `what is drawn like the forgeries, and is none, is read`() {
    let layout = SymbolLayout(rows: 8, columns: 4, level: 1)
    let message = MessageEncoder.codewords(for: Array("HONEST".utf8))
    let pads = [Int](repeating: 900, count: layout.dataCount - 1 - message.count)
    let data = [layout.dataCount] + message + pads
    let codewords = data + ErrorCorrection.codewords(for: data, count: layout.correctionCount)
    let image = picture(of: codewords, rows: 8, columns: 4, told: layout)
    #expect(reader.symbols(in: image).map(\.bytes) == [Array("HONEST".utf8)])
  }

  @Test func `random codewords are no symbol`() {
    var random = SplitMix(seed: 3)
    for _ in 0..<4 {
      let image = forgery(rows: 8, columns: 4, random: &random, lies: false)
      #expect(reader.symbols(in: image).isEmpty)
    }
  }

  @Test func `lying indicators are no symbol`() {
    var random = SplitMix(seed: 4)
    for _ in 0..<6 {
      let image = forgery(rows: 9, columns: 3, random: &random, lies: true)
      #expect(reader.symbols(in: image).isEmpty)
    }
  }

  @Test func `bars without end give nothing`() throws {
    // Start patterns side by side over the whole picture.
    let modules = GuardPattern.start.modules
    var pixels: [UInt8] = []
    for _ in 0..<120 { pixels += (0..<340).map { modules[$0 / 2 % 17] ? 0 : 255 } }
    let image = try #require(GrayImage(width: 340, height: 120, pixels: pixels))
    #expect(reader.symbols(in: image).isEmpty)
  }
}

extension GrayImage {
  fileprivate func painted(x: Int, y: Int, width: Int, height: Int) -> GrayImage {
    var result = self
    for row in y..<(y + height) {
      for column in x..<(x + width) { result[column, row] = 0 }
    }
    return result
  }
}
