import Raster
import Testing

@testable import PDF417

/// MicroPDF417 (ISO/IEC 24728): what is written is read, in every shape and at every angle.
@Suite struct MicroPDF417Tests {
  private func bytes(_ count: Int, kind: Int, _ random: inout SplitMix) -> [UInt8] {
    let alphabets: [ClosedRange<UInt8>] = [0...255, 0x30...0x39, 0x41...0x5A, 0x20...0x7E]
    return (0..<count).map { _ in UInt8.random(in: alphabets[kind % 4], using: &random) }
  }

  private func symbols(_ image: GrayImage) -> [MicroPDF417Symbol] {
    MicroPDF417Reader().symbols(in: image)
  }

  @Test(arguments: [RowAddressPattern.side, .center])
  func `from one row address pattern to the next one edge moves by a module`(
    pattern: RowAddressPattern
  ) {
    for number in 1...52 {
      let modules = pattern.modules(number)
      #expect(modules[0] && !modules[9])
      #expect(zip(modules, modules.dropFirst()).count { $0 != $1 } == 5)
      guard number < 52 else { continue }
      #expect((pattern.bits(number) ^ pattern.bits(number + 1)).nonzeroBitCount == 1)
    }
    #expect(Set((1...52).map { pattern.bits($0) }).count == 52)
  }

  @Test func `codewords are those of another writer`() {
    let layout = MicroLayout.all[0]
    #expect(
      MicroPDF417Writer.codewords([900, 1, 63], layout)
        == [900, 1, 63, 900, 825, 78, 334, 330, 905, 828, 463])
  }

  @Test(arguments: MicroLayout.all.indices)
  func `every shape, random contents`(index: Int) throws {
    let layout = MicroLayout.all[index]
    var random = SplitMix(seed: UInt64(index) + 31)
    var writer = MicroPDF417Writer()
    (writer.columns, writer.rows, writer.moduleWidth) = (layout.columns, layout.rows, 2)
    for trial in 0..<8 {
      var payload = bytes(layout.dataCount, kind: trial, &random)
      while writer.image(of: payload) == nil { payload.removeLast() }
      let image = GrayImage(try #require(writer.image(of: payload)))
      let symbol = try #require(symbols(image.rotated(quarterTurns: trial)).first)
      #expect(symbol.bytes == payload)
      #expect((symbol.columns, symbol.rows) == (layout.columns, layout.rows))
      #expect(symbol.correctedErrors == 0 && !symbol.isMirrored && !symbol.isInverted)
      #expect(PDF417Reader().symbols(in: image).isEmpty)
    }
  }

  @Test(arguments: [(11.0, 1), (37, 2), (-64, 3), (101, 4), (178, 4)])
  func `at every angle, with grain`(degrees: Double, columns: Int) throws {
    var random = SplitMix(seed: UInt64(columns))
    var writer = MicroPDF417Writer()
    (writer.columns, writer.quietZone) = (columns, 3)
    let payload = bytes(11, kind: 3, &random)
    var image = GrayImage(try #require(writer.image(of: payload))).turned(degrees: degrees)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let grain = Int.random(in: -25...25, using: &random)
        image[x, y] = UInt8(min(255, max(0, Int(image[x, y]) + grain)))
      }
    }
    let found = symbols(image)
    #expect(found.map(\.bytes) == [payload])
    #expect(found.first?.columns == columns)
  }

  @Test func `in a mirror, and light on dark`() throws {
    var random = SplitMix(seed: 9)
    let payload = bytes(40, kind: 3, &random)
    let image = GrayImage(try #require(MicroPDF417Writer().image(of: payload)))
    let (first, second) = (symbols(image.mirrored).first, symbols(image.inverted).first)
    #expect(first?.bytes == payload && first?.isMirrored == true && first?.isInverted == false)
    #expect(second?.bytes == payload && second?.isInverted == true && second?.isMirrored == false)
  }

  @Test func `rows that are covered are put right, or nothing is answered`() throws {
    var random = SplitMix(seed: 4)
    var writer = MicroPDF417Writer()
    (writer.columns, writer.rows) = (4, 26)
    let payload = bytes(60, kind: 3, &random)
    let image = GrayImage(try #require(writer.image(of: payload)))
    for covered in 0..<20 {
      // A row is six pixels high, behind a margin of six.
      let damaged = image.covered(
        x: image.width / 4..<image.width * 3 / 4, y: 6..<6 + 6 * covered, with: 200)
      let found = symbols(damaged)
      #expect(found.allSatisfy { $0.bytes == payload })
      if covered <= 6 { #expect(found.count == 1, "\(covered)") }
      if covered >= 16 { #expect(found.isEmpty, "\(covered)") }
    }
  }

  @Test func `chance gives no symbol, and flags that are not understood refuse`() throws {
    var random = SplitMix(seed: 8)
    for side in [1, 2, 40, 200] {
      let noise = (0..<side * side).map { _ in UInt8.random(in: 0...255, using: &random) }
      let image = try #require(GrayImage(width: side, height: side, pixels: noise))
      #expect(symbols(image).isEmpty)
    }
    var writer = PDF417Writer()
    writer.columns = 2
    #expect(symbols(GrayImage(try writer.image(of: Array("PDF417".utf8)))).isEmpty)
  }
}
