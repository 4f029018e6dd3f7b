/// The pattern at either end of every row (ISO/IEC 15438, 5.3.2 and 5.3.3, table 2).
enum GuardPattern: Hashable {
  case start, stop

  /// The widths of the elements in modules, the first of them a bar.
  var elements: [Int] {
    switch self {
    case .start: [8, 1, 1, 1, 1, 1, 1, 3]
    case .stop: [7, 1, 1, 3, 1, 1, 1, 2, 1]
    }
  }

  /// The modules from left to right, dark ones `true`.
  var modules: [Bool] {
    var modules: [Bool] = []
    for (index, width) in elements.enumerated() {
      modules += [Bool](repeating: index % 2 == 0, count: width)
    }
    return modules
  }
}
