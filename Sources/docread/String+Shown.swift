extension String {
  /// The text on one line, its control characters written as Swift writes them (`\\u{1b}`), so that a terminal draws
  /// them in place of obeying; so are those that turn the direction of text.
  var shown: String { shown(Self.isObeyed) }

  /// The text on as many lines as it has, its other control characters written as Swift writes them.
  var shownLines: String {
    shown { $0 != "\n" && Self.isObeyed($0) }
  }

  /// Control characters, line separators (U+2028, U+2029), and the marks, embeddings, overrides and
  /// isolates of bidirectional text (UAX #9, §2).
  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: scalar.properties.generalCategory == .control
    }
  }

  private func shown(_ isControl: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isControl) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if isControl(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
