/// Scan lines that run down a picture beside one another, smoothed a little across.
///
/// Neighbours share what the processor fetches from memory for one of them, so some rows of all lines
/// are taken before the next ones.
struct SteepLines {
  /// A line, or a part of one.
  struct Line {
    /// The number of the scan line.
    let number: Int
    /// Its first pixel.
    let x: Int
    let y: Int
    /// The columns from row to row: -1, 0 or 1.
    let stepX: Int
    /// The rows that it crosses.
    let length: Int
    /// Where its greys begin.
    fileprivate let place: Int
  }

  /// The lines that are taken together.
  private static let greatestCount = 16
  /// The rows that are taken of a line before the next: with 16 lines, some 15 distant by turns, what
  /// they touch stays in 32 kB of the nearest cache.
  private static let rows = 32

  private(set) var lines: [Line] = []
  private var samples: [UInt8] = []
  private var sampleCount = 0

  /// Whether there is no room for another line.
  var isFull: Bool { lines.count >= Self.greatestCount }

  /// Takes in a line that does not touch the border of its picture.
  mutating func add(number: Int, x: Int, y: Int, stepX: Int, length: Int) {
    lines.append(
      Line(number: number, x: x, y: y, stepX: stepX, length: length, place: sampleCount))
    sampleCount += length
  }

  /// Leaves all lines.
  mutating func removeAll() {
    lines.removeAll(keepingCapacity: true)
    sampleCount = 0
  }

  /// The smoothed greys of a line.
  @unsafe func withSamples<Result>(
    of line: Line, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    unsafe samples.withUnsafeBufferPointer {
      unsafe body(UnsafeBufferPointer(rebasing: $0[line.place..<line.place + line.length]))
    }
  }

  /// Smooths all lines.
  ///
  /// - Complexity: O(*n*) in their pixels.
  mutating func smooth(_ picture: Picture) {
    if samples.count < sampleCount {
      samples += [UInt8](repeating: 0, count: sampleCount - samples.count)
    }
    let top = lines.map(\.y).min() ?? 0
    let bottom = lines.map { $0.y + $0.length }.max() ?? 0
    let (lines, width) = (lines, picture.width)
    unsafe picture.pixels.withUnsafeBufferPointer { pixels in
      unsafe samples.withUnsafeMutableBufferPointer { samples in
        for first in stride(from: top, to: bottom, by: Self.rows) {
          for line in lines {
            let from = max(first, line.y) - line.y
            let end = min(first + Self.rows - line.y, line.length)
            guard from < end else { continue }
            let step = width + line.stepX
            let start = line.y * width + line.x
            let across = line.stepX == 0 ? 1 : line.stepX - width
            for index in from..<end {
              unsafe samples[line.place &+ index] = EdgeScanner.smoothed(
                pixels, start &+ index &* step, across)
            }
          }
        }
      }
    }
  }
}
