extension ColorImage {
  /// Fills the pixels of an upright rectangle as far as they lie in the image.
  ///
  /// - Parameters:
  ///   - left: The first column.
  ///   - top: The first row.
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - color: The colour of every pixel.
  /// - Complexity: O(*n*) in the number of pixels filled.
  public mutating func fillRectangle(
    left: Int, top: Int, width: Int, height: Int, color: Color
  ) {
    let columns = left.clamped(to: self.width)..<left.saturatingSum(width).clamped(to: self.width)
    let rows = top.clamped(to: self.height)..<top.saturatingSum(height).clamped(to: self.height)
    for y in rows {
      for x in columns { pixels[y * self.width + x] = color }
    }
  }

  /// Draws a straight line with square ends; what lies outside the image is left out.
  ///
  /// - Parameters:
  ///   - start: Where the line begins.
  ///   - end: Where the line ends.
  ///   - color: The colour of the line.
  ///   - thickness: The side of the pen, in pixels; less than 1 counts as 1, and more than four times
  ///     both sides of the image together as that.
  /// - Complexity: O(*n*) in the number of pixels drawn.
  public mutating func drawLine(
    from start: Point, to end: Point, color: Color, thickness: Int = 1
  ) {
    let pen = min(max(1, thickness), 4 * (width + height) + 1)
    guard let (start, end) = clipped(start, end, margin: Double(pen)) else { return }
    let steps = max(abs(end.x - start.x), abs(end.y - start.y)).rounded(.up)
    for step in 0...Int(steps) {
      let share = steps == 0 ? 0 : Double(step) / steps
      let x = Int((start.x + share * (end.x - start.x)).rounded())
      let y = Int((start.y + share * (end.y - start.y)).rounded())
      fillRectangle(left: x - pen / 2, top: y - pen / 2, width: pen, height: pen, color: color)
    }
  }

  /// Draws the outline through some points, closed.
  ///
  /// - Parameters:
  ///   - corners: The points in order.
  ///   - color: The colour of the lines.
  ///   - thickness: The side of the pen, in pixels.
  /// - Complexity: O(*n*) in the number of pixels drawn.
  public mutating func drawPolygon(_ corners: [Point], color: Color, thickness: Int = 1) {
    for (index, corner) in corners.enumerated() {
      drawLine(
        from: corner, to: corners[(index + 1) % corners.count], color: color, thickness: thickness)
    }
  }

  /// Draws the outline of a quadrilateral.
  ///
  /// - Parameters:
  ///   - quadrilateral: The four corners.
  ///   - color: The colour of the lines.
  ///   - thickness: The side of the pen, in pixels.
  /// - Complexity: O(*n*) in the number of pixels drawn.
  public mutating func draw(_ quadrilateral: Quadrilateral, color: Color, thickness: Int = 1) {
    drawPolygon(quadrilateral.corners, color: color, thickness: thickness)
  }

  /// The part of a line within a margin around the image (Liang and Barsky, 1984), or `nil` where
  /// there is none or a coordinate is no number that pixels are counted with.
  private func clipped(_ start: Point, _ end: Point, margin: Double) -> (Point, Point)? {
    let farthest = Double(1 << 52)
    guard [start.x, start.y, end.x, end.y].allSatisfy({ abs($0) <= farthest }) else { return nil }
    let run = Point(x: end.x - start.x, y: end.y - start.y)
    var entry = 0.0
    var exit = 1.0
    for (slope, room) in [
      (-run.x, start.x + margin), (run.x, Double(width) + margin - start.x),
      (-run.y, start.y + margin), (run.y, Double(height) + margin - start.y),
    ] {
      if slope == 0 {
        if room < 0 { return nil }
      } else if slope < 0 {
        entry = max(entry, room / slope)
      } else {
        exit = min(exit, room / slope)
      }
    }
    guard entry <= exit else { return nil }
    return (
      Point(x: start.x + entry * run.x, y: start.y + entry * run.y),
      Point(x: start.x + exit * run.x, y: start.y + exit * run.y)
    )
  }
}

extension Int {
  /// The number within `0...limit` that is nearest.
  fileprivate func clamped(to limit: Int) -> Int { Swift.min(Swift.max(self, 0), limit) }

  /// The sum with a length that is not negative, the greatest number where it would overflow.
  fileprivate func saturatingSum(_ length: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(Swift.max(0, length))
    return overflow ? .max : sum
  }
}
