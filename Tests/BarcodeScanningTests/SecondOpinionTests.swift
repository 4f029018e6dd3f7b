import Raster
import Testing

@testable import BarcodeScanning
@testable import Barcodes

#if ZBar
  /// What ZBar says where three marks of a QR code stand.
  @Suite struct SecondOpinionTests {
    private static let (left, top, module) = (100, 60, 4)

    /// A picture with a symbol of version 1.
    private static func picture(of text: String) -> GrayImage {
      let matrix = QRWriter.matrix(text)
      var image = GrayImage(width: 320, height: 240, filledWith: 230)
      for y in 0..<matrix.height * module {
        for x in 0..<matrix.width * module where matrix[x / module, y / module] {
          image[left + x, top + y] = 20
        }
      }
      return image
    }

    /// The centres of the marks of a symbol whose upper left corner is at a place.
    private static func marks(x: Int, y: Int) -> Quadrilateral {
      let (first, last) = (3.5 * Double(module), 17.5 * Double(module))
      let (x, y) = (Double(x), Double(y))
      return Quadrilateral(
        topLeft: Point(x: x + first, y: y + first), topRight: Point(x: x + last, y: y + first),
        bottomRight: Point(x: x + last, y: y + last), bottomLeft: Point(x: x + first, y: y + last))
    }

    @Test func `it reads what lies between the marks, and says where in the picture`() throws {
      let image = Self.picture(of: "SECOND LOOK")
      var scanner = try BarcodeScanner(symbologies: [.qr])
      let place = Self.marks(x: Self.left, y: Self.top)
      let barcodes = try scanner.secondOpinion(on: place, in: image)
      #expect(barcodes.map(\.bytes) == [Array("SECOND LOOK".utf8)])
      #expect(barcodes.map(\.symbology) == [.qr])
      let middle = try #require(barcodes.first).quadrilateral.center
      #expect(abs(middle.x - 142) < 8 && abs(middle.y - 102) < 8, "\(middle)")
    }

    @Test func `it looks nowhere else, and not outside the picture`() throws {
      let image = Self.picture(of: "SECOND LOOK")
      var scanner = try BarcodeScanner(symbologies: [.qr])
      for place in [Self.marks(x: 230, y: 150), Self.marks(x: -900, y: 10)] {
        let barcodes = try scanner.secondOpinion(on: place, in: image)
        #expect(barcodes.isEmpty)
      }
    }
  }
#endif
