/// What is said of a strip before its pixels, as a line of JSON.
struct StripHeader: CustomStringConvertible {
  let path: String
  /// The line within the zone, counted from 0, and the number of lines.
  let line: Int
  let lines: Int
  let cells: Int
  let width: Int
  let height: Int
  /// The centres of the cells in the picture, x and y in pixels.
  let centers: [[Double]]

  var description: String {
    """
    {"path":"\(Self.escaped(path))","line":\(line),"lines":\(lines),"cells":\(cells),"width":\(width),\
    "height":\(height),"centers":\(centers)}
    """
  }

  /// A text with what JSON escapes (RFC 8259, §7).
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\"", "\\": escaped += "\\\(scalar)"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
