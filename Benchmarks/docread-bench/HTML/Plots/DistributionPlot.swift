/// The share of readings that were done after so many milliseconds, full and empty pictures apart.
struct DistributionPlot {
  private static let width = 340.0
  private static let height = 210.0
  private static let left = 40.0
  private static let right = 326.0
  private static let top = 10.0
  private static let bottom = 168.0

  private let full: [Double]
  private let empty: [Double]
  private let scale: LogScale

  /// - Parameters:
  ///   - full: The times of pictures with content, in milliseconds.
  ///   - empty: The times of pictures without.
  ///   - holding: All times that plots side by side must hold, so that they share their axis.
  init(full: [Double], empty: [Double], holding: [Double]) {
    self.full = full.sorted()
    self.empty = empty.sorted()
    scale = LogScale(holding: holding, from: Self.left, to: Self.right)
  }

  var html: HTML {
    var grid = HTML.none
    for share in [0, 25, 50, 75, 90, 100] {
      let y = Self.place(Double(share) / 100)
      grid += """
        <line class="grid" x1="\(Self.left, digits: 0)" x2="\(Self.right, digits: 0)" \
        y1="\(y, digits: 1)" y2="\(y, digits: 1)"/>\
        <text class="tick" text-anchor="end" x="\(Self.left - 5, digits: 0)" \
        y="\(y + 3.5, digits: 1)">\(share) %</text>
        """
    }
    for tick in scale.ticks {
      let x = scale.place(tick)
      grid += """
        <line class="grid" x1="\(x, digits: 1)" x2="\(x, digits: 1)" \
        y1="\(Self.top, digits: 0)" y2="\(Self.bottom, digits: 0)"/>\
        <text class="tick" text-anchor="middle" x="\(x, digits: 1)" \
        y="\(Self.bottom + 15, digits: 0)">\(LogScale.label(tick))</text>
        """
    }
    return """
      <svg class="plot" viewBox="0 0 \(Self.width, digits: 0) \(Self.height, digits: 0)" \
      role="img" aria-label="Share of readings done after a CPU time">\(grid)\
      \(curve(empty, kind: "empty"))\(curve(full, kind: "full"))\
      <text class="axis" text-anchor="middle" x="183" y="202">milliseconds of CPU time a reading\
      </text></svg>
      """
  }

  private static func place(_ share: Double) -> Double { bottom - share * (bottom - top) }

  /// One curve, of no more points than can be told apart, with the percentiles as dots.
  private func curve(_ times: [Double], kind: String) -> HTML {
    guard let first = times.first, let last = times.last else { return .none }
    let count = times.count
    let step = max(1, count / 150)
    var path: HTML = "M\(scale.place(first), digits: 1) \(Self.place(0), digits: 1)"
    for index in stride(from: 0, to: count, by: step) {
      let y = Self.place(Double(index + 1) / Double(count))
      path += "H\(scale.place(times[index]), digits: 1)V\(y, digits: 1)"
    }
    path += "H\(scale.place(last), digits: 1)V\(Self.place(1), digits: 1)"
    var dots = HTML.none
    if let percentiles = Percentiles(times) {
      for (share, value) in [
        (0.5, percentiles.p50), (0.9, percentiles.p90), (0.99, percentiles.p99),
      ] {
        dots += """
          <circle class="dot \(kind)" r="3.5" cx="\(scale.place(value), digits: 1)" \
          cy="\(Self.place(share), digits: 1)"/>
          """
      }
    }
    return "<path class=\"curve \(kind)\" d=\"\(path)\"/>\(dots)"
  }
}
