import Raster

/// What the pixels of a whole frame, or of a part of it, say about its light and its sharpness.
///
/// Sampled every few pixels: at most about 50 000 samples whatever the size of the frame.
struct FrameQuality: Hashable, Sendable {
  /// The most samples that are taken.
  private static let sampleLimit = 50_000
  /// From here on a grey counts as burnt out.
  static let burntGrey = 250
  /// The distance over which steps are measured, in pixels.
  private static let reach = 2

  /// The grey that 95 % of the samples do not exceed: the paper, in a picture of a document.
  var brightGrey = 0
  /// The grey that 5 % of the samples do not exceed.
  var darkGrey = 0
  /// The share of burnt out samples, 0 to 1.
  var burntShare = 0.0
  /// The step over two pixels that 0.5 % of the samples exceed, against the spread of the greys: the
  /// sharpest edges of the frame.
  var sharpness = 0.0

  /// Measures a part of a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - bounds: The part; what lies outside the picture is left out.
  init(of image: GrayImage, in bounds: PixelRectangle) {
    let part = bounds.clipped(toWidth: image.width, height: image.height)
    guard part.width > Self.reach, !part.isEmpty else { return }
    var step = 1
    while (part.width / step) * (part.height / step) > Self.sampleLimit { step += 1 }
    var greys = GreyHistogram()
    var steps = GreyHistogram()
    for y in stride(from: part.y, to: part.y + part.height, by: step) {
      let row = y * image.width
      for x in stride(from: part.x, to: part.x + part.width - Self.reach, by: step) {
        let grey = Int(image.pixels[row + x])
        greys.add(grey)
        steps.add(abs(grey - Int(image.pixels[row + x + Self.reach])))
      }
    }
    brightGrey = greys.quantile(0.95)
    darkGrey = greys.quantile(0.05)
    burntShare = greys.share(from: Self.burntGrey)
    sharpness = Double(steps.quantile(0.995)) / Double(max(8, brightGrey - darkGrey))
  }
}
