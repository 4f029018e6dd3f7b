/// Local contrast normalisation: a pixel's distance from the mean about it, in deviations.
///
/// Ink is positive.
/// Mean and deviation are those of all rows and of 32 columns to either side. It makes shadow edges
/// and uneven light small, and belongs to what the net was trained on: the same definition stands
/// in `Corpus/Training/line/strip.py`.
struct ContrastNormalization: Sendable {
  /// The columns to either side that count.
  static let reach = 32

  private var sums: [Double] = []
  private var squares: [Double] = []
  /// Of each column the sum and the sum of squares; then the mean about it, and what distances from
  /// that are multiplied with.
  private var firsts: [Float] = []
  private var seconds: [Float] = []

  /// Normalises grey values in place.
  ///
  /// - Parameters:
  ///   - memory: Where the grey values lie.
  ///   - width: The number of columns.
  ///   - place: The place of the first pixel of a row.
  mutating func apply(_ memory: Floats, width: Int, place: (Int) -> Int) {
    let rows = LineNetwork.rows
    if sums.count < width + 1 {
      sums = [Double](repeating: 0, count: width + 1)
      squares = sums
      firsts = [Float](repeating: 0, count: width)
      seconds = firsts
    }
    let top = place(0)
    let rowLength = place(1) - top
    addUp(memory, width: width, top: top, rowLength: rowLength)
    measure(width: width)
    unsafe firsts.withUnsafeBufferPointer { middles in
      unsafe seconds.withUnsafeBufferPointer { scales in
        for start in stride(from: top, to: top + rows * rowLength, by: rowLength) {
          for x in 0..<width {
            let value = unsafe (middles[x] - memory[start + x]) * scales[x]
            memory[start + x] = min(max(value, -3), 4)
          }
        }
      }
    }
  }

  /// Adds up the columns, row by row as they lie in memory, and then those before each.
  private mutating func addUp(_ memory: Floats, width: Int, top: Int, rowLength: Int) {
    unsafe firsts.withUnsafeMutableBufferPointer { firsts in
      unsafe seconds.withUnsafeMutableBufferPointer { seconds in
        for x in 0..<width { unsafe (firsts[x], seconds[x]) = (0, 0) }
        for row in 0..<LineNetwork.rows {
          let start = top + row * rowLength
          for x in 0..<width {
            let value = memory[start + x]
            unsafe firsts[x] += value
            unsafe seconds[x] += value * value
          }
        }
      }
    }
    (sums[0], squares[0]) = (0, 0)
    for x in 0..<width {
      sums[x + 1] = sums[x] + Double(firsts[x])
      squares[x + 1] = squares[x] + Double(seconds[x])
    }
  }

  /// Finds the mean about each column, and what distances from it are multiplied with.
  private mutating func measure(width: Int) {
    for x in 0..<width {
      let low = max(0, x - Self.reach)
      let high = min(width, x + Self.reach + 1)
      let share = 1 / Double((high - low) * LineNetwork.rows)
      let mean = (sums[high] - sums[low]) * share
      let variance = (squares[high] - squares[low]) * share - mean * mean
      seconds[x] = Float(1 / (max(0, variance).squareRoot() + 3))
      firsts[x] = Float(mean)
    }
  }
}
