/// The `&` between rows of a value.
extension PrintAssignment {
  /// What stands between two rows of a value: a blank, or the `&` at the end of the one or the beginning of the other.
  func joint(_ upper: Int, _ lower: Int) -> String {
    if lines[upper].text.utf8.last == .ascii("-") {
      // A hyphen at the end of a row is the word's, and stands for one before another word: LAND- UND.
      let isList = ["und ", "and ", "oder "].contains {
        lines[lower].reading.text.starts(with: $0.utf8)
      }
      return isList ? "- " : "-"
    }
    return hasAnd(at: upper, isAtEnd: true) || hasAnd(at: lower, isAtEnd: false) ? " & " : " "
  }

  /// Whether a sure look at a line has an `&` as its last or first word, which the sign of no pattern is like.
  func hasAnd(at place: Int, isAtEnd: Bool) -> Bool {
    lines[place].line.versions.contains { version in
      let words = version.text.split(separator: " ")
      return version.confidence >= 0.7 && words.count > 1
        && (isAtEnd ? words.last : words.first) == "&"
    }
  }
}
