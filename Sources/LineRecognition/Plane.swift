/// Where the pixels of one layer lie: rows of `channels` floats a pixel, with two empty pixels before
/// and after every row and an empty row above and below.
struct Plane: Hashable {
  let start: Int
  let width: Int
  let height: Int
  let channels: Int
  let rowLength: Int
  let floatCount: Int

  init(start: Int, width: Int, height: Int, channels: Int) {
    self.start = start
    self.width = width
    self.height = height
    self.channels = channels
    rowLength = (width + 4) * channels
    floatCount = rowLength * (height + 2)
  }

  /// The place of a pixel's first channel; the column may be -2 to one more than the width, the row
  /// -1 to the height.
  @inline(__always)
  func place(_ column: Int, _ row: Int) -> Int {
    start + (row + 1) * rowLength + (column + 2) * channels
  }

  /// Sets all that is around the pixels to zero.
  func clearEdges(in memory: Floats) {
    memory.clear(start, rowLength)
    for row in 0..<height {
      memory.clear(place(-2, row), 2 * channels)
      memory.clear(place(width, row), 2 * channels)
    }
    memory.clear(place(-2, height), rowLength)
  }
}
