import DocumentReading
import IdentityDocument
import Raster
import Testing

@testable import Barcodes

/// Messages that several QR codes carry together (ISO/IEC 18004, 8), shown by the frames of a burst.
@Suite struct BurstStructuredAppendTests {
  private static let card = Array("001190123456||Trần Thị Mẫu|12081974|Nữ|Hà Nội|01012021".utf8)
  private static let reader = DocumentReader(
    configuration: ReaderConfiguration(asOf: SampleReading.day))

  /// A frame that shows one of the two symbols among which some bytes are spread.
  private static func frame(_ index: Int, _ bytes: [UInt8]) throws -> GrayImage {
    let half = (bytes.count + 1) / 2
    let part = index == 0 ? bytes.prefix(half) : bytes.dropFirst(half)
    let version = try #require(QRVersion(number: 4))
    var bits = QRWriter.Bits()
    bits.append(3, 4)
    bits.append(index, 4)
    bits.append(1, 4)
    bits.append(Int(bytes.reduce(0, ^)), 8)
    bits.append(4, 4)
    bits.append(part.count, 8)
    for byte in part { bits.append(Int(byte), 8) }
    let matrix = QRWriter.matrix(bits, version, .medium, mask: 3)
    let (border, module) = (4, 5)
    let side = (matrix.side + 2 * border) * module
    var image = GrayImage(width: side, height: side, filledWith: 235)
    for y in 0..<side {
      for x in 0..<side {
        let (column, row) = (x / module - border, y / module - border)
        let isInside = (0..<matrix.side).contains(column) && (0..<matrix.side).contains(row)
        if isInside, matrix[column, row] { image[x, y] = 25 }
      }
    }
    return image
  }

  private static func burst(_ frames: [GrayImage]) throws -> Burst {
    var burst = Burst(configuration: reader.configuration)
    for frame in frames { burst.add(try reader.read(frame, of: burst)) }
    return burst
  }

  @Test(arguments: [[0, 1], [1, 0], [1, 1, 0]])
  func `symbols of a structured append come together over frames`(order: [Int]) throws {
    let frames = try order.map { try Self.frame($0, Self.card) }
    let burst = try Self.burst(frames)
    #expect(burst.messages.map(\.found) == [[0, 1]])
    #expect(burst.messages.first?.isComplete == true)
    #expect(burst.reading.barcodes.map(\.bytes) == [Self.card])
    #expect(burst.reading.document?.idNumber == "001190123456")
    #expect(burst.reading.document?.issuingCountry == .vietNam)
  }

  @Test func `one of two symbols is no message, and the other is named as missing`() throws {
    let burst = try Self.burst([try Self.frame(1, Self.card)])
    #expect(burst.messages.map(\.found) == [[1]])
    #expect(burst.messages.map(\.missing) == [[0]])
    #expect(burst.messages.first?.count == 2)
    #expect(burst.messages.first?.bytes == nil)
    #expect(burst.reading.document == nil)
  }

  @Test func `symbols of two messages are never joined`() throws {
    // Another number, so the parity that all symbols of a message share is another one.
    let other = Self.card.dropLast() + [UInt8(ascii: "2")]
    let burst = try Self.burst([try Self.frame(0, Self.card), try Self.frame(1, Array(other))])
    #expect(burst.messages.map(\.isComplete) == [false, false])
    #expect(burst.reading.document == nil)
  }
}
