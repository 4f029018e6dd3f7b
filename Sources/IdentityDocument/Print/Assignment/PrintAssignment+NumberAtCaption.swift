/// The number of a document that has no zone.
extension PrintAssignment {
  /// Finds the number of the document at its caption, or one whose form only numbers have.
  mutating func findNumberAtCaption() {
    var best: (score: Double, text: String, line: Int, labels: CaptionLabels)?
    for place in lines.indices {
      let line = lines[place]
      let labels =
        line.role == .caption
        ? CaptionLabels(strengths: line.captions, text: line.text) : labels(of: place)
      guard labels[.documentNumber] > 0, !(labels.isOfCard && isOfCommonwealth) else { continue }
      for version in line.line.versions {
        let numbers = PrintedNumber.numbers(in: version.text)
        let isWhole = numbers.isEmpty && PrintedNumber.hasForm(version.text)
        for text in isWhole ? [version.text] : numbers
        where !line.holdsWholeNumber(than: text) && !Self.isYearAndMonth(text) {
          let score =
            labels[.documentNumber] - 0.3 * labels[.personalNumber] + 0.4 * version.confidence
            - 0.02 * labels.distance - (labels.isOfCard ? 0.5 : 0)
            - (labels.isOfPassport ? 0.25 : 0)
          if best.map({ $0.score < score }) ?? true { best = (score, text, place, labels) }
        }
      }
    }
    if let best {
      let isAgreed = lines[best.line].isAgreed
      let whole = withGroupBefore(
        withoutRest(of: best.labels.text ?? "", best.text), at: best.line)
      let number = isDutch ? NumberForm.dutchDocument(whole) : whole
      put(
        .idNumber, .text(number), from: best.line, isAgreed ? .captionAgreed : .caption,
        confidence: isAgreed ? 0.85 : 0.6, text: best.text, caption: best.labels.text)
    } else {
      findNumberByForm()
      findNumberInDigits()
    }
  }

  /// A number without the last letters of its caption, which a look at the line has seen before it: `TOR` of
  /// `CLAVE DE ELECTOR`.
  private func withoutRest(of caption: String, _ number: String) -> String {
    let words = number.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].utf8.count >= 2, words[0].utf8.allSatisfy({ $0.isCapital }),
      FoldedText.words(of: caption).reversed().starts(
        with: FoldedText.words(of: String(words[0])).reversed())
    else { return number }
    return String(words[1])
  }

  /// A number in groups of three, with the first group of one or two digits that was read as the end of the caption before
  /// it: `26` of `REGISTRO GERAL 26` and `687.635-6`.
  private func withGroupBefore(_ number: String, at place: Int) -> String {
    let groups = number.split(separator: ".", omittingEmptySubsequences: false)
    guard groups.count == 2, groups.allSatisfy({ $0.prefix(3).utf8.allSatisfy { $0.isDigit } }),
      groups[0].utf8.count == 3, groups[1].utf8.count >= 3
    else { return number }
    let line = lines[place]
    let before = lines.compactMap { other -> Substring? in
      let gap = line.left - other.right
      guard other.role == .caption, other.isBeside(line, within: 0.4), gap > -0.5,
        gap < 2.2 * line.height, let group = other.text.split(separator: " ").last,
        (1...2).contains(group.utf8.count), group.utf8.allSatisfy({ $0.isDigit })
      else { return nil }
      return group
    }
    return before.count == 1 ? before[0] + "." + number : number
  }

  /// Whether a text is a year and two digits, as cards for voters of Mexico have the registration.
  private static func isYearAndMonth(_ text: String) -> Bool {
    let parts = text.split(separator: " ")
    return parts.map { $0.utf8.count } == [4, 2]
      && parts.allSatisfy { $0.utf8.allSatisfy { $0.isDigit } }
      && (text.hasPrefix("19") || text.hasPrefix("20"))
  }
}
