/// Which things lie where in a picture, to find those around a place.
struct PlaceGrid {
  /// The side of a square, in pixels.
  private static let side: Float = 12

  private let columns: Int
  private let rows: Int
  /// The last entry of each square, or -1.
  private var heads: [Int32]
  /// Entries: a thing, and the entry before it in its square or -1.
  private var entries: [(thing: Int32, next: Int32)] = []

  /// - Parameters:
  ///   - width: The width of the picture, in pixels.
  ///   - height: The height of the picture, in pixels.
  init(width: Int, height: Int) {
    columns = width / Int(Self.side) + 1
    rows = height / Int(Self.side) + 1
    heads = [Int32](repeating: -1, count: columns * rows)
  }

  /// Enters a thing at a place; it may have several.
  mutating func enter(_ thing: Int, x: Float, y: Float) {
    let square = square(y, of: rows) * columns + square(x, of: columns)
    entries.append((Int32(truncatingIfNeeded: thing), heads[square]))
    heads[square] = Int32(truncatingIfNeeded: entries.count - 1)
  }

  /// Visits what was entered within a distance along either axis of a place, and some of what is a little further away.
  @inline(__always)
  func visit(aroundX x: Float, y: Float, within distance: Float, _ body: (Int) -> Void) {
    let first = square(x - distance, of: columns)
    let last = square(x + distance, of: columns)
    for row in square(y - distance, of: rows)...square(y + distance, of: rows) {
      for column in first...last {
        var entry = Int(heads[row * columns + column])
        while entry >= 0 {
          let thing = Int(entries[entry].thing)
          entry = Int(entries[entry].next)
          body(thing)
        }
      }
    }
  }

  @inline(__always)
  private func square(_ position: Float, of count: Int) -> Int {
    min(max(0, (position / Self.side).wholeNumber), count - 1)
  }
}
