extension Quadrilateral {
  /// The smallest upright rectangle of whole pixels that holds the four corners and lies inside an
  /// image; empty where the quadrilateral lies outside or a coordinate is not a number.
  ///
  /// - Parameters:
  ///   - width: The number of columns of the image.
  ///   - height: The number of rows of the image.
  /// - Returns: Columns and rows.
  public func bounds(inWidth width: Int, height: Int) -> PixelRectangle {
    let horizontal = Quadrilateral.pixels(covering: corners.map(\.x), limit: width)
    let vertical = Quadrilateral.pixels(covering: corners.map(\.y), limit: height)
    return PixelRectangle(
      x: horizontal.lowerBound, y: vertical.lowerBound,
      width: horizontal.count, height: vertical.count)
  }

  private static func pixels(covering values: [Double], limit: Int) -> Range<Int> {
    guard limit > 0, !values.contains(where: \.isNaN),
      let low = values.min(), let high = values.max()
    else { return 0..<0 }
    // Beyond 2⁵², not every whole number is one of these.
    let edge = Double(min(limit, 1 << 52))
    let lower = Int(min(max(low.rounded(.down), 0), edge))
    let upper = Int(min(max(high.rounded(.up) + 1, 0), edge))
    return lower..<max(lower, upper)
  }
}
