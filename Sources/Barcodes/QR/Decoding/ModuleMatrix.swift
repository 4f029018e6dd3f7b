/// The modules of a QR, Micro QR or rMQR symbol, dark or light, as read from a picture.
struct ModuleMatrix: Hashable {
  /// The number of modules along a row, 11 to 177.
  let width: Int
  /// The number of modules along a column; that along a row where the symbol is square.
  let height: Int
  private var modules: [Bool]

  /// Makes a light matrix.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    modules = [Bool](repeating: false, count: width * height)
  }

  /// Makes a light square matrix.
  init(side: Int) {
    self.init(width: side, height: side)
  }

  /// The number of modules along each side of a square one.
  var side: Int { width }

  /// Whether the module in column `x`, row `y` is dark.
  subscript(x: Int, y: Int) -> Bool {
    get { modules[y * width + x] }
    set { modules[y * width + x] = newValue }
  }

  /// The matrix with columns for rows: what a symbol is that was seen in a mirror.
  var transposed: ModuleMatrix {
    var result = ModuleMatrix(width: height, height: width)
    for y in 0..<height {
      for x in 0..<width { result[y, x] = self[x, y] }
    }
    return result
  }
}
