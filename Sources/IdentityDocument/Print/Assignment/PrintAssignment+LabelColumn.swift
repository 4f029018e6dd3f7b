/// Captions in a column of their own, with the values in another one far right of it.
extension PrintAssignment {
  /// Where the captions and where the values of such a page begin, in millimetres.
  struct LabelColumn: Hashable {
    var labels: Double
    var values: Double
  }

  /// The columns of captions and values, where four rows at least have a caption and a value that begin alike: books of
  /// seafarers are filled in so (ILO Convention 185 leaves the layout of the older ones to the states).
  var columnOfLabels: LabelColumn? {
    // A page has some 60 lines; of more, as of a hostile one, nothing is compared.
    guard lines.count <= Self.mostOfColumns else { return nil }
    let rows = lines.indices.filter { lines[$0].role == .caption }.compactMap {
      label -> LabelColumn? in
      let caption = lines[label]
      let value = lines.filter { other in
        let gap = other.left - caption.right
        return other.isBeside(caption, within: 0.6) && gap > 0 && gap < Self.gapOfBooklet
      }.min { $0.left < $1.left }
      guard let value, value.role != .caption, value.confidence > 0.6,
        value.height > 1.05 * caption.height
      else { return nil }
      return LabelColumn(labels: caption.left, values: value.left)
    }
    return rows.first { row in
      rows.count { abs($0.labels - row.labels) < 1 && abs($0.values - row.values) < 1 } >= 4
    }
  }

  /// How far a value may stand right of its caption, in millimetres.
  func widestGap(between caption: AssignedLine, _ value: AssignedLine) -> Double {
    guard let column = labelColumn, abs(value.left - column.values) < 1.5,
      caption.left > column.labels - 1.5
    else { return Self.usualGap }
    return Self.gapOfBooklet
  }

  private static let mostOfColumns = 150
  /// On cards the columns are nearer to each other.
  private static let usualGap = 22.0
  /// A page of a booklet is 125 mm wide, half of which is a column (ICAO Doc 9303-3, §2).
  private static let gapOfBooklet = 45.0
}
