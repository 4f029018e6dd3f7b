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
  /// Whether the line is seen in a mirror: the feet of its characters lie to the left of the way that it is
  /// read, where the y axis of the picture goes down.
  public let isMirrored: Bool
  /// Where its characters stand on the curve, in cells of it, where they stand at uneven distances;
  /// empty where each stands in its cell.
  public let glyphs: [Glyph]

  /// Makes a line of its curve, the height of its capitals in pixels, its slant, the places of its
  /// characters where they stand at uneven distances, and whether it is seen in a mirror.
  public init(
    curve: LineCurve, characterHeight: Double, slant: Double, glyphs: [Glyph] = [],
    isMirrored: Bool = false
  ) {
    self.curve = curve
    self.characterHeight = characterHeight
    self.slant = slant
    self.isMirrored = isMirrored
    self.glyphs = glyphs.count == curve.cellCount ? glyphs : []
  }

  /// The number of characters.
  public var cellCount: Int { curve.cellCount }

  /// The centres of the characters in reading order, in pixels of the picture; O(characters).
  public var cellCenters: [Point] {
    (0..<cellCount).map { curve.point(atCell: glyphs.isEmpty ? Double($0) : glyphs[$0].center) }
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
    let glyph =
      glyphs.indices.contains(cell) ? glyphs[cell] : Glyph(center: Double(cell), reach: 0.5)
    let (left, right) = (glyph.center - glyph.reach, glyph.center + glyph.reach)
    return Quadrilateral(
      topLeft: corner(atCell: left, height: -0.5), topRight: corner(atCell: right, height: -0.5),
      bottomRight: corner(atCell: right, height: 0.5),
      bottomLeft: corner(atCell: left, height: 0.5))
  }

  /// The same line read from the other side.
  public var turned: LocatedLine {
    let last = Double(cellCount - 1)
    return LocatedLine(
      curve: curve.reversed, characterHeight: characterHeight, slant: slant,
      glyphs: glyphs.reversed().map { Glyph(center: last - $0.center, reach: $0.reach) },
      isMirrored: isMirrored)
  }

  /// The same line with the head of each character where its feet were.
  var mirrored: LocatedLine {
    LocatedLine(
      curve: curve, characterHeight: characterHeight, slant: -slant, glyphs: glyphs,
      isMirrored: !isMirrored)
  }

  /// The way from the head of a character to its feet, as long as a way along the line.
  func across(_ along: Point) -> Point {
    (isMirrored ? -along.turned : along.turned) + along * slant
  }

  /// The direction from the head of a character to its feet at a cell, one pixel across the line long.
  func downward(atCell cell: Double) -> Point {
    let step = uprightStep(atCell: cell)
    let length = step.length
    guard length > 0 else { return Point(x: 0, y: 1) }
    return across(step / length)
  }

  /// The step from one cell to the next in the middle, in pixels of the picture.
  var middleStep: Point { curve.step(atCell: Double(cellCount - 1) / 2) }

  /// The step that tells how high the characters at a cell are and which way they stand: the one there, and on a
  /// sheet that bends what the middle of the line tells, since characters stay upright and as high where they get
  /// narrow.
  func uprightStep(atCell cell: Double) -> Point {
    guard curve.isBending else { return curve.step(atCell: cell) }
    let last = Double(cellCount - 1)
    let (left, right) = (
      curve.step(atCell: 0.25 * last).length, curve.step(atCell: 0.75 * last).length
    )
    let middle = middleStep
    guard middle.length > 0 else { return middle }
    // Characters get lower along the line where they are further away.
    let slope = (right - left) / (0.5 * last * middle.length)
    let size = min(max(1 + slope * (cell - last / 2), 0.5), 2)
    return middle * (size * stretch)
  }

  /// How much higher than usual the characters are for their distance, where they clearly are: in pictures whose
  /// sides were scaled otherwise, and on sheets that bend away.
  var stretch: Double {
    let ratio = characterHeight / max(middleStep.length, 1e-9)
    return Self.usualHeights.contains(ratio) ? 1 : min(max(ratio / Self.usualHeight, 0.4), 2.5)
  }

  /// The height of capitals of OCR-B in distances of two characters, as it is measured, and what counts as such.
  private static let usualHeight = 1.05
  private static let usualHeights = 0.88...1.36

  /// The place `height` capitals below the curve at a cell.
  func corner(atCell cell: Double, height: Double) -> Point {
    curve.point(atCell: cell) + downward(atCell: cell) * (height * characterHeight)
  }

  func shifted(x: Double, y: Double) -> LocatedLine {
    LocatedLine(
      curve: curve.shifted(x: x, y: y), characterHeight: characterHeight, slant: slant,
      glyphs: glyphs, isMirrored: isMirrored)
  }
}
