import Raster

/// What the pixels of a frame say about its light and its sharpness.
///
/// Sampled every few pixels: about 50 000 samples whatever the size of the frame.
struct FrameQuality: Hashable, Sendable {
  /// The grey that 95 % of the samples do not exceed: the paper, in a picture of a document.
  var brightGrey: Int
  /// The share of samples at 250 or more, 0 to 1.
  var burntShare: Double
  /// The largest step between neighbouring samples over the spread of the greys, 0 to 1: near 1 for
  /// sharp print, small for a picture out of focus.
  var sharpness: Double

  /// Measures a region of a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - bounds: Columns and rows to look at; what lies outside the picture is left out.
  init(of image: GrayImage, columns: Range<Int>? = nil, rows: Range<Int>? = nil) {
    let columns = (columns ?? 0..<image.width).clamped(to: 0..<image.width)
    let rows = (rows ?? 0..<image.height).clamped(to: 0..<image.height)
    var histogram = [Int](repeating: 0, count: 256)
    var steps = [Int](repeating: 0, count: 256)
    var stride = 1
    while columns.count / stride * (rows.count / stride) > 50_000 { stride += 1 }
    for y in Swift.stride(from: rows.lowerBound, to: rows.upperBound, by: stride) {
      for x in Swift.stride(from: columns.lowerBound, to: columns.upperBound - 1, by: stride) {
        let index = y * image.width + x
        let grey = Int(image.pixels[index])
        histogram[grey] += 1
        steps[abs(grey - Int(image.pixels[index + 1]))] += 1
      }
    }
    let count = histogram.reduce(0, +)
    brightGrey = Self.quantile(0.95, of: histogram, count: count)
    burntShare = count == 0 ? 0 : Double(histogram[250...].reduce(0, +)) / Double(count)
    let spread = brightGrey - Self.quantile(0.05, of: histogram, count: count)
    let step = Self.quantile(0.98, of: steps, count: count)
    sharpness = spread < 8 ? 0 : min(1, Double(step) / Double(spread))
  }

  private static func quantile(_ share: Double, of histogram: [Int], count: Int) -> Int {
    var rest = Int(share * Double(count))
    for (value, number) in histogram.enumerated() {
      rest -= number
      if rest < 0 { return value }
    }
    return 255
  }
}
