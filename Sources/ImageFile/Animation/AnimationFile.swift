/// A file of several frames, taken apart so far that each can be decoded as a picture file of its own.
protocol AnimationFile: Sendable {
  var format: ImageFileFormat { get }
  /// The columns of the canvas, in pixels.
  var width: Int { get }
  /// The rows of the canvas.
  var height: Int { get }
  /// The frames in the order of time.
  var animationFrames: [AnimationFrame] { get }

  /// A picture file that holds one frame alone, with its opacity.
  ///
  /// - Parameter index: The frame, from 0, one of ``animationFrames``.
  /// - Returns: The file.
  /// - Throws: What the frame lacks.
  func still(ofFrame index: Int) throws(ImageFileError) -> [UInt8]
}
