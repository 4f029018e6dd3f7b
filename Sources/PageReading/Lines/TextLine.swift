import IdentityDocument
import Raster

/// A line of print in a work picture, in pixels.
struct TextLine: Hashable, Sendable {
  /// The first column.
  var left: Double
  /// The last column.
  var right: Double
  /// The baseline at the first column.
  var leftBase: Double
  /// The baseline at the last column.
  var rightBase: Double
  /// The height of capital letters.
  var capital: Double
  /// The patches of ink that it is made of.
  var letters: Int
  /// The share of them that stand on the baseline.
  var regularity: Double
  /// The mean contrast of its ink.
  var contrast = 0.0
  /// The column where a number or label begins that stands alone before it, as on licences.
  var numberLeft: Double?
  /// The picture in which it is clearest.
  var channel = PagePicture.Channel.brightest

  var width: Double { right - left }
  /// The baseline in the middle.
  var base: Double { (leftBase + rightBase) / 2 }
  var slope: Double { (rightBase - leftBase) / max(1, width) }

  /// The baseline at a column, which may lie beyond the line.
  func base(at column: Double) -> Double { leftBase + slope * (column - left) }

  /// The line with the number that stands before it, in the picture that shows print in colour; `nil`
  /// where there is none.
  var withNumber: TextLine? {
    guard let numberLeft else { return nil }
    var line = self
    line.leftBase = base(at: numberLeft)
    line.left = numberLeft
    line.channel = .luma
    return line
  }

  /// The rectangle around its capitals.
  var area: PixelRectangle {
    let top = Int(max(0, min(leftBase, rightBase) - capital))
    let bottom = Int(max(leftBase, rightBase)) + 1
    let start = Int(max(0, left))
    return PixelRectangle(
      x: start, y: top, width: Int(right) + 1 - start, height: max(0, bottom - top))
  }

  /// The corners of what is printed, with room for marks over capitals, descenders and the edges of ink.
  var corners: Quadrilateral {
    let (above, below) = PrintedLine.outlineReach
    let beside = 0.25 * capital
    func corner(_ column: Double, _ height: Double) -> Point {
      Point(x: column, y: base(at: column) + height)
    }
    return Quadrilateral(
      topLeft: corner(left - beside, -above * capital),
      topRight: corner(right + beside, -above * capital),
      bottomRight: corner(right + beside, below * capital),
      bottomLeft: corner(left - beside, below * capital))
  }
}
