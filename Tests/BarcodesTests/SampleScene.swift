import Raster

@testable import Barcodes

/// A picture of a symbol, as a camera might see it.
struct SampleScene {
  var width = 320
  var height = 240
  var dark = 30.0
  var light = 220.0
  /// The light that falls off to the right, 0 for none, 1 for black at the edge.
  var shade = 0.0
  /// The greatest deviation of a pixel.
  var grain = 0.0
  private(set) var symbols: [(matrix: ModuleMatrix, corners: Quadrilateral)] = []

  /// Puts a symbol in, its outer corners at some places, with a margin of four modules.
  mutating func add(_ matrix: ModuleMatrix, at corners: Quadrilateral) {
    symbols.append((matrix, corners))
  }

  /// Puts an undistorted symbol in.
  mutating func add(
    _ matrix: ModuleMatrix, centerX: Double, centerY: Double, module: Double,
    degrees: Double = 0
  ) {
    let half = Point(
      x: Double(matrix.width) * module / 2, y: Double(matrix.height) * module / 2)
    let (cosine, sine) = Self.cosineAndSine(degrees)
    func corner(_ x: Double, _ y: Double) -> Point {
      Point(x: centerX + x * cosine - y * sine, y: centerY + x * sine + y * cosine)
    }
    add(
      matrix,
      at: Quadrilateral(
        topLeft: corner(-half.x, -half.y), topRight: corner(half.x, -half.y),
        bottomRight: corner(half.x, half.y), bottomLeft: corner(-half.x, half.y)))
  }

  /// The picture; every pixel is the mean of nine places.
  var image: GrayImage {
    var image = GrayImage(width: width, height: height, filledWith: 0)
    var state: UInt64 = 88_172_645_463_325_252
    let mappings = symbols.compactMap { symbol -> (ModuleMatrix, Homography)? in
      let (width, height) = (Double(symbol.matrix.width), Double(symbol.matrix.height))
      let modules = [(0.0, 0.0), (width, 0), (width, height), (0, height)]
      let pairs = zip(symbol.corners.corners, modules).map {
        (from: $0, to: Point(x: $1.0, y: $1.1), weight: 1.0)
      }
      return Homography(nearest: pairs).map { (symbol.matrix, $0) }
    }
    for y in 0..<height {
      for x in 0..<width {
        var sum = 0.0
        for dy in -1...1 {
          for dx in -1...1 {
            sum += gray(Double(x) + Double(dx) / 3, Double(y) + Double(dy) / 3, mappings)
          }
        }
        // Marsaglia's xorshift.
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        let deviation = (Double(state % 2001) / 1000 - 1) * grain
        let value = sum / 9 * (1 - shade * Double(x) / Double(width)) + deviation
        image[x, y] = UInt8(min(255, max(0, value)))
      }
    }
    return image
  }

  private func gray(_ x: Double, _ y: Double, _ mappings: [(ModuleMatrix, Homography)]) -> Double {
    for (matrix, mapping) in mappings {
      let place = mapping(x, y)
      let (width, height) = (Double(matrix.width), Double(matrix.height))
      guard place.x > -4, place.y > -4, place.x < width + 4, place.y < height + 4 else { continue }
      guard place.x >= 0, place.y >= 0, place.x < width, place.y < height else { return light }
      return matrix[Int(place.x), Int(place.y)] ? dark : light
    }
    return (dark + 2 * light) / 3
  }

  /// Cosine and sine of whole degrees by the sum of a series, for want of a mathematical library.
  static func cosineAndSine(_ degrees: Double) -> (Double, Double) {
    let angle = degrees * .pi / 180
    var (cosine, sine, term) = (1.0, 0.0, 1.0)
    for order in 1...40 {
      term *= angle / Double(order)
      switch order % 4 {
      case 1: sine += term
      case 2: cosine -= term
      case 3: sine -= term
      default: cosine += term
      }
    }
    return (cosine, sine)
  }
}
