import Raster

/// A grey image beside what counts as dark in each of its neighbourhoods.
///
/// The image is cut in blocks of 8 × 8 pixels; what is darker than the mean of the blocks around it
/// is dark. Light that falls off over the picture thus does no harm.
struct ThresholdedImage {
  /// The side of a block, in pixels.
  static let blockSide = 8

  let width: Int
  let height: Int
  let pixels: [UInt8]
  /// The number of blocks in a row; the last may be cut off by the edge.
  let blocksPerRow: Int
  /// The grey at and below which a pixel of the block is dark.
  private(set) var thresholds: [UInt8]

  /// Makes an image ready.
  ///
  /// - Parameters:
  ///   - image: The grey image.
  ///   - radius: How many blocks on each side of a block take part in its mean.
  /// - Complexity: O(*n*) in the number of pixels.
  init(_ image: GrayImage, radius: Int) {
    width = image.width
    height = image.height
    pixels = image.pixels
    blocksPerRow = (image.width + Self.blockSide - 1) / Self.blockSide
    let rows = (image.height + Self.blockSide - 1) / Self.blockSide
    let means = Self.blockMeans(pixels, width: width, height: height)
    thresholds = Self.smoothed(means, columns: blocksPerRow, rows: rows, radius: radius)
  }

  /// The threshold at a pixel, which must lie in the image.
  @inline(__always)
  func threshold(x: Int, y: Int) -> UInt8 {
    thresholds[(y >> 3) &* blocksPerRow &+ (x >> 3)]
  }

  /// Whether the pixel is dark; the pixel must lie in the image.
  @inline(__always)
  func isDark(x: Int, y: Int) -> Bool {
    pixels[y &* width &+ x] <= threshold(x: x, y: y)
  }

  /// The grey at a place between pixels by linear interpolation, the edge repeated outside.
  @inline(__always)
  func gray(_ x: Double, _ y: Double) -> Double {
    let x = min(max(x, 0), Double(width - 1))
    let y = min(max(y, 0), Double(height - 1))
    let left = min(Int(x), max(0, width - 2))
    let top = min(Int(y), max(0, height - 2))
    let right = min(left + 1, width - 1)
    let bottom = min(top + 1, height - 1)
    let shareX = x - Double(left)
    let shareY = y - Double(top)
    let upper =
      Double(pixels[top * width + left]) * (1 - shareX)
      + Double(pixels[top * width + right]) * shareX
    let lower =
      Double(pixels[bottom * width + left]) * (1 - shareX)
      + Double(pixels[bottom * width + right]) * shareX
    return upper * (1 - shareY) + lower * shareY
  }

  /// How much darker than its threshold a place is; negative where it is light.
  @inline(__always)
  func darkness(_ x: Double, _ y: Double) -> Double {
    let column = min(max(Int(x.rounded()), 0), width - 1)
    let row = min(max(Int(y.rounded()), 0), height - 1)
    return Double(threshold(x: column, y: row)) + 0.5 - gray(x, y)
  }

  /// The mean of every block.
  private static func blockMeans(_ pixels: [UInt8], width: Int, height: Int) -> [Int32] {
    let columns = (width + 7) / 8
    let rows = (height + 7) / 8
    var means = [Int32](repeating: 0, count: columns * rows)
    var sums = [UInt16](repeating: 0, count: columns * 8)
    unsafe pixels.withUnsafeBytes { pixels in
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        for row in 0..<rows {
          unsafe sums.update(repeating: 0)
          let lines = row * 8..<min(height, row * 8 + 8)
          for y in lines {
            let start = y &* width
            var x = 0
            while x &+ 16 <= width {
              let samples = unsafe pixels.loadUnaligned(
                fromByteOffset: start &+ x, as: SIMD16<UInt8>.self)
              let wide = SIMD16<UInt16>(truncatingIfNeeded: samples)
              unsafe UnsafeMutableRawPointer(sums.baseAddress.unsafelyUnwrapped + x)
                .storeBytes(
                  of: UnsafeRawPointer(sums.baseAddress.unsafelyUnwrapped + x)
                    .loadUnaligned(as: SIMD16<UInt16>.self) &+ wide, as: SIMD16<UInt16>.self)
              x &+= 16
            }
            while x < width {
              unsafe sums[x] &+= UInt16(pixels[start &+ x])
              x &+= 1
            }
          }
          for column in 0..<columns {
            var sum: UInt32 = 0
            let last = min(width, column * 8 + 8)
            for x in column * 8..<last { unsafe sum &+= UInt32(sums[x]) }
            means[row * columns + column] = Int32(sum) / Int32((last - column * 8) * lines.count)
          }
        }
      }
    }
    return means
  }

  /// Means over squares of blocks, by summed rows and columns.
  private static func smoothed(_ means: [Int32], columns: Int, rows: Int, radius: Int) -> [UInt8] {
    var across = [Int32](repeating: 0, count: means.count)
    for row in 0..<rows {
      var sum: Int32 = 0
      for column in 0..<min(radius, columns) { sum += means[row * columns + column] }
      for column in 0..<columns {
        if column + radius < columns { sum += means[row * columns + column + radius] }
        if column > radius { sum -= means[row * columns + column - radius - 1] }
        across[row * columns + column] = sum
      }
    }
    var result = [UInt8](repeating: 0, count: means.count)
    var sums = [Int32](repeating: 0, count: columns)
    for row in 0..<min(radius, rows) {
      for column in 0..<columns { sums[column] += across[row * columns + column] }
    }
    for row in 0..<rows {
      let height = min(rows - 1, row + radius) - max(0, row - radius) + 1
      for column in 0..<columns {
        if row + radius < rows { sums[column] += across[(row + radius) * columns + column] }
        if row > radius { sums[column] -= across[(row - radius - 1) * columns + column] }
        let width = min(columns - 1, column + radius) - max(0, column - radius) + 1
        // A little below the mean, so that plain paper with its grain is light throughout.
        let mean = sums[column] / Int32(width * height)
        result[row * columns + column] = UInt8(max(0, mean - 3 - mean / 64))
      }
    }
    return result
  }
}
