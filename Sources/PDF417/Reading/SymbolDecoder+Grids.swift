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
    let bands = frame.isBent ? layout.rows : Self.bands(ofRows: layout.rows)
    let asides = Self.asides(frame, map, left: left, right: right, rows: layout.rows, bands: bands)
    var grid = ModuleGrid(cells: layout.columns + 2, bands: bands) { module, height in
      let place = map(module / width, height)
      guard !asides.isEmpty else { return place }
      let (first, last) = asides[Int((height * Double(bands)).rounded())]
      return place + first.mixed(with: last, module / width)
    }
    grid.alignBoundaries(to: picture)
    grid.alignBoundaries(to: picture)
    return grid
  }

  /// How far both sides lie from where a map of the corners puts them, at each knot of bent guards.
  private static func asides(
    _ frame: SymbolFrame, _ map: Homography, left: RowFit, right: RowFit, rows: Int, bands: Int
  ) -> [(Point, Point)] {
    guard frame.isBent else { return [] }
    return (0...bands).map { knot in
      let height = Double(knot) / Double(bands)
      let row = height * Double(rows)
      let sides = (map(0, height), map(1, height))
      let first = frame.leftSide(at: left.height(row: row))?.origin ?? sides.0
      let last = frame.rightSide(at: right.height(row: row))?.origin ?? sides.1
      return (first - sides.0, last - sides.1)
    }
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
      walking: picture, cells: layout.columns + 2, fromLeft: isLeft, rows: layout.rows,
      bands: frame.isBent ? layout.rows : nil
    ) { height in
      let place = top + (bottom - top) * height
      let strip =
        (isLeft ? frame.leftIndicator(at: place) : frame.rightIndicator(at: place))
        ?? (Point.zero, Point.zero)
      let ends = (strip.origin, strip.origin + strip.module * 17)
      let (inner, next) = isLeft ? ends : (ends.1, ends.0)
      // The modules of a rolled symbol grow from its guard on.
      let side = frame.isRolled ? frame.outerSide(isLeft: isLeft, at: place) : nil
      return (side ?? inner * 2 - next, inner, next)
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
