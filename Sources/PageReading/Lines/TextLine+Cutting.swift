import Raster

extension TextLine {
  /// The line cut out along its baseline.
  ///
  /// A border of white hurts recognition as a tight crop does: 0.45 capitals above leave room for
  /// accents, 0.42 below for descenders.
  ///
  /// - Parameters:
  ///   - image: The levelled picture.
  ///   - height: The height that capitals get, in pixels.
  ///   - beside: How much is cut out beside the line, in capitals.
  /// - Returns: The picture of the line.
  func cut(from image: GrayImage, capitals height: Double, beside: Double = 0.5) -> GrayImage {
    let scale = height / capital
    let margin = beside * capital
    let (above, below) = (1.45 * capital, 0.42 * capital)
    let columns = min(Self.longest, max(8, Int((width + 2 * margin) * scale)))
    let rows = max(8, Int((above + below) * scale))
    let start = Point(x: left - margin, y: leftBase - slope * margin - above)
    let slope = slope
    return image.seen(width: columns, height: rows, isEnlarged: scale > 0.7) { x, y in
      Point(x: start.x + x / scale, y: start.y + (slope * x + y) / scale)
    }
  }

  /// The longest line that is read, in pixels: 2 m of print.
  private static let longest = 24_000
}

extension GrayImage {
  /// Ink black, and white everything that is lighter than three quarters of the way to the paper, so
  /// that guilloches and overprints vanish.
  ///
  /// Ink is the 4th percentile, paper the 75th.
  func withCutContrast() -> GrayImage {
    let ink = Double(percentile(0.04))
    let span = max(8, (Double(percentile(0.75)) - ink) * 0.75)
    let table = (0...255).map { gray in
      UInt8(min(255, max(0, (Double(gray) - ink) / span * 255)))
    }
    return GrayImage(width: width, height: height, pixels: pixels.map { table[Int($0)] }) ?? self
  }
}
