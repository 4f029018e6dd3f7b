/// Dates as the barcodes of identity cards write them.
enum PayloadDate {
  /// `DDMMYYYY`, with or without a mark between the parts; a part of zeros is not known.
  static func dayFirst(_ text: ArraySlice<UInt8>) -> DocumentDate? {
    guard let digits = digits(of: text) else { return nil }
    return date(
      year: digits.suffix(4), month: digits.dropFirst(2).prefix(2), day: digits.prefix(2), text)
  }

  /// `YYYYMMDD`, with or without a mark between the parts; a part of zeros is not known.
  static func yearFirst(_ text: ArraySlice<UInt8>) -> DocumentDate? {
    guard let digits = digits(of: text) else { return nil }
    return date(
      year: digits.prefix(4), month: digits.dropFirst(4).prefix(2), day: digits.suffix(2), text)
  }

  /// `DD Mon YYYY` with the month's first three letters in English.
  static func named(_ text: ArraySlice<UInt8>) -> DocumentDate? {
    let words = text.split(separator: .ascii(" "))
    guard words.count == 3, let day = words[0].decimal, let year = words[2].decimal else {
      return nil
    }
    let letters = Array(words[1].map { $0.lowercased })
    guard words[2].count == 4, letters.count >= 3 else { return nil }
    let index = months.indices.first { letters.prefix(3).elementsEqual(months[$0].utf8) }
    guard let index, let date = CalendarDate(year: year, month: index + 1, day: day) else {
      return nil
    }
    return DocumentDate(date, printed: text.text)
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Eight digits; `/`, `-` and `.` between them are dropped.
  private static func digits(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard text.count <= 10 else { return nil }
    let digits = text.filter { $0 != .ascii("/") && $0 != .ascii("-") && $0 != .ascii(".") }[...]
    return digits.count == 8 && digits.decimal != nil ? digits : nil
  }

  private static func date(
    year: ArraySlice<UInt8>, month: ArraySlice<UInt8>, day: ArraySlice<UInt8>,
    _ printed: ArraySlice<UInt8>
  ) -> DocumentDate? {
    guard let year = year.decimal, let month = month.decimal, let day = day.decimal else {
      return nil
    }
    guard (1800...2199).contains(year), month <= 12 else { return nil }
    // A leap day of a year without one is no date; a day without a month cannot be judged.
    if month > 0, day > CalendarDate.numberOfDays(inMonth: month, ofYear: year) { return nil }
    if day > 31 { return nil }
    return DocumentDate(
      year: year, month: month == 0 ? nil : month, day: day == 0 ? nil : day,
      printed: printed.text)
  }
}
