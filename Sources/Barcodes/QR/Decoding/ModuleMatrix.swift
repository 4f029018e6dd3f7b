/// The modules of a QR symbol, dark or light, as read from a picture.
struct ModuleMatrix: Hashable {
  /// The number of modules along each side, 21 to 177.
  let side: Int
  private var modules: [Bool]

  /// Makes a light matrix.
  init(side: Int) {
    self.side = side
    modules = [Bool](repeating: false, count: side * side)
  }

  /// Whether the module in column `x`, row `y` is dark.
  subscript(x: Int, y: Int) -> Bool {
    get { modules[y * side + x] }
    set { modules[y * side + x] = newValue }
  }

  /// The matrix with columns for rows: what a symbol is that was seen in a mirror.
  var transposed: ModuleMatrix {
    var result = ModuleMatrix(side: side)
    for y in 0..<side {
      for x in 0..<side { result[y, x] = self[x, y] }
    }
    return result
  }
}
