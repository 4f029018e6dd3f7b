/// A place in a picture, in pixels, written `[x, y]`; the centre of the first pixel is (0, 0).
public struct PicturePoint: Hashable, Sendable {
  /// The distance to the right of the centre of the first column.
  public var x: Double
  /// The distance below the centre of the first row.
  public var y: Double

  /// Makes a point of its two coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension PicturePoint: Codable {
  /// Reads an array of two numbers.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    x = try values.decode(Double.self)
    y = try values.decode(Double.self)
    guard values.isAtEnd else {
      throw DecodingError.dataCorruptedError(
        in: values, debugDescription: "a point has two coordinates")
    }
  }

  /// Writes an array of two numbers.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(x)
    try values.encode(y)
  }
}
