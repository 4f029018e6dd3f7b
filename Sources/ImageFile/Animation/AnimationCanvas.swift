/// A canvas of red, green, blue and opacity on which the frames of an animation are laid, one after the
/// other.
///
/// It is transparent where nothing was laid. Its pixels are 0xRRGGBBAA, the colours not multiplied by
/// their opacity.
struct AnimationCanvas {
  let width: Int
  let height: Int
  /// What the canvas shows, row by row.
  private(set) var pixels: [UInt32]
  /// The frame that was laid last, and what it covered, where that comes back.
  private var last: (frame: AnimationFrame, covered: [UInt32])?

  /// Makes a canvas that shows nothing.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = [UInt32](repeating: 0, count: width * height)
  }

  /// Disposes of the last frame and lays the next one; what passes the canvas is left out.
  ///
  /// - Parameters:
  ///   - picture: The pixels of the frame, as many as it has.
  ///   - frame: Where they go.
  /// - Complexity: O(*n*) in the number of pixels of both frames.
  mutating func lay(_ picture: [UInt32], as frame: AnimationFrame) {
    disposeOfLast()
    let spans = spans(of: frame)
    last = (frame, frame.disposal == .restore ? spans.flatMap { pixels[$0] } : [])
    for (row, span) in spans.enumerated() {
      let start = row * frame.width
      guard frame.isBlended, !frame.isOpaque else {
        pixels.replaceSubrange(span, with: picture[start..<start + span.count])
        continue
      }
      for (column, place) in span.enumerated() {
        pixels[place] = Self.blend(picture[start + column], over: pixels[place])
      }
    }
  }

  private mutating func disposeOfLast() {
    guard let (frame, covered) = last else { return }
    last = nil
    var start = 0
    for span in spans(of: frame) where frame.disposal != .keep {
      if frame.disposal == .clear {
        pixels.replaceSubrange(span, with: repeatElement(0, count: span.count))
      } else {
        pixels.replaceSubrange(span, with: covered[start..<start + span.count])
        start += span.count
      }
    }
  }

  /// Where the rows of a frame lie among ``pixels``, as far as they are on the canvas.
  private func spans(of frame: AnimationFrame) -> [Range<Int>] {
    let right = min(frame.x + frame.width, width)
    let bottom = min(frame.y + frame.height, height)
    guard frame.x < right, frame.y < bottom else { return [] }
    return (frame.y..<bottom).map { $0 * width + frame.x..<$0 * width + right }
  }

  /// A pixel over another, each with its opacity: the operation "over" (PNG third edition, 13.16;
  /// RFC 9649, section 2.7.2).
  static func blend(_ above: UInt32, over below: UInt32) -> UInt32 {
    let opacity = above & 255
    if opacity == 255 || below & 255 == 0 { return above }
    if opacity == 0 { return below }
    // Shares of both, in parts of 255 × 255.
    let (share, rest) = (opacity * 255, (below & 255) * (255 - opacity))
    let sum = share + rest
    func mean(_ shift: UInt32) -> UInt32 {
      let parts = (above >> shift & 255) * share + (below >> shift & 255) * rest
      return ((parts + sum / 2) / sum) << shift
    }
    return mean(24) | mean(16) | mean(8) | (sum + 127) / 255
  }
}
