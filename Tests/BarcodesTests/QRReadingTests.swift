import Raster
import Testing

@testable import Barcodes

@Suite struct QRReadingTests {
  static let text = "id|Nguyễn Văn A|01011990|Nam"

  static func texts(in image: GrayImage) -> [String?] {
    BarcodeReader().symbols(in: image).map(\.text)
  }

  @Test(arguments: [0, 13, 45, 77, 90, 138, 180, 222, 270, 301])
  func `symbols are read at any angle`(_ degrees: Int) throws {
    var scene = SampleScene()
    scene.add(
      SampleSymbol.matrix(Self.text), centerX: 160, centerY: 118, module: 3.1,
      degrees: Double(degrees))
    let barcodes = BarcodeReader().symbols(in: scene.image)
    #expect(barcodes.map(\.text) == [Self.text])
    #expect(barcodes.map(\.bytes) == [Array(Self.text.utf8)])
    #expect(barcodes.map(\.symbology) == [.qr])
    #expect(barcodes.map(\.identifier) == ["]Q1"])
    let orientation = try #require(barcodes.first?.orientation)
    #expect(abs((orientation - Double(degrees)).remainder(dividingBy: 360)) < 1)
    let places = zip(
      barcodes.first?.quadrilateral.corners ?? [], scene.symbols[0].corners.corners)
    for (found, drawn) in places { #expect(found.distance(to: drawn) < 1.5) }
  }

  @Test func `perspective is undone`() throws {
    var scene = SampleScene()
    scene.add(
      SampleSymbol.matrix(Self.text),
      at: Quadrilateral(
        topLeft: Point(x: 60, y: 40), topRight: Point(x: 230, y: 70),
        bottomRight: Point(x: 200, y: 180), bottomLeft: Point(x: 90, y: 210)))
    #expect(Self.texts(in: scene.image) == [Self.text])
  }

  @Test func `light on dark, in a mirror, in shade, with grain`() throws {
    let matrix = SampleSymbol.matrix(Self.text)
    var inverted = SampleScene(dark: 220, light: 30)
    inverted.add(matrix, centerX: 150, centerY: 110, module: 3, degrees: 7)
    #expect(Self.texts(in: inverted.image) == [Self.text])

    var mirrored = SampleScene()
    mirrored.add(matrix.transposed, centerX: 150, centerY: 110, module: 3)
    let barcode = try #require(BarcodeReader().symbols(in: mirrored.image).first)
    #expect(barcode.text == Self.text)
    #expect(barcode.symbol.isMirrored && !barcode.symbol.isInverted)
    #expect(barcode.symbol.errorCorrectionLevel == "M")
    #expect(barcode.symbol.version == (matrix.side - 17) / 4)
    // Reading begins in the corner that all orders share and goes down first.
    #expect(barcode.quadrilateral.topRight.y > barcode.quadrilateral.bottomLeft.y)

    var shaded = SampleScene(shade: 0.8, grain: 3)
    shaded.add(matrix, centerX: 190, centerY: 110, module: 3, degrees: 20)
    #expect(Self.texts(in: shaded.image) == [Self.text])

    var grainy = SampleScene(dark: 80, light: 160, grain: 12)
    grainy.add(matrix, centerX: 150, centerY: 110, module: 3.5, degrees: 33)
    #expect(Self.texts(in: grainy.image) == [Self.text])
  }

  @Test func `several symbols in one picture`() throws {
    var scene = SampleScene()
    scene.add(SampleSymbol.matrix("one"), centerX: 70, centerY: 80, module: 3)
    scene.add(SampleSymbol.matrix("two"), centerX: 230, centerY: 150, module: 3, degrees: 30)
    #expect(Set(Self.texts(in: scene.image)) == ["one", "two"])
  }

  @Test(arguments: [1, 2, 5])
  func `a symbol that fills the picture needs no margin`(_ module: Int) throws {
    let matrix = SampleSymbol.matrix(Self.text)
    var image = GrayImage(
      width: matrix.side * module, height: matrix.side * module, filledWith: 255)
    for y in 0..<image.height {
      for x in 0..<image.width where matrix[x / module, y / module] { image[x, y] = 0 }
    }
    #expect(Self.texts(in: image) == [Self.text])
  }

  @Test func `a large symbol is read`() throws {
    let long = String(repeating: "A long payload, as on cards with a photograph. ", count: 12)
    var scene = SampleScene(width: 480, height: 480)
    scene.add(
      SampleSymbol.matrix(long, level: .low),
      at: Quadrilateral(
        topLeft: Point(x: 30, y: 25), topRight: Point(x: 450, y: 40),
        bottomRight: Point(x: 440, y: 455), bottomLeft: Point(x: 20, y: 430)))
    #expect(Self.texts(in: scene.image) == [long])
  }

  @Test func `pictures without symbols give nothing`() throws {
    var generator = SystemRandomNumberGenerator()
    for (width, height) in [(1, 1), (1, 100), (100, 1), (7, 7), (0, 0), (200, 150)] {
      let noise = (0..<width * height).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let image = try #require(GrayImage(width: width, height: height, pixels: noise))
      #expect(Self.texts(in: image).isEmpty)
      #expect(
        Self.texts(in: GrayImage(width: width, height: height, filledWith: 128)).isEmpty)
    }
    // Three marks in place, and nothing between them.
    var matrix = SampleSymbol.matrix("marks")
    for y in 0..<matrix.side {
      for x in 0..<matrix.side where x > 8 || y > 8 {
        if x < matrix.side - 8 && y < matrix.side - 8 { matrix[x, y] = (x + y) % 2 == 0 }
      }
    }
    var scene = SampleScene()
    scene.add(matrix, centerX: 150, centerY: 110, module: 4)
    #expect(Self.texts(in: scene.image).isEmpty)
  }
}
