import Raster
import Testing

@testable import Barcodes

/// Codes seen at a slant and from afar.
@Suite struct QRViewsTests {
  private static let text = "id|Nguyễn Văn A|01011990|Nam"

  private static func texts(in scene: SampleScene) -> [String?] {
    BarcodeReader(symbologies: [.qr]).symbols(in: scene.image).map(\.text)
  }

  /// A card that is turned away by an angle about its upright axis or its level one, four of its widths
  /// from the lens.
  @Test(arguments: [20.0, 40, 50, 60], [false, true])
  func `turned away from the lens`(degrees: Double, isLevel: Bool) {
    let matrix = SampleSymbol.matrix(Self.text)
    let side = Double(matrix.side) * 6
    let (cosine, sine) = SampleScene.cosineAndSine(degrees)
    func corner(_ x: Double, _ y: Double) -> Point {
      let (along, across) = isLevel ? (y, x) : (x, y)
      let scale = 4 * side / (4 * side + along * side / 2 * sine)
      let (seen, other) = (along * side / 2 * cosine * scale, across * side / 2 * scale)
      return Point(x: 160 + (isLevel ? other : seen), y: 150 + (isLevel ? seen : other))
    }
    var scene = SampleScene()
    scene.height = 300
    scene.add(
      matrix,
      at: Quadrilateral(
        topLeft: corner(-1, -1), topRight: corner(1, -1), bottomRight: corner(1, 1),
        bottomLeft: corner(-1, 1)))
    #expect(Self.texts(in: scene) == [Self.text])
  }

  /// Modules so large that only every third row is scanned for their marks, wherever those lie.
  @Test(arguments: 0..<6)
  func `large modules`(offset: Int) {
    for degrees in [0.0, 30, 45] {
      var scene = SampleScene()
      (scene.width, scene.height) = (1000, 900)
      let (cosine, sine) = SampleScene.cosineAndSine(degrees)
      let matrix = SampleSymbol.matrix(Self.text)
      let half = Double(matrix.side) * 18 / 2
      func corner(_ x: Double, _ y: Double) -> Point {
        Point(
          x: 500 + Double(offset) + half * (x * cosine - y * sine),
          y: 450 + 2 * Double(offset) + half * (x * sine + y * cosine))
      }
      scene.add(
        matrix,
        at: Quadrilateral(
          topLeft: corner(-1, -1), topRight: corner(1, -1), bottomRight: corner(1, 1),
          bottomLeft: corner(-1, 1)))
      #expect(Self.texts(in: scene) == [Self.text], "turned by \(degrees)")
    }
  }

  /// Modules of little more than a pixel, at ten places between pixels.
  @Test(arguments: [1.2, 1.3, 1.5, 1.8])
  func `modules of little more than a pixel`(module: Double) {
    for tenth in 0..<10 {
      var scene = SampleScene()
      scene.add(
        SampleSymbol.matrix(Self.text), centerX: 160 + Double(tenth) / 10,
        centerY: 120 + Double(tenth) / 20, module: module)
      #expect(Self.texts(in: scene) == [Self.text], "at \(tenth) tenths")
    }
  }
}
