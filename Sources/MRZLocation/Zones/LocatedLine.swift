public import Raster

/// One line of a located zone: where each of its characters stands in the picture.
public struct LocatedLine: Hashable, Sendable {
  /// The curve through the centres of the characters, in reading order.
  public let curve: LineCurve
  /// The height of a capital letter, in pixels of the picture.
  public let characterHeight: Double
  /// How far the characters lean: one pixel towards their feet leads this many pixels forward along
  /// the line; 0 for upright ones.
  public let slant: Double

  /// Makes a line of its curve, the height of its capitals in pixels, and its slant.
  public init(curve: LineCurve, characterHeight: Double, slant: Double) {
    self.curve = curve
    self.characterHeight = characterHeight
    self.slant = slant
  }

  /// The number of characters.
  public var cellCount: Int { curve.cellCount }

  /// The centres of the characters in reading order, in pixels of the picture; O(characters).
  public var cellCenters: [Point] {
    (0..<cellCount).map { curve.point(atCell: Double($0)) }
  }

  /// The outline of the line, half a character beyond the first and the last centre, as high as its
  /// capitals.
  public var quadrilateral: Quadrilateral {
    Quadrilateral(
      topLeft: corner(atCell: -0.5, height: -0.5),
      topRight: corner(atCell: Double(cellCount) - 0.5, height: -0.5),
      bottomRight: corner(atCell: Double(cellCount) - 0.5, height: 0.5),
      bottomLeft: corner(atCell: -0.5, height: 0.5))
  }

  /// The outline of a character, counted from 0, as wide as a cell and as high as a capital.
  public func quadrilateral(ofCell cell: Int) -> Quadrilateral {
    let left = Double(cell) - 0.5
    return Quadrilateral(
      topLeft: corner(atCell: left, height: -0.5), topRight: corner(atCell: left + 1, height: -0.5),
      bottomRight: corner(atCell: left + 1, height: 0.5),
      bottomLeft: corner(atCell: left, height: 0.5))
  }

  /// The same line read from the other side.
  public var turned: LocatedLine {
    LocatedLine(curve: curve.reversed, characterHeight: characterHeight, slant: slant)
  }

  /// The direction from the head of a character to its feet at a cell, one pixel across the line long.
  func downward(atCell cell: Double) -> Point {
    let step = curve.step(atCell: cell)
    let length = step.length
    guard length > 0 else { return Point(x: 0, y: 1) }
    let along = step / length
    return along.turned + along * slant
  }

  /// The place `height` capitals below the curve at a cell.
  func corner(atCell cell: Double, height: Double) -> Point {
    curve.point(atCell: cell) + downward(atCell: cell) * (height * characterHeight)
  }

  func shifted(x: Double, y: Double) -> LocatedLine {
    LocatedLine(
      curve: curve.shifted(x: x, y: y), characterHeight: characterHeight, slant: slant)
  }
}
