/// Where a frame of an animation lies on its canvas, and what becomes of it there.
struct AnimationFrame: Hashable {
  /// What becomes of the place of a frame before the next one is laid.
  enum Disposal: Hashable {
    /// The frame stays.
    case keep
    /// The place becomes transparent.
    case clear
    /// The place shows what it showed before.
    case restore
  }

  /// The column of the canvas that the frame begins at, in pixels.
  let x: Int
  /// The row of the canvas that it begins at.
  let y: Int
  let width: Int
  let height: Int
  var disposal = Disposal.keep
  /// Whether the canvas shows through what is transparent; otherwise that makes the canvas transparent.
  var isBlended = false
  /// Whether none of its pixels is transparent, as far as its header tells it.
  var isOpaque = false
  /// The colour number that is transparent; of GIF alone.
  var transparentIndex: Int?

  /// The number of pixels, or the greatest number where they are more.
  var pixelCount: Int {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? .max : count
  }

  /// Whether it ends within a canvas.
  func isWithin(width: Int, height: Int) -> Bool {
    x + self.width <= width && y + self.height <= height
  }

  /// Whether it takes all of a canvas.
  func covers(width: Int, height: Int) -> Bool {
    x == 0 && y == 0 && self.width >= width && self.height >= height
  }
}
