import PDF417
import Raster
import Testing

@testable import Barcodes

@Suite struct PDF417ReadingTests {
  private static func image(
    _ bytes: [UInt8], _ change: (inout PDF417Writer) -> Void = { _ in }
  ) throws -> GrayImage {
    var writer = PDF417Writer()
    writer.moduleWidth = 3
    change(&writer)
    return GrayImage(try writer.image(of: bytes), dark: 20, light: 230)
  }

  @Test func `a symbol says what it is`() throws {
    let image = try Self.image(Array("PDF417 é".utf8)) { $0.columns = 4 }
    let barcode = try #require(BarcodeReader().symbols(in: image).first)
    #expect(barcode.symbology == .pdf417)
    #expect(barcode.identifier == "]L2")
    #expect(barcode.text == "PDF417 é")
    #expect(barcode.symbol.columns == 4)
    #expect(barcode.symbol.correctedErrors == 0)
    #expect(barcode.part == nil)
    #expect(abs(barcode.orientation) < 1)
    #expect(BarcodeReader(symbologies: [.qr]).symbols(in: image).isEmpty)
    #expect(BarcodeReader(symbologies: []).symbols(in: image).isEmpty)
  }

  /// One symbol of some bytes and interpretations, as it was read.
  private static func symbol(
    _ bytes: [UInt8], _ interpretations: [PDF417Symbol.Interpretation]
  ) throws -> PDF417Symbol {
    let image = try Self.image(bytes)
    var symbol = try #require(PDF417Reader().symbols(in: image).first)
    symbol.interpretations = interpretations
    return symbol
  }

  @Test(
    arguments: [
      ([0xE9], [], "é"), ([0xC3, 0xA9], [], "é"), ([0xC3, 0xA9], [(0, 3)], "Ã©"),
      ([0xC3, 0xA9], [(0, 26)], "é"), ([0xB0], [(0, 7)], "А"), ([0x82], [(0, 2)], "é"),
      ([0x20, 0xAC], [(0, 25)], "€"), ([0xE9, 0xB1], [(1, 4)], "éą"), ([0xE9], [(0, 26)], nil),
      ([0xE9], [(0, 899)], nil), ([0x82, 0xA0], [(0, 20)], "あ"),
      ([0x82, 0xA0], [], "\u{82}\u{A0}"),
    ] as [([UInt8], [(Int, Int)], String?)])
  func `interpretations choose the character set`(
    bytes: [UInt8], stated: [(Int, Int)], text: String?
  ) throws {
    let symbol = try Self.symbol(
      bytes, stated.map { PDF417Symbol.Interpretation(offset: $0.0, number: $0.1) })
    #expect(EncodedText(symbol).text == text)
  }
}
