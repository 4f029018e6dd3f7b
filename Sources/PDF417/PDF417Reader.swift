public import Raster

/// Finds and reads PDF417 symbols (ISO/IEC 15438) in pictures.
public struct PDF417Reader: Sendable {
  /// Makes a reader.
  public init() {}

  /// The symbols in a picture.
  public func symbols(in image: GrayImage) -> [PDF417Symbol] {
    []
  }
}
