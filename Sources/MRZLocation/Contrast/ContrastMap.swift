import Raster

/// How much darker than its surroundings each pixel is, and how much that is around it.
///
/// The contrast is the mean of the 17 × 17 square around a pixel less a `[1 2 1]²` smoothing, in half
/// grey levels, -127 … 127; positive where the pixel is darker. Print stands out at every level of
/// the pyramid, whatever the light and the background.
struct ContrastMap: Sendable {
  /// The half side of the square of the mean.
  static let radius = 8
  /// The side of the blocks whose contrast is summed.
  static let blockSide = 8
  let width: Int
  let height: Int
  /// The contrasts, row by row; away from the blocks that count only those of some rows.
  let contrast: [Int8]
  /// The mean size of the contrast over the 3 × 3 blocks around each block, row by row.
  let means: [Float]
  /// The mean size of the contrast that a fifth of the blocks do not reach: that of noise.
  let noise: Float

  var blockColumns: Int { (width + ContrastMap.blockSide - 1) / ContrastMap.blockSide }
  var blockRows: Int { (height + ContrastMap.blockSide - 1) / ContrastMap.blockSide }

  /// - Parameters:
  ///   - image: The picture.
  ///   - blocks: The blocks whose contrasts count, row by row; `nil` for all. The noise is that of all, by a
  ///     quarter of the rows of the others.
  init(_ image: GrayImage, within blocks: [Bool]? = nil) {
    width = image.width
    height = image.height
    let columns = (image.width + ContrastMap.blockSide - 1) / ContrastMap.blockSide
    let rows = (image.height + ContrastMap.blockSide - 1) / ContrastMap.blockSide
    var sums = [UInt16](repeating: 0, count: columns * rows)
    let stretches = ContrastStretches(within: blocks, width: image.width, height: image.height)
    contrast = ContrastMap.contrast(
      of: image, stretches, blockColumns: columns, blockSums: &sums)
    means = ContrastMap.means(
      blockSums: sums, columns: columns, rows: rows, width: width, height: height)
    noise = ContrastMap.lowerFifth(of: means)
  }

  /// The value that a fifth of the numbers do not reach, to a quarter.
  private static func lowerFifth(of means: [Float]) -> Float {
    var counts = [Int](repeating: 0, count: 4 * 128)
    for mean in means { counts[min(counts.count - 1, (4 * mean).wholeNumber)] += 1 }
    var passed = 0
    for (index, count) in counts.enumerated() {
      passed += count
      if 5 * passed >= means.count { return Float(index) / 4 }
    }
    return 0
  }

  /// The band-pass, and the sums of its sizes over each block.
  ///
  /// All sums fit 16 bits: a column sum is
  /// at most 17 · 255 and halved before seventeen of them are added; a block sum at most 64 · 127.
  private static func contrast(
    of image: GrayImage, _ stretches: ContrastStretches, blockColumns: Int,
    blockSums: inout [UInt16]
  ) -> [Int8] {
    let width = image.width
    let height = image.height
    guard width > 0, height > 0 else { return [] }
    let padded = width + 2 * radius
    // five buffers behind one another: column sums, box sums, partial sums, smoothed row, sizes
    let lengths = [
      padded + BandPassRows.slack, padded + BandPassRows.slack, padded + BandPassRows.slack,
      width + 2, blockColumns * blockSide,
    ]
    var buffer = [UInt16](repeating: 0, count: lengths.reduce(0, +))
    return unsafe [Int8](unsafeUninitializedCapacity: width * height) { target, count in
      unsafe image.pixels.withUnsafeBufferPointer { source in
        unsafe buffer.withUnsafeMutableBufferPointer { buffer in
          unsafe blockSums.withUnsafeMutableBufferPointer { blockSums in
            guard let input = source.baseAddress, let output = target.baseAddress,
              let sums = buffer.baseAddress, let totals = blockSums.baseAddress
            else { return }
            let boxes = unsafe sums + lengths[0]
            let partial = unsafe boxes + lengths[1]
            let smooth = unsafe partial + lengths[2]
            let sizes = unsafe smooth + lengths[3]
            let rows = unsafe BandPassRows(
              width: width, height: height, input: input, sums: sums, boxes: boxes,
              partial: partial, smooth: smooth, sizes: sizes)
            if !stretches.isEverything {
              unsafe output.initialize(repeating: 0, count: width * height)
            }
            rows.start()
            var partly: [Range<Int>] = []
            for y in 0..<height {
              if y % blockSide == 0 { partly = stretches.columns(ofBlockRow: y / blockSide) }
              rows.repeatEnds()
              for columns in stretches.isWhole(row: y) ? [0..<width] : partly {
                unsafe rows.write(row: y, columns: columns, to: output + y * width)
              }
              rows.advance(from: y)
              if y % blockSide == blockSide - 1 || y == height - 1 {
                unsafe rows.takeSizes(
                  into: totals + y / blockSide * blockColumns, blocks: blockColumns)
                for column in 0..<blockColumns
                where stretches.isSampled(blockRow: y / blockSide, column: column) {
                  unsafe totals[y / blockSide * blockColumns + column] &*= ContrastStretches.share
                }
              }
            }
          }
        }
      }
      count = width * height
    }
  }

  /// The mean size of the contrast over the 3 × 3 blocks around each block; blocks cut by the edge
  /// count by their pixels.
  private static func means(
    blockSums: [UInt16], columns: Int, rows: Int, width: Int, height: Int
  ) -> [Float] {
    // sums over three rows of blocks, with an empty block at either end
    var sums = [Int32](repeating: 0, count: columns + 2)
    return unsafe [Float](unsafeUninitializedCapacity: columns * rows) { means, count in
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        unsafe blockSums.withUnsafeBufferPointer { blocks in
          for row in 0..<rows {
            let here = row &* columns
            let above = max(0, row &- 1) &* columns
            let below = min(rows &- 1, row &+ 1) &* columns
            for column in 0..<columns {
              var sum = unsafe Int32(blocks[here &+ column])
              if row > 0 { unsafe sum &+= Int32(blocks[above &+ column]) }
              if row &+ 1 < rows { unsafe sum &+= Int32(blocks[below &+ column]) }
              unsafe sums[column &+ 1] = sum
            }
            let last = min(rows - 1, row + 1)
            let pixelRows = min(height, (last + 1) * blockSide) - max(0, row - 1) * blockSide
            for column in 0..<columns {
              let sum = unsafe sums[column] &+ sums[column &+ 1] &+ sums[column &+ 2]
              unsafe means[here &+ column] = Float(sum) / Float(pixelRows * 3 * blockSide)
            }
            for column in [0, columns - 2, columns - 1] where column >= 0 {
              let left = max(0, column - 1) * blockSide
              let pixels = pixelRows * (min(width, (column + 2) * blockSide) - left)
              let sum = unsafe sums[column] &+ sums[column + 1] &+ sums[column + 2]
              unsafe means[here + column] = Float(sum) / Float(pixels)
            }
          }
        }
      }
      count = columns * rows
    }
  }
}
