/// One line of text cut out of a picture and laid straight, with the centres of its characters.
///
/// This is what a locator hands to a recogniser: print is dark on light, reading runs to the right,
/// and every cell holds one character of a fixed pitch.
public struct LineStrip: Hashable, Sendable {
  /// The straightened line.
  public var image: GrayImage
  /// The centre of each character cell, in pixels from the left edge of `image`.
  public var cellCenters: [Float]

  /// Makes a strip of an image and the centres of its cells.
  public init(image: GrayImage, cellCenters: [Float]) {
    self.image = image
    self.cellCenters = cellCenters
  }
}
