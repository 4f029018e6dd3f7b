import PDF417
import Raster
import Testing

@testable import Barcodes

/// What frames that cannot be decoded say together.
@Suite struct DoubtfulBarcodesTests {
  /// A PDF417 symbol or a QR code, whole.
  private static func picture(_ symbology: Symbology, _ text: String) throws -> GrayImage {
    guard symbology == .pdf417 else {
      var scene = SampleScene(width: 260, height: 260)
      scene.add(SampleSymbol.matrix(text, level: .low), centerX: 130, centerY: 130, module: 6)
      return scene.image
    }
    var writer = PDF417Writer()
    writer.moduleWidth = 2
    writer.columns = 6
    writer.errorCorrectionLevel = 3
    return GrayImage(try writer.image(of: Array(text.utf8)), dark: 30, light: 225)
  }

  /// The same with grain over a band of it, between two shares of its height.
  private static func covered(_ image: GrayImage, from: Double, to: Double) -> GrayImage {
    var image = image
    var random: UInt32 = UInt32(from * 1000) &+ 77
    for y in Int(from * Double(image.height))..<Int(to * Double(image.height)) {
      for x in image.width / 4..<image.width * 3 / 4 {
        random = random &* 1_664_525 &+ 1_013_904_223
        image[x, y] = UInt8(100 + random >> 28)
      }
    }
    return image
  }

  private static func doubtful(_ image: GrayImage) -> (symbols: [Barcode], seen: DoubtfulBarcodes) {
    var seen: DoubtfulBarcodes? = DoubtfulBarcodes()
    let symbols = BarcodeReader().symbols(in: image, survey: nil, doubtful: &seen)
    return (symbols, seen ?? DoubtfulBarcodes())
  }

  private static let text = String(repeating: "One of two licences, 4711. ", count: 6)
  private static let bands = [(0.3, 0.52), (0.5, 0.72), (0.4, 0.62)]

  @Test(arguments: [Symbology.pdf417, .qr])
  func `frames that lose other parts are read together`(symbology: Symbology) throws {
    let text = symbology == .qr ? String(Self.text.prefix(70)) : Self.text
    let image = try Self.picture(symbology, text)
    #expect(Self.doubtful(image).symbols.map(\.text) == [text])
    #expect(Self.doubtful(image).seen.isEmpty)
    var frames: [DoubtfulBarcodes] = []
    for (from, to) in Self.bands {
      let (symbols, seen) = Self.doubtful(Self.covered(image, from: from, to: to))
      #expect(symbols.isEmpty)
      #expect(!seen.isEmpty)
      frames.append(seen)
      #expect(DoubtfulBarcodes.barcodes(of: [seen]).isEmpty)
    }
    for order in [[0, 1, 2], [2, 0, 1], [1, 0], [0, 1]] {
      let joint = DoubtfulBarcodes.barcodes(of: order.map { frames[$0] })
      #expect(joint.map { $0.places.keys.sorted() } == [Array(order.indices)])
      let found = joint.map(\.barcode)
      #expect(found.map(\.text) == [text])
      #expect(found.first?.symbology == symbology)
      let middle = try #require(found.first?.quadrilateral.center)
      #expect(abs(middle.x - Double(image.width) / 2) < 8)
      #expect(abs(middle.y - Double(image.height) / 2) < 8)
    }
  }

  @Test(arguments: [Symbology.pdf417, .qr])
  func `two symbols are never mixed`(symbology: Symbology) throws {
    let length = symbology == .qr ? 70 : Self.text.count
    let texts = [Self.text, Self.text.replacing("4711", with: "0815")].map { $0.prefix(length) }
    let other = String(String(texts[0]).map { $0.isLetter ? "X" : $0 })
    for second in [String(texts[1]), other] {
      let frames = try [(String(texts[0]), Self.bands[0]), (second, Self.bands[1])].map {
        Self.doubtful(Self.covered(try Self.picture(symbology, $0), from: $1.0, to: $1.1)).seen
      }
      let found = DoubtfulBarcodes.barcodes(of: frames).map(\.barcode)
      #expect(found.allSatisfy { $0.text == String(texts[0]) || $0.text == second })
    }
  }

  @Test(arguments: [20, 60, 120])
  func `two codes share less than the agreement of frames asks for`(length: Int) {
    let codes = (0..<4).map { code -> ModuleMatrix in
      let letters = (0..<length).map { place -> UInt8 in
        UInt8(65 + (place * (7 * code + 21) + code * code) % 26)
      }
      return SampleSymbol.matrix(String(decoding: letters, as: UTF8.self))
    }
    let side = codes[0].side
    for (first, second) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
      let equal = (0..<side * side).count {
        codes[first][$0 % side, $0 / side] == codes[second][$0 % side, $0 / side]
      }
      let share = Double(equal) / Double(side * side)
      #expect(share < DoubtfulCode.leastAgreement, "\(share)")
      #expect(share > 0.5, "\(share)")
    }
  }

  @Test func `nobody asks, nothing is kept`() throws {
    var seen: DoubtfulBarcodes?
    let image = Self.covered(try Self.picture(.qr, "unseen"), from: 0.22, to: 0.78)
    #expect(BarcodeReader().symbols(in: image, survey: nil, doubtful: &seen).isEmpty)
    #expect(seen == nil)
    #expect(DoubtfulBarcodes.barcodes(of: []).isEmpty)
  }

  @Test(arguments: [(0, 10), (1, 8), (5, 0), (3, 4), (5, 1), (0, 11), (6, 0)])
  func `erasures count half as much as errors`(errors: Int, erasures: Int) throws {
    let data = Array(UInt8(1)...30)
    let whole = data + SampleSymbol.correction(data, 10)
    var block = whole
    for index in 0..<errors { block[index * 3 + 1] ^= 0x5A }
    let erased = (0..<erasures).map { $0 * 3 + 3 }
    for index in erased { block[index] = 0 }
    let count = ReedSolomon.correct(&block, correctionCount: 10, erasures: erased)
    if 2 * errors + erasures <= 10 {
      #expect(count == errors + erasures)
      #expect(block == whole)
    } else {
      #expect(count == nil || block != whole)
    }
  }
}
