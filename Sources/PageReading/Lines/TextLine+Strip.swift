import LineRecognition
import Raster

extension TextLine {
  /// The line as the net for printed lines wants it: 24 rows, wider than it is.
  ///
  /// - Parameters:
  ///   - image: The levelled picture.
  ///   - columns: What is cut out, in pixels of that picture.
  /// - Returns: The strip.
  func strip(from image: GrayImage, columns: ClosedRange<Double>) -> GrayImage {
    let above = 1.45 * capital
    // Twice as fine first, so that every pixel of the strip is a mean of four.
    let down = Self.stripScale(capital: capital) / 2
    let across = down / PrintLineRecognizer.stretch
    let width = Int((columns.upperBound - columns.lowerBound) / across)
    let longest = 2 * PrintLineRecognizer.greatestWidth
    let start = Point(x: columns.lowerBound, y: base(at: columns.lowerBound) - above)
    let slope = slope
    return image.seen(
      width: min(longest, max(16, width)) & ~1, height: 2 * PrintLineRecognizer.rows,
      isEnlarged: down < 0.8
    ) { x, y in
      let column = (x + 0.5) * across - 0.5
      return Point(x: start.x + column, y: start.y + slope * column + (y + 0.5) * down - 0.5)
    }.halved()
  }

  /// One letter of the line as the net for marks of capitals wants it.
  ///
  /// - Parameters:
  ///   - image: The levelled picture.
  ///   - middle: The column of the letter's middle, in pixels of that picture.
  /// - Returns: The picture of the letter.
  func crop(from image: GrayImage, middle: Double) -> GrayImage {
    let side = 2 * CapitalRecognizer.side
    let down = (CapitalRecognizer.above + CapitalRecognizer.below) * capital / Double(side)
    let across = 2 * CapitalRecognizer.half * capital / Double(side)
    let (left, top) = (
      middle - CapitalRecognizer.half * capital,
      base(at: middle) - CapitalRecognizer.above * capital
    )
    let slope = slope
    return image.seen(width: side, height: side, isEnlarged: down < 0.8) { x, y in
      let column = (x + 0.5) * across - 0.5
      return Point(
        x: left + column,
        y: top + slope * (column - CapitalRecognizer.half * capital) + (y + 0.5) * down - 0.5)
    }.halved()
  }

  /// Pixels of a picture that a row of the strip is high, where capitals have a height.
  static func stripScale(capital: Double) -> Double { capital / PrintLineRecognizer.capital }

  /// The line made level, and as long as some columns: a few letters tell the direction of a line worse
  /// than the page, which lies upright.
  func spanning(_ columns: ClosedRange<Double>) -> TextLine {
    var line = self
    // Between its own ends a long line's direction is known, beyond them hardly.
    let lean = width > 8 * capital ? slope : 0
    let middle = (left + right) / 2
    line.leftBase = base + lean * (columns.lowerBound - middle)
    line.rightBase = base + lean * (columns.upperBound - middle)
    line.left = columns.lowerBound
    line.right = columns.upperBound
    return line
  }
}
