import Testing

@testable import Barcodes

@Suite struct QRSymbolTests {
  @Test(arguments: ReferenceSymbols.all.indices)
  func `symbols of another implementation are read`(_ index: Int) throws {
    let (text, version, rows) = ReferenceSymbols.all[index]
    var matrix = ModuleMatrix(side: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, module) in row.enumerated() { matrix[x, y] = module == "#" }
    }
    let symbol = try #require(QRSymbol(matrix))
    #expect(String(decoding: symbol.content.bytes, as: UTF8.self) == text)
    #expect(symbol.version.number == version)
    #expect(symbol.correctedCount == 0)
  }

  @Test(arguments: 1...40)
  func `every version is read at every level`(_ number: Int) throws {
    let version = try #require(QRVersion(number: number))
    for level in [QRFormat.Level.low, .medium, .quartile, .high] {
      let count = SampleSymbol.capacity(version, level) - 3
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ number) }
      let matrix = SampleSymbol.matrix(
        SampleSymbol.byteMode(bytes, version), version, level, mask: number % 8)
      let symbol = try #require(QRSymbol(matrix))
      #expect(symbol.content.bytes == bytes, "\(level)")
      #expect(symbol.format.level == level && symbol.format.mask == number % 8)
      guard number >= 7 else { continue }
      let bits = (0..<18).reduce(0) { bits, index in
        bits | (matrix[index / 3, version.side - 11 + index % 3] ? 1 : 0) << index
      }
      #expect(QRVersion(information: bits ^ 0b100_0010_0000_0001) == version)
    }
  }

  @Test(arguments: 0..<8)
  func `every mask is undone`(_ mask: Int) throws {
    let symbol = try #require(QRSymbol(SampleSymbol.matrix("Mask", mask: mask)))
    #expect(symbol.content.bytes == Array("Mask".utf8))
  }

  @Test func `damage is repaired up to the limit and never misread`() throws {
    let version = try #require(QRVersion(number: 5))
    let bytes = Array("damage is repaired up to the limit".utf8)
    let clean = SampleSymbol.matrix(
      SampleSymbol.byteMode(bytes, version), version, .high, mask: 3)
    var generator = SystemRandomNumberGenerator()
    for flips in stride(from: 0, to: 400, by: 20) {
      var matrix = clean
      for _ in 0..<flips {
        let x = Int.random(in: 9..<version.side - 8, using: &generator)
        let y = Int.random(in: 9..<version.side, using: &generator)
        matrix[x, y].toggle()
      }
      let symbol = QRSymbol(matrix)
      if flips <= 20 { #expect(symbol != nil) }
      if let symbol { #expect(symbol.content.bytes == bytes) }
    }
  }

  @Test func `random modules are no symbol`() throws {
    var generator = SystemRandomNumberGenerator()
    for number in [1, 2, 7, 14] {
      let version = try #require(QRVersion(number: number))
      for _ in 0..<50 {
        var matrix = ModuleMatrix(side: version.side)
        for y in 0..<version.side {
          for x in 0..<version.side { matrix[x, y] = Bool.random(using: &generator) }
        }
        #expect(QRSymbol(matrix) == nil)
      }
    }
  }

  @Test(arguments: [0, 1, 20, 22, 24, 181])
  func `other sides are no symbol`(_ side: Int) {
    #expect(QRVersion(side: side) == nil)
  }

  @Test(arguments: [
    (2, [6, 18]), (7, [6, 22, 38]), (14, [6, 26, 46, 66]), (32, [6, 34, 60, 86, 112, 138]),
    (36, [6, 24, 50, 76, 102, 128, 154]), (40, [6, 30, 58, 86, 114, 142, 170]),
  ])
  func `alignment patterns stand as annex E has them`(_ number: Int, _ centers: [Int]) throws {
    #expect(try #require(QRVersion(number: number)).alignmentCenters == centers)
  }

  @Test func `format information survives three wrong bits`() throws {
    let matrix = SampleSymbol.matrix("format", level: .quartile, mask: 6)
    let format = try #require(QRFormat(matrix))
    var damaged = matrix
    for y in [0, 2, 4] { damaged[8, y].toggle() }
    // The second copy is made useless.
    for index in 0..<8 { damaged[matrix.side - 1 - index, 8].toggle() }
    #expect(QRFormat(damaged) == format)
  }
}
