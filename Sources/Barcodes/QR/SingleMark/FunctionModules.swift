/// What the modules of a symbol with a single mark are for.
struct FunctionModules {
  /// What a module is for.
  enum Module {
    case data, format, dark, light
  }

  /// The number of modules along a row and along a column.
  let width: Int
  let height: Int
  private var modules: [Module]

  /// What the module in column `x`, row `y` is for; outside of the symbol all is light.
  subscript(x: Int, y: Int) -> Module {
    get {
      guard x >= 0, y >= 0, x < width, y < height else { return .light }
      return modules[y * width + x]
    }
    set { modules[y * width + x] = newValue }
  }

  private init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    modules = [Module](repeating: .data, count: width * height)
  }

  /// The finder pattern in the upper left corner with its separator (ISO/IEC 18004, 6.3.3).
  private mutating func addFinder() {
    for y in 0..<min(8, height) {
      for x in 0..<8 {
        let ring = max(abs(x - 3), abs(y - 3))
        self[x, y] = ring == 2 || ring == 4 ? .light : .dark
      }
    }
  }

  /// Modules that are dark and light by turns.
  private mutating func addTiming(_ columns: Range<Int>, _ rows: Range<Int>) {
    for y in rows {
      for x in columns { self[x, y] = (x + y) % 2 == 0 ? .dark : .light }
    }
  }

  /// Those of Micro QR (ISO/IEC 18004, 6.3 and figure 26).
  init(microSide side: Int) {
    self.init(width: side, height: side)
    addTiming(0..<side, 0..<1)
    addTiming(0..<1, 0..<side)
    addFinder()
    for place in 1...8 {
      self[place, 8] = .format
      self[8, place] = .format
    }
  }

  /// Those of rMQR (ISO/IEC 23941, 5.3).
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of rows, odd.
  ///   - alignmentColumns: The middle columns of the alignment patterns.
  init(rectangularWidth width: Int, height: Int, alignmentColumns: [Int]) {
    self.init(width: width, height: height)
    for y in [0, height - 1] {
      for x in 0..<width { self[x, y] = x % 2 == 0 ? .dark : .light }
    }
    for x in [0, width - 1] + alignmentColumns {
      for y in 0..<height { self[x, y] = y % 2 == 0 ? .dark : .light }
    }
    for column in alignmentColumns {
      for row in [1, height - 2] {
        for y in -1...1 {
          for x in -1...1 { self[column + x, row + y] = x == 0 && y == 0 ? .light : .dark }
        }
      }
    }
    // The corners that have no finder pattern.
    (self[width - 1, 0], self[width - 2, 0], self[width - 1, 1]) = (.dark, .dark, .dark)
    self[width - 2, 1] = .light
    (self[0, height - 1], self[1, height - 1], self[0, height - 2]) = (.dark, .dark, .dark)
    self[1, height - 2] = .light
    addFinder()
    for y in -2...2 {
      for x in -2...2 {
        self[width - 3 + x, height - 3 + y] = max(abs(x), abs(y)) == 1 ? .light : .dark
      }
    }
    for (x, y) in RMQRFormat.left + RMQRFormat.right(width: width, height: height) {
      self[x, y] = .format
    }
  }

  /// The places of the data in the order of their bits: pairs of columns from the right, up and down
  /// by turns (ISO/IEC 18004, 7.7.3; ISO/IEC 23941, 7.7.3).
  ///
  /// - Parameter first: The right column of the first pair.
  /// - Returns: The places.
  func dataPlaces(from first: Int) -> [(x: Int, y: Int)] {
    var result: [(x: Int, y: Int)] = []
    var isUpward = true
    for right in stride(from: first, to: 0, by: -2) {
      for step in 0..<height {
        let y = isUpward ? height - 1 - step : step
        for x in [right, right - 1] where self[x, y] == .data { result.append((x, y)) }
      }
      isUpward.toggle()
    }
    return result
  }

  /// The share of the modules whose colour is known that are so in a matrix of the same size.
  func agreement(with matrix: ModuleMatrix) -> Double {
    var (right, count) = (0, 0)
    for y in 0..<height {
      for x in 0..<width where self[x, y] == .dark || self[x, y] == .light {
        count += 1
        if matrix[x, y] == (self[x, y] == .dark) { right += 1 }
      }
    }
    return Double(right) / Double(max(1, count))
  }
}
