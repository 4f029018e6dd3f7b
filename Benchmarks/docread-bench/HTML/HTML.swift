/// A piece of a page in which everything that is not markup of this program has been escaped.
///
/// It is written as a literal. The literal's own text is markup; a string put in with `\(…)` is
/// text and is escaped, so that a file name or a document's content can never become markup:
///
/// ```swift
/// let row: HTML = "<td>\(name)</td>"
/// ```
struct HTML: Hashable, ExpressibleByStringInterpolation {
  /// The markup.
  private(set) var markup: String

  /// Nothing.
  static let none: HTML = ""

  init(stringLiteral markup: String) {
    self.markup = markup
  }

  init(stringInterpolation: StringInterpolation) {
    markup = stringInterpolation.markup
  }

  /// Text, escaped.
  init(text: String) {
    markup = Self.escaped(text)
  }

  static func + (first: HTML, second: HTML) -> HTML {
    var sum = first
    sum += second
    return sum
  }

  static func += (first: inout HTML, second: HTML) {
    first.markup += second.markup
  }

  /// The text with everything replaced that could end an element's content or an attribute's value
  /// in quotes, that no page may hold, or that would turn the order of what stands around it.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}", "\u{FFFE}", "\u{FFFF}":
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension HTML {
  /// Puts a literal together.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var markup = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      markup.reserveCapacity(literalCapacity)
    }

    mutating func appendLiteral(_ literal: String) {
      markup += literal
    }

    /// Text, which is escaped.
    mutating func appendInterpolation(_ text: String) {
      markup += HTML.escaped(text)
    }

    /// Markup, as it is.
    mutating func appendInterpolation(_ html: HTML) {
      markup += html.markup
    }

    /// Pieces of markup, one behind the other.
    mutating func appendInterpolation(_ pieces: [HTML]) {
      for piece in pieces { markup += piece.markup }
    }

    mutating func appendInterpolation(_ number: Int) {
      markup += String(number)
    }

    /// A number with so many digits after the point; what is not finite becomes 0, so that no plot
    /// is lost.
    mutating func appendInterpolation(_ number: Double, digits: Int) {
      markup += number.isFinite ? number.formatted(digits) : "0"
    }
  }
}
