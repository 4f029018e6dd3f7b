import Raster

/// What the pixels of the lines of a zone say: sampled in the directions of the print, six samples a
/// cell along the line, so that turn and distance of the document do not matter.
struct ZoneQuality: Hashable, Sendable {
  /// The samples of a cell along the line and across it.
  private static let samples = (along: 6, across: 8)
  /// From here on a cell without any darker sample counts as lit.
  private static let litGrey = 240
  /// The most lines that are sampled.
  private static let lineLimit = 3

  /// The distance of neighbouring characters, in pixels.
  var pitch = 0.0
  /// The grey that 95 % of the samples do not exceed: the paper.
  var brightGrey = 0
  /// The grey that 5 % of the samples do not exceed: the ink.
  var darkGrey = 0
  /// The share of burnt out samples, 0 to 1.
  var burntShare = 0.0
  /// The share of characters of which nothing is left but light, 0 to 1.
  var litShare = 0.0
  /// How sharply the strokes bend from paper to ink and back: the second difference along the line
  /// that 5 % of the samples exceed, against the spread of the greys.
  var sharpness = 0.0

  /// Measures the lines of a zone.
  ///
  /// - Parameters:
  ///   - lines: The corners of each line, as high as its capitals.
  ///   - cellCount: The characters of a line.
  ///   - image: The picture; what lies outside it is taken from its edge.
  init(lines: [Quadrilateral], cellCount: Int, in image: GrayImage) {
    guard cellCount > 0, cellCount <= 64, image.width > 1, image.height > 1 else { return }
    var greys = GreyHistogram()
    var bends = GreyHistogram()
    var lit = 0
    let columns = cellCount * Self.samples.along
    var row = [Int](repeating: 0, count: columns)
    for line in lines.prefix(Self.lineLimit) {
      var darkest = [Int](repeating: 255, count: cellCount)
      for across in 0..<Self.samples.across {
        Self.sample(
          line, down: (Double(across) + 0.5) / Double(Self.samples.across), in: image, to: &row)
        for (column, grey) in row.enumerated() {
          greys.add(grey)
          let cell = column / Self.samples.along
          darkest[cell] = min(darkest[cell], grey)
          guard column > 0, column + 1 < columns else { continue }
          bends.add(abs(row[column - 1] - 2 * grey + row[column + 1]))
        }
      }
      lit += darkest.count { $0 >= Self.litGrey }
    }
    pitch = (lines.map(\.length).max() ?? 0) / Double(cellCount)
    brightGrey = greys.quantile(0.95)
    darkGrey = greys.quantile(0.05)
    burntShare = greys.share(from: FrameQuality.burntGrey)
    litShare = Double(lit) / Double(max(1, cellCount * min(lines.count, Self.lineLimit)))
    sharpness = Double(bends.quantile(0.95)) / Double(max(1, brightGrey - darkGrey))
  }

  /// Samples one row of a line, between pixels bilinearly.
  private static func sample(
    _ line: Quadrilateral, down: Double, in image: GrayImage, to row: inout [Int]
  ) {
    let left = Point(
      x: line.topLeft.x + (line.bottomLeft.x - line.topLeft.x) * down,
      y: line.topLeft.y + (line.bottomLeft.y - line.topLeft.y) * down)
    let right = Point(
      x: line.topRight.x + (line.bottomRight.x - line.topRight.x) * down,
      y: line.topRight.y + (line.bottomRight.y - line.topRight.y) * down)
    guard left.x.isFinite, left.y.isFinite, right.x.isFinite, right.y.isFinite else { return }
    let step = Point(
      x: (right.x - left.x) / Double(row.count), y: (right.y - left.y) / Double(row.count))
    let limit = (x: Double(image.width - 1), y: Double(image.height - 1))
    for column in row.indices {
      let x = min(max(left.x + step.x * (Double(column) + 0.5), 0), limit.x)
      let y = min(max(left.y + step.y * (Double(column) + 0.5), 0), limit.y)
      let x0 = min(Int(x), image.width - 2)
      let y0 = min(Int(y), image.height - 2)
      let index = y0 * image.width + x0
      let (fx, fy) = (x - Double(x0), y - Double(y0))
      let upper =
        Double(image.pixels[index]) * (1 - fx) + Double(image.pixels[index + 1]) * fx
      let below = index + image.width
      let lower =
        Double(image.pixels[below]) * (1 - fx) + Double(image.pixels[below + 1]) * fx
      row[column] = Int(upper * (1 - fy) + lower * fy + 0.5)
    }
  }
}

extension Quadrilateral {
  /// The length of the upper edge, in pixels.
  fileprivate var length: Double {
    let (x, y) = (topRight.x - topLeft.x, topRight.y - topLeft.y)
    let length = (x * x + y * y).squareRoot()
    return length.isFinite ? length : 0
  }
}
