import Raster
import Testing

@testable import Barcodes

/// Symbols of Model 1 (ISO/IEC 18004:2000, annex M), which the tests write themselves.
@Suite struct QRFirstModelTests {
  private static let levels: [QRFormat.Level] = [.low, .medium, .quartile, .high]

  /// Bytes in byte mode behind the four bits of the first codeword that carry nothing.
  private static func draw(
    _ bytes: [UInt8], _ matrix: inout ModuleMatrix, _ version: QRVersion, _ level: QRFormat.Level,
    mask: Int
  ) {
    let index = version.number - 1
    let (count, dataCount, correctionCount) = (
      QRSymbol.blockCounts[level.rawValue][index], QRSymbol.dataCounts[level.rawValue][index],
      QRSymbol.correctionCounts[level.rawValue][index]
    )
    var bits = SampleSymbol.Bits()
    bits.append(0, 4)
    bits.append(4, 4)
    bits.append(bytes.count, version.number <= 9 ? 8 : 16)
    for byte in bytes { bits.append(Int(byte), 8) }
    let data = bits.codewords(count * dataCount)
    let blocks = (0..<count).map { Array(data[($0 * dataCount)..<(($0 + 1) * dataCount)]) }
    let codewords = data + blocks.flatMap { SampleSymbol.correction($0, correctionCount) }
    // The five bits with the remainder of their division, and the cover of Model 1.
    let value = [1, 0, 3, 2][level.rawValue] << 3 | mask
    var rest = value << 10
    for bit in (10..<15).reversed() where rest >> bit & 1 == 1 { rest ^= 0x537 << (bit - 10) }
    let format = (value << 10 | rest) ^ 0x2825
    let places =
      (0..<6).map { (8, $0) } + [(8, 7), (8, 8), (7, 8)] + (0..<6).reversed().map { ($0, 8) }
    for (bit, place) in places.enumerated() { matrix[place.0, place.1] = format >> bit & 1 == 1 }
    guard let masked = QRFormat(matrix, cover: 0x2825) else { return }
    for (codeword, places) in zip(codewords, QRSymbol.firstModelPlaces(side: version.side)) {
      for (bit, place) in places.enumerated() {
        let isDark = codeword >> UInt8(7 - bit) & 1 == 1
        matrix[place.x, place.y] = isDark != masked.isMasked(x: place.x, y: place.y)
      }
    }
  }

  @Test(arguments: 1...14)
  func `every version and level`(number: Int) throws {
    let version = try #require(QRVersion(number: number))
    for (index, level) in Self.levels.enumerated() {
      var matrix = ModuleMatrix(side: version.side)
      let bytes = Array("M1 \(number)".utf8)
      Self.draw(bytes, &matrix, version, level, mask: (number + index) % 8)
      let symbol = try #require(QRSymbol(firstModel: matrix))
      #expect(symbol.content.bytes == bytes)
      #expect(symbol.content.identifier == "]Q0")
      #expect(symbol.format.level == level && symbol.correctedCount == 0)
      #expect(QRSymbol(matrix) == nil)
    }
  }

  @Test func `in a picture`() throws {
    let version = try #require(QRVersion(number: 1))
    // Patterns of the least symbol are those of Model 2; alignment patterns come with version 2.
    var matrix = SampleSymbol.matrix("x", level: .medium)
    Self.draw(Array("MODEL 1".utf8), &matrix, version, .medium, mask: 3)
    var scene = SampleScene()
    scene.add(matrix, centerX: 150, centerY: 110, module: 4, degrees: 12)
    let barcode = try #require(BarcodeReader().symbols(in: scene.image).first)
    #expect(barcode.text == "MODEL 1" && barcode.identifier == "]Q0")
  }

  /// What every symbol of Model 1 shows: finder and timing patterns, and no alignment patterns.
  private static func patterns(_ version: QRVersion) -> ModuleMatrix {
    var matrix = ModuleMatrix(side: version.side)
    for place in stride(from: 8, to: version.side - 8, by: 2) {
      matrix[place, 6] = true
      matrix[6, place] = true
    }
    for y in 0..<7 {
      for x in 0..<7 where max(abs(x - 3), abs(y - 3)) != 2 {
        matrix[x, y] = true
        matrix[version.side - 1 - x, y] = true
        matrix[x, version.side - 1 - y] = true
      }
    }
    return matrix
  }

  @Test(arguments: [(2, 2.0, 0.0), (3, 3, 7), (7, 3, -12), (14, 2.5, 3)])
  func `versions without alignment patterns in a picture`(
    number: Int, module: Double, degrees: Double
  ) throws {
    let version = try #require(QRVersion(number: number))
    for isMirrored in [false, true] {
      var matrix = Self.patterns(version)
      let text = "MODEL 1, VERSION \(number)"
      Self.draw(Array(text.utf8), &matrix, version, .medium, mask: 5)
      var scene = SampleScene()
      scene.add(
        isMirrored ? matrix.transposed : matrix, centerX: 150, centerY: 120, module: module,
        degrees: degrees)
      let barcode = try #require(BarcodeReader().symbols(in: scene.image).first)
      #expect(barcode.text == text && barcode.identifier == "]Q0")
      #expect(barcode.symbol.version == number && barcode.symbol.isMirrored == isMirrored)
    }
  }

  @Test func `places lie inside and none twice`() {
    for number in 1...14 {
      let side = 17 + 4 * number
      let places = QRSymbol.firstModelPlaces(side: side).flatMap { $0 }.map { $0.y * side + $0.x }
      #expect(Set(places).count == places.count)
      #expect(places.allSatisfy { $0 >= 0 && $0 < side * side })
    }
  }
}
