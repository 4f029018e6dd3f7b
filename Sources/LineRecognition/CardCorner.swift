public import Raster

/// A corner of a card as a net has seen it.
public struct CardCorner: Hashable, Sendable {
  /// Where it lies, in pixels.
  public let place: Point
  /// How sure the net is that it lies there, within some 12 of the 256 pixels that it sees of the longer side.
  public let certainty: Double

  /// Makes a corner.
  public init(_ place: Point, certainty: Double) {
    (self.place, self.certainty) = (place, certainty)
  }
}
