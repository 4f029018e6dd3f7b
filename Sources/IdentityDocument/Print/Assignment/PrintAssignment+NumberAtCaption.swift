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
      let number = isDutch ? NumberForm.dutchDocument(best.text) : best.text
      put(
        .idNumber, .text(number), from: best.line, isAgreed ? .captionAgreed : .caption,
        confidence: isAgreed ? 0.85 : 0.6, text: best.text, caption: best.labels.text)
    } else {
      findNumberByForm()
      findNumberInDigits()
    }
  }

  /// Whether a text is a year and two digits, as cards for voters of Mexico have the registration.
  private static func isYearAndMonth(_ text: String) -> Bool {
    let parts = text.split(separator: " ")
    return parts.map { $0.utf8.count } == [4, 2]
      && parts.allSatisfy { $0.utf8.allSatisfy { $0.isDigit } }
      && (text.hasPrefix("19") || text.hasPrefix("20"))
  }
}
