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

  @Test func `all symbologies together survive noise`() throws {
    var scanner = try BarcodeScanner(symbologies: Set(Symbology.allCases))
    for side in [1, 2, 3, 50, 200] {
      let noise = (0..<side * side).map { _ in UInt8.random(in: 0...255) }
      let image = try #require(GrayImage(width: side, height: side, pixels: noise))
      #expect(throws: Never.self) { try scanner.barcodes(in: image) }
    }
  }
}
