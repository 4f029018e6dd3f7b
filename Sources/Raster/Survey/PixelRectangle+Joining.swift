extension PixelRectangle {
  /// How much larger than two rectangles together the one around both may be: a symbol must lie in
  /// one region as a whole.
  private static let mostGrowth = 1.3

  /// Joins rectangles that lie on or beside one another, until none can be joined any more.
  static func joined(_ rectangles: [PixelRectangle]) -> [PixelRectangle] {
    var result: [PixelRectangle] = []
    for rectangle in rectangles {
      var next = rectangle
      while let index = result.firstIndex(where: { $0.mayJoin(next) }) {
        next = result[index].union(next)
        result.remove(at: index)
      }
      result.append(next)
    }
    return result
  }

  private func mayJoin(_ other: PixelRectangle) -> Bool {
    Double(union(other).area) <= Self.mostGrowth * Double(area + other.area)
  }

  private var area: Int { width * height }

  private func union(_ other: PixelRectangle) -> PixelRectangle {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRectangle(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
