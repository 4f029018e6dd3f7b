/// A connected patch of ink: the smallest upright rectangle around it, in pixels.
struct InkBox: Hashable, Sendable {
  var left: Int
  var top: Int
  /// One more than its last column.
  var right: Int
  /// One more than its last row.
  var bottom: Int
  /// The pixels of ink.
  var area: Int

  var width: Double { Double(right - left) }
  var height: Double { Double(bottom - top) }
  /// The column in the middle.
  var middle: Double { Double(left + right) / 2 }

  /// Whether it may be a letter, or letters that touch, at a scale in pixels a millimetre.
  func isLetter(scale: Double) -> Bool {
    (0.75 * scale...5.5 * scale).contains(height) && (0.12 * scale...22 * scale).contains(width)
      && Double(area) >= max(0.06 * scale * scale, 0.12 * width * height)
      && (width <= 6 * height || height > 1.2 * scale)
  }
}
