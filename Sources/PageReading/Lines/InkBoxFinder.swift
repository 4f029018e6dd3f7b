/// Finds connected patches, eight neighbours a pixel, by joining the runs of each row with those of
/// the row above.
struct InkBoxFinder {
  /// No more runs than this are taken: noise would only cost time.
  private static let mostRuns = 400_000

  private struct Run {
    var start: Int32
    var end: Int32
    var parent: Int32
  }

  /// The greatest value that is no ink, by column.
  var limits: [UInt8] = []
  private var runs: [Run] = []
  private var bounds: [InkBox] = []
  private var above = 0..<0

  /// Adds the next row.
  mutating func add(row: ArraySlice<UInt8>, number: Int) {
    let first = runs.count
    var candidate = above.lowerBound
    unsafe row.withUnsafeBufferPointer { row in
      var x = 0
      let count = min(row.count, limits.count)
      while x < count, runs.count < Self.mostRuns {
        guard unsafe row[x] > limits[x] else {
          x += 1
          continue
        }
        let start = x
        while x < count, unsafe row[x] > limits[x] { x += 1 }
        append(start..<x, row: number, candidate: &candidate)
      }
    }
    above = first..<runs.count
  }

  private mutating func append(_ columns: Range<Int>, row: Int, candidate: inout Int) {
    let index = runs.count
    runs.append(
      Run(
        start: Int32(truncatingIfNeeded: columns.lowerBound),
        end: Int32(truncatingIfNeeded: columns.upperBound),
        parent: Int32(truncatingIfNeeded: index)))
    bounds.append(
      InkBox(
        left: columns.lowerBound, top: row, right: columns.upperBound, bottom: row + 1,
        area: columns.count))
    while candidate < above.upperBound, Int(runs[candidate].end) < columns.lowerBound {
      candidate += 1
    }
    var other = candidate
    while other < above.upperBound, Int(runs[other].start) <= columns.upperBound {
      join(other, index)
      other += 1
    }
  }

  private mutating func join(_ first: Int, _ second: Int) {
    let (a, b) = (root(first), root(second))
    guard a != b else { return }
    let (kept, gone) = (min(a, b), max(a, b))
    runs[gone].parent = Int32(truncatingIfNeeded: kept)
    let other = bounds[gone]
    bounds[kept].left = min(bounds[kept].left, other.left)
    bounds[kept].top = min(bounds[kept].top, other.top)
    bounds[kept].right = max(bounds[kept].right, other.right)
    bounds[kept].bottom = max(bounds[kept].bottom, other.bottom)
    bounds[kept].area += other.area
  }

  private mutating func root(_ index: Int) -> Int {
    var i = index
    while Int(runs[i].parent) != i {
      let parent = Int(runs[i].parent)
      runs[i].parent = runs[parent].parent
      i = parent
    }
    return i
  }

  /// The patches, from the top down.
  var boxes: [InkBox] {
    runs.indices.lazy.filter { Int(runs[$0].parent) == $0 }.map { bounds[$0] }
  }
}
