import CorpusIndex
import Glibc

/// Stated confidence of characters against the share of them that is right.
///
/// Both axes show the distance from certainty on a logarithmic scale, since nearly all characters
/// are stated to be more than 99 % sure.
struct CalibrationPlot {
  private static let left = 66.0
  private static let right = 326.0
  private static let top = 30.0
  private static let bottom = 274.0
  /// The place of ranges in which every character is right.
  private static let allRight = 12.0
  /// The share of wrong characters at the end of either axis.
  private static let least = 1e-4

  private let bins: [Reliability.Bin]

  init(_ bins: [Reliability.Bin]) {
    self.bins = bins.filter { $0.characters > 0 }
  }

  var html: HTML {
    var grid = HTML.none
    for (share, label) in [
      (0.0, "0 %"), (0.5, "50 %"), (0.9, "90 %"), (0.99, "99 %"), (0.999, "99.9 %"),
      (0.9999, "99.99 %"),
    ] {
      let x = Self.column(share)
      let y = Self.row(share)
      grid += """
        <line class="grid" x1="\(Self.left, digits: 0)" x2="\(Self.right, digits: 0)" \
        y1="\(y, digits: 1)" y2="\(y, digits: 1)"/>\
        <line class="grid" x1="\(x, digits: 1)" x2="\(x, digits: 1)" \
        y1="\(Self.top, digits: 0)" y2="\(Self.bottom, digits: 0)"/>\
        <text class="tick" text-anchor="end" x="\(Self.left - 5, digits: 0)" \
        y="\(y + 3.5, digits: 1)">\(label)</text>\

        """
      // Beside “50 %” there is no room for another label.
      guard share > 0 else { continue }
      grid += """
        <text class="tick" text-anchor="middle" x="\(min(x, Self.right - 12), digits: 1)" \
        y="\(Self.bottom + 15, digits: 0)">\(label)</text>
        """
    }
    return """
      <svg class="plot" viewBox="0 0 340 312" role="img" \
      aria-label="Stated confidence against observed rightness">\(grid)\
      <line class="grid" x1="\(Self.left, digits: 0)" x2="\(Self.right, digits: 0)" \
      y1="\(Self.allRight, digits: 0)" y2="\(Self.allRight, digits: 0)"/>\
      <text class="tick" text-anchor="end" x="\(Self.left - 5, digits: 0)" \
      y="\(Self.allRight + 3.5, digits: 1)">all</text>\
      <line class="diagonal" x1="\(Self.left, digits: 0)" y1="\(Self.bottom, digits: 0)" \
      x2="\(Self.right, digits: 0)" y2="\(Self.top, digits: 0)"/>\
      <text class="hint" x="162" y="262">below the line: too sure of itself</text>\
      <text class="hint" x="74" y="48">above: too modest</text>\
      \(bins.map(mark))\
      <text class="axis" text-anchor="middle" x="196" y="306">stated: a character is right</text>\
      <text class="axis" text-anchor="middle" transform="rotate(-90 9 152)" x="9" y="152">\
      observed: it is right</text></svg>
      """
  }

  private static func column(_ share: Double) -> Double {
    left + (right - left) * sureness(share)
  }

  private static func row(_ share: Double) -> Double {
    bottom - (bottom - top) * sureness(share)
  }

  /// 0 where nothing is sure, 1 where one in ten thousand is wrong.
  private static func sureness(_ share: Double) -> Double {
    let doubt = min(max(1 - share, least), 1)
    return log10(doubt) / log10(least)
  }

  /// A range: a dot as large as it holds characters, with the interval in which the true share lies
  /// with 95 % confidence (Wilson 1927).
  private func mark(_ bin: Reliability.Bin) -> HTML {
    let count = Double(bin.characters)
    let observed = bin.observed ?? 0
    let x = Self.column(bin.stated ?? 0)
    let isAll = bin.right == bin.characters
    let y = isAll ? Self.allRight : Self.row(observed)
    let z = 1.96
    let middle = (observed + z * z / (2 * count)) / (1 + z * z / count)
    let reach =
      z / (1 + z * z / count)
      * (observed * (1 - observed) / count + z * z / (4 * count * count)).squareRoot()
    let upper = isAll ? Self.allRight : Self.row(middle + reach)
    let radius = 2.5 + min(5, log10(count))
    return """
      <g><title>\(bin.characters) characters, stated \((bin.stated ?? 0).formatted(4)), right \
      \(observed.formatted(4))</title>\
      <line class="stop full" x1="\(x, digits: 1)" x2="\(x, digits: 1)" y1="\(upper, digits: 1)" \
      y2="\(Self.row(middle - reach), digits: 1)"/>\
      <circle class="dot full" r="\(radius, digits: 1)" cx="\(x, digits: 1)" \
      cy="\(y, digits: 1)"/></g>
      """
  }
}
