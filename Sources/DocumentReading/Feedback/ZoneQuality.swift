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
    let left = line.topLeft.mixed(with: line.bottomLeft, down)
    let right = line.topRight.mixed(with: line.bottomRight, down)
    let step = (right - left) / Double(row.count)
    for column in row.indices {
      row[column] = Int(image.gray(left + step * (Double(column) + 0.5)) + 0.5)
    }
  }
}

extension Quadrilateral {
  /// The length of the upper edge, in pixels.
  var length: Double {
    let length = topLeft.distance(to: topRight)
    return length.isFinite ? length : 0
  }
}
