package import Raster

/// Pictures that show little more than a zone.
///
/// Lines are found as bars in a picture that is a fraction as large, and by the paper above and below
/// them. A strip that is cut tight has neither; with a border of its paper's grey it has both.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (thresholds of the locator).
extension MRZLocator {
  /// How many times as long as wide a picture is that may be a strip; a TD1 zone with half a line
  /// of paper above and below has 5 (ICAO Doc 9303-5, 4.2.4).
  private static let leastElongation = 3.0

  /// Whether a picture is so long and narrow that it may hold a zone and nothing else.
  package func isStrip(_ image: GrayImage) -> Bool {
    let (shorter, longer) = (min(image.width, image.height), max(image.width, image.height))
    return Double(longer) >= Self.leastElongation * Double(shorter)
  }

  /// A strip with a border of its paper on all sides, and how wide that is in pixels.
  ///
  /// A border as wide as the strip is high finds 25 of 25 zones that are cut a tenth of a line from
  /// their print and 23 of 25 without any margin; 0.6 of it 20 and 16, none of it 0 and 0
  /// (`Benchmarks/Measurements.md`, strips cut tightly).
  package func framed(_ strip: GrayImage) -> (image: GrayImage, border: Int) {
    let border = min(strip.width, strip.height)
    return (strip.framed(by: border, gray: strip.medianGray), border)
  }
}
