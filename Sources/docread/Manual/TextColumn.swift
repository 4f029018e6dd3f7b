/// Plain text, broken into lines of at most 100 characters.
enum TextColumn {
  static let width = 100

  /// The words of a text in lines.
  ///
  /// - Parameters:
  ///   - text: Words with blanks between them; a word that is longer than a line gets its own.
  ///   - indent: The blanks before every line but the first.
  ///   - lead: What stands before the first line, counted in its length.
  /// - Returns: The lines.
  static func lines(_ text: String, indent: Int = 0, lead: String = "") -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = lead
    var isEmpty = true
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        (line, isEmpty) = (margin, true)
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }

  /// Names on the left, what they are on the right, one below the other.
  static func table(_ rows: [(name: String, text: String)], widest: Int = 20) -> [String] {
    let narrow = rows.map(\.name.count).filter { $0 <= widest }.max() ?? 0
    let indent = narrow + 4
    return rows.flatMap { name, text -> [String] in
      let margin = String(repeating: " ", count: indent)
      guard name.count <= narrow else {
        return ["  \(name)"] + lines(text, indent: indent, lead: margin)
      }
      return lines(text, indent: indent, lead: "  \(name.padded(to: narrow))  ")
    }
  }
}
