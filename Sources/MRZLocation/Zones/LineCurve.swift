public import Raster

/// The curve through the centres of a line's characters: a cubic in the number of the cell, and on a sheet that
/// bends more than one does, a polynomial of the seventh degree.
///
/// With `n` cells the parameter is s = (2·cell - (n - 1)) / (n - 1), -1 at the first centre and 1 at
/// the last; the place is the polynomial Σ coefficient·sᵏ, in pixels of the picture. A curve of the seventh degree
/// goes on straight beyond its ends.
public struct LineCurve: Hashable, Sendable {
  /// The number of cells of the line, at least 2.
  public let cellCount: Int
  /// The coefficients of the column, from the constant to the cube.
  public let x: SIMD4<Double>
  /// The coefficients of the row, from the constant to the cube.
  public let y: SIMD4<Double>
  /// The coefficients of the fourth to the seventh power, of a sheet that bends so.
  let higher: HigherPowers?

  /// The cells of a curve at most; no line of print has as many.
  private static let cellLimit = 1024

  /// Makes a curve of its coefficients; a cell count below 2 counts as 2, one above 1024 as 1024.
  public init(cellCount: Int, x: SIMD4<Double>, y: SIMD4<Double>) {
    self.cellCount = min(max(2, cellCount), Self.cellLimit)
    self.x = x
    self.y = y
    higher = nil
  }

  /// Makes a curve of other coefficients.
  init(_ curve: LineCurve, x: SIMD4<Double>, y: SIMD4<Double>, higher: HigherPowers?) {
    cellCount = curve.cellCount
    self.x = x
    self.y = y
    self.higher = higher
  }

  /// Fits a curve to the centres of the cells, in their order, by least squares; `nil` for fewer than
  /// four of them, or where one is no finite number.
  public init?(through centers: [Point]) {
    guard centers.count >= 4 else { return nil }
    let last = Double(centers.count - 1)
    var fit = LeastSquares<4, 2>()
    for (index, center) in centers.enumerated() {
      let s = (2 * Double(index) - last) / last
      fit.add([1, s, s * s, s * s * s], equal: [center.x, center.y])
    }
    guard let found = fit.solution() else { return nil }
    cellCount = centers.count
    x = SIMD4(found[0][0], found[1][0], found[2][0], found[3][0])
    y = SIMD4(found[0][1], found[1][1], found[2][1], found[3][1])
    higher = nil
  }

  /// The parameter of a cell, counted from 0; fractions and cells beyond the ends are allowed.
  private func parameter(_ cell: Double) -> Double {
    (2 * cell - Double(cellCount - 1)) / Double(cellCount - 1)
  }

  /// The place of a cell's centre, in pixels of the picture; cells are counted from 0, fractions and
  /// numbers beyond the ends are allowed.
  public func point(atCell cell: Double) -> Point {
    let s = parameter(cell)
    if let higher {
      let end = min(max(s, -1), 1)
      return cubic(at: end) + higher.place(at: end) + slope(at: end) * (s - end)
    }
    return cubic(at: s)
  }

  private func cubic(at s: Double) -> Point {
    Point(
      x: x[0] + s * (x[1] + s * (x[2] + s * x[3])), y: y[0] + s * (y[1] + s * (y[2] + s * y[3])))
  }

  /// The change of the place with the parameter.
  private func slope(at s: Double) -> Point {
    let own = Point(
      x: x[1] + s * (2 * x[2] + s * 3 * x[3]), y: y[1] + s * (2 * y[2] + s * 3 * y[3]))
    return higher.map { own + $0.slope(at: s) } ?? own
  }

  /// The step from one cell to the next at a cell, in pixels of the picture.
  public func step(atCell cell: Double) -> Point {
    let s = parameter(cell)
    let scale = 2 / Double(cellCount - 1)
    if higher != nil { return slope(at: min(max(s, -1), 1)) * scale }
    return Point(
      x: scale * (x[1] + s * (2 * x[2] + s * 3 * x[3])),
      y: scale * (y[1] + s * (2 * y[2] + s * 3 * y[3])))
  }

  /// The same curve followed from its end.
  public var reversed: LineCurve {
    let signs = SIMD4<Double>(1, -1, 1, -1)
    return LineCurve(
      self, x: x * signs, y: y * signs,
      higher: higher.map { HigherPowers(x: $0.x * signs, y: $0.y * signs) })
  }

  /// The same curve for another run of cells, which may begin and end beyond the present ones.
  ///
  /// - Parameters:
  ///   - first: The cell that becomes the first, counted from the present first one.
  ///   - count: The number of cells, at least 2.
  /// - Returns: The curve, through the same places.
  func resized(first: Int, count: Int) -> LineCurve {
    let count = min(max(2, count), Self.cellLimit)
    if higher != nil,
      let curve = LineCurve(
        bendingThrough: (first..<first + count).map { point(atCell: Double($0)) })
    {
      return curve
    }
    // s = scale · t + offset, where t is the new parameter
    let scale = Double(count - 1) / Double(cellCount - 1)
    let offset = (2 * Double(first) + Double(count - cellCount)) / Double(cellCount - 1)
    func composed(_ c: SIMD4<Double>) -> SIMD4<Double> {
      SIMD4(
        c[0] + offset * (c[1] + offset * (c[2] + offset * c[3])),
        scale * (c[1] + offset * (2 * c[2] + offset * 3 * c[3])),
        scale * scale * (c[2] + 3 * offset * c[3]),
        scale * scale * scale * c[3])
    }
    return LineCurve(cellCount: count, x: composed(x), y: composed(y))
  }

  /// The same curve with every place moved.
  func shifted(x dx: Double, y dy: Double) -> LineCurve {
    moved(x: SIMD4(dx, 0, 0, 0), y: SIMD4(dy, 0, 0, 0))
  }

  /// The same curve with so much added to the coefficients up to the cube.
  func moved(x dx: SIMD4<Double>, y dy: SIMD4<Double>) -> LineCurve {
    LineCurve(self, x: x + dx, y: y + dy, higher: higher)
  }
}
