import Barcodes
import PDF417
import Raster
import Testing

@Suite struct JoiningTests {
  private static func part(
    _ symbology: Symbology, _ bytes: [UInt8], _ index: Int, of count: Int?, _ identifier: [Int]
  ) -> Barcode {
    Barcode(
      symbology: symbology, bytes: bytes, text: nil, quadrilateral: Quadrilateral(around: []),
      part: Barcode.Part(index: index, count: count, identifier: identifier))
  }

  @Test func `parts make a whole in any order`() {
    let parity = Int("one two".utf8.reduce(0, ^))
    let parts = [
      Self.part(.qr, Array("two".utf8), 1, of: 2, [parity]),
      Self.part(.qr, Array("one ".utf8), 0, of: 2, [parity]),
      Self.part(.qr, Array("two".utf8), 1, of: 2, [parity]),
    ]
    #expect(Barcode.joinedBytes(of: parts) == Array("one two".utf8))
    let macro = [
      Self.part(.pdf417, [1], 0, of: nil, [17, 53]), Self.part(.pdf417, [2], 1, of: 2, [17, 53]),
    ]
    #expect(Barcode.joinedBytes(of: macro) == [1, 2])
  }

  @Test func `parts of a file are joined from pictures`() throws {
    let parts = try (0..<3).flatMap { index in
      var writer = PDF417Writer()
      var block = MacroControlBlock(
        segmentIndex: index, fileIdentifier: [17, 899], isLastSegment: index == 2)
      block.segmentCount = index == 0 ? 3 : nil
      writer.macro = block
      writer.moduleWidth = 2
      let image = GrayImage(try writer.image(of: Array("PART \(index);".utf8)))
      return BarcodeReader().symbols(in: image)
    }
    let whole = Array("PART 0;PART 1;PART 2;".utf8)
    #expect(Barcode.joinedBytes(of: parts) == whole)
    #expect(Barcode.joinedBytes(of: parts.reversed() + parts) == whole)
    #expect(Barcode.joinedBytes(of: Array(parts.dropLast())) == nil)
    #expect(Barcode.joinedBytes(of: Array(parts.dropFirst())) == nil)
  }

  @Test func `what is no whole is refused`() {
    let parity = Int("ab".utf8.reduce(0, ^))
    let first = Self.part(.qr, [0x61], 0, of: 2, [parity])
    let second = Self.part(.qr, [0x62], 1, of: 2, [parity])
    #expect(Barcode.joinedBytes(of: []) == nil)
    #expect(Barcode.joinedBytes(of: [first]) == nil)
    #expect(Barcode.joinedBytes(of: [first, Self.part(.qr, [0x63], 1, of: 2, [parity])]) == nil)
    #expect(Barcode.joinedBytes(of: [first, Self.part(.qr, [0x62], 1, of: 2, [9])]) == nil)
    #expect(Barcode.joinedBytes(of: [first, Self.part(.qr, [0x62], 1, of: 3, [parity])]) == nil)
    #expect(
      Barcode.joinedBytes(of: [first, second, Self.part(.qr, [0], 1, of: 2, [parity])]) == nil)
    let alone = Barcode(
      symbology: .qr, bytes: [0x61], text: "a", quadrilateral: Quadrilateral(around: []))
    #expect(Barcode.joinedBytes(of: [alone]) == nil)
    #expect(Barcode.joinedBytes(of: [first, second]) == [0x61, 0x62])
  }

  static let numbers = [Int.min, -1, 0, 1, 2, 99_999, .max - 1, .max]

  @Test(arguments: numbers, numbers)
  func `parts with impossible numbers are not joined`(index: Int, count: Int) {
    let part = Self.part(.pdf417, [65], index, of: count, [1])
    #expect((Barcode.joinedBytes(of: [part]) != nil) == (index == 0 && count == 1))
  }
}
