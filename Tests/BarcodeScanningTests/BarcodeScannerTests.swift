import Barcodes
import Raster
import Testing

@testable import BarcodeScanning

@Suite struct BarcodeScannerTests {
  @Test func `linear codes are read where they are asked for`() throws {
    let image = SampleLinearCode.ean13("4006381333931")
    var scanner = try BarcodeScanner(symbologies: [.ean13, .qr])
    let barcode = try #require(try scanner.barcodes(in: image).first)
    #expect(barcode.symbology == .ean13)
    #expect(barcode.text == "4006381333931")
    #expect(barcode.quadrilateral.topLeft.x < barcode.quadrilateral.topRight.x)
    #expect(barcode.identifier == "]E0")
    var others = try BarcodeScanner()
    #expect(try others.barcodes(in: image).isEmpty)
    var none = try BarcodeScanner(symbologies: [])
    #expect(try none.barcodes(in: image).isEmpty)
  }

  /// The widths of the elements of one code of each kind, as another writer makes them.
  static let samples: [(Symbology, String, text: String, beginsDark: Bool)] = [
    (
      .code128, "2112141123131331211313211221321232212232113112221132221211241132222331112",
      "DOC-128/a", true
    ),
    (.code39, "13113131111111331131311131131131311311111113113131131131311", "DOC7", true),
    (.code93, "1111412113111211222211122212111411111114111311212221111111411", "CODE93", true),
    (
      .interleaved2of5,
      "11111311313113133311113113113311311131311313311311331113113131131331111331311",
      "01234567890128", true
    ),
    (
      .codabar, "112212111111122111112211111211212211111111211211211112111211112112121121",
      "A0123456B", true
    ),
    (.ean8, "1113112111414111213111111231321113121132111", "96385074", true),
    (.dataBar, "1111112181274113211214132111124117332224131111", "0100012345678905", false),
    (
      .dataBarExpanded,
      "1113215122184113412231111413223114632113331314111432364111124125111",
      "01900123456789083103001750", false
    ),
  ]

  @Test(arguments: samples)
  func `every kind of linear code`(
    symbology: Symbology, widths: String, text: String, beginsDark: Bool
  ) throws {
    let image = SampleLinearCode.drawn(
      widths.compactMap(\.wholeNumberValue), beginsDark: beginsDark)
    var scanner = try BarcodeScanner(symbologies: [symbology])
    let found = try scanner.barcodes(in: image)
    #expect(found.map(\.symbology) == [symbology])
    #expect(found.map(\.text) == [text])
    var others = try BarcodeScanner(symbologies: [.pdf417, .qr])
    #expect(try others.barcodes(in: image).isEmpty)
  }

  @Test func `all symbologies together survive noise`() throws {
    var scanner = try BarcodeScanner(symbologies: Set(Symbology.allCases))
    for side in [1, 2, 3, 50, 200] {
      let noise = (0..<side * side).map { _ in UInt8.random(in: 0...255) }
      let image = try #require(GrayImage(width: side, height: side, pixels: noise))
      #expect(throws: Never.self) { try scanner.barcodes(in: image) }
    }
  }
}
