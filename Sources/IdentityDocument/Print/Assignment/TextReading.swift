/// A text that may be the value of a field.
struct TextReading {
  /// How it stands in its line.
  enum Place: Hashable {
    /// It is the line.
    case alone
    /// It stands behind a caption.
    case behindCaption
    /// It stands beside a date.
    case besideDate
  }

  /// The line.
  var line: Int
  /// The text without stray signs at its ends.
  var text: String
  /// The captions that speak of it.
  var labels: CaptionLabels
  /// The confidence of the reading.
  var confidence: Double
  /// How it stands in its line.
  var place: Place
  /// Whether it is a field's.
  var isTaken = false

  /// Whether it may be an address: one word with a stroke is a caption, as `RT/RW` of Indonesian cards, and so is what
  /// begins with the label of a name.
  var mayBeAddress: Bool {
    let isName = CaptionReading(text).matches.contains { match in
      match.range.lowerBound == 0 && match.score >= 0.8
        && [.surname, .givenNames, .wholeName].contains(match.caption)
    }
    return !isName
      && (!text.utf8.contains(.ascii("/"))
        || text.utf8.contains { $0.isDigit || $0 == .ascii(" ") })
  }

  /// Whether it has a digit, which no name has.
  var hasDigit: Bool { text.utf8.contains { $0.isDigit } }

  /// Whether it may be a row of a name that no field has.
  var mayBeRowOfName: Bool { !isTaken && likeness > 0.8 && !hasDigit }

  /// How much it looks like a value.
  var likeness: Double { PrintedText.likeness(text) }
}
