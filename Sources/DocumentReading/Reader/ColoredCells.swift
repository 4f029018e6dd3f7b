import IdentityDocument
import Raster

/// The characters of a zone that coloured ink touches, as that of a pen or a stamp.
///
/// Zones are printed in black; ink of another colour may make another character of one.
struct ColoredCells {
  /// How much of a character's place coloured ink covers at least.
  private static let leastShare = 0.03
  /// How much of the difference between paper and print the ink is darker in grey than without its colour.
  ///
  /// Set by hand, above what ``BlackInk`` asks of a pixel, since a zone is refused for it; green ink has 0.24 and is not
  /// told here.
  private static let leastLightening = 0.25
  /// How dark it is at least, in differences between paper and print.
  private static let leastDarkness = 0.35
  /// The samples of a character's place: columns over a pitch, rows over more.
  private static let (columns, rows) = (12, 16)
  /// How high a place is, in pitches.
  private static let height = 1.3

  /// The places of the characters, in reading order.
  let positions: [MRZ.Position]

  /// Looks at the characters of a zone.
  ///
  /// - Parameters:
  ///   - centers: The centre of each character in the picture, line by line.
  ///   - colors: The picture.
  /// - Complexity: O(characters).
  init(at centers: [[Point]], in colors: ColorImage) {
    positions = centers.enumerated().flatMap { line, centers in
      Self.columns(at: centers, in: colors).map { MRZ.Position(line: line + 1, column: $0 + 1) }
    }
  }

  /// The cells of a line, counted from 0.
  private static func columns(at centers: [Point], in colors: ColorImage) -> [Int] {
    let samples = centers.indices.map { Self.samples(ofCell: $0, of: centers, in: colors) }
    let all = samples.joined()
    guard !all.isEmpty else { return [] }
    let (ofGray, ofBlack) = (Range(all.map { $0.gray }), Range(all.map { $0.black }))
    return samples.indices.filter { cell in
      let found = samples[cell].count { sample in
        let darkness = ofGray.darkness(of: sample.gray)
        return darkness >= leastDarkness
          && darkness - ofBlack.darkness(of: sample.black) >= leastLightening
      }
      return Double(found) >= leastShare * Double(samples[cell].count) && found > 0
    }
  }

  /// The greys of a place as they are and without colour.
  private struct Sample {
    var gray: UInt8
    var black: UInt8
  }

  private static func samples(
    ofCell cell: Int, of centers: [Point], in colors: ColorImage
  ) -> [Sample] {
    let neighbour =
      cell + 1 < centers.count
      ? centers[cell + 1] - centers[cell]
      : cell > 0 ? centers[cell] - centers[cell - 1] : Point(x: 0, y: 0)
    let down = Point(x: -neighbour.y, y: neighbour.x)
    return (0..<columns * rows).compactMap { index in
      let across = (Double(index % columns) + 0.5) / Double(columns) - 0.5
      let below = height * ((Double(index / columns) + 0.5) / Double(rows) - 0.5)
      let place = centers[cell] + neighbour * across + down * below
      let (x, y) = (place.x.rounded(), place.y.rounded())
      guard x >= 0, y >= 0, x < Double(colors.width), y < Double(colors.height) else { return nil }
      let color = colors.pixels[Int(y) * colors.width + Int(x)]
      return Sample(
        gray: GrayImage.luma(
          red: UInt32(color.red), green: UInt32(color.green), blue: UInt32(color.blue)),
        black: BlackInk.gray(of: color))
    }
  }

  /// The greys of paper and print.
  private struct Range {
    private let light: Double
    private let difference: Double

    init(_ greys: [UInt8]) {
      let sorted = greys.sorted()
      light = Double(sorted[sorted.count * 8 / 10])
      difference = max(1, light - Double(sorted[sorted.count / 20]))
    }

    func darkness(of grey: UInt8) -> Double { (light - Double(grey)) / difference }
  }
}
