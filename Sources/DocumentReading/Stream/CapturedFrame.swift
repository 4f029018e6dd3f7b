public import Raster

/// A frame of a stream with what its caller says of it.
public struct CapturedFrame: Hashable, Sendable {
  /// The picture.
  public var image: GrayImage
  /// What the caller says of it.
  public var frame: ScanFrame?
  /// How many frames were skipped before it (``NewestFrames``).
  public internal(set) var skippedBefore = 0

  /// Makes a frame.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - frame: What the caller says of it.
  public init(_ image: GrayImage, frame: ScanFrame? = nil) {
    self.image = image
    self.frame = frame
  }
}
