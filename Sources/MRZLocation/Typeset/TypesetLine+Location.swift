import Raster

extension TypesetLine {
  /// The least part of the tallest characters that a capital is high.
  private static let leastCapitalPart: Float = 0.85

  /// The place of a column in the picture, on the middle of the print.
  func place(ofColumn column: Int) -> Point {
    place(column: Float(column), row: Float(band.lowerBound + band.upperBound - 1) / 2)
  }

  private func place(column: Float, row: Float) -> Point {
    let grey = patch.grey
    let point = grey.frame.point(u: grey.u(ofColumn: column), v: grey.v(ofRow: row))
    return Point(x: Double(point.x), y: Double(point.y))
  }

  /// The line with its characters where they were cut; `nil` where one of them is blank.
  func located(_ way: GlyphCuts.Way) -> LocatedLine? {
    var boxes: [(columns: Range<Int>, rows: Range<Int>)] = []
    for (start, end) in zip(way.cuts, way.cuts.dropFirst()) {
      let columns = max(0, start + 1)..<min(patch.grey.columns, end)
      guard !columns.isEmpty, let box = patch.extent(columns: columns, rows: band) else {
        return nil
      }
      boxes.append(box)
    }
    guard let first = boxes.first, let last = boxes.last else { return nil }
    let capitals = capitals(among: boxes)
    let start = Self.middle(first.columns)
    let pitch = (Self.middle(last.columns) - start) / Float(boxes.count - 1)
    guard pitch > 0 else { return nil }
    let centers = boxes.indices.map { index in
      let column = start + Float(index) * pitch
      return place(column: column, row: capitals.row(column))
    }
    guard let curve = LineCurve(through: centers) else { return nil }
    return LocatedLine(
      curve: curve, characterHeight: Double(capitals.height * patch.grey.rowStep), slant: 0,
      glyphs: boxes.map { box in
        Glyph(
          center: Double((Self.middle(box.columns) - start) / pitch),
          reach: Double(Float(box.columns.count) / 2 / pitch))
      })
  }

  private static func middle(_ range: Range<Int>) -> Float {
    Float(range.lowerBound + range.upperBound - 1) / 2
  }

  /// The height of the capitals, and the row of their middle along the line: fillers are lower.
  private func capitals(
    among boxes: [(columns: Range<Int>, rows: Range<Int>)]
  ) -> (height: Float, row: (Float) -> Float) {
    let heights = boxes.map { Float($0.rows.count) }.sorted()
    let tallest = heights[heights.count * 9 / 10]
    let tall = boxes.filter { Float($0.rows.count) >= Self.leastCapitalPart * tallest }
    var fit = LeastSquares<2, 1>()
    for box in tall {
      fit.add((u: Double(Self.middle(box.columns)), v: Double(Self.middle(box.rows))))
    }
    let level = Self.middle(band)
    let line = tall.count > 3 ? fit.line() : nil
    let height = tall.map { Float($0.rows.count) }.sorted()[tall.count / 2]
    return (
      height, { column in line.map { Float($0.offset + $0.slope * Double(column)) } ?? level }
    )
  }
}
