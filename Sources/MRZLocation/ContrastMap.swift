import Raster

/// How much darker than its surroundings each pixel is, and how much counts as ink.
///
/// The contrast is the mean of the 17 × 17 square around a pixel less a `[1 2 1]²` smoothing, in half
/// grey levels, -127 … 127; positive where the pixel is darker. Print stands out at every level of
/// the pyramid, whatever the light and the background.
struct ContrastMap: Sendable {
  /// The half side of the square of the mean.
  static let radius = 8
  /// The side of the blocks that have a threshold of their own.
  static let blockSide = 8
  /// The smallest threshold: two grey levels, in half levels.
  static let smallestThreshold: Float = 4
  /// The part of the mean contrast around a block that is its threshold.
  static let thresholdRatio: Float = 0.4

  let width: Int
  let height: Int
  /// The contrasts, row by row.
  let contrast: [Int8]
  /// The thresholds of the blocks, row by row, 4 … 126.
  let thresholds: [Int8]

  var blockColumns: Int { (width + ContrastMap.blockSide - 1) / ContrastMap.blockSide }
  var blockRows: Int { (height + ContrastMap.blockSide - 1) / ContrastMap.blockSide }

  init(_ image: GrayImage) {
    width = image.width
    height = image.height
    contrast = ContrastMap.contrast(of: image)
    thresholds = ContrastMap.thresholds(of: contrast, width: width, height: height)
  }

  /// The band-pass. All sums fit 16 bits: a column sum is at most 17 · 255, and it is halved before
  /// seventeen of them are added.
  private static func contrast(of image: GrayImage) -> [Int8] {
    let width = image.width
    let height = image.height
    guard width > 0, height > 0 else { return [] }
    let padded = width + 2 * radius
    var columnSums = [UInt16](repeating: 0, count: padded + 1)
    var boxSums = [UInt16](repeating: 0, count: padded)
    var partial = [UInt16](repeating: 0, count: padded)
    var smooth = [UInt16](repeating: 0, count: width + 2)
    return unsafe [Int8](unsafeUninitializedCapacity: width * height) { target, count in
      unsafe image.pixels.withUnsafeBufferPointer { source in
        unsafe columnSums.withUnsafeMutableBufferPointer { sums in
          unsafe boxSums.withUnsafeMutableBufferPointer { boxes in
            unsafe partial.withUnsafeMutableBufferPointer { partial in
              unsafe smooth.withUnsafeMutableBufferPointer { smooth in
                guard let input = source.baseAddress, let output = target.baseAddress,
                  let sums = sums.baseAddress, let boxes = boxes.baseAddress,
                  let partial = partial.baseAddress, let smooth = smooth.baseAddress
                else { return }
                let rows = unsafe BandPassRows(
                  width: width, height: height, input: input, sums: sums, boxes: boxes,
                  partial: partial, smooth: smooth)
                rows.start()
                for y in 0..<height {
                  unsafe rows.write(row: y, to: output + y * width)
                  rows.advance(from: y)
                }
              }
            }
          }
        }
      }
      count = width * height
    }
  }

  /// The larger of the smallest threshold and the ratio of the mean absolute contrast over the
  /// 3 × 3 blocks around a block.
  private static func thresholds(of contrast: [Int8], width: Int, height: Int) -> [Int8] {
    guard width > 0, height > 0 else { return [] }
    let columns = (width + blockSide - 1) / blockSide
    let rows = (height + blockSide - 1) / blockSide
    var means = [Float](repeating: 0, count: columns * rows)
    var sums = [UInt16](repeating: 0, count: columns * blockSide)
    for row in 0..<rows {
      let first = row * blockSide
      let last = min(height, first + blockSide)
      unsafe contrast.withUnsafeBufferPointer { contrast in
        unsafe sums.withUnsafeMutableBufferPointer { sums in
          for x in 0..<columns * blockSide { unsafe sums[x] = 0 }
          for y in first..<last {
            let base = y * width
            for x in 0..<width {
              unsafe sums[x] &+= UInt16(truncatingIfNeeded: contrast[base + x].magnitude)
            }
          }
        }
      }
      for column in 0..<columns {
        let start = column * blockSide
        var sum = 0
        for x in start..<start + blockSide { sum += Int(sums[x]) }
        let pixels = (min(width, start + blockSide) - start) * (last - first)
        means[row * columns + column] = Float(sum) / Float(pixels)
      }
    }
    var thresholds: [Int8] = []
    thresholds.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        var sum: Float = 0
        var count: Float = 0
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
          for x in max(0, column - 1)...min(columns - 1, column + 1) {
            sum += means[y * columns + x]
            count += 1
          }
        }
        thresholds.append(Int8(min(126, max(smallestThreshold, thresholdRatio * sum / count))))
      }
    }
    return thresholds
  }
}
