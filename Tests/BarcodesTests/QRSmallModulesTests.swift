import Raster
import Testing

@testable import Barcodes

/// Symbols whose modules are little more than a pixel, or lie off where their marks say.
@Suite struct QRSmallModulesTests {
  private static let text = "id|1234567890|Nguyễn Văn A|01011990|Nam|Hà Nội|02022020"

  /// What modules shine into each other through a lens is taken off again.
  @Test(arguments: [Float(0.26), 0.3, 0.34])
  func `modules are told from what they have of their neighbours`(leak: Float) {
    let matrix = SampleSymbol.matrix(Self.text, level: .low)
    let side = matrix.side
    func mark(_ x: Int, _ y: Int) -> Float {
      (0..<side).contains(x) && (0..<side).contains(y) && matrix[x, y] ? 1 : -1
    }
    var samples: [Double] = []
    for y in 0..<side {
      for x in 0..<side {
        let sides = mark(x - 1, y) + mark(x + 1, y) + mark(x, y - 1) + mark(x, y + 1)
        let corners =
          mark(x - 1, y - 1) + mark(x + 1, y - 1) + mark(x - 1, y + 1) + mark(x + 1, y + 1)
        let ink = mark(x, y) + leak * sides + leak / 3 * corners
        samples.append(Double(128 - 40 * ink))
      }
    }
    let thresholding = ModuleThresholding(samples: samples, side: side, isInverted: false)
    func errors(_ leads: [Float]) -> Int {
      leads.indices.count { (leads[$0] > 0) != matrix[$0 % side, $0 / side] }
    }
    let (plain, equalized) = (
      errors(thresholding.leads(radius: 4)), errors(thresholding.equalizedLeads(radius: 4))
    )
    #expect(2 * equalized <= plain, "\(plain), \(equalized)")
    #expect(plain >= 20)
  }

  /// A symbol on a grid of samples that a mapping misses by up to 0.8 modules where no pattern is.
  @Test(arguments: [(0.5, -0.4), (-0.5, 0.4), (0.6, 0.5)])
  func `modules say where they lie`(bend: (Double, Double)) throws {
    let matrix = SampleSymbol.matrix(Self.text, level: .low)
    let (side, module) = (Double(matrix.side), 3.0)
    let size = Int((side + 8) * module)
    var image = GrayImage(width: size, height: size, filledWith: 220)
    for y in 0..<size {
      for x in 0..<size {
        let (u, v) = ((Double(x) + 0.5) / module - 4, (Double(y) + 0.5) / module - 4)
        let (s, t) = (2 * u / side - 1, 2 * v / side - 1)
        let column = Int((u - bend.0 * (1.5 * t * t - 0.5) - 0.3 * s).rounded(.down))
        let row = Int((v - bend.1 * s * t).rounded(.down))
        let isInside = (0..<matrix.side).contains(column) && (0..<matrix.side).contains(row)
        if isInside && matrix[column, row] { image[x, y] = 30 }
      }
    }
    let flat = try #require(
      Homography(nearest: [
        (Point(x: 0, y: 0), Point(x: 4 * module, y: 4 * module), 1),
        (Point(x: side, y: 0), Point(x: (side + 4) * module, y: 4 * module), 1),
        (Point(x: 0, y: side), Point(x: 4 * module, y: (side + 4) * module), 1),
        (Point(x: side, y: side), Point(x: (side + 4) * module, y: (side + 4) * module), 1),
      ]))
    let version = try #require(QRVersion(side: matrix.side))
    let mapping = SymbolMapping(version: version, homography: flat)
    let refined = MappingRefinement(mapping, version: version, isInverted: false, in: image)
      .mapping()
    func symbol(_ mapping: SymbolMapping) -> QRSymbol? {
      guard let samples = mapping.samples(in: image) else { return nil }
      return QRSymbol(
        ModuleThresholding(samples: samples, side: matrix.side, isInverted: false)
          .byNeighborhood(radius: 4))
    }
    #expect(symbol(mapping) == nil)
    let read = try #require(symbol(refined))
    #expect(read.content.bytes == Array(Self.text.utf8))
    #expect(read.correctedCount <= 3)
  }

  @Test(arguments: [1, 2, 7, 14])
  func `known modules are those that no codeword has`(number: Int) throws {
    let version = try #require(QRVersion(number: number))
    let function = version.functionModules
    let matrix = SampleSymbol.matrix(String(repeating: "A", count: 4 * number), level: .low)
    for module in version.knownModules {
      #expect(function[module.x, module.y])
      if matrix.side == version.side {
        #expect(matrix[module.x, module.y] == module.isDark)
      }
    }
    // Three marks of 8 × 8 modules, two timing patterns, and the alignment patterns.
    let places = Set(version.knownModules.map { $0.y * version.side + $0.x })
    #expect(places.count >= 192 + 2 * (version.side - 16))
  }
}
