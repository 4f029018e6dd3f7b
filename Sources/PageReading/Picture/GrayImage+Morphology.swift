package import Raster

/// Mathematical morphology with upright rectangles: each pixel becomes the greatest or the least of
/// those around it. Beyond the edges there is nothing.
extension GrayImage {
  /// The greatest grey within a rectangle around each pixel.
  ///
  /// - Parameters:
  ///   - columns: The width of the rectangle, an odd number.
  ///   - rows: Its height, an odd number.
  /// - Returns: The picture.
  /// - Complexity: O(pixels · log of the sides).
  package func dilated(columns: Int, rows: Int) -> GrayImage {
    extremes(columns: columns, rows: rows, outside: 0) { pointwiseMax($0, $1) }
  }

  /// The least grey within a rectangle around each pixel, as ``dilated(columns:rows:)``.
  package func eroded(columns: Int, rows: Int) -> GrayImage {
    extremes(columns: columns, rows: rows, outside: 255) { pointwiseMin($0, $1) }
  }

  /// Bright where the picture has something dark that is narrower than a square: the closing less the
  /// picture (black-hat).
  ///
  /// - Parameters:
  ///   - side: The side of the square, an odd number.
  ///   - dark: Where the closing is darker than this, the difference is what it would be were it as light.
  /// - Returns: The picture.
  func blackHat(side: Int, lighting dark: Int = 0) -> GrayImage {
    let closed = dilated(columns: side, rows: side).eroded(columns: side, rows: side)
    // Of each grey of the closing, how many 256ths of the difference count.
    let gains = (0...255).map { gray in gray < dark ? 256 * dark / max(gray, 16) : 256 }
    // A closing is never darker than the picture.
    let samples = zip(closed.pixels, pixels).map { closed, pixel in
      UInt8(min(255, Int(closed &- pixel) * gains[Int(closed)] >> 8))
    }
    return GrayImage(width: width, height: height, pixels: samples) ?? self
  }

  /// Sixteen pixels of a row.
  private typealias Pixels = SIMD16<UInt8>

  /// The extremes of windows, by doubling: the window of 2 n pixels is two of n.
  ///
  /// Rows get a margin on both sides, and the last one so many pixels more that sixteen of them can be
  /// taken at every place.
  @inline(__always)
  private func extremes(
    columns: Int, rows: Int, outside: UInt8, _ choose: (Pixels, Pixels) -> Pixels
  ) -> GrayImage {
    guard width > 0, height > 0 else { return self }
    let (across, down) = (max(0, columns / 2), max(0, rows / 2))
    let stride = width + 2 * across
    let size = stride * (height + 2 * down)
    var work = [UInt8](repeating: outside, count: size + Pixels.scalarCount)
    for row in 0..<height {
      let start = (row + down) * stride + across
      work.replaceSubrange(start..<start + width, with: pixels[row * width..<(row + 1) * width])
    }
    // After these, the extreme of a window stands where the window begins.
    Self.widen(&work, size, window: 2 * across + 1, step: 1, choose)
    Self.widen(&work, size, window: 2 * down + 1, step: stride, choose)
    var samples: [UInt8] = []
    samples.reserveCapacity(width * height)
    for row in 0..<height { samples.append(contentsOf: work[row * stride..<row * stride + width]) }
    return GrayImage(width: width, height: height, pixels: samples) ?? self
  }

  /// Makes each of the first `size` bytes the extreme of the `window` bytes from it on that are `step` apart; of
  /// the last ones it is that of those that are there.
  ///
  /// Bytes are taken in order, so that those further on still are what they were.
  @inline(__always)
  private static func widen(
    _ bytes: inout [UInt8], _ size: Int, window: Int, step: Int,
    _ choose: (Pixels, Pixels) -> Pixels
  ) {
    unsafe bytes.withUnsafeMutableBytes { bytes in
      var reach = 1
      while reach < window {
        let shift = min(reach, window - reach) * step
        var index = 0
        while index < size - shift {
          let here = unsafe bytes.loadUnaligned(fromByteOffset: index, as: Pixels.self)
          // Behind the last byte nothing is chosen: what stands there is beyond the edges.
          let there = unsafe bytes.loadUnaligned(fromByteOffset: index + shift, as: Pixels.self)
          unsafe bytes.storeBytes(of: choose(here, there), toByteOffset: index, as: Pixels.self)
          index += Pixels.scalarCount
        }
        reach += shift / step
      }
    }
  }
}
