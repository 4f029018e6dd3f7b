public import Raster

/// A word of a page, with its place.
public struct PlacedWord: Hashable, Sendable {
  /// The text and how sure the recogniser is of it.
  public var reading: PrintedText
  /// The rectangle around it, in pixels.
  public var area: PixelRectangle
  /// Its line, counted from 0 in the order in which the recogniser found them.
  public var line: Int
}
