import Raster

extension QRFinder {
  /// A symbol that was read.
  struct Find {
    let symbol: QRSymbol
    var quadrilateral: Quadrilateral
    let isMirrored: Bool
    let isInverted: Bool

    /// Whether another find is the same symbol at the same place.
    func isSame(as other: Find) -> Bool {
      symbol.content == other.symbol.content
        && quadrilateral.topLeft.distance(to: other.quadrilateral.topLeft)
          < 0.25 * quadrilateral.topLeft.distance(to: quadrilateral.bottomRight)
    }
  }
}

extension QRFinder.Find {
  /// Decodes modules that some are surer of than others, upright and in a mirror; the least sure are
  /// taken for not read.
  ///
  /// - Parameters:
  ///   - leads: How dark each module is, row by row; below 0 it is light.
  ///   - side: The number of modules along each side.
  ///   - quadrilateral: Where the symbol stands, seen upright.
  ///   - isInverted: Whether it is light on dark.
  init?(leads: [Float], side: Int, quadrilateral: Quadrilateral, isInverted: Bool) {
    guard leads.count == side * side else { return nil }
    var matrix = ModuleMatrix(side: side)
    var mirrored = leads
    for y in 0..<side {
      for x in 0..<side {
        matrix[x, y] = leads[y * side + x] > 0
        mirrored[x * side + y] = leads[y * side + x]
      }
    }
    if let symbol = QRSymbol(matrix, trust: leads.map { abs($0) }) {
      self.init(
        symbol: symbol, quadrilateral: quadrilateral, isMirrored: false, isInverted: isInverted)
      return
    }
    guard let symbol = QRSymbol(matrix.transposed, trust: mirrored.map { abs($0) }) else {
      return nil
    }
    self.init(
      symbol: symbol, quadrilateral: quadrilateral.mirrored, isMirrored: true,
      isInverted: isInverted)
  }
}
