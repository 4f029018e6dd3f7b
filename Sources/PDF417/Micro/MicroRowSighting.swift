import Raster

/// A row of a MicroPDF417 symbol as a scan line met it: the patterns at both ends.
struct MicroRowSighting {
  let columns: Int
  /// The number of the left pattern, 1 to 52.
  let left: Int
  /// How far the right patterns are ahead of the left ones in this shape, a multiple of eight.
  let offset: Int
  /// How many rows further the line ends than it began, where it does not run along the rows.
  let drift: Int
  /// Where the row begins and ends, in pixels.
  var begin: Point
  var end: Point
  let isInverted: Bool

  /// Reads the row that begins at one of the edges of a line, or gives `nil` where none does.
  ///
  /// - Parameters:
  ///   - edges: Places along the line; a light part lies before the first of them.
  ///   - count: The number of edges that hold.
  ///   - first: The index of the edge at which the row begins.
  ///   - isInverted: Whether bars are light.
  ///   - place: The place in the picture of a place along the line.
  init?(
    _ edges: [Float], count: Int, at first: Int, isInverted: Bool, place: (Float) -> Point
  ) {
    for columns in 1...4 {
      // Patterns of six elements, codewords of eight, and the bar at the end.
      let elements = 8 * columns + (columns >= 3 ? 18 : 12) + 1
      guard first + elements < count, let width = MicroLayout.widths[columns] else { return nil }
      let last = first + elements
      let module = (edges[last] - edges[first]) / Float(width)
      // Edges of one kind tell a width whatever the ink has spread.
      let slack = 0.7 * module + 0.4
      guard module >= 1, abs(edges[first + 6] - edges[first] - 10 * module) < slack,
        abs(edges[first + 14] - edges[first] - 27 * module) < slack,
        abs(edges[last - 1] - edges[last - 7] - 10 * module) < slack,
        edges[last] - edges[last - 1] < 2 * module + 0.4,
        first == 0 || edges[first] - edges[first - 1] > 0.7 * module,
        last + 1 >= count || edges[last + 1] - edges[last] > 0.7 * module,
        let left = Self.number(edges, at: first), let right = Self.number(edges, at: last - 7)
      else { continue }
      guard let (offset, drift) = Self.offset(from: left, to: right, columns: columns) else {
        continue
      }
      (self.columns, self.left, self.offset, self.drift) = (columns, left, offset, drift)
      self.isInverted = isInverted
      (begin, end) = (place(edges[first]), place(edges[last]))
      return
    }
    return nil
  }

  /// The offset of the shape that has two patterns in one row or in neighbouring rows, and how many rows
  /// they are apart; the offsets of all shapes are four rows apart or more.
  private static func offset(
    from left: Int, to right: Int, columns: Int
  ) -> (offset: Int, drift: Int)? {
    for layout in MicroLayout.all where layout.columns == columns {
      let offset = (layout.right - layout.left + 52) % 52
      let drift = (right - left - offset + 2 * 52 + 1) % 52 - 1
      if drift <= 1 { return (offset, drift) }
    }
    return nil
  }

  /// The number of the side pattern at an edge, or `nil` where none is clearly the nearest: half a module
  /// is an edge's way to the next pattern.
  private static func number(_ edges: [Float], at first: Int) -> Int? {
    let module = (edges[first + 6] - edges[first]) / 10
    var best = (error: Float.infinity, number: 0)
    var second = Float.infinity
    for (index, pattern) in RowAddressPattern.sideElements.enumerated() {
      var error: Float = 0
      var place: Float = 0
      for element in 0..<5 {
        place += pattern[element]
        error += abs((edges[first + element + 1] - edges[first]) / module - place)
      }
      if error < best.error {
        second = best.error
        best = (error, index + 1)
      } else {
        second = min(second, error)
      }
    }
    return best.error < 1.8 && second - best.error > 0.25 ? best.number : nil
  }
}
