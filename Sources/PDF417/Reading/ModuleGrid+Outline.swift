import Raster

extension ModuleGrid {
  /// The corners of the whole symbol, guards included.
  func outline(isCompact: Bool) -> Quadrilateral {
    func corner(left: Bool, height: Double) -> Point {
      // The cell next to the corner is prolonged by the guard. A compact symbol has one bar behind
      // its last data column, where the right indicator would be.
      let cell = left ? 0 : isCompact ? cells - 2 : cells - 1
      let first = point(boundary: cell, height: height)
      let last = point(boundary: cell + 1, height: height)
      return left
        ? first - (last - first)
        : last + (last - first) * (isCompact ? 1.0 / 17 : 18.0 / 17)
    }
    return Quadrilateral(
      topLeft: corner(left: true, height: 0), topRight: corner(left: false, height: 0),
      bottomRight: corner(left: false, height: 1), bottomLeft: corner(left: true, height: 1))
  }
}
