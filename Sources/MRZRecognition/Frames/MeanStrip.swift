import Raster

/// The mean of strips of one line that lie over each other: noise goes, print stays.
struct MeanStrip {
  private var sums: [Float] = []
  private var weights: Float = 0
  private var shape: LineStrip?
  /// The greys that a mean strip is spread over; the nets take out contrast themselves.
  private static let greys: (low: Float, high: Float) = (20, 235)

  /// Makes a mean of nothing.
  init() {}

  /// Adds a strip, brought to a common mean and contrast; one of another size is left out.
  ///
  /// - Parameter strip: The strip.
  mutating func add(_ strip: LineStrip) {
    let pixels = strip.image.pixels
    guard !pixels.isEmpty else { return }
    if shape == nil {
      shape = strip
      sums = [Float](repeating: 0, count: pixels.count)
    }
    guard pixels.count == sums.count, strip.image.width == shape?.image.width else { return }
    var (sum, square): (Float, Float) = (0, 0)
    for pixel in pixels {
      sum += Float(pixel)
      square += Float(pixel) * Float(pixel)
    }
    let count = Float(pixels.count)
    let mean = sum / count
    let deviation = max(1, max(0, square / count - mean * mean).squareRoot())
    for index in pixels.indices { sums[index] += (Float(pixels[index]) - mean) / deviation }
    weights += 1
  }

  /// The mean, or `nil` where nothing was added.
  var strip: LineStrip? {
    guard let shape, let low = sums.min(), let high = sums.max() else { return nil }
    let scale = (Self.greys.high - Self.greys.low) / max(high - low, 1e-3)
    let pixels = sums.map { UInt8(min(255, max(0, Self.greys.low + ($0 - low) * scale))) }
    return GrayImage(width: shape.image.width, height: shape.image.height, pixels: pixels).map {
      LineStrip(image: $0, cellCenters: shape.cellCenters)
    }
  }
}
