/// Numbers of cards whose caption is the sign for a number alone.
extension PrintAssignment {
  /// Finds the number below `N°`, `Nr. / No.` or `Uimh./No.`, where nothing else announces what stands there.
  mutating func findNumberAtSign() {
    guard fields[.idNumber] == nil else { return }
    let found = lines.indices.filter { sign in
      Self.isSign(lines[sign])
    }.compactMap { numberBelow($0) }
    guard found.count == 1, let place = found.first else { return }
    let read = PrintedText.cleaned(lines[place].text, keepsDigit: true)
    let other = withInitial(than: read, in: place)
    let text = other ?? read
    put(
      .idNumber, .text(text), from: place, .caption,
      confidence: other == nil && !Self.mayBeginWithLetter(text) ? 0.75 : 0.6,
      text: text)
    lines[place].role = .number
  }

  /// What the surest look at a line has read, where that differs from a number in having a letter for its first digit:
  /// `ID041827` for `1D041827`.
  private func withInitial(than number: String, in place: Int) -> String? {
    let line = lines[place]
    guard Self.mayBeginWithLetter(number) else { return nil }
    return line.line.versions.first {
      $0.confidence > line.confidence && $0.text.utf8.first?.isCapital == true
        && $0.text.dropFirst() == number.dropFirst()
    }?.text
  }

  /// Whether a number begins with a digit before a capital, which a letter may be read as.
  private static func mayBeginWithLetter(_ number: String) -> Bool {
    number.utf8.first?.isDigit == true && number.utf8.dropFirst().first?.isCapital == true
  }

  /// Whether a line is the sign for a number, in one language or in two: `N° / No.`, whose ring is read as a digit, too.
  static func isSign(_ line: AssignedLine) -> Bool {
    line.line.versions.contains { look in
      let words = FoldedText.words(of: look.text)
      return look.confidence > 0.5
        && (signs.contains(words)
          || words.count == 5 && words.starts(with: "n".utf8)
            && words.reversed().starts(with: "on ".utf8))
    }
  }

  /// The line right below a sign that is one number and nothing else, as two looks have read it.
  private func numberBelow(_ sign: Int) -> Int? {
    let caption = lines[sign]
    return lines.indices.filter { place in
      let line = lines[place]
      let below = line.baseline - caption.baseline
      return place != sign && line.role == nil && line.isAgreed && line.confidence > 0.7
        && below > 0.8 * line.height && below < 2.4 * line.height
        && abs(line.left - caption.left) < 3 && caption.height < 0.85 * line.height
        && PrintedDate.dates(in: line.text).isEmpty && line.text.utf8.count <= 15
        && PrintedNumber.numbers(in: line.text) == [line.text]
        && labels(of: place).strengths.allSatisfy { $0.value < 0.5 || $0.key == .documentNumber }
    }.min { lines[$0].baseline < lines[$1].baseline }
  }

  /// Source: the cards of Monaco, Liechtenstein, Lithuania and Ireland.
  private static let signs: Set<[UInt8]> = Set(
    ["n", "no", "nr", "nr no", "n no", "uimh no"].map { Array($0.utf8) })
}
