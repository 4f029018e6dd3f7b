/// A day that a line may state.
struct DateReading {
  /// The day.
  var date: PrintedDate
  /// The confidence of the reading.
  var confidence: Double
  /// The line.
  var line: Int
  /// The line to its right, where the date goes on there.
  var next: Int?
  /// The text that it was found in.
  var text: String
  /// The field whose date it is.
  var field: DocumentField?
  /// Whether its line states a date of the zone, so that this one is a misreading of it.
  var isOther = false

  /// The characters of the date alone.
  var printed: String {
    let scalars = Array(text.unicodeScalars)
    guard date.range.upperBound <= scalars.count else { return text }
    return String(String.UnicodeScalarView(scalars[date.range]))
  }

  /// The value of a field.
  var value: FieldValue { .date(date.documentDate(printed: printed)) }
}
