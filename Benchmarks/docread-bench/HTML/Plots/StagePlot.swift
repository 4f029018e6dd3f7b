/// The time that each stage of a reading takes: from the median over the 90th to the 99th
/// percentile, full and empty pictures apart.
struct StagePlot {
  /// A stage, with its times in milliseconds.
  struct Row {
    let name: String
    let full: Percentiles?
    let empty: Percentiles?
  }

  private static let left = 76.0
  private static let right = 326.0
  private static let rowHeight = 36.0

  private let rows: [Row]

  init(_ rows: [Row]) {
    self.rows = rows
  }

  var html: HTML {
    let all = rows.flatMap { [$0.full, $0.empty] }.compactMap { $0 }
    let scale = LogScale(
      holding: all.flatMap { [$0.p50, $0.p99] }, from: Self.left, to: Self.right)
    let bottom = 8 + Self.rowHeight * Double(rows.count)
    var marks = HTML.none
    for tick in scale.ticks {
      let x = scale.place(tick)
      marks += """
        <line class="grid" x1="\(x, digits: 1)" x2="\(x, digits: 1)" y1="8" \
        y2="\(bottom, digits: 0)"/>\
        <text class="tick" text-anchor="middle" x="\(x, digits: 1)" \
        y="\(bottom + 15, digits: 0)">\(LogScale.label(tick))</text>
        """
    }
    for (index, row) in rows.enumerated() {
      let y = 8 + Self.rowHeight * (Double(index) + 0.5)
      marks += """
        <text class="label" text-anchor="end" x="\(Self.left - 10, digits: 0)" \
        y="\(y + 4, digits: 1)">\(row.name)</text>\
        \(Self.range(row.full, kind: "full", y: y - 6, scale: scale))\
        \(Self.range(row.empty, kind: "empty", y: y + 6, scale: scale))
        """
    }
    return """
      <svg class="plot" viewBox="0 0 340 \(bottom + 42, digits: 0)" role="img" \
      aria-label="Time of each stage">\(marks)\
      <text class="axis" text-anchor="middle" x="201" y="\(bottom + 34, digits: 0)">\
      milliseconds of wall time: ● p50  | p90  — to p99</text></svg>
      """
  }

  private static func range(
    _ values: Percentiles?, kind: String, y: Double, scale: LogScale
  ) -> HTML {
    guard let values else { return .none }
    let p50 = scale.place(values.p50)
    let p90 = scale.place(values.p90)
    return """
      <line class="curve \(kind)" x1="\(p50, digits: 1)" \
      x2="\(scale.place(values.p99), digits: 1)" y1="\(y, digits: 1)" y2="\(y, digits: 1)"/>\
      <line class="stop \(kind)" x1="\(p90, digits: 1)" x2="\(p90, digits: 1)" \
      y1="\(y - 4, digits: 1)" y2="\(y + 4, digits: 1)"/>\
      <circle class="dot \(kind)" r="4" cx="\(p50, digits: 1)" cy="\(y, digits: 1)"/>
      """
  }
}
