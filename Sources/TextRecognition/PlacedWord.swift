public import Raster

/// A word of a page, with its place.
public struct PlacedWord: Hashable, Sendable {
  /// The text, in the spelling of the model.
  public var text: String
  /// How sure the recogniser is, 0 to 1; it is not calibrated.
  public var confidence: Double
  /// The rectangle around it, in pixels.
  public var area: PixelRectangle
  /// Its line, counted from 0 in the order in which the recogniser found them.
  public var line: Int

  /// Makes a word of its parts.
  public init(text: String, confidence: Double, area: PixelRectangle, line: Int) {
    self.text = text
    self.confidence = confidence
    self.area = area
    self.line = line
  }
}
