import Raster

extension TextLine {
  /// Where its letters are, with their accents and descenders.
  var letterArea: PixelRectangle { area(beside: 0.3, above: 1.4, below: 0.4) }

  /// The line with what may belong to it: accents, descenders, a word on either side.
  var surroundings: PixelRectangle { area(beside: 3, above: 1.7, below: 0.6) }

  /// The rectangle around the line that goes beyond its ends and its baseline by so many capitals.
  private func area(beside: Double, above: Double, below: Double) -> PixelRectangle {
    let left = Int(left - beside * capital)
    let top = Int(min(leftBase, rightBase) - above * capital)
    return PixelRectangle(
      x: left, y: top, width: Int(right + beside * capital) - left,
      height: Int(max(leftBase, rightBase) + below * capital) - top)
  }
}
