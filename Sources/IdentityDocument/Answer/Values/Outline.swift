/// The four corners of something in a picture, in the reading order of the document.
public struct Outline: Hashable, Sendable {
  /// A corner.
  public struct Corner: Hashable, Sendable {
    /// Pixels to the right of the left edge of the picture.
    public var x: Double
    /// Pixels below its upper edge.
    public var y: Double

    /// Makes a corner.
    ///
    /// - Parameters:
    ///   - x: Pixels to the right of the left edge.
    ///   - y: Pixels below the upper edge.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The corner at the document's top left.
  public var topLeft: Corner
  /// The corner at the document's top right.
  public var topRight: Corner
  /// The corner at the document's bottom right.
  public var bottomRight: Corner
  /// The corner at the document's bottom left.
  public var bottomLeft: Corner

  /// Makes an outline of its corners.
  ///
  /// - Parameters:
  ///   - topLeft: Top left.
  ///   - topRight: Top right.
  ///   - bottomRight: Bottom right.
  ///   - bottomLeft: Bottom left.
  public init(topLeft: Corner, topRight: Corner, bottomRight: Corner, bottomLeft: Corner) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The corners as pairs, to a tenth of a pixel.
  var json: JSONValue {
    .array(
      [topLeft, topRight, bottomRight, bottomLeft].map { corner in
        [.rounded(corner.x, places: 1), .rounded(corner.y, places: 1)]
      })
  }
}

#if !hasFeature(Embedded)
  extension Outline: Codable {}
  extension Outline.Corner: Codable {}
#endif
