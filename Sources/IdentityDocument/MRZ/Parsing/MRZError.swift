/// Why a text is not a machine readable zone.
///
/// Every case that concerns a place in the text has it in ``place``. ``description`` and ``message``
/// hold nothing of the document and may be logged; ``debugDescription`` draws the line with a caret
/// under the place.
public enum MRZError: Error, Hashable, Sendable {
  /// Where in a text something is wrong.
  public struct Place: Hashable, Sendable {
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1.
    public var column: Int
    /// The text of the line, or its beginning where it is long.
    public var text: String

    /// Makes a place.
    ///
    /// - Parameters:
    ///   - line: The line, counted from 1.
    ///   - column: The column, counted from 1.
    ///   - text: The text of the line.
    public init(line: Int, column: Int, text: String) {
      self.line = line
      self.column = column
      self.text = text
    }
  }

  /// There is no text.
  case empty
  /// A character stands in the text that no zone has; wanted is `A` to `Z`, `0` to `9` or `<`.
  case unexpectedCharacter(Unicode.Scalar, at: Place)
  /// A line is too short or too long; `expected` are the lengths that would do.
  ///
  /// The place is the one behind the last character, or that of the first character too many.
  case unexpectedLineLength(expected: [Int], at: Place)
  /// There are so many lines, and a line of this length needs others beside it; `expected` is how many lines there
  /// should be.
  case unexpectedLineCount(Int, expected: Int, at: Place)
  /// The lines have the lengths of a document that begins otherwise.
  case unexpectedDocument(expected: String, at: Place)

  /// The place in the text, or `nil` where there is no text.
  public var place: Place? {
    switch self {
    case .empty: nil
    case .unexpectedCharacter(_, let place), .unexpectedLineLength(_, let place),
      .unexpectedLineCount(_, _, let place), .unexpectedDocument(_, let place):
      place
    }
  }

  /// The line, counted from 1; 1 where there is no text.
  public var line: Int { place?.line ?? 1 }

  /// The column, counted from 1; 1 where there is no text.
  public var column: Int { place?.column ?? 1 }

  /// What was expected, such as `30, 36 or 44 characters`.
  public var expectation: String {
    switch self {
    case .empty: "a machine readable zone"
    case .unexpectedCharacter: "A to Z, 0 to 9 or <"
    case .unexpectedLineLength(let expected, _): "\(Self.choice(expected)) characters"
    case .unexpectedLineCount(_, let expected, _):
      expected == 1 ? "1 line" : "\(expected) lines"
    case .unexpectedDocument(let expected, _): "\(expected)"
    }
  }

  /// A short name for the kind of error, for logs and machines.
  public var code: String {
    switch self {
    case .empty: "empty"
    case .unexpectedCharacter: "unexpectedCharacter"
    case .unexpectedLineLength: "unexpectedLineLength"
    case .unexpectedLineCount: "unexpectedLineCount"
    case .unexpectedDocument: "unexpectedDocument"
    }
  }

  /// What is wrong in one line, without the drawing: `wrong length at line 2, column 10: expected …`.
  public var message: String {
    guard let place else { return "no text: expected \(expectation)" }
    let fault =
      switch self {
      case .unexpectedCharacter(let found, _):
        Self.isVisible(found) ? "unexpected “\(found)”" : "unexpected \(Self.name(of: found))"
      case .unexpectedLineLength: "wrong length"
      case .unexpectedLineCount(let found, _, _):
        if found == 1 {
          "1 line"
        } else {
          found > Self.mostLines ? "more than \(Self.mostLines) lines" : "\(found) lines"
        }
      default: "unknown document"
      }
    return "\(fault) at line \(place.line), column \(place.column): expected \(expectation)"
      + (hint.map { "; \($0)" } ?? "")
  }

  /// Lines that are too many are counted up to this number.
  static let mostLines = 99

  /// What may have happened, where it shows.
  private var hint: String? {
    switch self {
    case .unexpectedLineCount(let found, let expected, _)
    where expected > 1 && found > expected && found % expected == 0 && found <= Self.mostLines:
      found == 2 * expected
        ? "this looks like two zones" : "this looks like \(found / expected) zones"
    default: nil
    }
  }

  /// How a character that draws nothing is called, such as `space` or `U+FEFF`.
  private static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ": return "space"
    case "\t": return "tabulator"
    case "\u{FFFD}": return "byte that is no text"
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
  }

  /// Whether a character draws something; control characters, blanks and marks without width do not,
  /// nor does U+FFFD, which stands for bytes that are no text.
  static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ..."\u{20}", "\u{7F}"..."\u{A0}", "\u{AD}", "\u{2000}"..."\u{200F}",
      "\u{2028}"..."\u{202F}", "\u{205F}"..."\u{206F}", "\u{3000}", "\u{FEFF}", "\u{FFFD}":
      false
    default: true
    }
  }

  /// Numbers as `30, 36 or 44`.
  private static func choice(_ numbers: [Int]) -> String {
    var text = ""
    for (index, number) in numbers.enumerated() {
      if index > 0 { text.append(index == numbers.count - 1 ? " or " : ", ") }
      text.append(String(number))
    }
    return text
  }
}

extension MRZError: CustomStringConvertible {
  /// What is wrong in one line, as ``message``.
  public var description: String { message }
}

extension MRZError: CustomDebugStringConvertible {
  /// What is wrong, the line in which it is, and a caret under the place.
  ///
  /// It holds text of the document: for the eyes of the one who gave it, never for logs.
  public var debugDescription: String {
    message + drawing
  }

  /// The line in which it is, and a caret under the place, each on a row of its own.
  package var drawing: String {
    guard let place else { return "" }
    var text = "\n"
    text.append(place.text)
    text.append("\n")
    // A caller's place may lie anywhere; a caret is drawn within reach of a line.
    let column = min(max(1, place.column), 4 * MRZ.Characters.count)
    for _ in 1..<column { text.append(" ") }
    text.append("^")
    return text
  }
}
