import Barcodes
import DocumentReading
import IdentityDocument
import PDF417
import Raster
import Testing

/// Messages that several symbols carry together, shown by the frames of a burst.
@Suite struct BurstPartsTests {
  private static let licence =
    "@\n\u{1E}\rANSI 636000100002DL00410118ZV01590008DLDAQT64235789\nDCSSAMPLE\nDDEN\nDACMICHAEL\nDDFN\n"
    + "DADJOHN\nDDGN\nDCUJR\nDCAD\nDCBK\nDCDPH\nDBD06062016\nDBB06061986\nDBA12102030\nDBC1\nDAU068 in\n"
    + "DAYBRO\nDAG2300 WEST BROAD STREET\nDAIRICHMOND\nDAJVA\nDAK232690000  \nDCF2424244747474786102204\n"
    + "DCGUSA\nDCK123456789\nDDAF\nDDB06062008\nDDC06062009\nDDD1\rZVZVA01\r"

  /// A frame that shows one of the symbols among which some bytes are spread.
  private static func frame(
    _ index: Int, of count: Int, _ bytes: [UInt8], identifier: [Int] = [17, 899]
  ) throws -> GrayImage {
    let size = (bytes.count + count - 1) / count
    var writer = PDF417Writer()
    writer.moduleWidth = 3
    writer.rowHeight = 9
    var block = MacroControlBlock(
      segmentIndex: index, fileIdentifier: identifier, isLastSegment: index == count - 1)
    block.segmentCount = count
    writer.macro = block
    return GrayImage(
      try writer.image(of: Array(bytes.dropFirst(index * size).prefix(size))))
  }

  static let bytes = Array(licence.utf8)
  private static let reader = DocumentReader(
    configuration: ReaderConfiguration(asOf: SampleReading.day))

  @Test(arguments: [[0, 1, 2], [2, 0, 0, 1]])
  func `symbols of Macro PDF417 come together over frames`(order: [Int]) throws {
    var burst = Burst(configuration: Self.reader.configuration)
    for (place, index) in order.enumerated() {
      let frame = try Self.frame(index, of: 3, Self.bytes)
      burst.add(try Self.reader.read(frame, of: burst))
      let message = try #require(burst.messages.first)
      let seen = Set(order.prefix(place + 1))
      #expect(burst.messages.count == 1)
      #expect(message.count == 3)
      #expect(Set(message.found) == seen)
      #expect(message.missing == (0..<3).filter { !seen.contains($0) })
      #expect(message.isComplete == (seen.count == 3))
      #expect(burst.isAccepted == message.isComplete)
    }
    #expect(burst.reading.barcodes.map(\.bytes) == [Self.bytes])
    #expect(burst.reading.barcodes.first?.text == Self.licence)
    #expect(burst.reading.document?.idNumber == "T64235789")
  }

  @Test func `a part that is missing is named, and nothing is made up of the others`() throws {
    var burst = Burst(configuration: Self.reader.configuration)
    for index in [0, 2] {
      burst.add(try Self.reader.read(try Self.frame(index, of: 3, Self.bytes), of: burst))
    }
    #expect(burst.messages.map(\.missing) == [[1]])
    #expect(burst.messages.first?.bytes == nil)
    #expect(!burst.isAccepted)
    #expect(burst.reading.barcodes.count == 2)
  }

  @Test func `parts of two messages are never joined`() throws {
    var burst = Burst(configuration: Self.reader.configuration)
    let other = Array(Self.licence.replacing("T64235789", with: "T64235790").utf8)
    for (index, bytes, identifier) in [(0, Self.bytes, 899), (1, other, 898)] {
      let frame = try Self.frame(index, of: 2, bytes, identifier: [17, identifier])
      burst.add(try Self.reader.read(frame, of: burst))
    }
    #expect(burst.messages.map(\.missing) == [[1], [0]])
    #expect(!burst.isAccepted)
  }

  @Test func `another message with the same identifier begins anew`() throws {
    var burst = Burst(configuration: Self.reader.configuration)
    let other = Self.bytes.reversed() as [UInt8]
    for (index, bytes) in [(0, Self.bytes), (1, Self.bytes), (0, other)] {
      burst.add(try Self.reader.read(try Self.frame(index, of: 3, bytes), of: burst))
    }
    #expect(burst.messages.map(\.found) == [[0]])
    #expect(burst.messages.map(\.missing) == [[1, 2]])
  }

  @Test func `a part that claims a huge place is bounded`() {
    var burst = Burst()
    var reading = Reading()
    reading.barcodes = [70_000, 3].map { index in
      BarcodeReading(
        symbology: .pdf417, bytes: [1], quadrilateral: Quadrilateral(around: []),
        part: Barcode.Part(index: index, count: 99_999, identifier: [1]))
    }
    burst.add(reading)
    #expect(burst.messages.map(\.found) == [[3]])
    #expect(burst.messages.first?.missing.count == 256)
  }
}
