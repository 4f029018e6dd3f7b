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
    }
    unsafe sums.withUnsafeMutableBufferPointer { sums in
      unsafe squares.withUnsafeMutableBufferPointer { squares in
        unsafe sums[0] = 0
        unsafe squares[0] = 0
        let top = place(0)
        let rowLength = place(1) - top
        for x in 0..<width {
          var sum: Float = 0
          var square: Float = 0
          for y in 0..<rows {
            let value = memory[top + y * rowLength + x]
            sum += value
            square += value * value
          }
          unsafe sums[x + 1] = sums[x] + Double(sum)
          unsafe squares[x + 1] = squares[x] + Double(square)
        }
        for x in 0..<width {
          let low = max(0, x - Self.reach)
          let high = min(width, x + Self.reach + 1)
          let share = 1 / Double((high - low) * rows)
          let mean = unsafe (sums[high] - sums[low]) * share
          let variance = unsafe (squares[high] - squares[low]) * share - mean * mean
          let scale = Float(1 / (max(0, variance).squareRoot() + 3))
          let middle = Float(mean)
          for y in 0..<rows {
            let pixel = top + y * rowLength + x
            memory[pixel] = min(max((middle - memory[pixel]) * scale, -3), 4)
          }
        }
      }
    }
  }
}
