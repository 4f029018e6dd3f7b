import Raster

extension SymbolDecoder {
  /// The grid between two guards.
  func spanned(
    _ frame: SymbolFrame, layout: SymbolLayout, left: RowFit, right: RowFit
  ) -> ModuleGrid? {
    guard let corners = Self.corners(frame, left: left, right: right, rows: layout.rows),
      let map = Homography(ontoSquare: corners)
    else { return nil }
    let width = Double(17 * (layout.columns + 4) + 1)
    var grid = ModuleGrid(
      cells: layout.columns + 2, bands: Self.bands(ofRows: layout.rows)
    ) { map($0 / width, $1) }
    grid.alignBoundaries(to: picture)
    grid.alignBoundaries(to: picture)
    return grid
  }

  /// The grid found from one guard on.
  func walked(
    _ frame: SymbolFrame, layout: SymbolLayout, fit: RowFit, isLeft: Bool
  ) -> ModuleGrid? {
    let (top, bottom) = (fit.height(row: 0), fit.height(row: Double(layout.rows)))
    guard isLeft ? frame.start != nil : frame.stop != nil,
      [top, bottom].allSatisfy({ Self.possibleHeights.contains($0) })
    else { return nil }
    let walked = ModuleGrid(
      walking: picture, cells: layout.columns + 2, fromLeft: isLeft, rows: layout.rows
    ) { height in
      let place = top + (bottom - top) * height
      let strip =
        (isLeft ? frame.leftIndicator(at: place) : frame.rightIndicator(at: place))
        ?? (Point.zero, Point.zero)
      // The guard side of the indicator, and 17 modules outside of it.
      return isLeft
        ? (strip.origin - strip.module * 17, strip.origin)
        : (strip.origin + strip.module * 34, strip.origin + strip.module * 17)
    }
    guard var grid = walked else { return nil }
    grid.alignBoundaries(to: picture)
    return grid
  }

  private static func corners(
    _ frame: SymbolFrame, left: RowFit, right: RowFit, rows: Int
  ) -> Quadrilateral? {
    let heights = [
      left.height(row: 0), right.height(row: 0), right.height(row: Double(rows)),
      left.height(row: Double(rows)),
    ]
    guard heights.allSatisfy({ Self.possibleHeights.contains($0) }),
      let topLeft = frame.leftSide(at: heights[0])?.origin,
      let topRight = frame.rightSide(at: heights[1])?.origin,
      let bottomRight = frame.rightSide(at: heights[2])?.origin,
      let bottomLeft = frame.leftSide(at: heights[3])?.origin
    else { return nil }
    return Quadrilateral(
      topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
  }
}
