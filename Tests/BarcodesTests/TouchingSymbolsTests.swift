import PDF417
import Raster
import Testing

@testable import Barcodes

/// Symbols of one picture that touch.
@Suite struct TouchingSymbolsTests {
  private static let texts = ["A 0123456789", "B WWW.EXAMPLE.ORG", "C id|Nguyễn Văn A|1990", "D"]

  private func drawn(_ matrix: ModuleMatrix, module: Int) -> GrayImage {
    var image = GrayImage(
      width: matrix.width * module, height: matrix.height * module, filledWith: 225)
    for y in 0..<image.height {
      for x in 0..<image.width where matrix[x / module, y / module] { image[x, y] = 25 }
    }
    return image
  }

  /// Pictures at places of a sheet.
  private func sheet(_ pictures: [(GrayImage, x: Int, y: Int)], margin: Int) -> GrayImage {
    let width = (pictures.map { $0.x + $0.0.width }.max() ?? 0) + 2 * margin
    let height = (pictures.map { $0.y + $0.0.height }.max() ?? 0) + 2 * margin
    var image = GrayImage(width: width, height: height, filledWith: 225)
    for (picture, left, top) in pictures {
      for y in 0..<picture.height {
        for x in 0..<picture.width { image[margin + left + x, margin + top + y] = picture[x, y] }
      }
    }
    return image
  }

  private func read(_ image: GrayImage) -> [String] {
    BarcodeReader().symbols(in: image).compactMap(\.text).sorted()
  }

  @Test(arguments: [2, 3, 5], [0, 12])
  func `QR codes side by side, and one below the other`(
    module: Int, margin: Int
  ) {
    let pictures = Self.texts.map { drawn(SampleSymbol.matrix($0, level: .medium), module: module) }
    let (first, second) = (pictures[0], pictures[1])
    #expect(
      read(sheet([(first, 0, 0), (second, first.width, 0)], margin: margin))
        == Self.texts.prefix(2).sorted())
    #expect(
      read(sheet([(first, 0, 0), (second, 0, first.height)], margin: margin))
        == Self.texts.prefix(2).sorted())
  }

  /// Where a mark has another symbol's modules at its side nothing parts them; a module's width does.
  @Test(arguments: [2, 3, 5], [0, 12])
  func `four QR codes in a square, a module apart`(module: Int, margin: Int) {
    let pictures = Self.texts.map { drawn(SampleSymbol.matrix($0, level: .medium), module: module) }
    let (first, second) = (pictures[0], pictures[1])
    let side = max(first.width, second.width) + module
    let low = max(first.height, second.height) + module
    #expect(
      read(
        sheet(
          [
            (first, 0, 0), (second, side, 0), (pictures[2], 0, low), (pictures[3], side, low),
          ], margin: margin)) == Self.texts.sorted())
  }

  @Test(arguments: [2, 3])
  func `a QR code at the side of a PDF417 symbol, and below it`(module: Int) throws {
    var writer = PDF417Writer()
    writer.moduleWidth = module
    writer.quietZone = 0
    writer.columns = 5
    let stacked = GrayImage(
      try writer.image(of: Array("E STACKED SYMBOL".utf8)), dark: 25, light: 225)
    let code = drawn(SampleSymbol.matrix(Self.texts[0], level: .medium), module: module)
    let texts = [Self.texts[0], "E STACKED SYMBOL"].sorted()
    #expect(read(sheet([(stacked, 0, 0), (code, stacked.width, 0)], margin: 10)) == texts)
    #expect(read(sheet([(code, 0, 0), (stacked, code.width, 0)], margin: 10)) == texts)
    #expect(
      read(sheet([(stacked, 0, 0), (code, 20, stacked.height + module)], margin: 10)) == texts)
  }
}
