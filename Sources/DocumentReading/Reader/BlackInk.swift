import Raster

/// A picture as black ink leaves it: what is printed, stamped or written in colour is nearly as light as paper.
///
/// Black print is dark in every colour, under the ink of a stamp as well.
struct BlackInk {
  /// How much of the difference between paper and print the ink of a pixel is darker in grey than here for it to be
  /// coloured; green ink is little more so, 0.24 (`Benchmarks/Measurements.md`, coloured ink over zones).
  private static let leastLightening = 0.2
  /// Where paper and print stand among the greys of a zone.
  private static let (paper, print) = (0.8, 0.05)

  /// The greys: those of the brightest of red, green and blue, and as much lighter as the darkest of them is darker.
  let image: GrayImage

  /// Takes the colours of a picture; O(pixels).
  init(_ colors: ColorImage) {
    let greys = colors.pixels.map(Self.gray(of:))
    image =
      GrayImage(width: colors.width, height: colors.height, pixels: greys) ?? GrayImage(colors)
  }

  /// The grey of a pixel.
  static func gray(of color: Color) -> UInt8 {
    let most = max(color.red, color.green, color.blue)
    let least = min(color.red, color.green, color.blue)
    let (sum, overflow) = most.addingReportingOverflow(most - least)
    return overflow ? UInt8.max : sum
  }

  /// How much of a part of a picture is covered by coloured ink, 0 to 1; O(pixels of the part).
  static func coloredShare(of colors: ColorImage, in part: PixelRectangle) -> Double {
    let pixels = (part.y..<part.y + part.height).flatMap { y in
      colors.pixels[y * colors.width + part.x..<y * colors.width + part.x + part.width]
    }
    guard let colors = ColorImage(width: part.width, height: part.height, pixels: pixels),
      !colors.pixels.isEmpty
    else { return 0 }
    let (gray, black) = (GrayImage(colors), BlackInk(colors).image)
    let (ofGray, ofBlack) = (Darkness(of: gray), Darkness(of: black))
    let count = zip(gray.pixels, black.pixels).count {
      ofGray($0.0) - ofBlack($0.1) >= leastLightening
    }
    return Double(count) / Double(gray.pixels.count)
  }

  /// How dark greys are: 0 as paper, 1 as print.
  private struct Darkness {
    private let light: Double
    private let difference: Double

    init(of image: GrayImage) {
      var greys = GreyHistogram()
      for grey in image.pixels { greys.add(Int(grey)) }
      light = Double(greys.quantile(BlackInk.paper))
      difference = max(1, light - Double(greys.quantile(BlackInk.print)))
    }

    func callAsFunction(_ grey: UInt8) -> Double { (light - Double(grey)) / difference }
  }
}
