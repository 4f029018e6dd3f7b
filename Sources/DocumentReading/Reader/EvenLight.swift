import PageReading
import Raster

/// A part of a picture as even light would show it: each grey by how far it is from paper to the darkest
/// print beside it, whatever lies in shade or under glare.
///
/// Paper is what stays where all that is dark and narrower than a character is filled (a closing),
/// which keeps the edges of shadows as sharp as they are; print is the darkest within a character.
struct EvenLight {
  /// The side of the square that fills strokes, and that within which the darkest is looked for, in
  /// characters (`Benchmarks/Measurements.md`, shadows and glare over zones).
  private static let (stroke, neighborhood) = (0.6, 2.0)
  /// How dark print is at least beside paper, of 255: paper alone has no print.
  private static let faintest: Float = 20
  /// Where paper and print come to lie.
  private static let (light, dark): (Float, Float) = (225, 35)

  private let image: GrayImage
  /// The paper of each pixel.
  private let paper: GrayImage
  /// How dark the darkest print beside each pixel is, of 255 as dark as black on white.
  private let ink: GrayImage

  /// Takes a part of a picture.
  ///
  /// - Parameters:
  ///   - image: The part.
  ///   - pitch: The distance of neighbouring characters, in pixels.
  /// - Complexity: O(pixels · log of the pitch).
  init(_ image: GrayImage, pitch: Double) {
    self.image = image
    let side = Self.side(Self.stroke * pitch)
    let smooth = image.smoothed()
    paper = smooth.dilated(columns: side, rows: side).eroded(columns: side, rows: side)
    let depths = zip(paper.pixels, smooth.pixels).map { paper, grey in
      // Paper is never darker than what it was made of.
      UInt8(truncatingIfNeeded: 255 * (Int(paper) - Int(grey)) / max(1, Int(paper)))
    }
    let window = Self.side(Self.neighborhood * pitch)
    ink =
      (GrayImage(width: image.width, height: image.height, pixels: depths) ?? image)
      .dilated(columns: window, rows: window).averaged(columns: window, rows: window)
  }

  /// The part in even light; O(pixels).
  var evened: GrayImage {
    var samples = image.pixels
    for index in samples.indices {
      let paper = Float(max(1, self.paper.pixels[index]))
      let depth = max(0, paper - Float(samples[index])) / paper * 255
      let share = depth / max(Self.faintest, Float(ink.pixels[index]))
      samples[index] = UInt8(max(0, Self.light - (Self.light - Self.dark) * min(1.1, share)))
    }
    return GrayImage(width: image.width, height: image.height, pixels: samples) ?? image
  }

  /// The pixels of a character's pitch that light is measured with.
  private static let measuredPitch = 6.0
  /// The most pixels of a zone that light is measured with, across and down: a hundred characters, thirty rows.
  private static let (mostColumns, mostRows) = (600, 180)

  /// Measures how many times brighter paper is in one place of a zone than in another, and how many times deeper
  /// print is; the brightest and the darkest 2.3 of a hundred are left out.
  ///
  /// - Parameters:
  ///   - zone: The zone's corners.
  ///   - image: The picture.
  ///   - pitch: The distance of neighbouring characters, in pixels.
  /// - Returns: Both, 1 in even light.
  static func unevenness(
    of zone: Quadrilateral, in image: GrayImage, pitch: Double
  ) -> (paper: Double, ink: Double) {
    let scale = measuredPitch / max(1, pitch)
    let (across, down) = (zone.topRight - zone.topLeft, zone.bottomLeft - zone.topLeft)
    let columns = min(mostColumns, Int(across.length * scale))
    let rows = min(mostRows, Int(down.length * scale))
    guard image.width > 0, image.height > 0, columns > 2, rows > 2 else { return (1, 1) }
    var samples: [UInt8] = []
    samples.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let place = zone.point(
          across: (Double(column) + 0.5) / Double(columns), down: (Double(row) + 0.5) / Double(rows)
        )
        let x = min(max(0, Int(place.x.rounded())), image.width - 1)
        let y = min(max(0, Int(place.y.rounded())), image.height - 1)
        samples.append(image[x, y])
      }
    }
    guard let strip = GrayImage(width: columns, height: rows, pixels: samples) else {
      return (1, 1)
    }
    let light = EvenLight(strip, pitch: measuredPitch)
    return (ratio(light.paper), ratio(light.ink))
  }

  private static func ratio(_ image: GrayImage) -> Double {
    var greys = GreyHistogram()
    for grey in image.pixels { greys.add(Int(grey)) }
    return max(1, Double(greys.quantile(0.977)) / Double(max(1, greys.quantile(0.023))))
  }

  /// The next odd number of pixels.
  private static func side(_ length: Double) -> Int { max(3, Int(length) | 1) }
}

extension GrayImage {
  /// The picture with other pixels in a rectangle of it; O(pixels).
  func replacing(_ rectangle: PixelRectangle, with part: GrayImage) -> GrayImage {
    guard part.width == rectangle.width, part.height == rectangle.height else { return self }
    var samples = pixels
    for row in 0..<part.height {
      let start = (rectangle.y + row) * width + rectangle.x
      samples.replaceSubrange(
        start..<start + part.width, with: part.pixels[row * part.width..<(row + 1) * part.width])
    }
    return GrayImage(width: width, height: height, pixels: samples) ?? self
  }
}

extension Quadrilateral {
  /// A place between the corners, by shares of the way across and down.
  fileprivate func point(across: Double, down: Double) -> Point {
    let top = topLeft + (topRight - topLeft) * across
    let bottom = bottomLeft + (bottomRight - bottomLeft) * across
    return top + (bottom - top) * down
  }
}
