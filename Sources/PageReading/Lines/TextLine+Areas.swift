import Raster

extension TextLine {
  /// Where its letters are, with their accents and descenders.
  var letterArea: PixelRectangle {
    let left = Int(left - 0.3 * capital)
    let top = Int(min(leftBase, rightBase) - 1.4 * capital)
    return PixelRectangle(
      x: left, y: top, width: Int(right + 0.3 * capital) - left,
      height: Int(max(leftBase, rightBase) + 0.4 * capital) - top)
  }

  /// The line with what may belong to it: accents, descenders, a word on either side.
  var surroundings: PixelRectangle {
    let left = Int(left - 3 * capital)
    let top = Int(min(leftBase, rightBase) - 1.7 * capital)
    return PixelRectangle(
      x: left, y: top, width: Int(right + 3 * capital) - left,
      height: Int(max(leftBase, rightBase) + 0.6 * capital) - top)
  }
}
