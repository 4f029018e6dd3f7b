extension PrintedText {
  /// A text whose words begin with a capital I where a small L was read before another capital: `lJzerman`.
  ///
  /// No name begins with a small L that a capital follows without a sign between them.
  static func withCapitalI(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    for place in scalars.indices.dropLast() where scalars[place] == "l" {
      let isFirst = place == 0 || !scalars[place - 1].properties.isAlphabetic
      if isFirst, scalars[place + 1].properties.isUppercase { scalars[place] = "I" }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
