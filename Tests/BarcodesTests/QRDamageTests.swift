import Raster
import Testing

@testable import Barcodes

/// Symbols of which a mark is lost, and bent ones.
@Suite struct QRDamageTests {
  private static let text = "id|Nguyễn Văn A|01011990|Nam"

  private static func texts(in image: GrayImage) -> [String?] {
    BarcodeReader(symbologies: [.qr]).symbols(in: image).map(\.text)
  }

  private static func picture(_ module: Int, _ change: (inout GrayImage, Int) -> Void) -> GrayImage
  {
    let matrix = SampleSymbol.matrix(text, level: .high)
    let margin = 4 * module
    let side = matrix.side * module + 2 * margin
    var image = GrayImage(width: side, height: side, filledWith: 220)
    for y in 0..<matrix.side * module {
      for x in 0..<matrix.side * module where matrix[x / module, y / module] {
        image[margin + x, margin + y] = 30
      }
    }
    change(&image, matrix.side)
    return image
  }

  @Test(arguments: [(0, 0), (1, 0), (0, 1)], [UInt8(30), 125, 220])
  func `one mark is covered`(corner: (Int, Int), cover: UInt8) {
    for module in [3, 5] {
      let image = Self.picture(module) { image, side in
        let (left, top) = (4 + corner.0 * (side - 7), 4 + corner.1 * (side - 7))
        for y in top * module..<(top + 7) * module {
          for x in left * module..<(left + 7) * module { image[x, y] = cover }
        }
      }
      #expect(Self.texts(in: image) == [Self.text])
    }
  }

  @Test(arguments: [(0, 0), (1, 0), (0, 1)])
  func `one mark has grown together with a bar beside it`(corner: (Int, Int)) {
    let module = 4
    let image = Self.picture(module) { image, side in
      let top = 4 + corner.1 * (side - 7)
      let columns = corner.0 == 0 ? 0..<4 * module : (4 + side) * module..<(8 + side) * module
      for y in top * module..<(top + 7) * module {
        for x in columns { image[x, y] = 30 }
      }
    }
    #expect(Self.texts(in: image) == [Self.text])
  }

  @Test func `two marks are too few where the rest is lost as well`() {
    let image = Self.picture(4) { image, side in
      for y in 20 * 4..<(side + 4) * 4 {
        for x in 4 * 4..<(side + 4) * 4 { image[x, y] = UInt8((x * 31 + y * 17) % 256) }
      }
    }
    #expect(Self.texts(in: image).isEmpty)
  }

  @Test(arguments: [1.0, 1.6, 2.2], [false, true])
  func `bent over an axis`(modules: Double, isUpright: Bool) throws {
    let flat = Self.picture(6) { _, _ in }
    let side = Double(flat.width)
    var image = GrayImage(width: flat.width, height: flat.height, filledWith: 220)
    for y in 0..<flat.height {
      for x in 0..<flat.width {
        // The middle rises by some modules, and its columns draw apart.
        let along = Double(isUpright ? y : x) / side * 2 - 1
        let sag = modules * 6 * (1 - along * along) - modules * 3
        let shift = 6 * modules * 0.8 * along * (1 - along * along)
        let place = Point(
          x: Double(x) + (isUpright ? sag : shift), y: Double(y) + (isUpright ? shift : sag))
        image[x, y] = flat.contains(place) ? UInt8(flat.gray(place)) : 220
      }
    }
    #expect(Self.texts(in: image) == [Self.text])
  }

  @Test func `small modules in a large picture lie where they are`() throws {
    let symbol = Self.picture(2) { _, _ in }
    var sheet = GrayImage(width: 1400, height: 1000, filledWith: 220)
    for y in 0..<symbol.height {
      for x in 0..<symbol.width {
        // What a lens leaves of a module.
        let sum = [(0, 0), (1, 0), (0, 1), (1, 1)].reduce(0) {
          $0 + Int(symbol[min(x + $1.0, symbol.width - 1), min(y + $1.1, symbol.height - 1)])
        }
        sheet[900 + x, 610 + y] = UInt8(sum / 4)
      }
    }
    let barcode = try #require(BarcodeReader().symbols(in: sheet).first)
    #expect(barcode.text == Self.text)
    #expect(barcode.quadrilateral.topLeft.distance(to: Point(x: 907.5, y: 617.5)) < 2)
  }
}
