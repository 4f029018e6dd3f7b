/// A colour of 8-bit red, green and blue.
public struct Color: Hashable, Sendable {
  /// The red part, 0 to 255.
  public var red: UInt8
  /// The green part, 0 to 255.
  public var green: UInt8
  /// The blue part, 0 to 255.
  public var blue: UInt8

  /// Makes a colour of its three parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Makes the grey of one value.
  public init(gray: UInt8) {
    self.init(red: gray, green: gray, blue: gray)
  }
}
