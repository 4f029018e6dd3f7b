extension String {
  /// The text on one line, its control characters written as Swift writes them (`\\u{1b}`), so that a terminal draws
  /// them in place of obeying.
  var shown: String { shown { $0.properties.generalCategory == .control } }

  /// The text on as many lines as it has, its other control characters written as Swift writes them.
  var shownLines: String {
    shown { $0.properties.generalCategory == .control && $0 != "\n" }
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
