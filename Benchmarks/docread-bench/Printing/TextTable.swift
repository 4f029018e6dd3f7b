/// A table for people: the first column to the left, all others to the right.
struct TextTable: Hashable {
  private let heading: [String]
  private var rows: [[String]] = []

  init(_ heading: [String]) {
    self.heading = heading
  }

  /// Whether there is nothing under the heading.
  var isEmpty: Bool { rows.isEmpty }

  /// Adds a row; cells that are missing stay empty, and surplus ones are left out.
  mutating func add(_ cells: [String]) {
    rows.append((0..<heading.count).map { $0 < cells.count ? cells[$0] : "" })
  }

  /// The lines, each indented by two blanks and without blanks at its end.
  var text: String {
    let widths = heading.indices.map { column in
      ([heading] + rows).map { $0[column].count }.max() ?? 0
    }
    var lines = [line(heading, widths: widths)]
    lines += rows.map { line($0, widths: widths) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(_ cells: [String], widths: [Int]) -> String {
    var line = " "
    for (column, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      line += column == 0 ? " \(cell)\(padding)" : "  \(padding)\(cell)"
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
